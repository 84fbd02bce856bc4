"""Which rows of a test in a browser ./check runs, while ./check --all runs them all.

Of rows that differ in nothing but how a page is looked at (its window, its language, its light), ./check runs one,
drawn by the name of the test, so that all windows and languages come by over all tests; of other rows, the first and
the last.
"""

from collections import defaultdict
from collections.abc import Iterable
from typing import Final
from zlib import crc32

import pytest

from tests.browser.tour.tour_runner import TourTests

DISPLAY: Final = frozenset(
    {"guest", "here", "language", "light", "locale", "printed", "size", "television", "there", "width"}
)
"""What parameters are called that say how a page is looked at: by whom of which language (`guest`, `here`, `there`,
`television`), in which window, and what is printed there in this language (`printed`)."""


def leave_rows_to_all(items: Iterable[pytest.Item]) -> None:
    """Mark with `all` the rows that only ./check --all runs.

    The walks by all screens, and tests of which some row has that mark already, choose their rows themselves.
    """
    rows: dict[str, list[pytest.Function]] = defaultdict(list)
    for item in items:
        if isinstance(item, pytest.Function) and hasattr(item, "callspec") and not _is_tour(item):
            rows[item.nodeid.partition("[")[0]].append(item)
    for name, each in rows.items():
        if not any(row.get_closest_marker("all") for row in each):
            for number in set(range(len(each))) - _run_by_check(name, each):
                each[number].add_marker(pytest.mark.all)


def _run_by_check(name: str, rows: list[pytest.Function]) -> set[int]:
    """Return the places of the rows of a test that ./check runs."""
    if all(row.callspec.params.keys() <= DISPLAY for row in rows):
        return {crc32(name.encode()) % len(rows)}
    return {0, len(rows) - 1}


def _is_tour(item: pytest.Function) -> bool:
    return isinstance(item.cls, type) and issubclass(item.cls, TourTests)

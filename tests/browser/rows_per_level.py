"""Which rows of a test in a browser ./check runs: the first and the last, while ./check --all runs them all."""

from collections import defaultdict
from collections.abc import Iterable

import pytest

from tests.browser.tour.tour_runner import TourTests


def leave_middle_rows_to_all(items: Iterable[pytest.Item]) -> None:
    """Mark all rows of each test but the first and the last with `all`.

    The walks by all screens, and tests of which some row has that mark already, choose their rows themselves.
    """
    rows: dict[str, list[pytest.Function]] = defaultdict(list)
    for item in items:
        if isinstance(item, pytest.Function) and hasattr(item, "callspec") and not _is_tour(item):
            rows[item.nodeid.partition("[")[0]].append(item)
    for each in rows.values():
        if not any(row.get_closest_marker("all") for row in each):
            for row in each[1:-1]:
                row.add_marker(pytest.mark.all)


def _is_tour(item: pytest.Function) -> bool:
    return isinstance(item.cls, type) and issubclass(item.cls, TourTests)

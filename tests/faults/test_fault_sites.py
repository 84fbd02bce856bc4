"""Where faults can be planted: in what runs, and nowhere else."""

import pytest

from tests.faults.equivalents import read
from tests.faults.fault import fault
from tests.faults.fault_sampling import AREAS, drawn, places
from tests.faults.python_fault_sites import changes
from tools.paths import ROOT


def changed(text: str) -> set[str]:
    """Return the line that each change of a text makes."""
    return {fault("kit", "a.py", text, change).becomes for change in changes(text)}


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("a = b < c", {"a = b <= c"}),
        ("a = b == c >= d", {"a = b != c >= d", "a = b == c > d"}),
        ("a = b is not c", {"a = b is c"}),
        ("a = b not in c", {"a = b in c"}),
        ("a = b and c", {"a = b or c"}),
        ("a = not b", {"a = b"}),
        ("a = b + c - d", {"a = b - c - d", "a = b + c + d"}),
        ("a += b", {"a -= b"}),
        ("a = True", {"a = False"}),
        ("a = (2, 5)", {"a = (3, 5)", "a = (2, 4)"}),
        ("a = b if c else d", {"a = b if (not c) else d"}),
        ("a(b)", {"pass"}),
    ],
)
def test_each_kind_of_change_is_found(line: str, expected: set[str]) -> None:
    assert changed(line) == expected


def test_a_return_is_negated_or_emptied_only_where_its_type_allows_it() -> None:
    assert changed("def a() -> bool:\n    return b()") == {"return (not b())"}
    assert changed("def a() -> C | None:\n    return b()") == {"return None"}
    assert changed("def a() -> C:\n    return b()") == set()


@pytest.mark.parametrize(
    "text",
    [
        '"""Say that 1 < 2 and True."""',
        'a = "1 + 1"',
        'a = f"{b + 1} < {c}"',
        "a: Literal[1] = b",
        "def a(b: Literal[1]) -> Literal[2]: ...",
        "if TYPE_CHECKING:\n    a = 1",
        "a = b  # 1 < 2",
        'a = "b" + c',
    ],
)
def test_no_text_comment_or_annotation_is_a_place(text: str) -> None:
    assert changes(text) == []


def test_a_change_names_its_function_and_counts_letters_not_bytes() -> None:
    text = 'class A:\n    def b(self) -> int:\n        return c("é…🎁", 1)\n'
    [(function, _, start, end, _)] = changes(text)
    assert (function, text[start:end]) == ("A.b", "1")


def test_every_area_has_enough_places_and_a_lot_names_each_file_once_at_first() -> None:
    for area in AREAS[:-1]:
        order = drawn(area, 1)
        first = [next(order) for _ in range(9)]
        assert len({each.file for each in first}) == 9
        assert len(places(area)) > 500


def test_the_same_seed_draws_the_same_faults_and_another_draws_others() -> None:
    assert next(drawn("bots", 1)) == next(drawn("bots", 1))
    assert next(drawn("bots", 1)) != next(drawn("bots", 2))


def test_each_change_listed_as_equivalent_can_still_be_planted() -> None:
    for entry in read():
        text = (ROOT / entry.file).read_text()
        assert entry.was in [line.strip() for line in text.splitlines()], f"{entry.file} has no line: {entry.was}"
        assert entry.was != entry.becomes
        assert len(entry.reason) > 20

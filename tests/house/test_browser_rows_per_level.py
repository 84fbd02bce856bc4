"""Which rows of a test in a browser ./check passes over, and that none of its tests is passed over as a whole."""

import sys
from functools import cache
from pathlib import Path
from subprocess import run

ROOT = Path(__file__).parents[2]
ROWS = "tests/browser/test_nothing_in_the_way.py::test_a_tip_on_a_phone_lies_on_nothing"
CHOSEN = "tests/browser/test_large_text.py"
"""Some of its rows are marked by its author."""


@cache
def collected(marks: str) -> list[str]:
    """Return the names of the tests that a run of these marks would run."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-m", marks, ROWS, CHOSEN]
    lines = run(command, capture_output=True, text=True, check=False, cwd=ROOT).stdout.splitlines()
    return [line for line in lines if "::" in line]


def test_the_first_and_the_last_row_are_run_and_those_between_left_to_all() -> None:
    every = [row for row in collected("browser") if row.startswith(ROWS)]
    assert len(every) > 2
    assert [row for row in collected("browser and not all") if row.startswith(ROWS)] == [every[0], every[-1]]


def test_who_marks_rows_chooses_them() -> None:
    text = (ROOT / CHOSEN).read_text(encoding="utf-8")
    every, by_default = (
        sum(row.startswith(CHOSEN) for row in collected(marks)) for marks in ("browser", "browser and not all")
    )
    assert text.count("marks=pytest.mark.all") == every - by_default

"""Which rows of a test in a browser ./check passes over, and that none of its tests is passed over as a whole."""

import sys
from functools import cache
from pathlib import Path
from subprocess import run

ROOT = Path(__file__).parents[2]
PLAIN = "tests/browser/test_nothing_in_the_way.py"
"""None of its rows is marked by its author; rows of several of its tests differ in the language alone."""
SCENES = f"{PLAIN}::test_a_tip_on_a_phone_lies_on_nothing["
"""Its rows differ in what is shown."""
DISPLAYS = f"{PLAIN}::test_on_a_low_phone_no_panel_stays_under_what_is_asked["
"""Its rows differ in the window alone."""
CHOSEN = "tests/browser/test_large_text.py"
"""Some of its rows are marked by its author."""


@cache
def collected(marks: str) -> list[str]:
    """Return the names of the tests that a run of these marks would run."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-m", marks, PLAIN, CHOSEN]
    lines = run(command, capture_output=True, text=True, check=False, cwd=ROOT).stdout.splitlines()
    return [line for line in lines if "::" in line]


def at_each_level(prefix: str) -> tuple[list[str], list[str]]:
    """Return which of these rows ./check --all runs, and which ./check does."""
    every, by_default = (
        [row for row in collected(marks) if row.startswith(prefix)] for marks in ("browser", "browser and not all")
    )
    return every, by_default


def test_of_what_is_shown_the_first_and_the_last_row_are_run_and_those_between_left_to_all() -> None:
    every, by_default = at_each_level(SCENES)
    assert len(every) > 2
    assert by_default == [every[0], every[-1]]


def test_of_ways_to_look_at_a_page_one_row_is_run_and_the_others_left_to_all() -> None:
    every, by_default = at_each_level(DISPLAYS)
    assert len(every) > len(by_default) == 1


def test_no_test_is_left_to_all_as_a_whole_and_both_languages_come_by() -> None:
    every, by_default = at_each_level(PLAIN)
    assert {row.partition("[")[0] for row in every} == {row.partition("[")[0] for row in by_default}
    assert {row.partition("[")[2] for row in by_default} >= {"en-GB]", "fr-FR]"}


def test_who_marks_rows_chooses_them() -> None:
    text = (ROOT / CHOSEN).read_text(encoding="utf-8")
    every, by_default = at_each_level(CHOSEN)
    assert text.count("marks=pytest.mark.all") == len(every) - len(by_default)

"""What is found is counted for the gate that finds it."""

import subprocess
from pathlib import Path

import pytest

from tests.faults.__main__ import first, main
from tests.faults.check_steps import ALL, CHECK, Step, by_nearness, steps
from tests.faults.copies import Copy, Outcome
from tests.faults.equivalents import Equivalent
from tests.faults.fault import Fault, fault
from tests.faults.fault_detection import Detection, FaultDetector
from tests.faults.python_fault_sites import changes
from tests.faults.report import Verdict, line_of, missed, table, write
from tools.paths import ROOT

TEXT = "a = 1 < b\n"
FILE = "src/regift/kit/deck_builder_option_and_deck_code.py"
TEST = "tests/kit/test_deck_builder_option_and_deck_code.py"


def one(area: str = "kit", file: str = FILE) -> Fault:
    """Return a fault of some file."""
    return fault(area, file, TEXT, changes(TEXT)[1])


def verdicts() -> list[Verdict]:
    """Return three verdicts: found by ./check, found by --all, found by nobody."""
    return [
        Verdict(1, one(), Detection(CHECK, "tests", f"{TEST}::test_a"), 2.0),
        Verdict(2, one(), Detection(ALL, "further rows", f"{TEST}::test_b"), 3.0),
        Verdict(3, one("web", "web/src/main.ts"), None, 4.0),
    ]


def test_what_check_finds_all_finds_too() -> None:
    assert table(verdicts())[2:] == [
        "| kit | 2 | 1 | 2 |",
        "| web | 1 | 0 | 0 |",
        "| **all** | 3 | 1 (33%) | 2 (67%) |",
    ]


def test_what_nobody_finds_is_named_with_its_change() -> None:
    [verdict] = missed(verdicts())
    assert line_of(verdict).splitlines() == [
        "  3  web      web/src/main.ts:1",
        "     - a = 1 < b",
        "     + a = 1 <= b",
        "     NOBODY, 4 s",
    ]


def test_the_report_holds_every_verdict(tmp_path: Path) -> None:
    write(tmp_path / "report.json", verdicts())
    assert (tmp_path / "report.json").read_text().count('"place"') == 3


def test_an_equivalent_change_is_passed_over_and_the_next_in_the_lot_taken() -> None:
    other = fault("kit", "b.py", TEXT, changes(TEXT)[1])
    known = [Equivalent(FILE, "a = 1 < b", "a = 1 <= b", "b is never 1")]
    assert first(iter([one(), other]), 1, known) == ([other], [(one(), "b is never 1")])


def test_of_two_functions_with_the_same_line_an_equivalent_change_may_be_in_one_alone() -> None:
    text = "def a() -> None:\n    b = d < e\n\n\ndef c() -> None:\n    b = d < e\n"
    places = [fault("kit", FILE, text, change) for change in changes(text)]
    ones, others = ([each for each in places if each.function == name] for name in "ac")
    known = [Equivalent(FILE, "b = d < e", "b = d <= e", "nothing asks for it", "a")]
    assert first(iter([*ones, *others]), 1, known) == (others, [(ones[0], "nothing asks for it")])


def test_the_tests_that_mirror_a_module_come_first() -> None:
    near, far = by_nearness(one(), ROOT)
    assert near[0] == TEST
    assert "tests/kit/test_record.py" in near
    assert not set(near) & set(far)
    assert "tests/terminal/test_words.py" in far


def test_a_module_in_a_folder_of_its_game_is_mirrored_by_the_tests_of_that_game_alone() -> None:
    near, _ = by_nearness(one("games", "src/regift/games/cursed_gifts/rules/elimination_and_game_end.py"), ROOT)
    assert "tests/rules/cursed_gifts/test_leaving.py" in near
    assert not [file for file in near if "kung_fu" in file]


def test_ruff_does_not_find_the_pass_that_stands_where_a_call_was_left_out() -> None:
    [lint] = [step for step in steps(one(), ROOT) if step.name == "lint"]
    text = 'def greet() -> str:\n    """Greet."""\n    pass\n    return "hello"\n'
    *command, folder, blind = lint.command
    assert folder == "."
    for more, code in (((), 1), ((blind,), 0)):
        ruff = [*command, *more, "--stdin-filename=src/regift/greet.py", "-"]
        asked = subprocess.run(ruff, check=False, input=text, text=True, cwd=ROOT, stdout=subprocess.DEVNULL)
        assert asked.returncode == code


def test_every_step_that_check_runs_comes_before_those_of_all_alone() -> None:
    for fault_ in (one(), one("web", "web/src/main.ts")):
        gates = [step.gate for step in steps(fault_, ROOT)]
        assert gates == sorted(gates, key=[CHECK, ALL].index)
        assert set(gates) == {CHECK, ALL}


class Scripted(Copy):
    """A copy whose commands say what a test wrote down."""

    def __init__(self, folder: Path, planted: Outcome, clean: Outcome) -> None:
        super().__init__(folder)
        (folder / "a.py").write_text(TEXT)
        self.told = {TEXT: clean, "a = 1 <= b\n": planted}

    def run(self, command: tuple[str, ...], folder: str = "") -> Outcome:
        """Return what was written down for the file as it stands."""
        return self.told[(self.folder / "a.py").read_text()]


PASSED, FAILED = (
    Outcome(0, "1 passed"),
    Outcome(1, f"FAILED {TEST}::test_a - assert 1"),
)
STEP = Step("tests", CHECK, ("python", "-m", "pytest"), (TEST,))


@pytest.mark.parametrize("clean", [PASSED, Outcome(4, f"ERROR: not found: {TEST}::test_a")])
def test_a_fault_is_found_by_the_test_that_fails_with_it_alone(tmp_path: Path, clean: Outcome) -> None:
    gate = FaultDetector(Scripted(tmp_path, FAILED, clean))
    assert gate.ask(STEP, one(file="a.py")) == Detection(CHECK, "tests", f"{TEST}::test_a")


@pytest.mark.parametrize(("planted", "clean"), [(PASSED, PASSED), (FAILED, FAILED)])
def test_a_test_that_passes_or_fails_either_way_finds_nothing(tmp_path: Path, planted: Outcome, clean: Outcome) -> None:
    assert FaultDetector(Scripted(tmp_path, planted, clean)).ask(STEP, one(file="a.py")) is None


def test_a_step_that_fails_without_a_fault_finds_nothing_and_is_known_for_it(tmp_path: Path) -> None:
    step, gate = Step("types", CHECK, ("mypy",)), FaultDetector(Scripted(tmp_path, FAILED, FAILED))
    assert gate.ask(step, one(file="a.py")) is None
    assert gate.clean == {("mypy",): False}


def test_a_run_that_breaks_off_is_held_against_the_fault_only_where_it_passes_without(tmp_path: Path) -> None:
    broken = Outcome(-9, "killed")
    assert FaultDetector(Scripted(tmp_path, broken, PASSED)).ask(STEP, one(file="a.py")) == Detection(
        CHECK, "tests", "killed"
    )
    assert FaultDetector(Scripted(tmp_path, broken, broken)).ask(STEP, one(file="a.py")) is None


def test_the_lot_can_be_listed_without_planting_anything(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--list", "--area", "bots", "--count", "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len([line for line in lines if line.startswith("     + ")]) == 3

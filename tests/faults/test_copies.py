"""A fault is planted in a copy and taken back again."""

from pathlib import Path

import pytest

from tests.faults.copies import Copy, committed
from tests.faults.fault import Fault, fault
from tests.faults.python_fault_sites import changes

TEXT = "a = 1 < b  # …\n"


def planted() -> Fault:
    """Return a fault of the file below."""
    return fault("kit", "a.py", TEXT, changes(TEXT)[1])


def test_a_planted_fault_changes_one_place_for_a_while(tmp_path: Path) -> None:
    file = tmp_path / "a.py"
    file.write_text(TEXT)
    with Copy(tmp_path).holding(planted()):
        assert file.read_text() == "a = 1 <= b  # …\n"
    assert file.read_text() == TEXT


def test_the_file_is_put_back_after_a_failure_with_its_time_of_change(tmp_path: Path) -> None:
    file = tmp_path / "a.py"
    file.write_text(TEXT)
    before = file.stat().st_mtime_ns
    with pytest.raises(KeyboardInterrupt), Copy(tmp_path).holding(planted()):
        raise KeyboardInterrupt
    assert (file.read_text(), file.stat().st_mtime_ns) == (TEXT, before)


def test_no_two_faults_of_a_file_bear_the_same_second(tmp_path: Path) -> None:
    file = tmp_path / "a.py"
    file.write_text(TEXT)
    copy, seconds = Copy(tmp_path), {int(file.stat().st_mtime)}
    for _ in range(3):
        with copy.holding(planted()):
            seconds.add(int(file.stat().st_mtime))
    assert len(seconds) == 4


def test_a_copy_holds_the_sources_but_nothing_that_was_built() -> None:
    names = committed()
    assert "src/regift/kit/deck_builder_option_and_deck_code.py" in names
    assert not [name for name in names if name.startswith(("build/", "web/node_modules/"))]


def test_what_a_command_says_is_kept_and_its_sources_are_those_of_the_copy(tmp_path: Path) -> None:
    asked = "import os, sys; print(os.environ['PYTHONPATH'].split(os.pathsep)[0], os.getcwd()); sys.exit(3)"
    (tmp_path / "web").mkdir()
    outcome = Copy(tmp_path).run(("python", "-c", asked), "web")
    assert (outcome.code, outcome.said.split()) == (3, [str(tmp_path / "src"), str(tmp_path / "web")])

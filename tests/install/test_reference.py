"""The reference of the library is written from its docstrings, and its types are those that Pyright reads, too."""

import json
import subprocess
from pathlib import Path

import pytest

import regift
from tools import reference
from tools.paths import ROOT
from tools.virtual_environment import Environment

pytestmark = [pytest.mark.install, pytest.mark.timeout(1800)]
REVEALED = [
    'Type of "regift.game("kung_fu", seats=3).deal(1).view(0)" is "View"',
    'Type of "play(1)[0].score" is "int"',
    'Type "tuple[int, ...]" is not assignable to declared type "str"',
]
"""What a type checker has to say of the program outside; the last is its one mistake."""


@pytest.fixture(scope="module")
def home() -> Environment:
    """Return the environment that has pdoc and Pyright."""
    return reference.environment()


def test_every_public_name_has_a_page_with_its_docstring(home: Environment, tmp_path: Path) -> None:
    assert reference.write(home, tmp_path) == 0
    page = (tmp_path / "regift.html").read_text(encoding="utf-8")
    named = [name for name in regift.__all__ if name not in ("EVERYONE", "SPECTATOR")]
    assert [name for name in named if f'id="{name}"' not in page] == []
    assert "Raised by" in page
    for module in reference.modules():
        assert (tmp_path / f"{module.replace('.', '/')}.html").is_file(), module


def test_a_program_outside_is_type_checked_by_pyright(home: Environment, tmp_path: Path) -> None:
    program = (ROOT / "tests" / "install" / "outside_program.py.txt").read_text(encoding="utf-8")
    (tmp_path / "outside_program.py").write_text(program, encoding="utf-8")
    wanted = {
        "include": ["outside_program.py"],
        "extraPaths": [str(ROOT / "src")],
        "typeCheckingMode": "strict",
        "pythonVersion": "3.11",
    }
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(wanted), encoding="utf-8")
    command = [home.python, "-m", "basedpyright", "--outputjson"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    said = [each["message"].splitlines()[0] for each in json.loads(done.stdout)["generalDiagnostics"]]
    assert said == REVEALED

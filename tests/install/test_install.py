"""Every way to install gives the fast engine, or says that it does not, and plays, serves and simulates from there."""

import json
import re
import subprocess
import sys
import time
import urllib.request
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.serving import serving
from tests.install.ways import WAYS, Workshop, install_tools, with_pip
from tools import bill_of_materials
from tools.build_ext import what_is_missing
from tools.paths import ROOT

pytestmark = [pytest.mark.install, pytest.mark.timeout(1800)]

GAME = """
import regift
state, dice = regift.game("not_a_hat", seats=3).deal(1), regift.Chance(2)
while not state.is_over:
    seat = state.to_act()[0]
    options = state.options(seat)
    state.apply(seat, options[dice.below(len(options))])
print(len(state.standings()))
"""

WRONG_TYPE = (
    'error: Incompatible types in assignment (expression has type "tuple[int, ...]", variable has type "str")'
    "  [assignment]"
)
"""The one mistake in the program that is type-checked."""


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    """Copy the sources that git knows, as they are now, and install what installs."""
    folder = tmp_path_factory.mktemp("install")
    checkout = folder / "checkout"
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    for name in filter(None, names):
        if (ROOT / name).exists():
            (checkout / name).parent.mkdir(parents=True, exist_ok=True)
            (checkout / name).write_bytes((ROOT / name).read_bytes())
    return Workshop(checkout, install_tools(folder / "tools"), folder)


@pytest.fixture(scope="module")
def beginning() -> float:
    """Return when the first of the ways was tried: from then on an engine that is taken is touched."""
    return time.time()


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_what_is_installed_is_fast_and_plays_serves_and_simulates(
    workshop: Workshop, beginning: float, way: Callable[[Workshop], list[str]]
) -> None:
    regift = way(workshop)
    missing = what_is_missing()
    taken = [engine for engine in workshop.engines() if engine.stat().st_mtime >= beginning]
    assert len(taken) == (0 if missing else 1), "not the same sources for all ways"
    engine = f"plain Python: {missing}" if missing else "compiled"
    said = workshop.run(*regift, "--version")
    assert re.search(rf"^regift \S+, Python \S+, engine {re.escape(engine)}$", said, re.MULTILINE), said
    simulated = workshop.run(*regift, "simulate", "kung_fu", "--games", "3", "--bots", "rules,random", "--json")
    assert ("the engine is slow here" in simulated) is bool(missing)
    assert json.loads(simulated[simulated.index("{") :])["games"] == 3
    with serving(workshop.folder / "data" / Path(regift[0]).parent.parent.name, command=regift) as served:
        page = urllib.request.urlopen(f"{served.url}/").read().decode()
        assert '<script type="module"' in page
        made = urllib.request.Request(
            f"{served.url}/api/tables",
            data=b'{"game": "kung_fu", "seats": 3}',
            headers={"Content-Type": "application/json"},
        )
        assert len(json.load(urllib.request.urlopen(made))["code"]) == 4


def test_a_program_outside_is_type_checked_against_what_is_installed(workshop: Workshop) -> None:
    python = Path(WAYS["wheel"](workshop)[0]).parent / "python"
    program = workshop.folder / "outside_program.py"
    program.write_text((ROOT / "tests" / "install" / "outside_program.py.txt").read_text())
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--no-incremental",
        f"--python-executable={python}",
        str(program),
    ]
    done = subprocess.run(command, cwd=workshop.folder, capture_output=True, text=True, check=False)
    said = [line.removeprefix("Found ").partition(": ")[2] or line[6:] for line in done.stdout.splitlines()]
    assert said == [
        'note: Revealed type is "regift.kit.view.View"',
        'note: Revealed type is "int"',
        WRONG_TYPE,
        "1 error in 1 file (checked 1 source file)",
    ], done.stdout + done.stderr


def test_a_wheel_says_what_it_is_made_of_and_says_it_the_same_again(workshop: Workshop) -> None:
    with zipfile.ZipFile(workshop.built(".whl")) as packed:
        (name,) = [each for each in packed.namelist() if ".dist-info/sboms/" in each]
        text = packed.read(name).decode()
        listed = packed.read(next(each for each in packed.namelist() if each.endswith(".dist-info/RECORD"))).decode()
    assert re.fullmatch(r"regift-[\w.]+\.dist-info/sboms/regift\.cdx\.json", name)
    assert name in listed
    assert text == bill_of_materials.document()


def test_a_game_is_played_by_the_library_of_a_wheel(workshop: Workshop) -> None:
    python = workshop.folder / "of-wheel" / Path(WAYS["wheel"](workshop)[0]).parent.name / "python"
    assert workshop.run(python, "-c", GAME) == "3\n"


@pytest.mark.parametrize(
    ("variables", "why"),
    [
        ({"REGIFT_COMPILE": "0"}, "REGIFT_COMPILE=0 asked for it"),
        ({"CC": "no-such-compiler"}, "a C compiler (no-such-compiler) is missing"),
    ],
    ids=["asked for", "no compiler"],
)
def test_what_could_not_be_compiled_says_why(workshop: Workshop, variables: dict[str, str], why: str) -> None:
    regift = with_pip(workshop, f"plain-{len(why)}", workshop.checkout, **variables)
    assert f"engine plain Python: {why}\n" in workshop.run(*regift, "--version")
    assert "the engine is slow here" in workshop.run(*regift, "simulate", "kung_fu", "--games", "1")

"""Name the steps of ./check that could find a fault, in the order in which they find it soonest."""

import json
import re
from pathlib import Path
from typing import NamedTuple

from tests.faults.fault import Fault
from tools.checks import CHECKS, NPM
from tools.places import ROOT

CHECK, ALL = "./check", "./check --all"
"""The two gates; what the first finds, the second finds, too."""

MARKS = {CHECK: "not slow", ALL: "slow"}
"""Which Python tests the one gate runs, and which only the other."""

BROWSER_OF_ALL = ("tests/browser/test_screens.py", "tests/browser/test_pseudo.py")
"""The browser tests that only --all runs."""

ELSEWHERE = {"format", "dependencies", "python", "compile", "compiled", "npm", "vitest", "web", "chromium", "browser"}
"""Steps that see no fault of ours, or are run in their own way; the others each look at the Python sources."""

CLIENT = ("client", "vitest")
"""Steps that look at the client's sources."""

GAMES = {path.name for path in (ROOT / "tests" / "rules").iterdir() if path.is_dir()}
"""The games that have folders of tests."""

MIRRORS = {"games": ("rules",), "bots": ("bots", "lab"), "terminal": ("terminal", "words")}
"""Where an area is tested, if not in a folder of its own name alone."""

LAYOUT = "prettier"
"""A fault is not a matter of layout."""


class Step(NamedTuple):
    """One command of the gate, or a part of one."""

    name: str
    gate: str
    command: tuple[str, ...]
    files: tuple[str, ...] = ()
    """The test files that pytest is to run, in this order."""

    before: tuple[tuple[str, ...], ...] = ()
    """What must have been run first."""

    folder: str = ""
    """Where it is run, from the top of the checkout."""


def steps(fault: Fault, root: Path) -> list[Step]:
    """Return the steps that could find a fault, for the test files of this checkout."""
    return web_steps(fault, root) if fault.area == "web" else python_steps(fault, root)


def python_steps(fault: Fault, root: Path) -> list[Step]:
    """Return what looks at Python: tests near the fault, what reads the sources, the other tests, the slow ones."""
    near, far = by_nearness(fault, root)
    quick = ("python", "-m", "pytest", "-m", f"not browser and {MARKS[CHECK]}")
    slow = ("python", "-m", "pytest", "-m", f"not browser and {MARKS[ALL]}")
    return [
        Step("tests", CHECK, quick, near),
        *(Step(check.name, CHECK, check.command) for check in CHECKS if check.name not in {*ELSEWHERE, *CLIENT}),
        Step("other tests", CHECK, quick, far),
        *browser_steps(fault, CHECK, root),
        Step("slow tests", ALL, slow, (*near, *far)),
        *browser_steps(fault, ALL, root),
    ]


def web_steps(fault: Fault, root: Path) -> list[Step]:
    """Return what looks at the client: its tests, what reads the sources, then the built client in a browser."""
    return [
        Step("vitest", CHECK, next(check for check in CHECKS if check.name == "vitest").command),
        *(Step("client", CHECK, command, folder="web") for command in client_commands(root)),
        *browser_steps(fault, CHECK, root),
        *browser_steps(fault, ALL, root),
    ]


def client_commands(root: Path) -> list[tuple[str, ...]]:
    """Return the parts of `npm run check`, but for the one that looks at the layout."""
    script = json.loads((root / "web" / "package.json").read_text())["scripts"]["check"]
    parts = [part.split() for part in script.split(" && ") if not part.startswith(LAYOUT)]
    return [(*NPM, "exec", "--", *part) for part in parts]


def browser_steps(fault: Fault, gate: str, root: Path) -> list[Step]:
    """Return the tests in a real browser, those first whose name has to do with the fault."""
    files = [name for name in test_files(root) if name.startswith("tests/browser/")]
    chosen = [name for name in files if (name in BROWSER_OF_ALL) == (gate == ALL)]
    ordered = sorted(chosen, key=lambda name: -likeness(fault, name))
    name = "browser" if gate == CHECK else "long browser"
    build = next(check for check in CHECKS if check.name == "web").command
    return [Step(name, gate, ("python", "-m", "pytest", "-m", "browser"), tuple(ordered), before=(build,))]


def by_nearness(fault: Fault, root: Path) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Part the test files into those that mirror the fault's module and the others, each with the likeliest first."""
    files = [name for name in test_files(root) if not name.startswith("tests/browser/")]
    ordered = sorted(files, key=lambda name: -likeness(fault, name))
    near = tuple(name for name in ordered if is_mirror(fault, name))
    return near, tuple(name for name in ordered if name not in near)


def is_mirror(fault: Fault, file: str) -> bool:
    """Say whether a test file lies in the fault's area, or bears its game's or its module's name."""
    if not file.startswith(tuple(f"tests/{folder}/" for folder in MIRRORS.get(fault.area, (fault.area,)))):
        return likeness(fault, file) > 1
    game = Path(fault.file).parent.name
    is_of_another = (
        fault.area in {"games", "bots"} and game != fault.area and any(name in file for name in GAMES - {game})
    )
    return not is_of_another


def likeness(fault: Fault, file: str) -> int:
    """Count the words that the paths of a fault and of a test file share."""
    return len(words(fault.file) & words(file))


def words(path: str) -> set[str]:
    """Return the words of a path, without what nearly every path has, and without plurals."""
    found = re.findall(r"[A-Z]?[a-z]+", path)
    return {word.lower().rstrip("s") for word in found} - {
        "src",
        "regift",
        "test",
        "py",
        "web",
        "browser",
        "svelte",
        "t",
    }


def test_files(root: Path) -> list[str]:
    """Return every test file of a checkout."""
    return sorted(path.relative_to(root).as_posix() for path in (root / "tests").rglob("test_*.py"))

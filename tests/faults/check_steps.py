"""Name the steps of ./check that could find a fault, in the order in which they find it soonest."""

import json
import re
from pathlib import Path
from typing import NamedTuple

from tests.faults.fault import Fault
from tools.checks import CHECKS, NPM, Check, Level
from tools.paths import ROOT

CHECK, ALL = "./check", "./check --all"
"""The two gates; what the first finds, the second finds, too."""

READING = ("lint", "types", "imports", "unused", "generated", "lesson")
"""The steps that look at the Python sources without running the tests; layout and packages are no faults of ours."""

GAMES = {path.name for path in (ROOT / "tests" / "rules").iterdir() if path.is_dir()}
"""The games that have folders of tests."""

ELSEWHERE = ("tests/browser/", "tests/install/")
"""Where no test lies that the step `python` runs."""

MIRRORS = {"games": ("rules",), "bots": ("bots", "lab"), "terminal": ("terminal", "words")}
"""Where an area is tested, if not in a folder of its own name alone."""

ROWS = "all"
"""The mark of the tests that only --all runs."""

PLANTED_PASS = "--extend-ignore=PIE790"
"""Where a call is left out, `pass` stands in its place: that ruff finds it superfluous is no finding."""

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
    """Return what looks at Python: tests near the fault, what reads the sources, the other tests, the further rows."""
    near, far = by_nearness(fault, root)
    return [
        Step("tests", CHECK, tests("python", CHECK), near),
        *(Step(name, CHECK, reading(name)) for name in READING),
        Step("other tests", CHECK, tests("python", CHECK), far),
        browser_step(fault, CHECK, root),
        Step("further rows", ALL, tests("python", ALL), (*near, *far)),
        browser_step(fault, ALL, root),
    ]


def web_steps(fault: Fault, root: Path) -> list[Step]:
    """Return what looks at the client: its tests, what reads the sources, then the built client in a browser."""
    return [
        Step("vitest", CHECK, named("vitest").command),
        *(Step("client", CHECK, command, folder="web") for command in client_commands(root)),
        browser_step(fault, CHECK, root),
        browser_step(fault, ALL, root),
    ]


def client_commands(root: Path) -> list[tuple[str, ...]]:
    """Return the parts of `npm run check`, but for the one that looks at the layout."""
    script = json.loads((root / "web" / "package.json").read_text())["scripts"]["check"]
    parts = [part.split() for part in script.split(" && ") if not part.startswith(LAYOUT)]
    return [(*NPM, "exec", "--", *part) for part in parts]


def browser_step(fault: Fault, gate: str, root: Path) -> Step:
    """Return the tests in a real browser, those first whose name has to do with the fault."""
    files = [name for name in test_files(root) if name.startswith("tests/browser/")]
    ordered = sorted(files, key=lambda name: -likeness(fault, name))
    name = "browser" if gate == CHECK else "further rows in a browser"
    return Step(name, gate, tests("browser", gate), tuple(ordered), before=(named("web").command,))


def tests(name: str, gate: str) -> tuple[str, ...]:
    """Return the command for the tests that a step of ./check runs, or for those that only --all adds."""
    check = named(name)
    level, only = (Level.DEFAULT, "") if gate == CHECK else (Level.ALL, f" and {ROWS}")
    return ("python", "-m", "pytest", "-m", check.selections[level - check.level] + only)


def reading(name: str) -> tuple[str, ...]:
    """Return the command of a step that looks at the sources, blind to what only the planting has put there."""
    return (*named(name).command, PLANTED_PASS) if name == "lint" else named(name).command


def named(name: str) -> Check:
    """Return a step of ./check."""
    return next(check for check in CHECKS if check.name == name)


def by_nearness(fault: Fault, root: Path) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Part the test files into those that mirror the fault's module and the others, each with the likeliest first."""
    files = [name for name in test_files(root) if not name.startswith(ELSEWHERE)]
    ordered = sorted(files, key=lambda name: -likeness(fault, name))
    near = tuple(name for name in ordered if is_mirror(fault, name))
    return near, tuple(name for name in ordered if name not in near)


def is_mirror(fault: Fault, file: str) -> bool:
    """Return whether a test file lies in the fault's area, or bears its game's or its module's name."""
    if not file.startswith(tuple(f"tests/{folder}/" for folder in MIRRORS.get(fault.area, (fault.area,)))):
        return likeness(fault, file) > 1
    own = GAMES & set(Path(fault.file).parts)
    is_of_another = fault.area in {"games", "bots"} and bool(own) and any(name in file for name in GAMES - own)
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

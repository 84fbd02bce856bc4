"""List the checks: what each runs and what must have gone well before it."""

from pathlib import Path
from typing import NamedTuple

from tools.compiled_copy import COMPILED
from tools.places import ROOT, WEB


class Check(NamedTuple):
    """One named step of ./check."""

    name: str
    command: tuple[str, ...]
    """What to run; the environment's own programs come first on the path."""

    about: str
    is_quick: bool = False
    """Whether ./check --quick runs it, too."""

    quick_command: tuple[str, ...] = ()
    """What --quick runs in its place."""

    needs: Path = ROOT
    """A file without which there is nothing to check."""

    after: tuple[str, ...] = ()
    """Checks that must have passed."""

    variables: tuple[tuple[str, str], ...] = ()
    """Environment variables of its own."""

    may_lack: bool = False
    """Whether a machine may be unable to do it: then only a run under CI fails."""


NPM = ("python", "-m", "tools.node", "npm")
PYTEST = ("python", "-m", "pytest", "-n", "2")
ON_COMPILED = (("PYTHONPATH", str(COMPILED)), ("REGIFT_EXPECT", "compiled"))
AGAIN = ("--reruns", "1", "-r", "fER")
"""A test in a real browser that fails is tried once more, and named: timing that only a busy machine shows.

Not so what is secret, and not the tests that share one long walk: they are marked `flaky(reruns=0)`."""

PACKAGE = WEB / "package.json"
GENERATOR = ROOT / "tools" / "generate.py"

CHECKS = (
    Check(
        "format",
        ("ruff", "format", "--check", "--output-format=concise", "."),
        "Python is laid out by ruff",
        is_quick=True,
    ),
    Check("lint", ("ruff", "check", "--output-format=concise", "."), "ruff's rules", is_quick=True),
    Check("types", ("mypy",), "mypy, strict, tests and tools too", is_quick=True),
    Check("imports", ("lint-imports",), "dependencies point one way", is_quick=True),
    Check("unused", ("python", "-m", "tools.unused"), "no dead Python"),
    Check("dependencies", ("deptry", "src"), "what is imported is declared, and the reverse"),
    Check(
        "generated",
        ("python", "-m", "tools.generate", "--check"),
        "generated files are up to date",
        is_quick=True,
        needs=GENERATOR,
    ),
    Check(
        "lesson",
        ("python", "-m", "tools.lesson", "--check"),
        "the lesson is played by the rules",
        is_quick=True,
        needs=GENERATOR,
    ),
    Check(
        "python",
        (*PYTEST, "-m", "not browser"),
        "Python tests, interpreted",
        is_quick=True,
        quick_command=(*PYTEST, "-m", "not browser and not slow"),
        variables=(("REGIFT_EXPECT", "interpreted"),),
    ),
    Check("compile", ("python", "-m", "tools.compiled_copy"), "the engine compiles", may_lack=True),
    Check(
        "compiled",
        (*PYTEST, "-m", "not browser"),
        "Python tests, compiled",
        after=("compile",),
        variables=ON_COMPILED,
    ),
    Check("npm", ("python", "-m", "tools.build_web", "--packages"), "packages of web/", is_quick=True, needs=PACKAGE),
    Check(
        "client", (*NPM, "--prefix", "web", "run", "check"), "TypeScript", is_quick=True, needs=PACKAGE, after=("npm",)
    ),
    Check("vitest", (*NPM, "--prefix", "web", "test"), "client tests", is_quick=True, needs=PACKAGE, after=("npm",)),
    Check("web", ("python", "-m", "tools.build_web"), "the browser client builds", needs=PACKAGE, after=("npm",)),
    Check("chromium", ("python", "-m", "tools.browser"), "a browser to drive", needs=PACKAGE, may_lack=True),
    Check(
        "browser",
        ("python", "-m", "pytest", "tests/browser", "-m", "browser", *AGAIN),
        "tests in a real browser",
        needs=PACKAGE,
        after=("web", "chromium"),
    ),
)
"""In the order in which they run: what fails soonest comes first."""


def chosen(names: list[str], *, quick: bool) -> list[Check]:
    """Return the checks asked for, with those they come after; all when none is named."""
    wanted = {check.name for check in CHECKS if check.is_quick or not quick} if not names else set(names)
    for check in reversed(CHECKS):
        if check.name in wanted:
            wanted.update(check.after)
    return [check for check in CHECKS if check.name in wanted]

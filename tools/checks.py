"""List the checks: what each runs at which level, and what must have gone well before it."""

import os
from enum import IntEnum
from pathlib import Path
from typing import NamedTuple

from tools.compiled_copy import COMPILED
from tools.paths import BUILD, ROOT, WEB

CORES = os.cpu_count() or 1


class Level(IntEnum):
    """How much is checked; each level does all that the one before it does."""

    QUICK = 0
    """The inner loop: nothing compiled, no browser, no slow test."""

    DEFAULT = 1
    """The verdict before a commit: every claim, on some of its rows."""

    ALL = 2
    """Every claim on every row, and every way to install; what CI runs."""


class Check(NamedTuple):
    """One named step of ./check."""

    name: str
    command: tuple[str, ...]
    """What to run; the environment's own programs come first on the path."""

    about: str
    level: Level = Level.DEFAULT
    """The lowest level that runs it."""

    selections: tuple[str, ...] = ()
    """For pytest: which tests are run at each level, beginning with the lowest that runs any."""

    where_shown: str = ""
    """What it selects instead at ALL where the check named by `instead` has passed: that one has run all rows."""

    needs: Path = ROOT
    """A file without which there is nothing to check."""

    after: tuple[str, ...] = ()
    """Checks that must have passed."""

    follows: str = ""
    """A check that must have ended, whatever became of it."""

    variables: tuple[tuple[str, str], ...] = ()
    """Environment variables of its own."""

    sooner: tuple[tuple[str, str], ...] = ()
    """Further ones below ALL, which make it end sooner."""

    cores: int = 1
    """How many cores it keeps busy."""

    instead: str = ""
    """The check that makes the same claims: at the default level, this one is run only if that one does not pass."""

    may_lack: bool = False
    """Whether a machine may be unable to do it: then only a run under CI fails."""

    asks_registries: bool = False
    """Whether it asks what no checkout holds: where nobody answers, that is said, and fails no run."""

    def command_at(self, level: Level, *, is_shown: bool = False) -> tuple[str, ...]:
        """Return what to run at this level; `is_shown`: the check named by `instead` has passed."""
        if not self.selections:
            return self.command
        chosen = self.where_shown if is_shown and level is Level.ALL else ""
        return (*self.command, "-m", chosen or self.selections[level - self.level])

    def variables_at(self, level: Level) -> dict[str, str]:
        """Return its environment variables at this level."""
        return dict(self.variables + (() if level is Level.ALL else self.sooner))


NPM = ("python", "-m", "tools.node", "npm")
PYTEST = ("python", "-m", "pytest", "-n", str(max(CORES, 2)), "--durations=20")
WAITING_PYTEST = ("python", "-m", "pytest", "-n", str(max(CORES, 2) + 1), "--durations=20")
"""For tests that wait for sockets and other processes: one more of them than there are cores."""
BROWSER_PYTEST = ("python", "-m", "pytest", "-n", str(2 * max(CORES, 2) + 1), "--durations=20")
"""For tests in a browser: each waits most of the time, for a page or for what a table shows before it goes on."""
PYTHON = "not browser and not install and not environments"
INTERPRETED = (f"{PYTHON} and not all and not slow", f"{PYTHON} and not all", PYTHON)
"""What is run of the interpreted tests at each level."""

ON_COMPILED = (("PYTHONPATH", str(COMPILED)), ("REGIFT_EXPECT", "compiled"))
ENGINE_TESTS = (
    "tests/bots",
    "tests/kit",
    "tests/lab",
    "tests/rules",
    "tests/tables",
    "tests/server/test_a_game.py",
    "tests/server/test_law_of_twins.py",
    "tests/server/test_replay.py",
    "tests/terminal/test_local_game.py",
    "tests/cli/test_commands.py",
)
"""What can turn out differently once the engine is compiled: the rules, whoever plays by them, and a way through each
end of the program. Whatever else the tests claim is written in modules that are never compiled."""

TWINS = ("tests/goldens", "tests/house/test_build.py")
"""What shows that the engine does the same interpreted and compiled: run in both ways at every level that compiles."""

AGAIN = ("--reruns", "1", "-r", "fER")
"""A test in a real browser that fails is tried once more, and named: timing that only a busy machine shows.

Not the tests that share one long walk: they are marked `flaky(reruns=0)`. What is secret is tried once more only where
a page showed nothing in time (`tests/browser/second_try.py`)."""

PACKAGE = WEB / "package.json"
GENERATOR = ROOT / "tools" / "generate.py"

CHECKS = (
    Check(
        "format",
        ("ruff", "format", "--check", "--output-format=concise", "."),
        "Python is laid out by ruff",
        Level.QUICK,
    ),
    Check("lint", ("ruff", "check", "--output-format=concise", "."), "ruff's rules", Level.QUICK),
    Check("npm", ("python", "-m", "tools.build_web", "--packages"), "packages of web/", Level.QUICK, needs=PACKAGE),
    Check("types", ("mypy",), "mypy, strict, tests and tools too", Level.QUICK),
    Check(
        "web",
        ("python", "-m", "tools.build_browser_tables"),
        "the client and its tables build",
        needs=PACKAGE,
        after=("npm",),
    ),
    Check("chromium", ("python", "-m", "tools.browser"), "a browser to drive", needs=PACKAGE, may_lack=True),
    Check("imports", ("lint-imports",), "dependencies point one way", Level.QUICK),
    Check("unused", ("python", "-m", "tools.unused"), "no dead Python"),
    Check("dependencies", ("deptry", "src"), "what is imported is declared, and the reverse"),
    Check(
        "generated",
        ("python", "-m", "tools.generate", "--check"),
        "generated files are up to date",
        Level.QUICK,
        needs=GENERATOR,
    ),
    Check(
        "lesson",
        ("python", "-m", "tools.lesson", "--check"),
        "the lesson is played by the rules",
        Level.QUICK,
        needs=GENERATOR,
    ),
    Check(
        "client", (*NPM, "--prefix", "web", "run", "check"), "TypeScript", Level.QUICK, needs=PACKAGE, after=("npm",)
    ),
    Check("vitest", (*NPM, "--prefix", "web", "test"), "client tests", Level.QUICK, needs=PACKAGE, after=("npm",)),
    Check(
        "compile",
        ("python", "-m", "tools.compiled_copy"),
        "the engine compiles",
        may_lack=True,
        # Optimized less, the engine does the same; it takes half the time to compile.
        sooner=(("REGIFT_OPTIMIZE", "1"),),
    ),
    # It keeps one core busy: tests run beside it.
    Check(
        "install",
        ("python", "-m", "pytest", "tests/install"),
        "wheel and sdist, built in isolation, installed elsewhere",
        Level.ALL,
        ("install",),
        after=("web",),
        # What was compiled for the tests is found again; one way to install compiles by itself.
        follows="compile",
        variables=(("REGIFT_COMPILE_CACHE", str(BUILD)),),
    ),
    Check(
        "python",
        (*WAITING_PYTEST, *(f"--ignore={path}" for path in ENGINE_TESTS)),
        "Python tests, interpreted",
        Level.QUICK,
        INTERPRETED,
        variables=(("REGIFT_EXPECT", "interpreted"),),
        # Its tests wait most of the time: what needs a processor runs beside it.
        cores=max(CORES // 2, 1),
    ),
    Check(
        "compiled",
        (*PYTEST, *ENGINE_TESTS, *TWINS),
        "Python tests of the engine, compiled",
        Level.DEFAULT,
        (f"{PYTHON} and not all and not slow", PYTHON),
        after=("compile",),
        variables=ON_COMPILED,
        cores=CORES,
    ),
    Check(
        "engine",
        (*PYTEST, *ENGINE_TESTS),
        "Python tests of the engine, interpreted",
        Level.QUICK,
        INTERPRETED,
        # The further rows of ALL, and what takes longest, are run once, compiled.
        where_shown=f"{INTERPRETED[0]} and not once",
        variables=(("REGIFT_EXPECT", "interpreted"),),
        cores=CORES,
        instead="compiled",
    ),
    Check(
        "browser",
        # A file or a class stays on one worker: its tests share a server, or a walk by all screens.
        (*BROWSER_PYTEST, "--dist", "loadscope", "--no-loadscope-reorder", "tests/browser", *AGAIN),
        "tests in a real browser",
        Level.DEFAULT,
        ("browser and not all", "browser"),
        needs=PACKAGE,
        after=("web", "chromium"),
        cores=CORES,
    ),
    Check(
        "environments",
        ("python", "-m", "tools.environment_tests"),
        "PettingZoo, Gymnasium and OpenSpiel play the games",
        Level.ALL,
    ),
    Check(
        "faults",
        ("python", "-m", "tools.known_faults"),
        "no pinned library has a known fault",
        Level.ALL,
        needs=PACKAGE,
        asks_registries=True,
    ),
)
"""In the order in which they are started: what fails soonest comes first."""


def chosen(names: list[str], level: Level) -> list[Check]:
    """Return the checks asked for, with those they come after; all of the level when none is named."""
    wanted = {check.name for check in CHECKS if check.level <= level} if not names else set(names)
    for check in reversed(CHECKS):
        if check.name in wanted:
            wanted.update(check.after)
    return [check for check in CHECKS if check.name in wanted]

"""Run every check there is and say which failed: what ./check does."""

import argparse
import os
import re
import sys
import time
from collections.abc import Iterator
from typing import NamedTuple

from tools.checks import CHECKS, CORES, Check, Level, chosen
from tools.content_hash import digest
from tools.lock import locked
from tools.node import system_node
from tools.paths import REQUIREMENTS, ROOT, SOURCES
from tools.steps import LACKING, Outcome, RunningStep, Steps
from tools.virtual_environment import Environment, SetupFailed

SET_UP = ("Python environment", "Libraries", "Regift")
"""What comes before the checks on a new machine."""

CLOSING = re.compile(r"\b\d+ (passed|failed|error)")
"""What the last lines of a test runner look like."""

AGAIN = re.compile(r"^RERUN ")
"""What the lines look like in which it names what was tried again."""

BROKEN = re.compile(r"^(FAILED|ERROR) \S| FAIL  ")
"""What the lines look like in which pytest and Vitest name a test that failed."""

PLACE = re.compile(r"^(PLACE|PAGE) \S")
"""What the lines look like in which a failed test tells where it failed and what its pages showed."""

DURATION = re.compile(r"^(\d+\.\d+)s (call|setup|teardown) +")
"""What the lines look like in which pytest names one of its slowest tests."""

NAMED = 20
"""So many failed tests and so many slow ones are named again at the end, where a cut-off log still has them."""


class Result(NamedTuple):
    """What became of one check."""

    check: Check
    word: str
    """passed, FAILED, LACKING (this machine cannot do it), skipped, or spared (another check has shown it)."""

    seconds: float
    remark: str = ""
    broken: tuple[str, ...] = ()
    """The tests that failed, as their runner named them."""

    durations: tuple[str, ...] = ()
    """The slowest tests, as their runner named them."""


def main(arguments: list[str]) -> int:
    """Set up, run the checks asked for, and end with a table."""
    given = options(arguments)
    if given.list:
        for check in CHECKS:
            print(f"{check.name:<14}{check.level.name.lower():<9}{check.about}")
        return 0
    level = Level.QUICK if given.quick else Level.ALL if given.all else Level.DEFAULT
    try:
        with locked("check") as lock:
            start = time.monotonic()
            home = set_up(Steps(SET_UP, lock))
            checks = chosen(given.only or [], level)
            results = run(checks, level, home, Steps([check.name for check in checks], lock))
            return conclude(results, time.monotonic() - start)
    except (SetupFailed, OSError) as failure:
        print(failure, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130


def options(arguments: list[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="./check", description="Check Regift: every claim, on some of its rows.")
    levels = parser.add_mutually_exclusive_group()
    levels.add_argument(
        "--quick", action="store_true", help="the inner loop: nothing compiled, no browser, no slow test"
    )
    levels.add_argument("--all", action="store_true", help="every claim on every row, and every way to install")
    names = [check.name for check in CHECKS]
    parser.add_argument("--only", action="append", choices=names, metavar="STEP", help="this step (may be repeated)")
    parser.add_argument("--list", action="store_true", help="name the steps and the lowest level that runs each")
    return parser.parse_args(arguments)


def set_up(steps: Steps) -> Environment:
    """Make the environment that the checks run in, with Regift installed from its sources."""
    home = Environment(".venv-check", "./check")
    home.make(steps)
    home.install(steps, "Libraries", ["check"] if system_node() else ["check", "node"])
    wanted = digest(ROOT / "pyproject.toml", REQUIREMENTS, SOURCES / "regift" / "__init__.py")
    if home.installed().get("Regift") != wanted:
        home.pip(steps, "Regift", wanted, ["--no-deps", "--no-build-isolation", "--editable", str(ROOT)])
    return home


def run(checks: list[Check], level: Level, home: Environment, steps: Steps) -> list[Result]:
    """Run the checks, as many at a time as there are cores, going on after a failure."""
    results: dict[str, Result] = {}
    waiting = list(checks)
    running: dict[str, tuple[Check, RunningStep]] = {}
    with steps.stopped_at_the_end():
        while waiting or running:
            while check := next(startable(waiting, results, running), None):
                waiting.remove(check)
                if level is Level.DEFAULT and has_passed(check.instead, results):
                    results[check.name] = Result(check, "spared", 0, f"shown by {check.instead}")
                elif obstacle := obstacle_to(check, results):
                    results[check.name] = Result(check, "skipped", 0, obstacle)
                else:
                    variables = {**home.variables(), **check.variables_at(level)}
                    command = check.command_at(level, is_shown=has_passed(check.instead, results))
                    running[check.name] = (check, steps.start(check.name, command, environment=variables))
            if running:
                outcome = steps.wait([step for _, step in running.values()])
                check, _ = running.pop(outcome.name)
                results[check.name] = judge(check, outcome)
    return [results[check.name] for check in checks]


def startable(
    waiting: list[Check], results: dict[str, Result], running: dict[str, tuple[Check, RunningStep]]
) -> Iterator[Check]:
    """Yield, in their order, the checks that need nothing more, while a core is free."""
    listed = results.keys() | running.keys() | {check.name for check in waiting}
    free = max(CORES, 2) - sum(check.cores for check, _ in running.values())
    for check in list(waiting):
        before = (*check.after, *(name for name in (check.follows, check.instead) if name in listed))
        if free > 0 and all(name in results for name in before):
            yield check
            free -= check.cores


def has_passed(name: str, results: dict[str, Result]) -> bool:
    """Return whether a check was run and has passed."""
    return name in results and results[name].word == "passed"


def obstacle_to(check: Check, results: dict[str, Result]) -> str:
    """Return why a check cannot be run, "" if it can."""
    if not check.needs.exists():
        return f"{check.needs.relative_to(ROOT)} is missing"
    stopped = [name for name in check.after if results[name].word != "passed"]
    return f"needs {stopped[0]}" if stopped else ""


def judge(check: Check, outcome: Outcome) -> Result:
    """Print what a check has to say and turn its exit code into a word."""
    lines = outcome.output().splitlines()
    again = [line.rstrip() for line in lines if AGAIN.search(line)]
    closing = [*again, *(line for line in outcome.last_lines(12) if CLOSING.search(line))]
    durations = tuple(line.strip() for line in lines if DURATION.match(line))
    if outcome.code == 0:
        for line in closing:
            print(line, flush=True)
        remark = closing[-1].strip("= ") if closing else ""
        return Result(check, "passed", outcome.seconds, remark, durations=durations)
    for line in outcome.last_lines(80):
        print(f"    {line}")
    sys.stdout.flush()
    may_lack = check.asks_registries or (check.may_lack and not os.environ.get("CI"))
    if may_lack and outcome.code == LACKING:
        return Result(check, "LACKING", outcome.seconds, outcome.last_lines(1)[-1])
    broken = tuple(line.strip() for pattern in (BROKEN, PLACE) for line in lines if pattern.search(line))
    remark = f"all it said: {outcome.log.relative_to(ROOT)}"
    return Result(check, "FAILED", outcome.seconds, remark, broken, durations)


def conclude(results: list[Result], seconds: float) -> int:
    """Print the table and return the exit code."""
    print()
    for line in slowest(results):
        print(line)
    for result in results:
        print(f"{result.check.name:<14}{result.word:<9}{result.seconds:>7.1f} s  {result.remark}".rstrip())
    failed = [result.check.name for result in results if result.word == "FAILED"]
    lacking = [result.check.name for result in results if result.word == "LACKING"]
    verdict = f"FAILED: {', '.join(failed)}" if failed else "All is well"
    if lacking:
        verdict += f", BUT THIS MACHINE COULD NOT DO: {', '.join(lacking)}"
    print(f"\n{verdict} ({seconds:.0f} s)")
    for line in dict.fromkeys(line for result in results for line in result.broken[:NAMED]):
        print(line[:300])
    return 1 if failed else 0


def slowest(results: list[Result]) -> list[str]:
    """Return the slowest tests of all runners, each with the check that ran it."""
    timed = [
        (float(line.split("s ", 1)[0]), f"{line}  ({result.check.name})")
        for result in results
        for line in result.durations
    ]
    named = [line for _, line in sorted(timed, reverse=True)[:NAMED]]
    return ["The slowest tests:", *named, ""] if named else []

"""Run commands as named steps that show they are alive and keep their output in a file."""

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tools.paths import BUILD, ROOT

LOGS = BUILD / "logs"
"""One file for each step, with all it printed the last time."""

FRAMES = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"
"""The pictures of the spinner."""

TIMED_OUT = 124
"""The exit code of a step that was stopped for taking too long."""

LACKING = 3
"""The exit code of a command that this machine lacks something for."""

LIMIT = 4800.0
"""Seconds after which a step is stopped."""

COLOURS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
"""What terminals understand and logs need not hold."""


class Outcome(NamedTuple):
    """How one step ended."""

    name: str
    code: int
    """The exit code of its command; 0 when all went well."""

    seconds: float
    log: Path

    def output(self) -> str:
        """Return all that the command printed, without colours."""
        return COLOURS.sub("", self.log.read_text(errors="replace"))

    def last_lines(self, count: int) -> list[str]:
        """Return the last lines printed that are not empty."""
        return [line.rstrip() for line in self.output().splitlines() if line.strip()][-count:]


class RunningStep:
    """One step whose command was started."""

    def __init__(self, name: str, process: subprocess.Popen[bytes], log: Path, limit: float) -> None:
        self.name = name
        self.process = process
        self.log = log
        self.start = time.monotonic()
        self.end = self.start + limit

    @property
    def seconds(self) -> float:
        """Return how long it has run."""
        return time.monotonic() - self.start

    def outcome(self) -> Outcome | None:
        """Return how it ended, None while it runs; one that takes too long is stopped."""
        code = self.process.poll()
        if code is None and time.monotonic() > self.end:
            stop(self.process)
            code = TIMED_OUT
        return None if code is None else Outcome(self.name, code, self.seconds, self.log)


class Steps:
    """A plan of steps, each known by its name; those that need not run are left out."""

    def __init__(self, plan: Sequence[str], lock: int | None = None, *, is_quiet: bool = False) -> None:
        self.plan = plan
        self.lock = lock
        """A locked file that commands hold with us, so that one that outlives us is waited for."""

        self.is_quiet = is_quiet
        self.is_live = not is_quiet and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
        self.running: list[RunningStep] = []

    def run(
        self,
        name: str,
        command: Sequence[str],
        *,
        environment: Mapping[str, str] | None = None,
        limit: float = LIMIT,
    ) -> Outcome:
        """Run one command to its end, at most `limit` seconds, its output going to a file."""
        step = self.start(name, command, environment=environment, limit=limit)
        try:
            return self.wait([step])
        except BaseException:
            stop(step.process)
            raise

    def start(
        self,
        name: str,
        command: Sequence[str],
        *,
        environment: Mapping[str, str] | None = None,
        limit: float = LIMIT,
    ) -> RunningStep:
        """Start one command; several may run at the same time."""
        LOGS.mkdir(parents=True, exist_ok=True)
        log = LOGS / (re.sub(r"\W+", "-", name.lower()).strip("-") + ".log")
        with log.open("wb") as output:
            process = subprocess.Popen(
                command,
                cwd=ROOT,
                env={**os.environ, **(environment or {})},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                pass_fds=() if self.lock is None else (self.lock,),
            )
        step = RunningStep(name, process, log, limit)
        self.running.append(step)
        return step

    def wait(self, steps: Iterable[RunningStep]) -> Outcome:
        """Return how one of these steps ended, as soon as the first has."""
        while True:
            for step in steps:
                outcome = step.outcome()
                if outcome:
                    self.running.remove(step)
                    self.tell(outcome)
                    return outcome
            self.draw_running()
            time.sleep(0.1)

    @contextmanager
    def stopped_at_the_end(self) -> Iterator[None]:
        """Let no command outlive the block."""
        try:
            yield
        finally:
            for step in self.running:
                stop(step.process)
            self.running.clear()

    def tell(self, outcome: Outcome) -> None:
        """Print one line on a step that ended."""
        if self.is_quiet:
            return
        number = self.plan.index(outcome.name) + 1
        line = f"[{number}/{len(self.plan)}] {outcome.name} {'✗' if outcome.code else '✓'} {outcome.seconds:.1f} s"
        print(f"\r\x1b[2K{line}" if self.is_live else line, flush=True)

    def draw_running(self) -> None:
        """Show on a terminal what runs, over the line before."""
        if self.is_live:
            frame = FRAMES[int(time.monotonic() * 10) % len(FRAMES)]
            names = ", ".join(f"{step.name} {step.seconds:.0f} s" for step in self.running)
            print(f"\r\x1b[2K{frame} {names}", end="", flush=True)


def stop(process: subprocess.Popen[bytes]) -> None:
    """End a command, gently first."""
    process.terminate()
    try:
        process.wait(timeout=5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()

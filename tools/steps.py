"""Run commands as numbered steps that show they are alive and keep their output in a file."""

import os
import re
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from tools.places import BUILD, ROOT

LOGS = BUILD / "logs"
"""One file for each step, with all it printed the last time."""

FRAMES = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"
"""The pictures of the spinner."""

TIMED_OUT = 124
"""The exit code of a step that was stopped for taking too long."""

LACKING = 3
"""The exit code of a command that this machine lacks something for."""

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


class Steps:
    """A plan of steps, each known by its name; those that need not run are left out."""

    def __init__(self, plan: Sequence[str], lock: int | None = None) -> None:
        self.plan = plan
        self.lock = lock
        """A locked file that commands hold with us, so that one that outlives us is waited for."""

        self.is_live = sys.stdout.isatty() and os.environ.get("TERM") != "dumb"

    def run(
        self,
        name: str,
        command: Sequence[str],
        *,
        environment: Mapping[str, str] | None = None,
        folder: Path = ROOT,
        limit: float = 3000,
    ) -> Outcome:
        """Run one command to its end, at most `limit` seconds, its output going to a file."""
        title = f"[{self.plan.index(name) + 1}/{len(self.plan)}] {name}"
        LOGS.mkdir(parents=True, exist_ok=True)
        log = LOGS / (re.sub(r"\W+", "-", name.lower()).strip("-") + ".log")
        self.draw(f"{title} …")
        start = time.monotonic()
        with log.open("wb") as output:
            process = subprocess.Popen(
                command,
                cwd=folder,
                env={**os.environ, **(environment or {})},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                pass_fds=() if self.lock is None else (self.lock,),
            )
            try:
                code = self.wait(process, title, start + limit)
            except BaseException:
                stop(process)
                raise
        seconds = time.monotonic() - start
        mark = "✓" if code == 0 else "✗"
        self.draw(f"{title} {mark} {seconds:.1f} s" if self.is_live else f" {mark} {seconds:.1f} s")
        print(flush=True)
        return Outcome(name, code, seconds, log)

    def wait(self, process: subprocess.Popen[bytes], title: str, end: float) -> int:
        """Return the exit code, turning the spinner until then."""
        start = time.monotonic()
        while time.monotonic() < end:
            try:
                return process.wait(timeout=0.1)
            except subprocess.TimeoutExpired:
                seconds = time.monotonic() - start
                if self.is_live:
                    self.draw(f"{title} {FRAMES[int(seconds * 10) % len(FRAMES)]} {seconds:.0f} s")
        stop(process)
        return TIMED_OUT

    def draw(self, text: str) -> None:
        """Write a line over the one before, or go on with the same line where there is no terminal."""
        print(f"\r\x1b[2K{text}" if self.is_live else text, end="", flush=True)


def stop(process: subprocess.Popen[bytes]) -> None:
    """End a command, gently first."""
    process.terminate()
    try:
        process.wait(timeout=5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()

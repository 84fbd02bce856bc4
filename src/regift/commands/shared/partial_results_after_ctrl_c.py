"""Ctrl+C in a long command: what is known so far is printed all the same, and said to be incomplete."""

import sys
from collections.abc import Callable
from typing import Final, TypeVar

from regift.lab.stopped_early_exception_with_partial_results import StoppedEarly

INTERRUPTED: Final = 130
"""The exit code, as shells have it for Ctrl+C."""
Found = TypeVar("Found")


def found_by(run: Callable[[], Found], wanted: int, what: str) -> tuple[Found, int]:
    """Return what the run found and the exit code; one that was stopped says so on standard error."""
    try:
        return run(), 0
    except StoppedEarly as stopped:
        say_incomplete(stopped.done, wanted, what)
        found: Found = stopped.found
        return found, INTERRUPTED


def say_incomplete(done: int, wanted: int, what: str) -> None:
    """Say that what is printed is not all that was asked for."""
    print(f"INCOMPLETE: stopped with Ctrl+C after {done} of {wanted} {what}", file=sys.stderr)

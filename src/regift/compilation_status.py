"""Say whether the engine runs compiled, and if not, why."""

import platform
import sys
from importlib import resources
from typing import Final, NamedTuple

from regift.kit import state

REASON: Final = "not_compiled.txt"
"""The file in the package in which a build that could not compile the engine says why."""
FROM_SOURCES: Final = "it runs from its sources"


class Engine(NamedTuple):
    """How the rules and the search run here."""

    is_compiled: bool
    why_not: str = ""
    """In plain Python: the reason."""

    def __str__(self) -> str:
        return "compiled" if self.is_compiled else f"plain Python: {self.why_not}"


def engine() -> Engine:
    """Return how the engine runs here."""
    if not (state.__file__ or "").endswith(".py"):
        return Engine(is_compiled=True)
    reason = resources.files("regift") / REASON
    return Engine(is_compiled=False, why_not=reason.read_text("utf-8").strip() if reason.is_file() else FROM_SOURCES)


def version(release: str) -> str:
    """Return the release, the Python and the engine in one line."""
    return f"regift {release}, Python {platform.python_version()}, engine {engine()}"


def slow_engine_warning() -> str:
    """Return what to say before work that takes several times as long in plain Python, "" where it is compiled."""
    found = engine()
    return "" if found.is_compiled else f"regift: the engine is slow here ({found}); see README.md for the fast one\n"


def warn_if_slow() -> None:
    """Say so on standard error."""
    sys.stderr.write(slow_engine_warning())

"""What every table of one process works with."""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from regift.tables.clock import Clock
from regift.tables.journal import Journal
from regift.tables.pace import Pace
from regift.tables.reader import Sight, Telling


class Wording(Protocol):
    """Turns what a reader is told into what goes over the wire."""

    def sight(self, sight: Sight) -> bytes:
        """Word the whole board."""
        ...

    def telling(self, telling: Telling) -> bytes:
        """Word what is new."""
        ...


class Means(NamedTuple):
    """The journal, the time, the dice and the words."""

    journal: Journal
    clock: Clock
    pace: Pace
    wording: Wording
    entropy: Callable[[int], bytes]
    """Gives that many bytes which nobody can foretell."""

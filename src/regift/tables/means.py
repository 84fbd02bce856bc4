"""What every table of one process works with."""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from regift.tables.bets import Opened
from regift.tables.clock import Clock
from regift.tables.journal import Journal
from regift.tables.pace import Pace
from regift.tables.reader import Sight, Telling
from regift.tables.talk import Line
from regift.tables.timekeeper import Left


class Wording(Protocol):
    """Turns what a reader is told into what goes over the wire."""

    def sight(self, sight: Sight) -> bytes:
        """Word the whole board."""
        ...

    def telling(self, telling: Telling) -> bytes:
        """Word what is new."""
        ...

    def clocks(self, left: list[Left], *, is_running: bool) -> bytes:
        """Word what time is left to whom."""
        ...

    def line(self, line: Line) -> bytes:
        """Word what somebody says."""
        ...

    def bets(self, own: int, opened: list[Opened]) -> bytes:
        """Word somebody's own bet, −1 for none, and at the end all of them."""
        ...

    def sealed(self, commitment: bytes, pledges: dict[int, bytes]) -> bytes:
        """Word what is fixed before a shuffle is revealed."""
        ...


class Means(NamedTuple):
    """The journal, the time, the dice and the words."""

    journal: Journal
    clock: Clock
    pace: Pace
    wording: Wording
    entropy: Callable[[int], bytes]
    """Gives that many bytes which nobody can foretell."""
    door_secret: bytes = b""
    """What seat codes are made from."""

"""How long a table is kept that nobody is at."""

from typing import Final, NamedTuple

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR


class TableLifetimes(NamedTuple):
    """Seconds for which a table is kept after the last person has left it; 0: for good."""

    played: float = 30 * DAY
    """Where people have played."""
    unplayed: float = HOUR
    """Where no game began, or bots were alone."""

    def of(self, *, is_played: bool) -> float:
        """Return how long a table is kept; 0: for good."""
        return self.played if is_played else self.unplayed

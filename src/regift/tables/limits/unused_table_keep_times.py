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
    alone: float = 7 * DAY
    """Where one person has played against bots, if that is less than where several have."""

    def of(self, *, is_played: bool, is_alone: bool = False) -> float:
        """Return how long a table is kept; 0: for good."""
        if not is_played:
            return self.unplayed
        return min(self.alone, self.played) if is_alone else self.played

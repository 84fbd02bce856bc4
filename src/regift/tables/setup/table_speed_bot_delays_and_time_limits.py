"""How fast a table plays."""

from typing import Final, NamedTuple

from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State

MIN_BOT_DELAY: Final = 0.6
MAX_BOT_DELAY: Final = 1.4
"""Seconds a bot takes, like a person who knows the game."""
WINDOW_LIMIT: Final = 8.0
SHARE_LIMIT: Final = 2.0
PAUSE_MARGIN: Final = 0.4
"""Seconds that the table waits longer than for a pause, so that the slowest page has come through it."""
QUICK_PAUSE: Final = 1.0
"""Seconds that a pause takes at most within a show of a table with quick bots; pages hold it as long."""


class TableSpeed(NamedTuple):
    """The times that a table keeps."""

    bots: float = 1.0
    """What bots' delays and the least time of a reaction window are multiplied by; 0: no waiting."""
    window_limit: float = WINDOW_LIMIT
    """Seconds after which a person's reaction window closes with the fallback; 0: never."""
    clocks: float = 1.0
    """What the seconds of a table's clock are multiplied by."""
    share_limit: float = SHARE_LIMIT
    """Seconds that a deal waits for everybody's part of the shuffle."""
    returns: float = 1.0
    """What the seconds are multiplied by in which who is gone can come back before others dispose of their seat."""

    def min_window_seconds(self, milliseconds: int) -> float:
        """Return the seconds before which no answer to a reaction window takes effect."""
        return milliseconds / 1000 * self.bots

    def min_reveal_seconds(self, state: State, pauses: float, reveal: float = 0.0) -> float:
        """Return the seconds before which no move takes effect, so that all see what there is to see.

        That is the position itself, once every page has come through the pauses in what was told before it; and what a
        big screen shows of it for `reveal` seconds.
        """
        least = max(state.least_time(), reveal + PAUSE_MARGIN if reveal else 0.0)
        return (least + (pauses + PAUSE_MARGIN if pauses else 0.0)) * self.bots

    def draw(self, chance: Chance) -> float:
        """Draw the seconds that a bot takes over its next move."""
        return self.bots * (MIN_BOT_DELAY + (MAX_BOT_DELAY - MIN_BOT_DELAY) * int(chance.word()) / 2**32)

"""A pause before a key counts, on a screen that comes by itself: what was pressed was meant for the one before."""

import time
from collections.abc import Callable
from typing import Final

PAUSE: Final = 0.7
"""Seconds without a press before one counts: a key that is held down, or pressed again and again, does not."""


class QuietBeforeKey:
    """Counts from when a screen came, and anew from each press that came too early."""

    def __init__(self) -> None:
        self.now: Callable[[], float] = time.monotonic
        self.since = self.now()

    def begin(self) -> None:
        """Count from now."""
        self.since = self.now()

    def counts(self) -> bool:
        """Note a press, and return whether there was none for long enough."""
        since, self.since = self.since, self.now()
        return self.since - since >= PAUSE

"""A table in this process in a hurry: bots play at once until the reader is asked."""

import asyncio
from contextlib import suppress
from typing import Final, Protocol

from regift.tables.system_clock import SystemClock

LOCAL_DELAY_FACTOR: Final = 0.5
"""What bots' delays are multiplied by at home: one who plays alone waits for nobody else."""
ADVANCE: Final = 5.0
"""Seconds by which the clock is put forward: no bot waits longer."""


class AdvanceableClock(SystemClock):
    """A clock that can be put forward: whoever waits then wakes."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self._leapt = asyncio.Event()

    def now(self) -> float:
        """Return seconds that never run backwards, for durations."""
        return super().now() + self._ahead

    async def sleep(self, seconds: float) -> None:
        """Wait that long; not at all for zero or less."""
        end = self.now() + seconds
        while (left := end - self.now()) > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._leapt.wait(), left)

    def advance(self) -> None:
        """Put the clock forward."""
        self._ahead += ADVANCE
        self._leapt.set()
        self._leapt = asyncio.Event()


class Paced(Protocol):
    """A table whose bots can be hurried."""

    clock: AdvanceableClock

    def set_pace(self, bots: float) -> None:
        """Multiply bots' delays by this from now on."""
        ...


class SkipToMyTurn:
    """The reader's hand on it."""

    def __init__(self, table: Paced) -> None:
        self._table = table
        self._is_skipping = False

    def skip(self) -> None:
        """Let bots play at once until the reader is asked."""
        self._is_skipping = True
        self._table.set_pace(0.0)
        self._table.clock.advance()

    def end_skip(self) -> None:
        """Let bots take their time again: the reader is asked, or the game is over."""
        if self._is_skipping:
            self._is_skipping = False
            self._table.set_pace(LOCAL_DELAY_FACTOR)

"""The clock of live tables; a test brings one of its own."""

import asyncio
import time
from typing import Final, Protocol

TICK: Final = 0.002
"""Seconds, more than an event loop may wake somebody too early: nobody looks again sooner."""


class Clock(Protocol):
    """Tells the time and waits."""

    def now(self) -> float:
        """Return seconds that never run backwards, for durations."""
        ...

    def date(self) -> float:
        """Return seconds since 1970, for the journal."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait that long, a tick less or a little more; not at all for zero or less."""
        ...


async def sleep_until(clock: Clock, moment: float) -> None:
    """Wait until it is that late, never less: a loop whose clock counts milliseconds wakes too early."""
    while (left := moment - clock.now()) > 0:
        await clock.sleep(max(left, TICK))


class SystemClock:
    """The clock of the machine."""

    now = staticmethod(time.monotonic)
    date = staticmethod(time.time)

    async def sleep(self, seconds: float) -> None:
        """Wait that long; not at all for zero or less."""
        if seconds > 0:
            await asyncio.sleep(seconds)

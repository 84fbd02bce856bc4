"""The clock of live tables; a test brings one of its own."""

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """Tells the time and waits."""

    def now(self) -> float:
        """Give seconds that never run backwards, for durations."""
        ...

    def date(self) -> float:
        """Give seconds since 1970, for the journal."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait that long; not at all for zero or less."""
        ...


class WallClock:
    """The clock of the machine."""

    def now(self) -> float:
        """Give seconds that never run backwards, for durations."""
        return time.monotonic()

    def date(self) -> float:
        """Give seconds since 1970, for the journal."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        """Wait that long; not at all for zero or less."""
        if seconds > 0:
            await asyncio.sleep(seconds)

"""The gallery: what spectators are shown, and how much later."""

from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from regift.tables.clock import Clock, sleep_until
from regift.tables.errands import Errands
from regift.tables.reader import Reader, Sight, Telling


class Kept(NamedTuple):
    """What is still to be shown."""

    due: float
    telling: Telling | None
    """None: the board."""
    sight: Sight
    """The board after it."""


class Gallery:
    """Shows one match to those who only watch, `delay` seconds after it happened."""

    def __init__(self, reader: Reader, delay: float, clock: Clock, show: Callable[[Telling | Sight], None]) -> None:
        self.delay = delay
        self._reader = reader
        self._clock = clock
        self._show = show
        self._shown: Sight | None = None
        self._kept: deque[Kept] = deque()
        self._errands = Errands(clock)
        if delay > 0:
            self._keep(None)

    @property
    def has_shown_end(self) -> bool:
        """Return whether there is nothing more to come of a game that is over."""
        return self.delay == 0 or (self._shown is not None and bool(self._shown.standings))

    def sight(self) -> Sight | None:
        """Return the board as it is shown now; None while nothing is old enough."""
        return self._shown if self.delay > 0 else self._reader.sight()

    def tell(self, telling: Telling) -> None:
        """Take in what happened, and show it when it is old enough."""
        if self.delay > 0:
            self._keep(telling)
        else:
            self._show(telling)

    async def stop(self) -> None:
        """Show nothing more."""
        await self._errands.stop()

    def _keep(self, telling: Telling | None) -> None:
        self._kept.append(Kept(self._clock.now() + self.delay, telling, self._reader.sight()))
        if len(self._kept) == 1:
            self._errands.run(self._release)

    async def _release(self) -> None:
        """Show what is kept, each in its time."""
        while self._kept:
            await sleep_until(self._clock, self._kept[0].due)
            kept = self._kept.popleft()
            is_first = self._shown is None
            self._shown = kept.sight
            self._show(kept.sight if is_first or kept.telling is None else kept.telling)

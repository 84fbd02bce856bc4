"""The lag of the event loop is by how much it comes later than it was asked to."""

import asyncio
from collections.abc import Callable
from contextlib import closing
from contextvars import Context

import pytest

from regift.server.operations.event_loop_lag import watch_lag
from regift.server.operations.server_counters import ServerCounters


class LateLoop(asyncio.SelectorEventLoop):
    """An event loop with a clock of its own, which comes to everything so many seconds late."""

    def __init__(self, late: float) -> None:
        super().__init__()
        self.late = late
        self.now = 0.0

    def time(self) -> float:
        """Return the seconds on its own clock."""
        return self.now

    def call_later(
        self, delay: float, callback: Callable[..., object], *args: object, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """Turn the clock on to when it is done, and call back at once."""
        timer = self.call_at(self.now + delay, callback, *args, context=context)
        self.now += delay + self.late
        return timer


@pytest.mark.parametrize("late", [0.0, 0.03, 1.5])
def test_the_lag_is_how_much_later_than_asked_for_the_loop_looks(late: float) -> None:
    counters = ServerCounters()

    async def look() -> None:
        watching = asyncio.create_task(watch_lag(counters))
        for _ in range(20):
            await asyncio.sleep(0)
        watching.cancel()

    with closing(LateLoop(late)) as loop:
        loop.run_until_complete(look())
    looks = sum(counters.lags.counts)
    assert looks > 2
    assert counters.lags.sum == pytest.approx(looks * late)
    assert counters.take_worst_lag() == pytest.approx(late)

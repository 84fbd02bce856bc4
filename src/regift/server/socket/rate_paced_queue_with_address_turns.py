"""Paced queues: of what strangers may ask for without end, one is done at a time, at a pace that leaves players room.

A handshake with a first view costs the server more than a move does, and so do the pieces of bodies that sixty send at
once. Each waits its turn, and the addresses take turns: whoever comes from another than the storm is served next.
"""

import asyncio
from collections.abc import Callable

from regift.tables.limits.rate_limits_and_quotas import Bucket, UsageBudget


class PacedQueue:
    """Who waits, in order, for what a limit of the server paces."""

    def __init__(self, budget: UsageBudget, limit: str) -> None:
        self._budget = budget
        self._limit = limit
        self._bucket: Bucket | None = None
        self._waiting: dict[str, dict[Callable[[], None], None]] = {}
        """By address, in the order of their turns: those that wait, in the order in which they came."""
        self._is_called = False

    def wait(self, address: str, serve: Callable[[], None]) -> None:
        """Serve somebody when it is their turn; who waits already goes on waiting."""
        self._waiting.setdefault(address, {})[serve] = None
        self._call()

    def leave(self, address: str, serve: Callable[[], None]) -> None:
        """Forget somebody who is gone; one that is not there does nothing."""
        waiting = self._waiting.get(address, {})
        waiting.pop(serve, None)
        if not waiting:
            self._waiting.pop(address, None)

    def _call(self) -> None:
        if not self._waiting or self._is_called:
            return
        self._is_called = True
        loop = asyncio.get_running_loop()
        rate = getattr(self._budget.limits, self._limit)
        if self._bucket is None:
            self._bucket = Bucket(rate, loop.time())
        left = self._bucket.left(loop.time())
        if left >= 1:
            loop.call_soon(self._serve_next)
        else:
            self._budget.met[self._limit] += 1
            loop.call_later((1 - left) / rate.per_second, self._serve_next)

    def _serve_next(self) -> None:
        """Serve the first of the address whose turn it is; its next comes after those of all others."""
        self._is_called = False
        assert self._bucket is not None
        if self._waiting and self._bucket.take(asyncio.get_running_loop().time()):
            address = next(iter(self._waiting))
            waiting = self._waiting.pop(address)
            serve = next(iter(waiting))
            del waiting[serve]
            if waiting:
                self._waiting[address] = waiting
            serve()
        self._call()

"""The queue of websockets that wait to be let in: one at a time, at a pace that leaves the players' messages room.

A handshake and a first view cost the server more than a move does. Of a storm of them each waits its turn, and the
addresses take turns: whoever comes from another than the storm is let in next.
"""

import asyncio
from collections.abc import Callable
from typing import Final

from regift.tables.limits.usage_budget import Bucket, UsageBudget

LIMIT: Final = "websockets"


class WebSocketAdmissionQueue:
    """Who is to be let in, in order."""

    def __init__(self, budget: UsageBudget) -> None:
        self._budget = budget
        self._bucket: Bucket | None = None
        self._waiting: dict[str, dict[Callable[[], None], None]] = {}
        """By address, in the order of their turns: those that wait, in the order in which they came."""
        self._is_called = False

    def wait(self, address: str, let_in: Callable[[], None]) -> None:
        """Let a connection in when it is its turn."""
        self._waiting.setdefault(address, {})[let_in] = None
        self._call()

    def leave(self, address: str, let_in: Callable[[], None]) -> None:
        """Forget a connection that is gone; one that is not there does nothing."""
        waiting = self._waiting.get(address, {})
        waiting.pop(let_in, None)
        if not waiting:
            self._waiting.pop(address, None)

    def _call(self) -> None:
        if not self._waiting or self._is_called:
            return
        self._is_called = True
        loop = asyncio.get_running_loop()
        rate = self._budget.limits.websockets
        if self._bucket is None:
            self._bucket = Bucket(rate, loop.time())
        left = self._bucket.left(loop.time())
        if left >= 1:
            loop.call_soon(self._let_next_in)
        else:
            self._budget.met[LIMIT] += 1
            loop.call_later((1 - left) / rate.per_second, self._let_next_in)

    def _let_next_in(self) -> None:
        """Let in the first of the address whose turn it is; its next comes after those of all others."""
        self._is_called = False
        assert self._bucket is not None
        if self._waiting and self._bucket.take(asyncio.get_running_loop().time()):
            address = next(iter(self._waiting))
            waiting = self._waiting.pop(address)
            let_in = next(iter(waiting))
            del waiting[let_in]
            if waiting:
                self._waiting[address] = waiting
            let_in()
        self._call()

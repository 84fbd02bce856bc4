"""A fair lock: one holder at a time, and spenders take turns, however many of one wait."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairLock:
    """Whoever holds it with many waits for one of each other between two of their own.

    A spender is an address, or whoever else the work is counted for.
    """

    def __init__(self) -> None:
        self._holder: str | None = None
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """By spender, the next in turn first: who waits for a turn."""

    async def acquire(self, spender: str) -> None:
        """Wait for a turn of that spender."""
        if self._holder is None:
            self._holder = spender
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(spender, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()
            raise

    def others_waiting(self) -> int:
        """Return how many other spenders wait for a turn than the one who has it."""
        return sum(
            spender != self._holder and not all(turn.done() for turn in turns)
            for spender, turns in self._waiting.items()
        )

    def release(self) -> None:
        """Let another spender have a turn; the one whose turn it was comes last in line."""
        before, self._holder = self._holder, None
        if before is not None and before in self._waiting:
            self._waiting[before] = self._waiting.pop(before)
        while self._waiting:
            spender = next(iter(self._waiting))
            turns = self._waiting.pop(spender)
            turn = turns.popleft()
            if turns:
                self._waiting[spender] = turns
            if not turn.done():
                self._holder = spender
                turn.set_result(None)
                return

    @asynccontextmanager
    async def turn(self, spender: str) -> AsyncIterator[None]:
        """Hold the lock for as long as something lasts, once it is the spender's turn."""
        await self.acquire(spender)
        try:
            yield
        finally:
            self.release()

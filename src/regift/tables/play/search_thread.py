"""The search thread: all bots of a server that search take turns on it, so that tables compete with one at most."""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

Found = TypeVar("Found")


class SearchThread:
    """One thread, which begins with the first search. Whoever has bots that search waits for one search of each other.

    A spender is somebody whose budget searches are on, as `UsageBudget` names them.
    """

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(1, "bots-search")
        self._is_busy = False
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """By spender, the next in turn first: who waits for a turn."""

    async def run(self, spender: str, search: Callable[[], Found]) -> Found:
        """Do the search when it is the spender's turn, and return what it finds."""
        await self._take_turn(spender)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._executor, search)
        finally:
            self._end_turn()

    def close(self) -> None:
        """Begin no search any more."""
        self._executor.shutdown(wait=False, cancel_futures=True)

    async def _take_turn(self, spender: str) -> None:
        if not self._is_busy:
            self._is_busy = True
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(spender, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._end_turn()
            raise

    def _end_turn(self) -> None:
        """Let the next spender have a turn, and come last in line after it."""
        while self._waiting:
            spender = next(iter(self._waiting))
            turns = self._waiting.pop(spender)
            turn = turns.popleft()
            if turns:
                self._waiting[spender] = turns
            if not turn.done():
                turn.set_result(None)
                return
        self._is_busy = False

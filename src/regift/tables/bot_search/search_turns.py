"""Turns at searching: of all bots of a server that search, one searches at a time, one address after another."""

import asyncio
from collections import deque
from typing import Protocol

from regift.tables.bot_search.search_task import SearchResult, SearchTask


class Searcher(Protocol):
    """Carries out one search at a time, somewhere else than on the event loop."""

    async def search(self, task: SearchTask, stop: asyncio.Event) -> SearchResult:
        """Return what the bot chooses; SearchStopped once `stop` is set, SearchFailed where it can't be done."""
        ...

    async def close(self) -> None:
        """End what is going on, and begin no search any more."""
        ...


class SearchTurns:
    """Whoever has bots that search waits for one search of each other.

    A spender is somebody whose budget searches are on, as `UsageBudget` names them.
    """

    def __init__(self, searcher: Searcher) -> None:
        self._searcher = searcher
        self._is_busy = False
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """By spender, the next in turn first: who waits for a turn."""

    async def run(self, spender: str, task: SearchTask, stop: asyncio.Event) -> SearchResult:
        """Search when it is the spender's turn. The turn lasts until the search has ended, whoever gives up waiting."""
        await self._take_turn(spender)
        work = asyncio.ensure_future(self._searcher.search(task, stop))
        work.add_done_callback(self._after)
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            stop.set()
            raise

    async def close(self) -> None:
        """End what is going on, and begin no search any more."""
        await self._searcher.close()

    def _after(self, work: asyncio.Future[SearchResult]) -> None:
        if not work.cancelled():
            work.exception()  # who waited for it has it, too
        self._end_turn()

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

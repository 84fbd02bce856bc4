"""Turns at searching: of all bots of a server that search, one searches at a time, one address after another."""

import asyncio
from typing import Protocol

from regift.tables.bot_search.search_task_result_and_execution import SearchResult, SearchTask
from regift.tables.limits.fair_lock import FairLock


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
        self._one = FairLock()

    async def run(self, spender: str, task: SearchTask, stop: asyncio.Event) -> SearchResult:
        """Search when it is the spender's turn. The turn lasts until the search has ended, whoever gives up waiting."""
        await self._one.acquire(spender)
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
        self._one.release()

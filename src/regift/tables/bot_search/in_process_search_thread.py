"""The search thread: searches in this process, where one person at most would be kept waiting."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from regift.tables.bot_search.search_task_result_and_execution import (
    SearchFailed,
    SearchResult,
    SearchStopped,
    SearchTask,
    carry_out,
)


class SearchThread:
    """A `Searcher` in a thread, which begins with the first search."""

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(1, "bots-search")

    async def search(self, task: SearchTask, stop: asyncio.Event) -> SearchResult:
        """Return what the bot chooses; SearchStopped once `stop` is set, SearchFailed where the bot fails."""
        working = asyncio.get_running_loop().run_in_executor(self._executor, partial(carry_out, task, stop.is_set))
        try:
            return await working
        except SearchStopped:
            raise
        except Exception as failure:
            raise SearchFailed("the bot failed") from failure

    async def close(self) -> None:
        """Begin no search any more."""
        self._executor.shutdown(wait=False, cancel_futures=True)

"""The search thread: all bots of a server that search take turns on it, so that tables compete with one at most."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

Found = TypeVar("Found")


class SearchThread:
    """One thread, which begins with the first search."""

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(1, "bots-search")

    async def run(self, search: Callable[[], Found]) -> Found:
        """Do the search once those asked for before are done, and return what it finds."""
        return await asyncio.get_running_loop().run_in_executor(self._executor, search)

    def close(self) -> None:
        """Begin no search any more."""
        self._executor.shutdown(wait=False, cancel_futures=True)

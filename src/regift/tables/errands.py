"""Errands: what runs beside a table, such as clocks and bots, and stops with it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from regift.kit.refusal import RegiftError

log = logging.getLogger(__name__)


class Errands:
    """The background tasks of one owner."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def run(self, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
        """Begin an errand; where the journal fails in it, that is logged and the table left as it stands."""
        task = asyncio.create_task(_guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def stop(self) -> None:
        """Stop all errands for good, but for the one that asks."""
        tasks = [task for task in self._tasks if task is not asyncio.current_task()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _guarded(work: Callable[[], Awaitable[None]]) -> None:
    try:
        await work()
    except RegiftError as error:
        log.error("a table stands still: %s", error)

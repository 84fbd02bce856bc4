"""Background tasks: what runs beside a table, such as clocks and bots, and stops with it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from regift.kit.refusal_and_errors import RegiftError
from regift.tables.storage.storage_interface import JournalFailed
from regift.tables.system_clock import Clock

log = logging.getLogger(__name__)

RETRY: Final = 1.0
"""Seconds until what could not be written down is tried again."""


class BackgroundTasks:
    """The background tasks of one owner."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._tasks: set[asyncio.Task[None]] = set()

    def run(self, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
        """Begin a task."""
        task = asyncio.create_task(_guarded(work, self._clock))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def stop(self) -> None:
        """Stop all tasks for good, but for the one that asks."""
        tasks = [task for task in self._tasks if task is not asyncio.current_task()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _guarded(work: Callable[[], Awaitable[None]], clock: Clock) -> None:
    """Do the work, anew as long as the journal can't be written; on other trouble say so and leave the match alone."""
    while True:
        try:
            await work()
        except JournalFailed as failure:
            log.error("a task is tried again: %s", failure)
            await clock.sleep(RETRY)
        except RegiftError as error:
            log.error("a table stands still: %s", error)
            return
        else:
            return

"""A database in memory of which somebody else keeps an image, where there is no file: a browser does."""

import asyncio
from collections.abc import Awaitable, Callable

from regift.tables.storage.in_memory_sqlite_database import InMemoryDatabase
from regift.tables.storage.statement_executor_interface import Statement

SaveImage = Callable[[bytes], Awaitable[None]]
"""Returns once the image is kept for good; OSError where it can't be, and never again then."""


class SavedInMemoryDatabase(InMemoryDatabase):
    """Has an image of itself kept before it says that anything is written."""

    def __init__(self, image: bytes, save: SaveImage) -> None:
        super().__init__(image)
        self._save = save
        self._one = asyncio.Lock()
        self._failure: OSError | None = None

    async def write(self, *statements: Statement) -> None:
        """Carry out all the statements and have them kept.

        After a failure nothing is written any more: what is in memory is more than what is kept.
        """
        async with self._one:
            if self._failure:
                raise self._failure
            await super().write(*statements)
            try:
                await self._save(self._connection.serialize())
            except OSError as failure:
                self._failure = failure
                raise

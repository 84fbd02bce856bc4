"""The database in one SQLite file: written in groups by a thread of its own, read beside it."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Executable, event
from sqlalchemy.ext.asyncio import create_async_engine

from regift.tables.storage.group_commit_writer import GroupCommitWriter
from regift.tables.storage.sqlite_file_check_upgrade_open_copy import connect, set_pragmas
from regift.tables.storage.statement_executor_interface import CommitObserver


class OnDiskDatabase:
    """Writes to a file and reads from it."""

    def __init__(self, path: Path, observer: CommitObserver | None = None) -> None:
        self._engine = create_async_engine(f"sqlite+aiosqlite:///{path}")
        """What is read with."""
        self._reads: set[asyncio.Future[list[Any]]] = set()
        event.listen(self._engine.sync_engine, "connect", lambda connection, _: set_pragmas(connection))
        self._writer = GroupCommitWriter(partial(connect, path), observer)
        self.write = self._writer.write
        """Bound here, so that a move goes through no function that only hands it on."""

    async def read(self, query: Executable) -> list[Any]:
        """Return the rows of the answer.

        Where whoever asked goes meanwhile, it is read to the end all the same: a connection that is given up in the
        midst keeps its snapshot, and the file's log of writes grows until the server stops.
        """
        reading = asyncio.ensure_future(self._rows(query))
        self._reads.add(reading)
        reading.add_done_callback(self._reads.discard)
        return await asyncio.shield(reading)

    async def _rows(self, query: Executable) -> list[Any]:
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).all())

    async def close(self) -> None:
        """Write what waits and end what is read, then let go of the file."""
        await self._writer.close()
        await asyncio.gather(*self._reads, return_exceptions=True)
        await self._engine.dispose()

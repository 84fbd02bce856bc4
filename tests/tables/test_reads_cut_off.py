"""Reads of somebody who has gone meanwhile: they give their connection back, and so the log of writes stays short."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import anyio
from sqlalchemy import text

from regift.tables.storage.sqlite_file_statement_executor import OnDiskDatabase
from regift.tables.storage.sqlite_journal import SqliteJournal
from tests.waiting import HUNG

READS = 200
SHORTEST, LONGEST = 0.0, 0.004
"""Seconds after which a read is cut off."""


async def cut_off(database: OnDiskDatabase, after: float) -> None:
    """Read as a request does whose reader goes: it is cancelled again at each step of its cleaning up."""
    with anyio.move_on_after(after):
        await database.read(text("SELECT count(*) FROM tables"))


async def test_a_read_that_is_cut_off_gives_its_connection_back(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite3"
    await (await SqliteJournal.open(path)).close()
    database = OnDiskDatabase(path)
    before = asyncio.all_tasks()
    for number in range(READS):
        await cut_off(database, SHORTEST + (LONGEST - SHORTEST) * number / READS)
    while reading := asyncio.all_tasks() - before:
        done, _ = await asyncio.wait(reading, timeout=HUNG)
        assert done, "a read that was cut off never ends"
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE more (number INTEGER)")
        is_busy, *_ = other.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    assert not is_busy, "somebody still reads what was there before"
    await database.close()

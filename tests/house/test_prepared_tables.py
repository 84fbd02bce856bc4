"""Tables that browser tests prepare are there when somebody comes: no server deletes them as unused."""

import asyncio
import time
from pathlib import Path

from regift.server.operations.data_folder_and_secret import STORE
from regift.tables.limits.unused_table_keep_times import TableLifetimes
from regift.tables.storage.sqlite_journal import SqliteJournal
from tests.browser.prepared_table import Scene, prepare_table


def test_a_prepared_table_is_kept_as_long_as_one_that_was_just_left(tmp_path: Path) -> None:
    prepare_table(tmp_path, Scene("kung_fu", ("Léa", ""), seed=1))

    async def due(date: float) -> list[int]:
        journal = await SqliteJournal.open(tmp_path / STORE)
        found = await journal.inventory.unused(TableLifetimes(), date, [], 10)
        await journal.close()
        return found

    assert asyncio.run(due(time.time() + 3 * 86_400)) == []
    assert len(asyncio.run(due(time.time() + 60 * 86_400))) == 1

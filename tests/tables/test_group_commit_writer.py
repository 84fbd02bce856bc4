"""Writes in groups: one that fails takes nothing with it that was acknowledged, and others come after it."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import pytest

from regift.tables.storage.group_commit_writer import MAX_ROWS, GroupCommitWriter, merged
from regift.tables.storage.sqlite_file_check_upgrade_open_copy import connect, prepare_store, reading
from regift.tables.storage.sqlite_journal import ADD_TABLE

CLEAR: Final = "DELETE FROM tables"
PAGES: Final = 60
"""How many pages the small store may have."""
WIDTH: Final = 8
"""Columns of a table's row."""


@asynccontextmanager
async def writing(path: Path) -> AsyncIterator[GroupCommitWriter]:
    """Write into a store that can't grow."""

    def limited() -> sqlite3.Connection:
        connection = connect(path)
        connection.execute(f"PRAGMA max_page_count={PAGES}")
        return connection

    writer = GroupCommitWriter(limited)
    yield writer
    await writer.close()


def row(number: int) -> tuple[object, ...]:
    """Return a table that needs most of a page."""
    return number, f"{number:04}", b"x" * 3000, 0.0, 0.0, False, "", None


def kept(path: Path) -> set[int]:
    """Return the ids of the tables on disk."""
    with reading(path) as store:
        return {number for (number,) in store.execute("SELECT id FROM tables")}


async def test_a_full_disk_keeps_what_was_acknowledged_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "store"
    prepare_store(path)
    async with writing(path) as writer:
        acknowledged = set()
        for number in range(0, 100, 4):
            group = range(number, number + 4)
            outcomes = await asyncio.gather(
                *(writer.write((ADD_TABLE, row(each))) for each in group), return_exceptions=True
            )
            acknowledged |= {each for each, outcome in zip(group, outcomes, strict=True) if outcome is None}
            assert all("full" in str(outcome) for outcome in outcomes if outcome is not None)
        assert 0 < len(acknowledged) < 100
        assert kept(path) == acknowledged
        await writer.write((CLEAR, ()))
        await writer.write((ADD_TABLE, row(7)))
        assert kept(path) == {7}


async def test_a_store_that_cannot_be_opened_now_is_written_later(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "store"
    async with writing(path) as writer:
        for _ in range(2):
            with pytest.raises(sqlite3.OperationalError, match="unable to open"):
                await writer.write((ADD_TABLE, row(1)))
        path.parent.mkdir()
        prepare_store(path)
        await writer.write((ADD_TABLE, row(1)))
    assert kept(path) == {1}


def test_rows_for_one_table_become_one_statement_in_their_order() -> None:
    other = "UPDATE tables SET code=? WHERE id=?"
    many = merged([(ADD_TABLE, row(1)), (ADD_TABLE, row(2)), (other, ("A", 1)), (other, ("B", 2)), (ADD_TABLE, row(3))])
    assert [statement.count("?") for statement, _ in many] == [2 * WIDTH, 2, 2, WIDTH]
    assert [values for _, values in many[1:3]] == [["A", 1], ["B", 2]]
    assert many[0][1] == [*row(1), *row(2)]


def test_no_statement_has_more_values_than_sqlite_takes() -> None:
    many = merged([(ADD_TABLE, row(number)) for number in range(2 * MAX_ROWS + 1)])
    assert [len(values) // WIDTH for _, values in many] == [MAX_ROWS, MAX_ROWS, 1]


async def test_a_row_that_is_there_already_keeps_no_other_of_its_group_out(tmp_path: Path) -> None:
    path = tmp_path / "store"
    prepare_store(path)
    async with writing(path) as writer:
        await writer.write((ADD_TABLE, row(1)))
        outcomes = await asyncio.gather(
            *(writer.write((ADD_TABLE, row(number))) for number in (2, 1, 3)), return_exceptions=True
        )
    assert [isinstance(outcome, sqlite3.IntegrityError) for outcome in outcomes] == [False, True, False]
    assert kept(path) == {1, 2, 3}

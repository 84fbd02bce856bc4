"""How a table leaves the store: its code at once, its rows a few at a time, so that moves elsewhere need not wait.

What SQLite's file has no use for any more it uses again for the next tables: it grows no larger than it ever had to be.
"""

from collections.abc import Collection
from typing import Final

from sqlalchemy import ColumnElement, bindparam, delete, exists, func, select, update

from regift.tables.storage.database_table_definitions import deals, moves, photo_references, table_parts, tables
from regift.tables.storage.database_wrapper_raising_journal_errors import JournalDatabase, written
from regift.tables.storage.statement_executor_interface import Statement

CODE_LENGTH: Final = 4
"""Letters of a code. What is being deleted has another in its place, which nobody can ask for."""
STEP: Final = 500
"""Moves deleted, or other small changes made, in one commit."""
FEW: Final = 10
"""Games, photos or parts deleted in one commit: each may take many pages."""


HIDE: Final = written(update(tables).where(tables.c.id == bindparam("which")).values(code=bindparam("hidden")))
FORGET_MOVES: Final = written(
    delete(moves).where(moves.c.table == bindparam("which"), moves.c.number <= bindparam("last"))
)
FORGET_DEALS: Final = written(
    delete(deals).where(deals.c.table == bindparam("which"), deals.c.match <= bindparam("last"))
)
FORGET_PHOTOS: Final = written(
    delete(photo_references).where(
        photo_references.c.table == bindparam("which"), photo_references.c.name <= bindparam("last")
    )
)
FORGET_PARTS: Final = written(
    delete(table_parts).where(table_parts.c.table == bindparam("which"), table_parts.c.digest <= bindparam("last"))
)
FORGET_BARE: Final = written(
    delete(tables).where(
        tables.c.id == bindparam("which"),
        *(~exists().where(kept.c.table == tables.c.id) for kept in (moves, deals, photo_references, table_parts)),
    )
)
"""A table that has nothing beside its own row goes at once."""
FORGET_TABLE: Final = written(delete(tables).where(tables.c.id == bindparam("which")))


class TableDeletion:
    """Deletes tables from one store."""

    def __init__(self, database: JournalDatabase) -> None:
        self._database = database

    async def hide(self, ended: Collection[int]) -> None:
        """Put in place of tables' codes what nobody can ask for, and delete at once those that have no rows beside.

        The codes are free again.
        """
        if ended:
            hidden = [(HIDE, (f"-{table:05}", table)) for table in ended]
            await self._database.write(*hidden, *((FORGET_BARE, (table,)) for table in ended))

    async def delete(self, table: int) -> None:
        """Delete what is left of a hidden table, also of one whose deletion was cut short."""
        newest = await self._last(func.max(moves.c.number), moves.c.table == table)
        matches = await self._last(func.max(deals.c.match), deals.c.table == table)
        photos = await self._names(photo_references.c.name, photo_references.c.table == table)
        parts = await self._names(table_parts.c.digest, table_parts.c.table == table)
        steps: list[Statement] = [(FORGET_MOVES, (table, last)) for last in range(STEP, newest + STEP, STEP)]
        steps += [(FORGET_DEALS, (table, last)) for last in range(FEW, matches + FEW, FEW)]
        steps += [(FORGET_PHOTOS, (table, name)) for name in [*photos[FEW - 1 :: FEW], *photos[-1:]]]
        steps += [(FORGET_PARTS, (table, digest)) for digest in [*parts[FEW - 1 :: FEW], *parts[-1:]]]
        for step in steps:
            await self._database.write(step)
        await self._database.write((FORGET_TABLE, (table,)))

    async def _names(self, name: ColumnElement[str], of_table: ColumnElement[bool]) -> list[str]:
        return [each for (each,) in await self._database.rows(select(name).where(of_table).order_by(name))]

    async def _last(self, greatest: ColumnElement[int], of_table: ColumnElement[bool]) -> int:
        return int((await self._database.rows(select(greatest).where(of_table)))[0][0] or 0)

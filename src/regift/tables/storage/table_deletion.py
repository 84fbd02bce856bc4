"""How a table leaves the store: its code at once, its rows a few at a time, so that moves elsewhere need not wait.

What SQLite's file has no use for any more it uses again for the next tables: it grows no larger than it ever had to be.
"""

from collections.abc import Awaitable, Callable, Collection
from typing import Any, Final

from sqlalchemy import Executable, bindparam, delete, func, select, update
from sqlalchemy.dialects import sqlite as dialect

from regift.tables.storage.database_schema import deals, moves, photo_references, tables

CODE_LENGTH: Final = 4
"""Letters of a code. What is being deleted has another in its place, which nobody can ask for."""
STEP: Final = 500
"""Moves deleted, or other small changes made, in one commit."""
FEW: Final = 10
"""Games, or photos, deleted in one commit: each may take many pages."""


def _written(statement: Executable) -> str:
    return str(statement.compile(dialect=dialect.dialect()))  # type: ignore[attr-defined]


HIDE: Final = _written(update(tables).where(tables.c.id == bindparam("which")).values(code=bindparam("hidden")))
FORGET_MOVES: Final = _written(
    delete(moves).where(moves.c.table == bindparam("which"), moves.c.number <= bindparam("last"))
)
FORGET_DEALS: Final = _written(
    delete(deals).where(deals.c.table == bindparam("which"), deals.c.match <= bindparam("last"))
)
FORGET_PHOTOS: Final = _written(
    delete(photo_references).where(
        photo_references.c.table == bindparam("which"), photo_references.c.name <= bindparam("last")
    )
)
FORGET_TABLE: Final = _written(delete(tables).where(tables.c.id == bindparam("which")))


class TableDeletion:
    """Deletes tables from one store."""

    def __init__(
        self, write: Callable[..., Awaitable[None]], rows: Callable[[Executable], Awaitable[list[Any]]]
    ) -> None:
        self._write: Callable[..., Awaitable[None]] = write
        self._rows = rows

    async def hide(self, tables: Collection[int]) -> None:
        """Put in place of tables' codes what nobody can ask for; the codes are free again."""
        if tables:
            await self._write(*((HIDE, (f"-{table:05}", table)) for table in tables))

    async def delete(self, table: int) -> None:
        """Delete a table, also one whose deletion was cut short."""
        await self.hide([table])
        newest = (await self._rows(select(func.max(moves.c.number)).where(moves.c.table == table)))[0][0] or 0
        for last in range(STEP, newest + STEP, STEP):
            await self._write((FORGET_MOVES, (table, last)))
        matches = (await self._rows(select(func.max(deals.c.match)).where(deals.c.table == table)))[0][0] or 0
        for last in range(FEW, matches + FEW, FEW):
            await self._write((FORGET_DEALS, (table, last)))
        names = select(photo_references.c.name).where(photo_references.c.table == table)
        photos = [name for (name,) in await self._rows(names.order_by(photo_references.c.name))]
        for name in [*photos[FEW - 1 :: FEW], *photos[-1:]]:
            await self._write((FORGET_PHOTOS, (table, name)))
        await self._write((FORGET_TABLE, (table,)))

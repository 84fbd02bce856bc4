"""The codes of tables that are known by their numbers, as a token names them."""

from collections.abc import Awaitable, Callable, Collection
from typing import Any

from sqlalchemy import Executable, select

from regift.tables.storage.database_table_definitions import tables


class TableCodes:
    """Looks codes up without a look at what the tables hold."""

    def __init__(self, rows_of: Callable[[Executable], Awaitable[list[Any]]]) -> None:
        self._rows_of = rows_of

    async def of(self, numbers: Collection[int]) -> dict[int, str]:
        """Return the code of each of these tables that there is; JournalFailed where that can't be read."""
        rows = await self._rows_of(select(tables.c.id, tables.c.code).where(tables.c.id.in_(numbers)))
        return {row[0]: row[1] for row in rows}

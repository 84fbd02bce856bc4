"""Which tables SQLite keeps, since when nobody uses them, and their deletion."""

import secrets
from collections.abc import Collection, Iterable
from typing import Final

from sqlalchemy import ColumnElement, Integer, bindparam, case, cast, func, literal_column, select, update

from regift.tables.limits.unused_table_keep_times import TableLifetimes
from regift.tables.storage.database_table_definitions import moves, tables
from regift.tables.storage.database_wrapper_raising_journal_errors import JournalDatabase, written
from regift.tables.storage.stepwise_table_deletion import CODE_LENGTH, STEP, TableDeletion
from regift.tables.storage.stored_table_json_without_its_parts import from_json
from regift.tables.storage.stored_table_records import StoredTable, TableListing, TableRow, TableUse
from regift.tables.storage.stored_table_size_query import table_bytes

NOTE_USE: Final = written(
    update(tables)
    .where(tables.c.id == bindparam("which"), tables.c.used < bindparam("than"))
    .values(used=bindparam("since"))
)
IS_ALONE: Final[ColumnElement[bool]] = literal_column(
    "(SELECT count(*) FROM json_each(CAST(tables.sitting AS TEXT), '$.people')) < 2"
    " AND NOT coalesce(json_extract(CAST(tables.sitting AS TEXT), '$.others_played'), 0)"
)
"""Whether one person has played there against bots."""

HOUR: Final = cast(tables.c.opened / 3600, Integer).label("hour")
"""In which hour since 1970 a table was made."""

PRIME: Final = 1_000_003

HARDLY_PLAYED: Final = 10
"""With fewer moves than that, a table gives way before others."""


class SqliteTableInventory:
    """Lists, notes and deletes the tables of the journal's database."""

    def __init__(self, database: JournalDatabase) -> None:
        self._database = database
        self._deletion = TableDeletion(database)
        self.salt = secrets.randbelow(PRIME - 1) + 1
        """What says which of many tables give way that nothing else tells apart."""

    async def count_made_by(self, creator: str) -> int:
        """Return how many tables are kept that a creator made."""
        rows = await self._database.rows(select(func.count()).select_from(tables).where(tables.c.creator == creator))
        return int(rows[0][0])

    async def count_all(self) -> int:
        """Return how many tables are kept."""
        rows = await self._database.rows(select(func.count()).select_from(tables))
        return int(rows[0][0])

    async def largest_creator(self) -> str:
        """Return who made most of the tables that are kept."""
        by_size = select(tables.c.creator).group_by(tables.c.creator).order_by(func.count().desc()).limit(1)
        rows = await self._database.rows(by_size)
        return str(rows[0][0]) if rows else ""

    async def first_to_give_way(self, creator: str, before: float, but: Collection[int], most: int) -> list[int]:
        """Return so many tables of a creator at most, but for these: first those hardly played at, then other ones.

        Of both those go first that were made in an hour in which the creator made most: of those hardly played at the
        newest, of the other ones any. None that somebody was at since that date, in seconds since 1970.
        """
        a_few = select(moves.c.table).where(moves.c.table == tables.c.id).limit(HARDLY_PLAYED).correlate(tables)
        is_played = select(func.count()).select_from(a_few.subquery()).scalar_subquery() == HARDLY_PLAYED
        may_go = (tables.c.creator == creator, tables.c.used < before, tables.c.id.not_in(but))
        any_or_newest = case((is_played, tables.c.id * self.salt % PRIME), else_=-tables.c.opened)
        of_hour = select(HOUR, func.count().label("made")).where(tables.c.creator == creator).group_by(HOUR).subquery()
        made_then = select(of_hour.c.made).where(of_hour.c.hour == HOUR).correlate(tables).scalar_subquery()
        in_order = select(tables.c.id).where(*may_go).order_by(is_played, made_then.desc(), any_or_newest)
        return [id for (id,) in await self._database.rows(in_order.limit(most))]

    async def note_use(self, dates: Iterable[tuple[int, float]]) -> None:
        """Keep when somebody was last at these tables, in seconds since 1970; what is known to be later stays."""
        noted = [(NOTE_USE, (date, table, date)) for table, date in dates]
        for start in range(0, len(noted), STEP):
            await self._database.write(*noted[start : start + STEP])

    async def unused(self, lifetimes: TableLifetimes, date: float, but: Collection[int], most: int) -> list[int]:
        """Return at most so many tables, but for these, that nobody was at for longer than they are kept."""
        found: list[int] = []
        for is_played, *only in ((False,), (True, IS_ALONE), (True,)):
            lifetime = lifetimes.of(is_played=is_played, is_alone=bool(only))
            if lifetime:
                is_free = tables.c.id.not_in([*but, *found])
                is_due = (tables.c.is_played.is_(is_played), tables.c.used < date - lifetime, is_free, *only)
                due = select(tables.c.id).where(*is_due).order_by(tables.c.used).limit(most - len(found))
                found += [id for (id,) in await self._database.rows(due)]
        return found

    async def list_tables(self, after: int, most: int) -> list[TableListing]:
        """Return at most so many tables with greater ids, in order; lists of own cards are left out of them."""
        columns = (tables.c.id, tables.c.code, tables.c.sitting, tables.c.used, tables.c.is_played, tables.c.opened)
        is_listed = (tables.c.id > after, func.length(tables.c.code) == CODE_LENGTH)
        wanted = select(*columns, table_bytes()).where(*is_listed).order_by(tables.c.id).limit(most)
        return [
            TableListing(
                TableRow(id, code, from_json(sitting, StoredTable, None), TableUse(used, bool(is_played))), opened, size
            )
            for id, code, sitting, used, is_played, opened, size in await self._database.rows(wanted)
        ]

    async def half_deleted(self) -> list[int]:
        """Return the tables that are hidden and not yet deleted."""
        rows = await self._database.rows(select(tables.c.id).where(func.length(tables.c.code) != CODE_LENGTH))
        return [id for (id,) in rows]

    async def hide(self, ended: Collection[int]) -> None:
        """Let nobody find these tables by their codes any more; those that hold nothing are deleted at once."""
        await self._deletion.hide(ended)

    async def delete(self, table: int) -> None:
        """Forget a hidden table with all that was played at it, in small steps."""
        await self._deletion.delete(table)

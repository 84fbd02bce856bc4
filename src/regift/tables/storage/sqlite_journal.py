"""The journal in SQLite, in a file or in memory."""

import sqlite3
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, Self, TypeVar

import msgspec
from sqlalchemy import Executable, Integer, bindparam, delete, func, insert, select, update
from sqlalchemy.dialects import sqlite as dialect
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from regift.tables.setup.game_setup import GameSetup
from regift.tables.storage.database_file import prepare_store
from regift.tables.storage.database_interface import CommitObserver, Database, Statement
from regift.tables.storage.database_schema import VERSION, deals, moves, photos, tables
from regift.tables.storage.journal_interface import (
    CodeTaken,
    Deal,
    Entry,
    JournalConflict,
    JournalFailed,
    StoredTable,
    TableRow,
)
from regift.tables.storage.table_codes import TableCodes

Read = TypeVar("Read")


def written(statement: Executable) -> str:
    """Return the statement as SQLite reads it, its values as question marks in the order of the columns."""
    return str(statement.compile(dialect=dialect.dialect()))  # type: ignore[attr-defined]


ADD_MOVE: Final = written(insert(moves))
ADD_DEAL: Final = written(insert(deals))
ADD_TABLE: Final = written(insert(tables))
KEEP_SITTING: Final = written(update(tables).where(tables.c.id == bindparam("which")).values(sitting=b""))
TOUCH: Final = f"PRAGMA user_version={VERSION}"
"""Says again what the store says already, but has to be written."""

ADD_PHOTO: Final = written(insert(photos))
FORGET_PHOTO: Final = written(
    delete(photos).where(photos.c.table == bindparam("which"), photos.c.name == bindparam("called"))
)
COPY_PHOTOS: Final = written(
    insert(photos).from_select(
        ["table", "name", "size", "content"],
        select(bindparam("other", type_=Integer), photos.c.name, photos.c.size, photos.c.content).where(
            photos.c.table == bindparam("which")
        ),
    )
)

FORGET: Final = (
    written(delete(photos).where(photos.c.table == bindparam("which"))),
    written(delete(moves).where(moves.c.table == bindparam("which"))),
    written(delete(deals).where(deals.c.table == bindparam("which"))),
    written(delete(tables).where(tables.c.id == bindparam("which"))),
)


class SqliteJournal:
    """Keeps tables in a database of this release."""

    def __init__(self, database: Database, observer: CommitObserver | None = None) -> None:
        self._database = database
        self._observer = observer
        self.codes = TableCodes(self._rows)

    @classmethod
    async def open(cls, path: Path, observer: CommitObserver | None = None) -> Self:
        """Return the journal in a file that only its owner may read, made if it is not there.

        Raise UnusableStore when the file is something else.
        """
        from regift.tables.storage.on_disk_database import OnDiskDatabase  # not for a table in memory: it takes a while

        prepare_store(path)
        return cls(OnDiskDatabase(path, observer), observer)

    async def open_table(self, code: str, stored: StoredTable, date: float) -> TableRow:
        """Keep a new table, or raise CodeTaken."""
        row = (None, code, msgspec.json.encode(stored), date)
        try:
            await self._write((ADD_TABLE, row))
        except sqlite3.IntegrityError:
            raise CodeTaken(f"code {code}: a table has it") from None
        kept = await self.find(code)
        assert kept is not None
        return kept

    async def find(self, code: str) -> TableRow | None:
        """Return the table of that code."""
        rows = await self._rows(select(tables.c.id, tables.c.code, tables.c.sitting).where(tables.c.code == code))
        return TableRow(rows[0][0], rows[0][1], _read(rows[0][2], StoredTable)) if rows else None

    async def keep(self, table: int, stored: StoredTable) -> None:
        """Keep what changed in the lobby."""
        await self._write(_keeping(table, stored))

    async def keep_photos(
        self, table: int, stored: StoredTable, added: Mapping[str, bytes], gone: Iterable[str]
    ) -> None:
        """Keep what changed in the lobby with the photos added, and forget those that are gone: all or nothing."""
        forgotten: list[Statement] = [(FORGET_PHOTO, (table, name)) for name in gone]
        new = [(ADD_PHOTO, (table, name, len(content), content)) for name, content in added.items()]
        await self._write(*forgotten, *new, _keeping(table, stored))

    async def photo(self, table: int, name: str) -> bytes | None:
        """Return a photo of that table."""
        wanted = select(photos.c.content).where(photos.c.table == table, photos.c.name == name)
        rows = await self._rows(wanted)
        return bytes(rows[0][0]) if rows else None

    async def copy_photos(self, table: int, other: int) -> None:
        """Keep the photos of one table for another as well."""
        await self._write((COPY_PHOTOS, (other, table)))

    async def photo_space(self) -> int:
        """Return how many bytes the photos of all tables take."""
        rows = await self._rows(select(func.coalesce(func.sum(photos.c.size), 0)))
        return int(rows[0][0])

    async def deal(self, table: int, stored: StoredTable, deal: Deal) -> None:
        """Keep the start of a game, or raise JournalConflict."""
        game_setup = msgspec.json.encode(deal.game_setup)
        proof = deal.shuffle or None
        row = (table, deal.match, deal.after, game_setup, deal.secret, deal.rules_version, deal.date, proof)
        try:
            await self._write(_keeping(table, stored), (ADD_DEAL, row))
        except sqlite3.IntegrityError:
            raise JournalConflict(f"table {table}: match {deal.match} has been dealt") from None

    async def last_deal(self, table: int) -> Deal | None:
        """Return the table's newest game."""
        newest = select(deals).where(deals.c.table == table).order_by(deals.c.match.desc()).limit(1)
        rows = await self._rows(newest)
        if not rows:
            return None
        _, match, after, game_setup, secret, rules_version, date, shuffle = rows[0]
        return Deal(match, after, _read(game_setup, GameSetup), secret, rules_version, date, shuffle or b"")

    async def append(self, table: int, entry: Entry, stored: StoredTable | None = None) -> None:
        """Keep a move, and the stored table it changes; neither where it raises JournalConflict."""
        changed = [] if stored is None else [_keeping(table, stored)]
        try:
            await self._write((ADD_MOVE, (table, *entry)), *changed)
        except sqlite3.IntegrityError:
            raise JournalConflict(f"table {table}: another process wrote entry {entry.number}") from None
        if self._observer:
            self._observer.moves += 1

    async def entries(self, table: int, after: int) -> list[Entry]:
        """Return the table's moves with greater numbers, in order."""
        columns = (moves.c.number, moves.c.seat, moves.c.action, moves.c.date)
        wanted = select(*columns).where(moves.c.table == table, moves.c.number > after).order_by(moves.c.number)
        return [Entry(*row) for row in await self._rows(wanted)]

    async def delete(self, table: int) -> None:
        """Forget a table with all that was played at it."""
        await self._write(*((statement, (table,)) for statement in FORGET))

    async def check(self) -> None:
        """Write nothing of note, or raise JournalFailed when nothing can be written."""
        await self._write((TOUCH, ()))

    async def close(self) -> None:
        """Finish writing and let go of the store."""
        await self._database.close()

    async def _write(self, *statements: Statement) -> None:
        try:
            await self._database.write(*statements)
        except sqlite3.IntegrityError:
            raise
        except (sqlite3.Error, OSError) as error:
            raise JournalFailed(f"the journal can't be written: {error}") from None

    async def _rows(self, query: Executable) -> list[Any]:
        try:
            return await self._database.read(query)
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            raise JournalFailed(f"the journal can't be read: {_reason(error)}") from None


def _keeping(table: int, stored: StoredTable) -> Statement:
    return KEEP_SITTING, (msgspec.json.encode(stored), table)


def _reason(error: Exception) -> BaseException:
    return error.orig or error if isinstance(error, DBAPIError) else error


def _read(kept: bytes, type: type[Read]) -> Read:
    try:
        return msgspec.json.decode(kept, type=type)
    except msgspec.MsgspecError as error:
        raise JournalFailed(f"the journal can't be read: {error}") from None

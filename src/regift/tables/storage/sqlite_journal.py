"""The journal in SQLite, in a file or in memory."""

import sqlite3
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Any, Final, Self, TypeVar

import msgspec
from sqlalchemy import Executable, bindparam, delete, func, insert, select, update
from sqlalchemy.dialects import sqlite as dialect
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from regift.tables.limits.table_lifetimes import TableLifetimes
from regift.tables.setup.game_setup import GameSetup
from regift.tables.storage.database_file import content_hash, prepare_store
from regift.tables.storage.database_interface import CommitObserver, Database, Statement
from regift.tables.storage.database_schema import VERSION, deals, moves, photo_contents, photo_references, tables
from regift.tables.storage.journal_interface import (
    NO_ORIGIN,
    SIT,
    CodeTaken,
    Deal,
    Entry,
    JournalConflict,
    JournalFailed,
    Origin,
    StoredTable,
    TableListing,
    TableRow,
    TableUse,
)
from regift.tables.storage.table_bytes import table_bytes
from regift.tables.storage.table_codes import TableCodes
from regift.tables.storage.table_deletion import CODE_LENGTH, STEP, TableDeletion

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

ADD_PHOTO: Final = written(insert(photo_contents).prefix_with("OR IGNORE"))
ADD_REFERENCE: Final = written(insert(photo_references))
FORGET_PHOTO: Final = written(
    delete(photo_references).where(
        photo_references.c.table == bindparam("which"), photo_references.c.name == bindparam("called")
    )
)
SHARE_PHOTOS: Final = written(
    insert(photo_references).from_select(
        ["table", "name", "photo"],
        select(tables.c.id, photo_references.c.name, photo_references.c.photo).where(
            tables.c.code == bindparam("code"), photo_references.c.table == bindparam("which")
        ),
    )
)
NOTE_USE: Final = written(
    update(tables)
    .where(tables.c.id == bindparam("which"), tables.c.used < bindparam("than"))
    .values(used=bindparam("since"))
)
NOTE_PLAYED: Final = written(
    update(tables).where(tables.c.id == bindparam("which"), tables.c.is_played.is_(False)).values(is_played=True)
)
"""Written with what only people cause: a deal to them, or one who sits down among bots."""


class SqliteJournal:
    """Keeps tables in a database of this release."""

    def __init__(self, database: Database, observer: CommitObserver | None = None) -> None:
        self._database = database
        self._observer = observer
        self._deletion = TableDeletion(self._write, self._rows)
        self.codes = TableCodes(self._rows)

    @classmethod
    async def open(cls, path: Path, observer: CommitObserver | None = None) -> Self:
        """Return the journal in a file that only its owner may read, made if it is not there.

        Raise UnusableStore when the file is something else.
        """
        from regift.tables.storage.on_disk_database import OnDiskDatabase  # not for a table in memory: it takes a while

        prepare_store(path)
        return cls(OnDiskDatabase(path, observer), observer)

    async def open_table(self, code: str, stored: StoredTable, date: float, origin: Origin = NO_ORIGIN) -> TableRow:
        """Keep a new table, or raise CodeTaken."""
        row = (None, code, msgspec.json.encode(stored), date, date, False, origin.creator)
        shared = [(SHARE_PHOTOS, (code, origin.photos_of))] if origin.photos_of else []
        try:
            await self._write((ADD_TABLE, row), *shared)
        except sqlite3.IntegrityError:
            raise CodeTaken(f"code {code}: a table has it") from None
        kept = await self.find(code)
        assert kept is not None
        return kept

    async def find(self, code: str) -> TableRow | None:
        """Return the table of that code."""
        columns = (tables.c.id, tables.c.code, tables.c.sitting, tables.c.used, tables.c.is_played)
        rows = await self._rows(select(*columns).where(tables.c.code == code))
        if not rows:
            return None
        id, code, sitting, used, is_played = rows[0]
        return TableRow(id, code, _read(sitting, StoredTable), TableUse(used, bool(is_played)))

    async def count_made_by(self, creator: str) -> int:
        """Return how many tables are kept that a creator made."""
        rows = await self._rows(select(func.count()).select_from(tables).where(tables.c.creator == creator))
        return int(rows[0][0])

    async def keep(self, table: int, stored: StoredTable) -> None:
        """Keep what changed in the lobby."""
        await self._write(_keeping(table, stored))

    async def keep_photos(
        self, table: int, stored: StoredTable, added: Mapping[str, bytes], gone: Iterable[str]
    ) -> None:
        """Keep what changed in the lobby with the photos added, and forget those that are gone: all or nothing."""
        forgotten: list[Statement] = [(FORGET_PHOTO, (table, name)) for name in gone]
        hashes = {name: content_hash(content) for name, content in added.items()}
        contents = [(ADD_PHOTO, (hashes[name], len(content), content)) for name, content in added.items()]
        references = [(ADD_REFERENCE, (table, name, known_by)) for name, known_by in hashes.items()]
        await self._write(*forgotten, *contents, *references, _keeping(table, stored))

    async def photo(self, table: int, name: str) -> bytes | None:
        """Return a photo of that table."""
        wanted = (
            select(photo_contents.c.content)
            .join(photo_references, photo_references.c.photo == photo_contents.c.hash)
            .where(photo_references.c.table == table, photo_references.c.name == name)
        )
        rows = await self._rows(wanted)
        return bytes(rows[0][0]) if rows else None

    async def photo_space(self) -> int:
        """Return how many bytes the photos of all tables take, each counted once."""
        rows = await self._rows(select(func.coalesce(func.sum(photo_contents.c.size), 0)))
        return int(rows[0][0])

    async def photo_growth(self, added: Iterable[bytes]) -> int:
        """Return how many bytes more they would take with these photos."""
        sizes = {content_hash(content): len(content) for content in added}
        known = await self._rows(select(photo_contents.c.hash).where(photo_contents.c.hash.in_(sizes)))
        return sum(sizes.values()) - sum(sizes[bytes(known_by)] for (known_by,) in known)

    async def deal(self, table: int, stored: StoredTable, deal: Deal) -> None:
        """Keep the start of a game, or raise JournalConflict."""
        game_setup = msgspec.json.encode(deal.game_setup)
        proof = deal.shuffle or None
        row = (table, deal.match, deal.after, game_setup, deal.secret, deal.rules_version, deal.date, proof)
        try:
            played = [(NOTE_PLAYED, (True, table))] if deal.game_setup.people() else []
            await self._write(_keeping(table, stored), (ADD_DEAL, row), *played)
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
        changed: list[Statement] = [] if stored is None else [_keeping(table, stored)]
        if entry.action == SIT:
            changed.append((NOTE_PLAYED, (True, table)))
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

    async def note_use(self, dates: Iterable[tuple[int, float]]) -> None:
        """Keep when somebody was last at these tables, in seconds since 1970; what is known to be later stays."""
        noted = [(NOTE_USE, (date, table, date)) for table, date in dates]
        for start in range(0, len(noted), STEP):
            await self._write(*noted[start : start + STEP])

    async def unused(self, lifetimes: TableLifetimes, date: float, but: Collection[int], most: int) -> list[int]:
        """Return at most so many tables, but for these, that nobody was at for longer than they are kept."""
        found: list[int] = []
        for is_played in (False, True):
            lifetime = lifetimes.of(is_played=is_played)
            if lifetime:
                is_due = (tables.c.is_played.is_(is_played), tables.c.used < date - lifetime, tables.c.id.not_in(but))
                due = select(tables.c.id).where(*is_due).order_by(tables.c.used).limit(most - len(found))
                found += [id for (id,) in await self._rows(due)]
        return found

    async def list_tables(self, after: int, most: int) -> list[TableListing]:
        """Return at most so many tables with greater ids, in order."""
        columns = (tables.c.id, tables.c.code, tables.c.sitting, tables.c.used, tables.c.is_played, tables.c.opened)
        is_listed = (tables.c.id > after, func.length(tables.c.code) == CODE_LENGTH)
        wanted = select(*columns, table_bytes()).where(*is_listed).order_by(tables.c.id).limit(most)
        return [
            TableListing(TableRow(id, code, _read(sitting, StoredTable), TableUse(used, bool(is_played))), opened, size)
            for id, code, sitting, used, is_played, opened, size in await self._rows(wanted)
        ]

    async def half_deleted(self) -> list[int]:
        """Return the tables whose deletion was cut short."""
        rows = await self._rows(select(tables.c.id).where(func.length(tables.c.code) != CODE_LENGTH))
        return [id for (id,) in rows]

    async def hide(self, tables: Collection[int]) -> None:
        """Let nobody find these tables by their codes any more; they are to be deleted."""
        await self._deletion.hide(tables)

    async def delete(self, table: int) -> None:
        """Forget a table with all that was played at it: its code at once, the rest in small steps."""
        await self._deletion.delete(table)

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

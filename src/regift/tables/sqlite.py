"""The journal in one SQLite file."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import bindparam, event, insert, select, text, update
from sqlalchemy.exc import DatabaseError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from regift.kit.refusal import RegiftError
from regift.tables.journal import CodeTaken, Deal, Entry, JournalConflict, JournalFailed, Kept, Sitting
from regift.tables.recipe import Recipe
from regift.tables.schema import VERSION, deals, metadata, moves, tables
from regift.tables.writer import GroupWriter

PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA busy_timeout=5000",
    "PRAGMA foreign_keys=ON",
)

ADD_MOVE: Final = insert(moves)
ADD_DEAL: Final = insert(deals)
ADD_TABLE: Final = insert(tables)
KEEP_SITTING: Final = update(tables).where(tables.c.id == bindparam("which")).values(sitting=bindparam("sitting"))


class UnusableStore(RegiftError):
    """Raised when the file is no store of ours, or one of a later release, or can't be opened."""


class SqliteJournal:
    """Keeps tables in a file that only its owner may read."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = GroupWriter(engine)

    @classmethod
    async def open(cls, path: Path) -> "SqliteJournal":
        """Open the store, making it if it is not there; UnusableStore when the file is something else."""
        check_store(path)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        engine = create_async_engine(f"sqlite+aiosqlite:///{path}")
        event.listen(engine.sync_engine, "connect", _set_pragmas)
        try:
            await _prepare(engine)
        except DatabaseError as error:
            await engine.dispose()
            raise UnusableStore(f"{path}: can't be opened: {error.orig}") from None
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    async def open_table(self, code: str, sitting: Sitting, date: float) -> Kept:
        """Keep a new table, or raise CodeTaken."""
        row = {"code": code, "sitting": msgspec.json.encode(sitting), "opened": date}
        try:
            await self._write((ADD_TABLE, row))
        except IntegrityError:
            raise CodeTaken(f"code {code}: a table has it") from None
        kept = await self.find(code)
        assert kept is not None
        return kept

    async def find(self, code: str) -> Kept | None:
        """Give the table of that code."""
        row = await self._first(select(tables.c.id, tables.c.code, tables.c.sitting).where(tables.c.code == code))
        if row is None:
            return None
        return Kept(row[0], row[1], msgspec.json.decode(row[2], type=Sitting))

    async def keep(self, table: int, sitting: Sitting) -> None:
        """Keep what changed in the lobby."""
        await self._write(_keeping(table, sitting))

    async def deal(self, table: int, sitting: Sitting, deal: Deal) -> None:
        """Keep the start of a game, or raise JournalConflict."""
        row = {
            "table": table,
            "match": deal.match,
            "after": deal.after,
            "recipe": msgspec.json.encode(deal.recipe),
            "secret": deal.secret,
            "rules_version": deal.rules_version,
            "date": deal.date,
        }
        try:
            await self._write(_keeping(table, sitting), (ADD_DEAL, row))
        except IntegrityError:
            raise JournalConflict(f"table {table}: match {deal.match} has been dealt") from None

    async def last_deal(self, table: int) -> Deal | None:
        """Give the table's newest game."""
        newest = select(deals).where(deals.c.table == table).order_by(deals.c.match.desc()).limit(1)
        row = await self._first(newest)
        if row is None:
            return None
        _, match, after, recipe, secret, rules_version, date = row
        return Deal(match, after, msgspec.json.decode(recipe, type=Recipe), secret, rules_version, date)

    async def append(self, table: int, entry: Entry, sitting: Sitting | None = None) -> None:
        """Keep a move, and what changed with it in who sits there, or raise JournalConflict."""
        also = [_keeping(table, sitting)] if sitting else []
        try:
            await self._write((ADD_MOVE, {"table": table, **entry._asdict()}), *also)
        except IntegrityError:
            raise JournalConflict(f"table {table}: another process wrote entry {entry.number}") from None

    async def entries(self, table: int, after: int) -> list[Entry]:
        """Give the table's moves with greater numbers, in order."""
        columns = (moves.c.number, moves.c.seat, moves.c.action, moves.c.date)
        wanted = select(*columns).where(moves.c.table == table, moves.c.number > after).order_by(moves.c.number)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [Entry(*row) for row in rows]

    async def close(self) -> None:
        """Finish writing and let go of the store."""
        await self._writer.close()
        await self._engine.dispose()

    async def _write(self, *statements: Any) -> None:
        try:
            await self._writer.write(*statements)
        except IntegrityError:
            raise
        except DatabaseError as error:
            raise JournalFailed(f"the journal can't be written: {error.orig}") from None

    async def _first(self, query: Any) -> Any:
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).first()


def _keeping(table: int, sitting: Sitting) -> tuple[Any, dict[str, Any]]:
    return KEEP_SITTING, {"which": table, "sitting": msgspec.json.encode(sitting)}


def _set_pragmas(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


async def _prepare(engine: AsyncEngine) -> None:
    """Make what is missing."""
    async with engine.begin() as connection:
        await connection.run_sync(metadata.create_all)
        await connection.execute(text(f"PRAGMA user_version={VERSION}"))


async def prepare_store(path: Path) -> None:
    """Make the store if it is not there, or see that it can be opened; UnusableStore when not."""
    journal = await SqliteJournal.open(path)
    await journal.close()


def check_store(path: Path) -> None:
    """Raise UnusableStore unless the file is missing or a store that this release can read; nothing is changed."""
    if not path.exists():
        return
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as store:
            version = int(store.execute("PRAGMA user_version").fetchone()[0])
    except sqlite3.DatabaseError as error:
        raise UnusableStore(f"{path}: no store of tables: {error}") from None
    if version > VERSION:
        raise UnusableStore(f"{path}: made by a later release (version {version}, this one reads {VERSION})")

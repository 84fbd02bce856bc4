"""The journal in SQLite, in a file or in memory."""

import sqlite3
from pathlib import Path
from typing import Final, Self

from sqlalchemy import and_, bindparam, insert, select, update

from regift.tables.setup.game_setup import GameSetup
from regift.tables.storage.database_table_definitions import (
    VERSION,
    deals,
    moves,
    photo_references,
    table_parts,
    tables,
)
from regift.tables.storage.database_wrapper_raising_journal_errors import JournalDatabase, written
from regift.tables.storage.sqlite_file_check_upgrade_open_copy import prepare_store
from regift.tables.storage.sqlite_photo_storage import SqlitePhotoStorage
from regift.tables.storage.sqlite_stored_tables_and_their_parts import SqliteStoredTables
from regift.tables.storage.sqlite_table_listing_expiry_and_deletion import SqliteTableInventory
from regift.tables.storage.statement_executor_interface import CommitObserver, Database, Statement
from regift.tables.storage.storage_interface import CodeTaken, JournalConflict
from regift.tables.storage.stored_table_json_without_its_parts import from_json, json_of
from regift.tables.storage.stored_table_records import (
    NO_ORIGIN,
    SIT,
    Deal,
    Entry,
    Origin,
    StoredTable,
    TableRow,
    TableUse,
)
from regift.tables.storage.table_codes_by_table_number import TableCodes

ADD_MOVE: Final = written(insert(moves))
ADD_DEAL: Final = written(insert(deals))
ADD_TABLE: Final = written(insert(tables))
TOUCH: Final = f"PRAGMA user_version={VERSION}"
"""Says again what the store says already, but has to be written."""

SHARE_PHOTOS: Final = written(
    insert(photo_references).from_select(
        ["table", "name", "photo"],
        select(tables.c.id, photo_references.c.name, photo_references.c.photo).where(
            tables.c.code == bindparam("code"), photo_references.c.table == bindparam("which")
        ),
    )
)
NOTE_PLAYED: Final = written(
    update(tables).where(tables.c.id == bindparam("which"), tables.c.is_played.is_(False)).values(is_played=True)
)
"""Written with what only people cause: a deal to them, or one who sits down among bots."""


class SqliteJournal:
    """Keeps tables in a database of this release."""

    def __init__(self, database: Database, observer: CommitObserver | None = None) -> None:
        self._database = JournalDatabase(database)
        self._write = self._database.write
        self._rows = self._database.rows
        self._observer = observer
        self._stored_tables = SqliteStoredTables(self._database)
        self.photos = SqlitePhotoStorage(self._database, self._stored_tables)
        self.inventory = SqliteTableInventory(self._database)
        self.codes = TableCodes(self._rows)

    @classmethod
    async def open(cls, path: Path, observer: CommitObserver | None = None) -> Self:
        """Return the journal in a file that only its owner may read, made if it is not there.

        Raise UnusableStore when the file is something else.
        """
        from regift.tables.storage.sqlite_file_statement_executor import (
            OnDiskDatabase,  # not for a table in memory: it takes a while
        )

        prepare_store(path)
        return cls(OnDiskDatabase(path, observer), observer)

    async def open_table(
        self, code: str, stored: StoredTable, date: float, origin: Origin = NO_ORIGIN, number: int | None = None
    ) -> TableRow:
        """Keep a new table, or raise CodeTaken where there is one of that code or number; None: the next number."""
        sitting, evening, parts = self._stored_tables.new_table(code, stored)
        row = (number, code, sitting, date, date, False, origin.creator, evening)
        shared = [(SHARE_PHOTOS, (code, origin.photos_of))] if origin.photos_of else []
        try:
            await self._write((ADD_TABLE, row), *parts, *shared)
        except sqlite3.IntegrityError:
            raise CodeTaken(f"code {code}: a table has it") from None
        kept = await self.find(code)
        assert kept is not None
        return kept

    async def find(self, code: str) -> TableRow | None:
        """Return the table of that code."""
        columns = (tables.c.id, tables.c.code, tables.c.sitting, tables.c.evening, tables.c.used, tables.c.is_played)
        rows = await self._rows(select(*columns).where(tables.c.code == code))
        if not rows:
            return None
        id, code, sitting, evening, used, is_played = rows[0]
        stored = await self._stored_tables.read(id, sitting, evening)
        return TableRow(id, code, stored, TableUse(used, bool(is_played)))

    async def keep(self, table: int, stored: StoredTable) -> None:
        """Keep what changed in the lobby."""
        await self._stored_tables.write(table, stored)

    async def deal(self, table: int, stored: StoredTable, deal: Deal) -> None:
        """Keep the start of a game, or raise JournalConflict."""
        proof, cards = deal.shuffle or None, deal.game_setup.own.digest or None
        setup = json_of(deal.game_setup)
        row = (table, deal.match, deal.after, setup, deal.secret, deal.rules_version, deal.date, proof, cards)
        try:
            played = [(NOTE_PLAYED, (True, table))] if deal.game_setup.people() else []
            await self._stored_tables.write(table, stored, (ADD_DEAL, row), *played)
        except sqlite3.IntegrityError:
            raise JournalConflict(f"table {table}: match {deal.match} has been dealt") from None

    async def last_deal(self, table: int) -> Deal | None:
        """Return the table's newest game."""
        of_deal = and_(table_parts.c.table == deals.c.table, table_parts.c.digest == deals.c.cards)
        with_cards = select(deals, table_parts.c.content).outerjoin(table_parts, of_deal)
        newest = with_cards.where(deals.c.table == table).order_by(deals.c.match.desc()).limit(1)
        rows = await self._rows(newest)
        if not rows:
            return None
        _, match, after, setup, secret, rules_version, date, shuffle, digest, cards = rows[0]
        lists = {digest: self._stored_tables.list_from(digest, cards)} if cards else {}
        game_setup = from_json(setup, GameSetup, lists)
        return Deal(match, after, game_setup, secret, rules_version, date, shuffle or b"")

    async def append(self, table: int, entry: Entry, stored: StoredTable | None = None) -> None:
        """Keep a move, and the stored table it changes; neither where it raises JournalConflict."""
        added: list[Statement] = [(ADD_MOVE, (table, *entry))]
        if entry.action == SIT:
            added.append((NOTE_PLAYED, (True, table)))
        try:
            await (self._write(*added) if stored is None else self._stored_tables.write(table, stored, *added))
        except sqlite3.IntegrityError:
            raise JournalConflict(f"table {table}: another process wrote entry {entry.number}") from None
        if self._observer:
            self._observer.moves += 1

    async def entries(self, table: int, after: int) -> list[Entry]:
        """Return the table's moves with greater numbers, in order."""
        columns = (moves.c.number, moves.c.seat, moves.c.action, moves.c.date)
        wanted = select(*columns).where(moves.c.table == table, moves.c.number > after).order_by(moves.c.number)
        return [Entry(*row) for row in await self._rows(wanted)]

    async def check(self) -> None:
        """Write nothing of note, or raise JournalFailed when nothing can be written."""
        await self._write((TOUCH, ()))

    async def close(self) -> None:
        """Finish writing and let go of the store."""
        await self._database.close()

"""What tables keep beside their moves, in SQLite: what is large and seldom changes in rows of its own, as parts.

A part is a list of own cards or an evening. It is kept once under its digest and written only when it is new, so a
change of a table that leaves its parts alone writes as little as at a table without any.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from hashlib import blake2b
from typing import Final
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import replace
from sqlalchemy import bindparam, insert, select, update

from regift.tables.evening.evening_games_and_people import NO_GAMES, Evening
from regift.tables.setup.custom_card_list import CustomCardList
from regift.tables.storage.database_table_definitions import table_parts, tables
from regift.tables.storage.database_wrapper_raising_journal_errors import JournalDatabase, written
from regift.tables.storage.statement_executor_interface import Statement
from regift.tables.storage.storage_interface import JournalFailed
from regift.tables.storage.stored_table_json_without_its_parts import from_json, json_of, lists_named_by, table_json
from regift.tables.storage.stored_table_records import StoredTable

KEEP_SITTING: Final = written(update(tables).where(tables.c.id == bindparam("which")).values(sitting=b"", evening=""))
ADD_PART: Final = written(insert(table_parts).prefix_with("OR IGNORE"))
ADD_PART_BY_CODE: Final = "INSERT INTO table_parts SELECT id, ?, ? FROM tables WHERE code = ?"
FORGET_PARTS: Final = """
DELETE FROM table_parts WHERE "table" = ? AND digest NOT IN (SELECT value FROM json_each(?))
AND digest NOT IN (SELECT cards FROM deals WHERE "table" = table_parts."table" AND cards IS NOT NULL)
"""
"""A part goes once neither the table nor any of its deals names it."""
MOST_NOTED: Final = 1000
"""Tables of which is noted what parts the store has; of any other one they are written anew with the next change."""

Parts = Mapping[str, Callable[[], bytes]]
"""By digest: what gives a part as it is kept."""


class SqliteStoredTables:
    """Writes and reads stored tables with their parts."""

    def __init__(self, database: JournalDatabase) -> None:
        self._database = database
        self._in_store: OrderedDict[int, frozenset[str]] = OrderedDict()
        """By table: parts that the store certainly has."""
        self._lists: WeakValueDictionary[str, CustomCardList] = WeakValueDictionary()
        """What is in memory already: a table and its deals share their lists."""

    async def write(self, table: int, stored: StoredTable, *beside: Statement) -> None:
        """Keep a stored table with its parts, and what else belongs to the change: all or nothing."""
        evening, wanted = _parts_of(stored)
        known = self._in_store.get(table, frozenset())
        added = [(ADD_PART, (table, digest, content())) for digest, content in wanted.items() if digest not in known]
        forgotten: list[Statement] = []
        if wanted.keys() != known:
            forgotten.append((FORGET_PARTS, (table, msgspec.json.encode(list(wanted)).decode())))
        await self._database.write(*added, *beside, (KEEP_SITTING, (table_json(stored), evening, table)), *forgotten)
        self._note(table, wanted)

    def new_table(self, code: str, stored: StoredTable) -> tuple[bytes, str | None, list[Statement]]:
        """Return what a new row of `tables` holds (`sitting`, `evening`), and the statements that keep its parts."""
        evening, parts = _parts_of(stored)
        added: list[Statement] = [(ADD_PART_BY_CODE, (digest, content(), code)) for digest, content in parts.items()]
        return table_json(stored), evening, added

    async def read(self, table: int, kept: bytes, evening: str | None) -> StoredTable:
        """Return what a row of `tables` holds, with its parts; JournalFailed where one is missing."""
        named = {*lists_named_by(kept), *([evening] if evening else [])}
        parts: dict[str, bytes] = {}
        if named:
            columns = (table_parts.c.digest, table_parts.c.content)
            wanted = select(*columns).where(table_parts.c.table == table, table_parts.c.digest.in_(named))
            rows = await self._database.rows(wanted)
            parts = {digest: content for digest, content in rows}  # noqa: C416 - rows are no tuples
        lists = {digest: self.list_from(digest, cards) for digest, cards in parts.items() if digest != evening}
        stored = from_json(kept, StoredTable, lists)
        if evening:
            if evening not in parts:
                raise JournalFailed(f"the journal can't be read: table {table}: its evening {evening} is missing")
            stored = replace(stored, evening=from_json(parts[evening], Evening, lists))
        self._note(table, parts)
        return stored

    def list_from(self, digest: str, kept: bytes) -> CustomCardList:
        """Return a list as it is in memory, or read what is kept of it; JournalFailed where that can't be."""
        cards = self._lists.get(digest)
        if cards is None:
            try:
                cards = self._lists[digest] = CustomCardList.from_json(kept)
            except msgspec.MsgspecError as error:
                raise JournalFailed(f"the journal can't be read: own cards {digest}: {error}") from None
        return cards

    def _note(self, table: int, digests: Iterable[str]) -> None:
        """Note which parts the store has of a table."""
        if digests := frozenset(digests):
            self._in_store[table] = digests
            self._in_store.move_to_end(table)
            if len(self._in_store) > MOST_NOTED:
                self._in_store.popitem(last=False)
        else:
            self._in_store.pop(table, None)


def _parts_of(stored: StoredTable) -> tuple[str | None, Parts]:
    """Return the digest of a table's evening, None where it has none, and all its parts."""
    parts: dict[str, Callable[[], bytes]] = {digest: cards.as_json for digest, cards in stored.card_lists().items()}
    if stored.evening == NO_GAMES:
        return None, parts
    kept = json_of(stored.evening)
    evening = blake2b(kept, digest_size=20).hexdigest()
    parts[evening] = lambda: kept
    return evening, parts

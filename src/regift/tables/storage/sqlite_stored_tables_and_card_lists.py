"""What tables keep beside their moves, in SQLite: a list of own cards is kept once, and written only when it is new.

So a change of a table that leaves its cards alone writes as little as at a table without any.
"""

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from typing import Final
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import bindparam, insert, select, update

from regift.tables.setup.custom_card_list import CustomCardList
from regift.tables.storage.database_table_definitions import card_lists, tables
from regift.tables.storage.database_wrapper_raising_journal_errors import JournalDatabase, written
from regift.tables.storage.json_with_references_to_card_lists import from_json, json_of, lists_named_by
from regift.tables.storage.statement_executor_interface import Statement
from regift.tables.storage.storage_interface import JournalFailed
from regift.tables.storage.stored_table_records import StoredTable

KEEP_SITTING: Final = written(update(tables).where(tables.c.id == bindparam("which")).values(sitting=b""))
ADD_LIST: Final = written(insert(card_lists).prefix_with("OR IGNORE"))
ADD_LIST_BY_CODE: Final = "INSERT INTO card_lists SELECT id, ?, ? FROM tables WHERE code = ?"
FORGET_LISTS: Final = """
DELETE FROM card_lists WHERE "table" = ? AND digest NOT IN (SELECT value FROM json_each(?))
AND digest NOT IN (SELECT cards FROM deals WHERE "table" = card_lists."table" AND cards IS NOT NULL)
"""
"""A list goes once neither the table nor any of its deals names it."""
MOST_NOTED: Final = 1000
"""Tables of which is noted what lists the store has; of any other one they are written anew with the next change."""


class SqliteStoredTables:
    """Writes and reads stored tables with the lists that they name."""

    def __init__(self, database: JournalDatabase) -> None:
        self._database = database
        self._in_store: OrderedDict[int, frozenset[str]] = OrderedDict()
        """By table: lists that the store certainly has."""
        self._lists: WeakValueDictionary[str, CustomCardList] = WeakValueDictionary()
        """What is in memory already: a table and its deals share their lists."""

    async def write(self, table: int, stored: StoredTable, *beside: Statement) -> None:
        """Keep a stored table with the lists that it names, and what else belongs to the change: all or nothing."""
        wanted = stored.card_lists()
        known = self._in_store.get(table, frozenset())
        added = [
            (ADD_LIST, (table, digest, cards.as_json())) for digest, cards in wanted.items() if digest not in known
        ]
        forgotten: list[Statement] = []
        if wanted.keys() != known:
            forgotten.append((FORGET_LISTS, (table, msgspec.json.encode(list(wanted)).decode())))
        await self._database.write(*added, *beside, (KEEP_SITTING, (json_of(stored), table)), *forgotten)
        self._note(table, wanted)

    def lists_of_new_table(self, code: str, stored: StoredTable) -> list[Statement]:
        """Return what keeps the lists of a table that is being added."""
        return [(ADD_LIST_BY_CODE, (digest, cards.as_json(), code)) for digest, cards in stored.card_lists().items()]

    async def read(self, table: int, kept: bytes) -> StoredTable:
        """Return what a row of `tables` holds, with its lists; JournalFailed where one is missing."""
        named = lists_named_by(kept)
        lists: Mapping[str, CustomCardList] = {}
        if named:
            columns = (card_lists.c.digest, card_lists.c.cards)
            wanted = select(*columns).where(card_lists.c.table == table, card_lists.c.digest.in_(named))
            lists = {digest: self.list_from(digest, cards) for digest, cards in await self._database.rows(wanted)}
        stored = from_json(kept, StoredTable, lists)
        self._note(table, lists)
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
        """Note which lists the store has of a table."""
        if digests := frozenset(digests):
            self._in_store[table] = digests
            self._in_store.move_to_end(table)
            if len(self._in_store) > MOST_NOTED:
                self._in_store.popitem(last=False)
        else:
            self._in_store.pop(table, None)

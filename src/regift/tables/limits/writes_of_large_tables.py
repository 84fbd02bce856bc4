"""Writes of large tables: each change of a table writes all of it anew, and costs that much.

Its own cards and its evening are written anew only where the change makes them others.
"""

import asyncio
from typing import Final

from regift.tables.limits.server_limit_values import KB
from regift.tables.storage.stored_table_json_without_its_parts import json_of, table_json
from regift.tables.storage.stored_table_records import StoredTable
from regift.tables.table_state import TableState

LIMIT: Final = "table_writes"
LARGE: Final = 4 * KB
"""Bytes of a table whose writes are counted: of most tables less is written, too little to slow anybody down."""


def check_writes(table: TableState, address: str) -> None:
    """Raise TooMany where an address has had large tables written too often to change this large one now."""
    _check(table, address, size_of(table.stored))


def charge_change_of_cards(table: TableState, address: str) -> None:
    """Count a change of the table's own cards, if they are many, for an address; TooMany where it has none left."""
    size = size_of(table.stored) + table.game_setup.own.size
    _check(table, address, size)
    _charge(table, address, size)


def charge_write(table: TableState, stored: StoredTable) -> None:
    """Count a write of the table, if it is large, for the address whose message is being carried out."""
    asking = table.lock.asking.get(asyncio.current_task())
    if asking is not None:
        charge_write_of(table, stored, asking.address or asking.person)


def charge_write_of(table: TableState, stored: StoredTable, address: str) -> None:
    """Count a write of the table, if it is large, for an address."""
    before = table.stored.card_lists()
    evening = len(json_of(stored.evening)) if stored.evening is not table.stored.evening else 0
    added = [cards.size for digest, cards in stored.card_lists().items() if digest not in before]
    _charge(table, address, size_of(stored) + sum(added) + evening)


def size_of(stored: StoredTable) -> int:
    """Return how many bytes are written of a table whose own cards and evening stay as they are."""
    return len(table_json(stored))


def _check(table: TableState, address: str, size: int) -> None:
    if size > LARGE:
        table.services.budget.check(LIMIT, address)


def _charge(table: TableState, address: str, size: int) -> None:
    if size > LARGE:
        table.services.budget.spend(LIMIT, address, size / KB)

"""Writes of large tables: each change of a table writes all of it anew, its own cards with it, and costs that much."""

import asyncio
from typing import Final

import msgspec

from regift.tables.limits.server_limit_values import KB
from regift.tables.storage.stored_table_records import StoredTable
from regift.tables.table_state import TableState

LIMIT: Final = "table_writes"
LARGE: Final = 4 * KB
"""Bytes of a table whose writes are counted: of most tables less is written, too little to slow anybody down."""


def check_writes(table: TableState, address: str) -> None:
    """Raise TooMany where an address has had large tables written too often to change this large one now."""
    if size_of(table.stored) > LARGE:
        table.services.budget.check(LIMIT, address)


def charge_write(table: TableState, stored: StoredTable) -> None:
    """Count a write of the table, if it is large, for the address whose message is being carried out."""
    asking = table.lock.asking.get(asyncio.current_task())
    if asking is not None:
        charge_write_of(table, stored, asking.address or asking.person)


def charge_write_of(table: TableState, stored: StoredTable, address: str) -> None:
    """Count a write of the table, if it is large, for an address."""
    size = size_of(stored)
    if size > LARGE:
        table.services.budget.spend(LIMIT, address, size / KB)


def size_of(stored: StoredTable) -> int:
    """Return how many bytes are written of a table."""
    return len(msgspec.json.encode(stored))

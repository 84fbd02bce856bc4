"""How tables that were opened from one another are found: those that follow a table, and those before it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from msgspec.structs import replace

from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.request_error import NoSuchTable
from regift.tables.storage.stored_table_records import StoredTable, TableBefore
from regift.tables.table_registry_creation_unloading_and_expiry import TableRegistry
from regift.tables.table_state import TableState

MAX_KEPT: Final = 16
"""Codes of tables opened from one, and tables before it, that it keeps at most."""
MAX_LINKED: Final = 64
"""Tables that are looked for from one, at most."""
MAX_LOOKS: Final = 3
"""How often a table is looked for that is put away each time before its lock is held."""


def with_opened(table_registry: TableRegistry, stored: StoredTable, code: str) -> StoredTable:
    """Return the table with the code of one that was opened from it, or from one that follows it.

    Where there are too many, the oldest goes at which nobody is; where somebody is at each, the new one is not kept.
    So whoever opens one after the other hides none that is played at from a log-out.
    """
    opened = [each for each in _opened_codes(stored) if each != code]
    while len(opened) >= MAX_KEPT:
        empty = next((each for each in opened if not _is_anybody_at(table_registry, each)), None)
        if empty is None:
            return replace(stored, opened=tuple(opened[:MAX_KEPT]))
        opened.remove(empty)
    return replace(stored, opened=(*opened, code))


def _is_anybody_at(table_registry: TableRegistry, code: str) -> bool:
    table = table_registry.tables.get(code)
    return table is not None and bool(table.presence.listeners)


def with_table_before(table: TableState) -> tuple[TableBefore, ...]:
    """Return what is before a table that is opened from this one."""
    return (*(table.stored.tables_before or ()), TableBefore(table.id, table.code))[-MAX_KEPT:]


async def keep_opened_at_tables_before(table_registry: TableRegistry, table: TableState, code: str) -> None:
    """Let the tables before this one know of one that was opened from it: this one may be gone one day."""
    for before in table.stored.tables_before or ():
        found = await _found(table_registry, before.code)
        if found is not None and found.id == before.id:
            async with locked_linked_table(table_registry, found) as there:
                if there and code not in there.stored.opened:
                    await there.commit(with_opened(table_registry, there.stored, code))


async def linked_tables(table_registry: TableRegistry, table: Table) -> AsyncIterator[Table]:
    """Yield the tables opened from this one, those before it, those opened from these, and so on, without itself."""
    to_look_at, passed = [table], {table.code}
    while to_look_at:
        at = to_look_at.pop(0)
        before = {each.code: each.id for each in reversed(at.stored.tables_before or ())}
        for code in [*reversed(_opened_codes(at.stored)), *before]:
            if code in passed or len(passed) > MAX_LINKED:
                continue
            passed.add(code)
            there = (
                await _found(table_registry, code)
                if code in before
                else await opened_table(table_registry, at.id, code)
            )
            if there is not None and before.get(code, there.id) == there.id:
                to_look_at.append(there)
                yield there


@asynccontextmanager
async def locked_linked_table(table_registry: TableRegistry, table: Table) -> AsyncIterator[Table | None]:
    """Hold the lock of a table, loaded again where it was put away meanwhile; None where it is no more."""
    there: Table | None = table
    for _ in range(MAX_LOOKS):
        if there is None or there.id != table.id:
            break
        async with there.lock:
            if not there.is_closed:
                yield there
                return
        there = await _found(table_registry, table.code)
    yield None


async def opened_table(table_registry: TableRegistry, table: int, code: str) -> Table | None:
    """Return the table of that code, None where it is no more: another table may have got its code since.

    `table`: the number of the table that it was opened from, or of one before that.
    """
    there = await _found(table_registry, code)
    before = there.stored.tables_before if there is not None else ()
    return there if before is None or table in [each.id for each in before] else None


def _opened_codes(stored: StoredTable) -> list[str]:
    """Return the codes of tables that were opened from this one, the newest last."""
    return [*stored.opened, *([stored.next] if stored.next and stored.next not in stored.opened else [])]


async def _found(table_registry: TableRegistry, code: str) -> Table | None:
    try:
        return await table_registry.peek(code)
    except NoSuchTable:
        return None

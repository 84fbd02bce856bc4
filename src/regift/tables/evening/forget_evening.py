"""The host forgets the evening, here and at the tables before and after where they are the host."""

from math import inf, nextafter

from msgspec.structs import replace

from regift.tables.evening.evening_games_and_people import forgotten
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.next_tables.linked_tables import linked_tables, locked_linked_table
from regift.tables.request_error import RequestError
from regift.tables.storage.stored_table_records import StoredTable
from regift.tables.table_registry_creation_unloading_and_expiry import TableRegistry
from regift.tables.table_state import TableState, is_first_host


async def forget_evening(table_registry: TableRegistry, table: Table, person: str) -> None:
    """Forget all games of the evening, and who played in them; RequestError from all but the first host.

    Once this returns, no journal has them any more, at whichever of its tables the person is the host.
    """
    check_first_host(table, person)
    await _forget_at_others(table_registry, table, person)
    async with table.lock:
        check_first_host(table, person)
        await table.commit(without_evening(table))
    await _forget_at_others(table_registry, table, person)  # one may have been opened meanwhile


def check_first_host(table: TableState, person: str) -> None:
    """Raise RequestError from anybody but the host, also from who only acts as one."""
    if is_first_host(table, person):
        return
    acting = "acting_host_forgets" if person and person == table.stored.host else ""
    raise RequestError("host", "the host", reason=acting)


def without_evening(table: TableState) -> StoredTable:
    """Return the table with no evening; a game that is played counts once it is over, as the first of a new one."""
    is_played = table.phase == "playing" and table.match is not None
    until = nextafter(table.match.deal.date, -inf) if is_played and table.match else table.services.clock.date()
    evening = forgotten(table.stored.evening, until)
    return replace(table.stored, evening=evening)


async def _forget_at_others(table_registry: TableRegistry, table: Table, person: str) -> None:
    """Forget it at the tables before and after where the person is the host."""
    async for there in linked_tables(table_registry, table):
        if is_first_host(there, person) and there.stored.evening.games:
            async with locked_linked_table(table_registry, there) as locked:
                if locked and is_first_host(locked, person):
                    await locked.commit(without_evening(locked))

"""Logging a person's other devices out: at the table, at those that follow it, and at those before it."""

from collections.abc import Sequence

from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.next_tables.linked_tables import linked_tables, locked_linked_table
from regift.tables.people.entry_exit_rename_and_logout import check_may_log_out, log_out_others, with_generation
from regift.tables.people.presence_tracker_and_connection_listener import Listener
from regift.tables.people.seat_tokens import Bearer, logged_out
from regift.tables.request_error import RequestError
from regift.tables.table_registry_creation_unloading_and_expiry import TableRegistry


async def log_out_others_at_linked_tables(
    table_registry: TableRegistry, table: Table, person: str, listener: Listener, held: Sequence[Bearer] = ()
) -> dict[str, Bearer]:
    """Log the person's other devices out of this table and of all that people came from or go on to.

    At all of them the person gets the same generation: this connection may go on, and what was valid at any of them
    is void. This table comes last: if the server is killed before, the person can do it again from here.

    `held`: whom the tokens stand for that this device keeps for other tables. Returned is, by the code of the table,
    whom a new token is to stand for in place of each that was valid until now: who is at such a table comes back to it.
    """
    check_may_log_out(table, person)
    async with table_registry.log_out_lock(person):
        if listener.generation != table.stored.generation_of(person):  # another device was first
            raise logged_out()
        generation = 1 + await _highest_generation(table_registry, table, person)
        renewed = await _log_out_there(table_registry, table, person, generation, held)
        await log_out_others(table, person, listener, generation)
        # where a next table was opened meanwhile
        renewed |= await _log_out_there(table_registry, table, person, generation, held)
    listener.hear_entered(table.seat_of(person))  # not before all of them have it on disk
    return renewed


def logged_out_there() -> RequestError:
    """Return what is told to a device that its person has logged out at a linked table."""
    return RequestError("next", "a device that was not logged out there", reason="logged_out")


async def _highest_generation(table_registry: TableRegistry, table: Table, person: str) -> int:
    generations = [there.stored.generation_of(person) async for there in linked_tables(table_registry, table)]
    return max([table.stored.generation_of(person), *generations])


async def _log_out_there(
    table_registry: TableRegistry, table: Table, person: str, generation: int, held: Sequence[Bearer]
) -> dict[str, Bearer]:
    renewed: dict[str, Bearer] = {}
    async for there in linked_tables(table_registry, table):
        before = there.stored.generation_of(person)
        if before < generation and await _log_out(table_registry, there, person, generation, held):
            renewed[there.code] = Bearer(there.id, person, generation)
    return renewed


async def _log_out(
    table_registry: TableRegistry, table: Table, person: str, generation: int, held: Sequence[Bearer]
) -> bool:
    """Log the person out of a table, and return whether one of `held` was valid there until now.

    They need not have been there yet: a token for it may have been handed out.
    """
    async with locked_linked_table(table_registry, table) as there:
        if not there or there.stored.generation_of(person) >= generation:
            return False
        is_held = Bearer(there.id, person, there.stored.generation_of(person)) in held
        await there.commit(with_generation(there, person, generation))
        for listener in there.presence.of(person):
            listener.hear_removed(logged_out())
    return is_held

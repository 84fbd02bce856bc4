"""What whoever runs the server may do to somebody at a table, the host too."""

from msgspec.structs import replace

from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people.absence_bots_acting_host_and_seat_removal import left_seat, with_next_host
from regift.tables.request_error import RequestError


async def ban_person(table: Table, person: str) -> None:
    """Show somebody out for good: their seat is free, or a bot's, and their token void; RequestError for nobody."""
    async with table.lock:
        if not person or (person not in table.stored.people and not table.is_here(person)):
            raise RequestError("person", "a seat where somebody sits, or a person at this table", person)
        seat = table.seat_of(person)
        stored = table.stored if seat < 0 else left_seat(table, seat)
        if person not in stored.banned:
            stored = replace(stored, banned=(*stored.banned, person))
        await table.commit(with_next_host(table, stored, leaving=person))

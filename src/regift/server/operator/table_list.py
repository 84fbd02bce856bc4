"""The list of all tables: those that people are at, and those that are on disk alone."""

import asyncio
from operator import itemgetter
from typing import Final

from regift.server.operator.operator_messages import SeatedPerson, TableEntry
from regift.tables.storage.stored_table_records import TableListing
from regift.tables.table_last_use_and_keep_time import last_used
from regift.tables.table_registry_creation_unloading_and_expiry import TableRegistry

PAGE: Final = 100
"""Tables that are read at a time; players have their turn after each."""


async def list_tables(table_registry: TableRegistry) -> list[TableEntry]:
    """Return all tables, the newest first."""
    found: list[tuple[float, TableEntry]] = []
    last = 0
    while page := await table_registry.services.journal.inventory.list_tables(last, PAGE):
        last = page[-1].row.id
        found += [(listing.opened, entry_of(table_registry, listing)) for listing in page]
        await asyncio.sleep(0)
    return [entry for _, entry in sorted(found, key=itemgetter(0), reverse=True)]


def entry_of(table_registry: TableRegistry, listing: TableListing) -> TableEntry:
    """Describe a table."""
    row = listing.row
    table = table_registry.tables.get(row.code)
    stored = table.stored if table else row.stored
    used = last_used(table) if table else row.use.date
    lifetime = table_registry.services.lifetimes.of(is_played=row.use.is_played, is_alone=row.stored.is_alone())
    places = stored.game_setup.seats
    return TableEntry(
        code=row.code,
        game=stored.game_setup.game,
        phase=table.phase if table else "lobby" if stored.is_lobby else "dealt",
        seats=len(places),
        taken=sum(place.who != "free" for place in places),
        here=len(table.presence.listeners) if table else 0,
        people=[
            SeatedPerson(seat + 1, place.person, place.name, table is not None and table.is_here(place.person))
            for seat, place in enumerate(places)
            if place.who == "person"
        ],
        opened=round(listing.opened),
        used=round(used),
        expires=round(used + lifetime) if lifetime else 0,
        bytes=listing.bytes,
    )

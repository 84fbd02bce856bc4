"""When a table may stand in the list of open tables, and what ends that by itself."""

from typing import Final

from msgspec.structs import replace

from regift.tables.request_error import RequestError
from regift.tables.setup.game_setup import GameSetup
from regift.tables.setup.table_settings_other_than_game_options import LISTED, NOT_LISTED, Setting
from regift.tables.storage.stored_table_records import StoredTable
from regift.tables.table_state import TableState, is_first_host

ABANDONED: Final = 600.0
"""Seconds after which a table that all have left is no open one when somebody comes back."""
STRANGER: Final = ""
"""Whoever reads the list, as somebody at the table."""


def seats_for_strangers(stored: StoredTable) -> int:
    """Return how many free seats are reserved for nobody."""
    return max(0, sum(seat.who == "free" for seat in stored.game_setup.seats) - len(stored.reserved_for))


def may_be_listed(stored: StoredTable) -> bool:
    """Return whether somebody who comes would find a seat at once."""
    return stored.is_lobby and not stored.game_setup.manners.lock and seats_for_strangers(stored) > 0


def check_may_be_listed(table: TableState, person: str, name: str, value: Setting) -> None:
    """Raise RequestError where the setting would list a table that can't be, or at a server without a list.

    Nor does who only acts as host list it: a code that strangers have read is known to them for good.
    """
    if name != LISTED or value == NOT_LISTED:
        return
    if not is_first_host(table, person):
        raise RequestError(LISTED, "the host", reason="acting_host_lists")
    if not (table.services.lists_tables and may_be_listed(table.stored)):
        raise RequestError(LISTED, "a table in its lobby that is not locked and has a free seat, where there is a list")


def without_listing(setup: GameSetup) -> GameSetup:
    """Return the setup of a table that is not listed."""
    if setup.manners.listed == NOT_LISTED:
        return setup
    return replace(setup, manners=replace(setup.manners, listed=NOT_LISTED))


def with_listing_ended(stored: StoredTable) -> StoredTable:
    """Return the table listed no more once it is full, locked or plays; it is not listed again by itself."""
    if stored.game_setup.manners.listed == NOT_LISTED or may_be_listed(stored):
        return stored
    return replace(stored, game_setup=without_listing(stored.game_setup))


def without_listing_if_abandoned(table: TableState, setup: GameSetup) -> GameSetup:
    """Return the setup when somebody comes: of a table that its people had all left for long it is listed no more."""
    people, now = {table.stored.host, *setup.people().values()}, table.services.clock.now()
    is_abandoned = all(table.presence.gone_for(person, now) > ABANDONED for person in people)
    return without_listing(setup) if is_abandoned else setup


def without_listing_after_restart(stored: StoredTable) -> StoredTable:
    """Return a table that is read from the store: a listing ends with the server, or when the table is put away.

    Nobody knows for how long its people were gone, and what they meant for one evening is not public a week later.
    """
    return replace(stored, game_setup=without_listing(stored.game_setup))


def is_open(table: TableState) -> bool:
    """Return whether the table is to be listed now: somebody of it is there, and strangers know it is in its lobby."""
    stored = table.stored
    return (
        table.services.lists_tables
        and stored.game_setup.manners.listed != NOT_LISTED
        and may_be_listed(stored)
        and table.phase_for(STRANGER) == "lobby"
        and not table.is_closed
        and table.pending_shuffle is None
        and any(table.is_here(person) for person in (stored.host, *stored.game_setup.people().values()))
    )

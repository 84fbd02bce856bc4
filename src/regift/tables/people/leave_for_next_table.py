"""The next table: where those go on who are out of a game, while the others play it to its end."""

from typing import NamedTuple

from msgspec.structs import replace

from regift.tables.live_table import Table
from regift.tables.people import all_hands_viewer_restrictions
from regift.tables.people.substitute_bots import with_next_host
from regift.tables.request_error import NoSuchTable, RequestError
from regift.tables.setup.game_setup import FREE, GameSetup
from regift.tables.table_registry import TableRegistry


class TableTransfer(NamedTuple):
    """Somebody on the way to the next table."""

    id: int
    code: str
    person: str
    """Who they are there."""
    is_new: bool
    """Whether they are the first, and its host."""


async def join_next_table(table_registry: TableRegistry, table: Table, person: str, address: str = "") -> TableTransfer:
    """Open the next table, or go along to it where it was opened and has room; RequestError from who still plays.

    The seat stays the person's own: whoever comes back watches the game from there.
    """
    async with table.lock:
        phase = table.phase_for(person)
        if phase == "lobby":
            raise RequestError("phase", "playing or over", phase)
        if (
            phase == "playing"
            and table.seat_of(person) >= 0
            and not all_hands_viewer_restrictions.is_out(table, person)
        ):
            raise RequestError("seat", "somebody who does not play")
        there = await _opened_from(table_registry, table)
        moved = (
            TableTransfer(there.id, there.code, table_registry.new_person(), is_new=False)
            if there
            else await _open_from(table_registry, table, address)
        )
        others = [each for each in table.stored.away if each != person]
        away = (*others, person) if table.seat_of(person) >= 0 else tuple(others)
        stored = replace(table.stored, next=moved.code, away=away)
        await table.commit(with_next_host(table, stored, leaving=person))
        return moved


async def _opened_from(table_registry: TableRegistry, table: Table) -> Table | None:
    """Return the next table where it was opened and somebody can still sit down at it."""
    if not table.stored.next:
        return None
    try:
        there = await table_registry.peek(table.stored.next)
    except NoSuchTable:
        return None
    return there if there.phase == "lobby" and there.game_setup.free_seat() >= 0 else None


async def _open_from(table_registry: TableRegistry, table: Table, address: str) -> TableTransfer:
    """Open a table for the same game, kept in the same way, with the same photos: they are shared."""
    game_setup = table.game_setup
    own = tuple(replace(card, by="") for card in game_setup.own)
    seats = (FREE,) * len(game_setup.seats)
    fresh = GameSetup(game_setup.game, seats, game_setup.options, game_setup.manners, own).beginning(None)
    opened = await table_registry.make_for(fresh, address, before=table)
    return TableTransfer(opened.id, opened.code, opened.host, is_new=True)

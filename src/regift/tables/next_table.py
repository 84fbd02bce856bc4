"""The next table: where those go on who are out of a game, while the others play it to its end."""

from typing import NamedTuple

from msgspec.structs import replace

from regift.tables.hall import Hall
from regift.tables.objection import NoSuchTable, Objection
from regift.tables.recipe import Recipe
from regift.tables.table import Table


class Moved(NamedTuple):
    """Somebody on the way to the next table."""

    table: Table
    person: str
    """Who they are there."""
    is_new: bool
    """Whether they are the first, and its host."""


async def go_on(hall: Hall, table: Table, person: str) -> Moved:
    """Open the next table, or go along to it where it was opened and has room; Objection from who still plays.

    The seat stays the person's own: whoever comes back watches the game from there.
    """
    async with table.lock:
        phase = table.phase_for(person)
        if phase == "lobby":
            raise Objection("phase", "playing or over", phase)
        if phase == "playing" and table.seat_of(person) >= 0 and not table.hearing.is_out(person):
            raise Objection("seat", "somebody who does not play")
        there = await _opened_from(hall, table)
        moved = Moved(there, hall.new_person(), is_new=False) if there else await _open_from(hall, table)
        others = [each for each in table.sitting.away if each != person]
        away = (*others, person) if table.seat_of(person) >= 0 else tuple(others)
        await table.keep(replace(table.sitting, next=moved.table.code, away=away))
        await table.understudies.pass_host_on(leaving=person)
        return moved


async def _opened_from(hall: Hall, table: Table) -> Table | None:
    """Return the next table where it was opened and somebody can still sit down at it."""
    if not table.sitting.next:
        return None
    try:
        there = await hall.glance(table.sitting.next)
    except NoSuchTable:
        return None
    return there if there.phase == "lobby" and there.recipe.free_seat() >= 0 else None


async def _open_from(hall: Hall, table: Table) -> Moved:
    """Open a table for the same game, kept in the same way."""
    recipe = table.recipe
    opened = await hall.make(recipe.game, len(recipe.seats))
    there = opened.table
    async with there.lock:
        own = tuple(replace(card, by="") for card in recipe.own)
        fresh = Recipe(recipe.game, there.recipe.seats, recipe.options, recipe.manners, own).beginning(None)
        await there.means.journal.copy_photos(table.id, there.id)
        await there.keep(replace(there.sitting, recipe=fresh))
    return Moved(there, opened.host, is_new=True)

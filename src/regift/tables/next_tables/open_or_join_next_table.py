"""The next table: where those go on who are out of a game, while the others play it to its end.

It belongs to the host of the table before it, and keeps a seat for everybody who has one there. Whoever of them opens
it only acts as host until its host is there. People without a seat may go along, and open none.
"""

from typing import NamedTuple

from msgspec.structs import replace

from regift.tables.evening.evening_games_and_people import merged
from regift.tables.evening.finished_game_entry import with_match
from regift.tables.evening.game_choice import with_authors_among
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.next_tables.linked_tables import (
    keep_opened_at_tables_before,
    locked_linked_table,
    opened_table,
    with_opened,
    with_table_before,
)
from regift.tables.next_tables.log_out_at_linked_tables import logged_out_there
from regift.tables.people import hand_visibility_and_limits_for_those_who_see_all
from regift.tables.people.absence_bots_acting_host_and_seat_removal import with_first_host_back, with_next_host
from regift.tables.request_error import RequestError
from regift.tables.setup.custom_card_editing import with_cards
from regift.tables.setup.game_setup import FREE, GameSetup
from regift.tables.setup.mark_custom_cards_that_have_come_up import with_shown_cards_marked
from regift.tables.storage.stored_table_records import Guest, StoredTable
from regift.tables.table_registry_creation_unloading_and_expiry import TableRegistry
from regift.tables.table_state import TableState, is_late
from regift.tables.watching.big_screen_codes import named_as_at_table_before


class TableTransfer(NamedTuple):
    """Somebody on the way to the next table."""

    id: int
    code: str
    person: str
    """Who they are there: the same as here, where they have a seat here or are the host."""
    generation: int
    """How often they have logged other devices out there."""
    is_new: bool
    """Whether they are the first."""


async def join_next_table(table_registry: TableRegistry, table: Table, person: str, address: str = "") -> TableTransfer:
    """Go along to the next table, opened by whoever comes first of those with a seat here and the host.

    RequestError from who still plays, from a spectator where no table is open, and from a device that its person has
    logged out there. The seat here stays the person's own: whoever comes back watches the game from there.
    """
    await _hold_seats(table_registry, table)
    async with table.lock:
        phase = table.phase_for(person)
        if phase == "lobby":
            raise RequestError("phase", "playing or over", phase)
        if (
            phase == "playing"
            and table.seat_of(person) >= 0
            and not hand_visibility_and_limits_for_those_who_see_all.is_out(table, person)
        ):
            raise RequestError("seat", "somebody who does not play")
        if is_late(table, person) and person != table.stored.host:
            raise _no_next_table()
        moved = await _transfer(table_registry, table, person, address)
        others = [each for each in table.stored.away if each != person]
        away = (*others, person) if table.seat_of(person) >= 0 else tuple(others)
        stored = replace(with_opened(table_registry, table.stored, moved.code), next=moved.code, away=away)
        await table.commit(with_next_host(table, stored, leaving=person, is_for_good=False))
    await _carry_evening_on(table_registry, table)
    if moved.is_new:
        await keep_opened_at_tables_before(table_registry, table, moved.code)
    return moved


async def _carry_evening_on(table_registry: TableRegistry, table: TableState) -> None:
    """Let the next table know the games that have ended here since it was opened."""
    found = await _opened_from(table_registry, table)
    if found is None:
        return
    async with locked_linked_table(table_registry, found) as there:
        evening = merged(there.stored.evening, table.stored.evening) if there else None
        if there and evening and evening is not there.stored.evening:
            await there.commit(replace(there.stored, evening=evening))


async def _hold_seats(table_registry: TableRegistry, table: TableState) -> None:
    """Hold the seats of those who have none here any more for people who have got one since the table was opened."""
    found = await _opened_from(table_registry, table)
    if found is None:
        return
    async with locked_linked_table(table_registry, found) as there:
        if there is None:
            return
        held, people = there.stored.reserved_for, table.game_setup.people().values()
        known = {*held, *table.stored.away, *there.game_setup.people().values()}
        new = iter([each for each in people if each not in known])
        held_now = tuple([each if table.seat_of(each) >= 0 else next(new, each) for each in held])
        if held_now != held:
            await there.commit(replace(there.stored, reserved_for=held_now))


async def show_out_of_next_table(table_registry: TableRegistry, table: TableState) -> None:
    """Show those whom the host has shown out here out of the next table too, while it is the same host's lobby."""
    found = await _opened_from(table_registry, table)
    if found is None:
        return
    async with locked_linked_table(table_registry, found) as there:
        if there is None:
            return
        is_lobby = there.phase == "lobby" and there.pending_shuffle is None
        if is_lobby and table.stored.host == (there.stored.first_host or there.stored.host):
            await there.commit(_without_banned(there.stored, table.stored))


def _without_banned(stored: StoredTable, before: StoredTable) -> StoredTable:
    """Return the next table, which is in its lobby, without those who are banned from the one before."""
    for person in before.banned:
        if person in stored.banned:
            continue
        if person == stored.host:
            stored = with_first_host_back(stored, before.host)
        game_setup, seat = stored.game_setup, stored.game_setup.seat_of(person)
        stored = replace(
            stored,
            game_setup=game_setup.seated(seat, FREE) if seat >= 0 else game_setup,
            banned=(*stored.banned, person),
            banned_marks={**stored.banned_marks, person: before.banned_marks.get(person, ())},
        )
    return stored


async def _transfer(table_registry: TableRegistry, table: Table, person: str, address: str) -> TableTransfer:
    there = await _opened_from(table_registry, table)
    may_open = table.seat_of(person) >= 0 or person == table.stored.host
    is_own = may_open or (there is not None and person in there.stored.reserved_for)
    if there and person in there.stored.banned:
        raise RequestError("next", "somebody whom the host there has not shown out")
    if there and is_own and there.stored.generation_of(person) > table.stored.generation_of(person):
        raise logged_out_there()
    if there and (not is_own or _has_room(there, person)):
        new = table_registry.new_person()
        who = person if is_own else named_as_at_table_before(new, person)
        return TableTransfer(there.id, there.code, who, there.stored.generation_of(who), is_new=False)
    if not may_open:
        raise _no_next_table()
    return await _open_from(table_registry, table, person, address)


def _no_next_table() -> RequestError:
    return RequestError("next", "a table that somebody with a seat, or the host, has opened")


async def _opened_from(table_registry: TableRegistry, table: TableState) -> Table | None:
    """Return the next table where one was opened and still is."""
    return await opened_table(table_registry, table.id, table.stored.next) if table.stored.next else None


def _has_room(there: TableState, person: str) -> bool:
    """Return whether somebody with a seat at the table before has one there, or can have one."""
    is_expected = there.seat_of(person) >= 0 or person in (there.stored.host, there.stored.first_host)
    return is_expected or (there.phase == "lobby" and there.game_setup.free_seat() >= 0)


async def _open_from(table_registry: TableRegistry, table: TableState, person: str, address: str) -> TableTransfer:
    """Open a table for the same game, kept in the same way, with the same photos: they are shared."""
    game_setup = with_shown_cards_marked(table).game_setup
    seats = (FREE,) * len(game_setup.seats)
    host = _host_of_next(table)
    own_people = {person, host, *game_setup.people().values()}
    own = with_authors_among(game_setup.own, own_people)
    bare = GameSetup(game_setup.game, seats, game_setup.options, game_setup.manners)
    stored = StoredTable(
        (with_cards(bare, own) if own else bare).beginning(None),
        person,
        {each: table.stored.people.get(each, Guest()) for each in (person, host)},
        banned_marks=table.stored.banned_marks,
        first_host="" if host == person else host,
        generations={each: count for each, count in table.stored.generations.items() if each in own_people},
        reserved_for=tuple(
            [each for each in game_setup.people().values() if each == person or each not in table.stored.away]
        ),
        tables_before=with_table_before(table),
        evening=with_match(table, table.match) if table.match else table.stored.evening,
        other_games={
            game: replace(each, own=with_authors_among(each.own, own_people))
            for game, each in table.stored.other_games.items()
        },
    )
    opened = await table_registry.make_for(stored, address, photos_of=table.id)
    return TableTransfer(opened.id, opened.code, person, stored.generation_of(person), is_new=True)


def _host_of_next(table: TableState) -> str:
    """Return whose the next table is: the host's, or of whoever follows where the host has no seat and is gone."""
    for host in (table.stored.first_host, table.stored.host):
        if host and (table.seat_of(host) >= 0 or table.is_here(host)):
            return host
    return with_next_host(table, table.stored, leaving=table.stored.host).host

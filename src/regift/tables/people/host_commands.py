"""What only the host of a table may do, but for the deal."""

from collections.abc import Callable
from functools import partial
from typing import Final

from msgspec.structs import replace

from regift.tables.evening.finished_game_entry import with_match
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.next_tables.next_table_deal_and_reserved_seat_guards import check_held_seats
from regift.tables.open_tables.listing_conditions import check_may_be_listed
from regift.tables.people.absence_bots_acting_host_and_seat_removal import left_seat
from regift.tables.people.seat_requests_approval_and_seating import (
    answer_seat_request,
    end_offers_of_guests,
    is_own_seat_asked_for,
)
from regift.tables.request_error import RequestError
from regift.tables.setup import table_settings_other_than_game_options
from regift.tables.setup.custom_card_editing import commit_without_presents_of
from regift.tables.setup.game_setup import GameSetup
from regift.tables.setup.mark_custom_cards_that_have_come_up import with_shown_cards_marked
from regift.tables.setup.setup_editor import is_own, set_option
from regift.tables.setup.table_settings_other_than_game_options import CLOSING, OPENING, Setting
from regift.tables.storage.stored_table_records import StoredTable
from regift.tables.table_state import Phase, TableState, is_first_host

ANY_PHASE: tuple[Phase, ...] = ("lobby", "playing", "over")
MOST_BANNED: Final = 200
"""People whom a table remembers to have shown out, the newest; of whom an acting host has shown out, the oldest go."""


async def change_setup(table: Table, person: str, how: Callable[[GameSetup], GameSetup]) -> None:
    """Change the setup in the lobby; RequestError or BadOption when that can't be."""
    async with table.lock:
        check_host(table, person, "lobby")
        await _commit_setup(table, person, how)


async def set_game_option(table: Table, person: str, name: str, value: Setting) -> None:
    """Set an option of the game: the host any, others that of their own seat; RequestError or BadOption if not."""
    async with table.lock:
        host = table.stored.host
        may_set = person == host or is_own(table.game_setup, name, person)
        check_host(table, host if may_set else person, "lobby")
        await _commit_setup(table, person, partial(set_option, name=name, value=value))


async def _commit_setup(table: Table, person: str, how: Callable[[GameSetup], GameSetup]) -> None:
    """Count a change by somebody who may make it, also one that turns out to be none, and make it."""
    table.services.budget.use("setup", table.presence.address_of(person))
    changed = how(table.game_setup)
    check_held_seats(table, changed)
    await table.commit(replace(table.stored, game_setup=changed))


async def set_table_setting(table: Table, person: str, name: str, value: Setting) -> None:
    """Change how the table is kept, in a game only what is no other game; RequestError if it can't be."""
    async with table.lock:
        check_host(table, person, *ANY_PHASE)
        _check_may_set(table, person, name, value)
        settings = table_settings_other_than_game_options.changed(
            table.manners, name, value, is_playing="playing" in (table.phase, table.phase_for(person))
        )
        check_may_be_listed(table, person, name, value)
        is_locked_now = settings.lock and not table.manners.lock
        await table.commit(replace(table.stored, game_setup=replace(table.game_setup, manners=settings)))
        if is_locked_now:
            end_offers_of_guests(table)


def _check_may_set(table: TableState, person: str, name: str, value: Setting) -> None:
    """Raise RequestError where who only acts as host would open hands or the table, or let people add more.

    All of it would stay as it is with the host back, and nobody would be told.
    """
    if name in OPENING and (name, value) not in CLOSING and not is_first_host(table, person):
        raise RequestError("host", "the host, and nobody who only acts as one", reason="first_host_setting")


async def return_to_lobby(table: Table, person: str) -> None:
    """Go back to the lobby with the same seats once a game is over."""
    async with table.lock:
        check_host(table, person, "over")
        await table.commit(in_lobby(table, with_shown_cards_marked(table)))


def in_lobby(table: TableState, stored: StoredTable) -> StoredTable:
    """Return a stored form of the table in the lobby, where the game that is over counts in the evening."""
    evening = with_match(table, table.match) if table.phase == "over" and table.match else stored.evening
    return replace(stored, is_lobby=True, is_paused=False, evening=evening)


async def remove_player(table: Table, person: str, seat: int) -> None:
    """Show somebody out: the seat is free in the lobby, a bot's during a game, the token void.

    Whom somebody shows out who only acts as host may come back with the host, and finds their presents.
    """
    async with table.lock:
        check_host(table, person, *ANY_PHASE)
        out = table.game_setup.people().get(seat, "")
        stored = without_player(table, person, seat)
        if is_first_host(table, person):
            await commit_without_presents_of(table, stored, out)
        else:
            await table.commit(stored)


async def answer(table: Table, person: str, asking: str, seat: int | None = None, *, is_yes: bool) -> None:
    """Say yes or no to somebody who asks for a seat: its owner where they are here, else the host."""
    async with table.lock:
        if not is_own_seat_asked_for(table, person, asking):
            check_host(table, person, *ANY_PHASE)
        await answer_seat_request(table, asking, person, seat, is_yes=is_yes)


def without_player(table: TableState, host: str, seat: int) -> StoredTable:
    """Return the table without the person on the seat, who may not come back."""
    out = table.game_setup.people().get(seat, "")
    if not out or out == host:
        raise RequestError("seat", "the seat of another person", str(seat))
    stored = left_seat(table, seat)
    if out == stored.first_host:
        raise RequestError("seat", "the seat of another person than the first host", str(seat), reason="first_host")
    banned = (*stored.banned, out)
    acting_bans = (*stored.acting_bans, out) if stored.first_host else stored.acting_bans
    if len(banned) > MOST_BANNED:
        forgotten = (acting_bans or banned)[0]  # nobody who only acts as host makes the table forget a host's ban
        banned = tuple([person for person in banned if person != forgotten])
        acting_bans = tuple([person for person in acting_bans if person != forgotten])
    banned_marks = {**stored.banned_marks, out: table.addresses.marks(out)}
    return replace(
        stored,
        banned=banned,
        banned_marks={person: marks for person, marks in banned_marks.items() if person in banned},
        acting_bans=acting_bans,
    )


def check_host(table: TableState, person: str, *phases: Phase) -> None:
    """Raise RequestError from anybody but the host, while a deal is being made, and in other phases.

    A host without a seat, who sees all later, acts on the phase that they have been shown.
    """
    if person != table.stored.host:
        raise RequestError("host", "the host")
    shown = table.phase_for(person)
    if shown not in phases:
        raise RequestError("phase", " or ".join(phases), shown)
    if table.phase not in phases or table.pending_shuffle is not None:
        raise RequestError("phase", " or ".join(phases), "dealing" if table.pending_shuffle else table.phase)

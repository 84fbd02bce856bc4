"""Admissions: everybody's ways to come to a table, to take a seat at it, and to leave it."""

from msgspec.structs import replace

from regift.tables.live_table import Table
from regift.tables.people import all_hands_viewer_restrictions
from regift.tables.people.presence import Listener
from regift.tables.people.seat_codes import SeatRequest
from regift.tables.people.substitute_bots import left_seat, with_next_host
from regift.tables.request_error import BadToken, NoSuchTable, RequestError
from regift.tables.setup.game_setup import SeatAssignment
from regift.tables.setup.name_sanitizer import clean_avatar, clean_name
from regift.tables.storage.journal_interface import Guest, StoredTable
from regift.tables.table_state import TableState


async def enter(table: Table, listener: Listener, guest: Guest, *, watch: bool, since: int = -1) -> None:
    """Let a person in: to the seat they have, else in the lobby to a free one unless they only watch.

    `since`: the number of the last thing the person was told, for whom it is enough to hear what came after.
    """
    async with table.lock:
        if table.is_closed:
            raise NoSuchTable(f"table {table.code}: it is no more")
        await table.commit(entered(table, listener.person, guest, watch=watch))
        listener.hear_entered(table.seat_of(listener.person))
        table.presence.come(listener)
        table.refresh()
        table.broadcaster.tell_lobby()
        table.broadcaster.tell_missed(listener, since)


def leave(table: Table, listener: Listener) -> None:
    """Let a connection go; the seat stays the person's own."""
    person = listener.person
    is_last = table.presence.go(listener, table.services.clock.now())
    table.broadcaster.follow_spectators()
    if is_last:
        table.pledges.pop(person, None)
        table.seat_codes.requests.pop(person, None)
        table.refresh()
        table.broadcaster.tell_lobby()
        if table.seat_of(person) < 0 and person != table.stored.host:
            table.presence.forget(person)
            table.chat.forget(person)


async def stand_up(table: Table, person: str) -> None:
    """Leave for good: the seat is free in the lobby, a bot's during a game."""
    async with table.lock:
        await table.commit(stood_up(table, person))


async def rename(table: Table, person: str, name: str, avatar: str) -> None:
    """Change one's own name and picture."""
    async with table.lock:
        await table.commit(renamed(table, person, Guest(clean_name(name), clean_avatar(avatar))))


async def ask_for_seat(table: Table, person: str, guest: Guest, seat: int) -> None:
    """Sit down on a free seat or a bot's; where somebody sits, or the table is locked, ask the host first."""
    async with table.lock:
        check_request(table, person, seat)
        request = SeatRequest(person, _known(table, person, guest), seat)
        is_taken = table.game_setup.seats[seat].who == "person"
        if person == table.stored.host or (not is_taken and not _needs_leave(table, person)):
            await sit(table, request)
        else:
            table.seat_codes.requests[person] = request
            table.broadcaster.tell_lobby()


async def answer_seat_request(table: Table, asking: str, *, is_yes: bool) -> None:
    """Give the seat to somebody who asked for it, or not; the caller holds the lock."""
    request = table.seat_codes.requests.get(asking)
    if request is None:
        raise RequestError("person", "somebody who asks for a seat")
    try:
        if is_yes:
            check_request(table, request.person, request.seat)
            await sit(table, request)
        table.seat_codes.requests.pop(asking, None)
    except RequestError:
        table.seat_codes.requests.pop(asking, None)
        raise
    finally:
        table.broadcaster.tell_lobby()


async def sit(table: Table, request: SeatRequest) -> None:
    """Seat somebody who may have the seat; the caller holds the lock."""
    stored = seated(table, request)
    if table.phase == "playing":
        await table.commit_sitting_down(request.seat, stored)
    else:
        await table.commit(stored)


# What becomes of the stored table


def entered(table: TableState, person: str, guest: Guest, *, watch: bool) -> StoredTable:
    """Return the table with somebody who came: in the lobby on a free seat, unless they only watch."""
    check_welcome(table, person)
    stored, game_setup = table.stored, table.game_setup
    known = _known(table, person, guest)
    seat = game_setup.free_seat()
    may_sit = table.phase == "lobby" and not table.pending_shuffle and not watch and not _needs_leave(table, person)
    if may_sit and game_setup.seat_of(person) < 0 and seat >= 0:
        game_setup = game_setup.seated(seat, SeatAssignment("person", person, known.name, known.avatar))
    elif person not in stored.people:
        return stored
    away = tuple([each for each in stored.away if each != person])
    return replace(stored, game_setup=game_setup, people={**stored.people, person: known}, away=away)


def stood_up(table: TableState, person: str) -> StoredTable:
    """Return the table without the person on a seat; RequestError from who has none."""
    seat = table.seat_of(person)
    if seat < 0 or table.pending_shuffle is not None:
        raise RequestError("seat", "one of those who play")
    all_hands_viewer_restrictions.check_unknowing(table, person)
    return with_next_host(table, left_seat(table, seat), leaving=person)


def renamed(table: TableState, person: str, guest: Guest) -> StoredTable:
    """Return the table with another name and picture of the person."""
    check_welcome(table, person)
    all_hands_viewer_restrictions.check_unknowing(table, person)
    game_setup = table.game_setup
    seat = game_setup.seat_of(person)
    if seat >= 0:
        game_setup = game_setup.seated(seat, SeatAssignment("person", person, guest.name, guest.avatar))
    return replace(table.stored, game_setup=game_setup, people={**table.stored.people, person: guest})


def seated(table: TableState, request: SeatRequest) -> StoredTable:
    """Return the table with somebody on the seat that they asked for; their bet is off."""
    person, guest, seat = request
    before = table.game_setup.seats[seat].person
    game_setup = table.game_setup.seated(seat, SeatAssignment("person", person, guest.name, guest.avatar))
    bets = {each: bet for each, bet in table.stored.bets.items() if each != person}
    people = {**table.stored.people, person: guest}
    return with_next_host(table, replace(table.stored, game_setup=game_setup, people=people, bets=bets), leaving=before)


def check_welcome(table: TableState, person: str) -> None:
    """Raise BadToken for somebody whom the host has shown out."""
    if person in table.stored.banned:
        raise BadToken("token", "somebody whom the host has not shown out")


def check_request(table: TableState, person: str, seat: int) -> None:
    """Raise RequestError where the person may not even ask for the seat."""
    check_welcome(table, person)
    seats = table.game_setup.seats
    if not 0 <= seat < len(seats):
        raise RequestError("seat", f"0 to {len(seats) - 1}", str(seat))
    if table.seat_of(person) >= 0:
        raise RequestError("seat", "somebody who has none", str(table.seat_of(person)))
    if seats[seat].who == "person" and table.is_here(seats[seat].person):
        raise RequestError("seat", "a seat whose player is not here", str(seat))
    if table.pending_shuffle is not None:
        raise RequestError("phase", "lobby", "dealing")
    if all_hands_viewer_restrictions.is_anybody_knowing(table):
        raise RequestError("seat", "a table where nobody sees every hand")


def _needs_leave(table: TableState, person: str) -> bool:
    return table.manners.lock and person != table.stored.host


def _known(table: TableState, person: str, guest: Guest) -> Guest:
    known = table.stored.people.get(person, Guest())
    return known if known.name else Guest(clean_name(guest.name), clean_avatar(guest.avatar))

"""Admissions: everybody's ways to come to a table, to take a seat at it, and to leave it."""

from typing import Final

from msgspec.structs import replace

from regift.kit.action import NUMBER, Value
from regift.tables.live_table_with_journalled_changes import Table
from regift.tables.people import all_hands_viewer_restrictions
from regift.tables.people.absent_player_substitution import (
    check_long_gone,
    left_seat,
    with_first_host_back,
    with_next_host,
)
from regift.tables.people.presence import Listener
from regift.tables.people.seat_codes_and_requests import SeatRequest
from regift.tables.people.seat_tokens import logged_out, shown_out
from regift.tables.request_error import NoSuchTable, RequestError
from regift.tables.setup.game_setup import SeatAssignment
from regift.tables.setup.name_sanitizer import clean_avatar, clean_name
from regift.tables.storage.journal_interface import Guest, StoredTable
from regift.tables.table_state import NO_SEAT, TableState

MAX_CODE_WAIT: Final = 8.0
"""Seconds that a seat code waits at most where many wrong ones were tried."""
MAX_GENERATIONS: Final = 64
"""People without a seat for whom it is remembered that they logged other devices out."""


async def enter(table: Table, listener: Listener, guest: Guest, *, watch: bool, since: int = -1) -> None:
    """Let a person in: to the seat they have, else in the lobby to a free one unless they only watch.

    `since`: the number of the last thing the person was told, for whom it is enough to hear what came after.
    """
    async with table.lock:
        if table.is_closed:
            raise NoSuchTable(f"table {table.code}: it is no more")
        if listener.generation != table.stored.generation_of(listener.person):  # logged out since its token was read
            raise logged_out()
        table.addresses.note(listener.person, listener.address)
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
    has_held = table.bot_hold.end(listener)
    table.broadcaster.follow_spectators()
    if has_held:
        table.refresh()
    if is_last:
        table.pledges.pop(person, None)
        table.seat_codes.requests.pop(person, None)
        table.refresh()
        table.broadcaster.tell_lobby()
        if table.seat_of(person) < 0 and person != table.stored.host:
            table.presence.forget(person)
            table.chat.forget(person)
            table.addresses.forget(person)


async def stand_up(table: Table, person: str) -> None:
    """Leave for good: the seat is free in the lobby, a bot's during a game."""
    async with table.lock:
        await table.commit(stood_up(table, person))


async def rename(table: Table, person: str, name: str, avatar: str) -> None:
    """Change one's own name and picture."""
    async with table.lock:
        await table.commit(renamed(table, person, Guest(clean_name(name), clean_avatar(avatar))))


async def log_out_others(table: Table, person: str, listener: Listener) -> None:
    """Make void the tokens and the seat code by which the person is on other devices; this one gets new ones."""
    async with table.lock:
        await table.commit(with_others_logged_out(table, person))
        listener.generation = table.stored.generation_of(person)
        for other in table.presence.of(person):
            if other is not listener:
                other.hear_removed(logged_out())
        listener.hear_entered(table.seat_of(person))


async def person_of_seat_code(table: Table, code: str, address: str) -> str:
    """Return the person whose seat code it is; RequestError, or TooMany where too many wrong ones came from there.

    From an address from which that person has come before, the right code is taken at once, whatever others tried.
    From elsewhere it waits the longer the more wrong ones were tried at the table, and is turned away by no other's.
    """
    budget, which = table.services.budget, str(table.id)
    known = person_known_there(table, code, address)
    if known:
        return known
    budget.check("wrong_seat_code", address)
    budget.take("wrong_seat_code", address)
    wait = min(MAX_CODE_WAIT, budget.shortage("wrong_seat_code_of_table", which))
    await table.services.clock.sleep(wait)
    found = _person_of_code(table, code)
    if not found:
        if wait < MAX_CODE_WAIT:
            budget.spend("wrong_seat_code_of_table", which, 1)
        raise RequestError("seat_code", "the code of a seat at this table")
    budget.spend("wrong_seat_code", address, -1)
    return found


def person_known_there(table: TableState, code: str, address: str) -> str:
    """Return the person whose seat code it is where they have come from that address before, "" if not."""
    found = _person_of_code(table, code)
    return found if found and table.addresses.has(found, address) else ""


def _person_of_code(table: TableState, code: str) -> str:
    people = table.game_setup.people().values()
    return table.seat_codes.person(code, [(person, seat_code_of(table, person)) for person in people])


def seat_code_of(table: TableState, person: str) -> str:
    """Return the code by which the person takes their seat on another device."""
    return table.seat_codes.code_of(person, table.stored.generation_of(person))


async def ask_for_seat(table: Table, person: str, guest: Guest, seat: int) -> None:
    """Sit down on a free seat, or on a bot's between two games; for any other somebody is asked first.

    During a game a hand is seen from there, so the host says yes to that. The seat of somebody who is gone is for them
    to give where they are back, else for the host, once they have been gone for the time of grace.
    """
    async with table.lock:
        check_request(table, person, seat)
        request = SeatRequest(person, _known(table, person, guest), seat)
        if person == table.stored.host and table.game_setup.seats[seat].who == "person":
            check_long_gone(table, seat)
        if not _has_to_ask(table, person, seat):
            await sit(table, request)
            return
        address = next((each.address for each in table.presence.of(person)), "") or person
        table.services.budget.check("seat_request", address)
        table.services.budget.take("seat_request", address)
        table.seat_codes.requests[person] = request
        table.broadcaster.tell_lobby()


def is_own_seat_asked_for(table: TableState, person: str, asking: str) -> bool:
    """Return whether somebody asks for the very seat that this person has."""
    request = table.seat_codes.requests.get(asking)
    return request is not None and request.seat == table.seat_of(person)


def answers(table: TableState, person: str, request: SeatRequest) -> bool:
    """Return whether it is for this person to say yes or no: for the seat's owner who is here, else for the host."""
    owner = table.game_setup.people().get(request.seat, "")
    return person == (owner if table.is_here(owner) else table.stored.host)


async def answer_seat_request(table: Table, asking: str, person: str, *, is_yes: bool) -> None:
    """Give the seat to somebody who asked for it, or not; the caller holds the lock.

    `person`: the seat's owner or the host. Of who is gone, the seat can only be given after the time of grace.
    """
    request = table.seat_codes.requests.get(asking)
    if request is None:
        raise RequestError("person", "somebody who asks for a seat")
    owner = table.game_setup.people().get(request.seat, "")
    if is_yes and owner not in ("", person):
        check_long_gone(table, request.seat)
    try:
        if is_yes:
            check_request(table, request.person, request.seat, is_given=owner == person)
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
    requests = table.seat_codes.requests
    for each in [each for each in requests.values() if each.seat == request.seat]:
        del requests[each.person]


# What becomes of the stored table


def entered(table: TableState, person: str, guest: Guest, *, watch: bool) -> StoredTable:
    """Return the table with somebody who came: in the lobby on a free seat, unless they only watch."""
    check_welcome(table, person)
    stored, game_setup = with_first_host_back(table.stored, person), table.game_setup
    known = _known(table, person, guest)
    seat = game_setup.free_seat()
    may_sit = not watch and _finds_free_seat(table, person)
    if may_sit and game_setup.seat_of(person) < 0:
        game_setup = game_setup.seated(seat, SeatAssignment("person", person, known.name, known.avatar))
    elif person not in stored.people:
        return stored
    away = tuple([each for each in stored.away if each != person])
    return replace(stored, game_setup=game_setup, people={**stored.people, person: known}, away=away)


def will_play(table: TableState, person: str, *, watch: bool) -> bool:
    """Return whether somebody who comes has a seat or gets one, or is the host; all others watch."""
    if table.seat_of(person) >= 0 or person == table.stored.host:
        return True
    return not watch and _finds_free_seat(table, person)


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
    hands_seen = {**table.stored.hands_seen, person: seat} if table.phase == "playing" else table.stored.hands_seen
    people = {**table.stored.people, person: guest}
    stored = replace(table.stored, game_setup=game_setup, people=people, bets=bets, hands_seen=hands_seen)
    if table.phase == "playing" and len(game_setup.people()) > 1:
        stored = replace(stored, others_played=True)
    return with_next_host(table, stored, leaving=before if table.is_here(before) else "")


def with_others_logged_out(table: TableState, person: str) -> StoredTable:
    """Return the table with the person's tokens void; RequestError from who has no seat to lose."""
    check_welcome(table, person)
    if table.seat_of(person) < 0 and person != table.stored.host:
        raise RequestError("seat", "one of those who play")
    others = {each: count for each, count in table.stored.generations.items() if each != person}
    unseated = [each for each in others if table.seat_of(each) < 0 and each not in table.stored.people]
    for each in unseated[:-MAX_GENERATIONS]:
        del others[each]
    return replace(table.stored, generations={**others, person: table.stored.generation_of(person) + 1})


def check_welcome(table: TableState, person: str) -> None:
    """Raise BadToken for somebody whom the host has shown out."""
    if person in table.stored.banned:
        raise shown_out()


def check_request(table: TableState, person: str, seat: int, *, is_given: bool = False) -> None:
    """Raise RequestError where the person may not even ask for the seat; `is_given`: its owner, who is here, says yes.

    Nobody sees two hands of one game: who has seen one may only have that seat again.
    """
    check_welcome(table, person)
    seats = table.game_setup.seats
    if not 0 <= seat < len(seats):
        raise RequestError("seat", f"0 to {len(seats) - 1}", str(seat))
    if table.seat_of(person) >= 0:
        raise RequestError("seat", "somebody who has none", str(table.seat_of(person)))
    seen = all_hands_viewer_restrictions.hand_seen_by(table, person)
    if table.phase_for(person) == "playing" and seen not in (NO_SEAT, seat):
        own = [Value("number", NUMBER, seen + 1)]
        raise RequestError("seat", "somebody who has seen no other hand", str(seat), reason="seen_hand", values=own)
    if seats[seat].who == "person" and table.is_here(seats[seat].person) and not is_given:
        raise RequestError("seat", "a seat whose player is not here", str(seat), reason="is_here")
    if table.pending_shuffle is not None:
        raise RequestError("phase", "lobby", "dealing")
    if all_hands_viewer_restrictions.is_anybody_knowing(table):
        raise RequestError("seat", "a table where nobody sees every hand")


def comes_like_banned(table: TableState, person: str) -> bool:
    """Return whether the person comes from an address from which somebody was here whom the host has shown out."""
    marks = set(table.addresses.marks(person))
    return bool(marks) and any(marks.intersection(banned) for banned in table.stored.banned_marks.values())


def has_free_seat_for(table: TableState, person: str) -> bool:
    """Return whether a seat is free that is not reserved for somebody else who was at the table before this one."""
    free = sum(seat.who == "free" for seat in table.game_setup.seats)
    reserved_for = table.stored.reserved_for
    return free > (0 if person in reserved_for else len(reserved_for))


def _finds_free_seat(table: TableState, person: str) -> bool:
    """Return whether whoever comes sits down at once."""
    is_open = table.phase == "lobby" and not table.pending_shuffle
    return is_open and has_free_seat_for(table, person) and not _needs_leave(table, person)


def _needs_leave(table: TableState, person: str) -> bool:
    is_expected = person == table.stored.host or person in table.stored.reserved_for
    return not is_expected and (table.manners.lock or comes_like_banned(table, person))


def _has_to_ask(table: TableState, person: str, seat: int) -> bool:
    """Return whether somebody has to say yes before the person sits down there."""
    if person == table.stored.host:
        return False
    who = table.game_setup.seats[seat].who
    is_taken = who == "person" or (who == "free" and not has_free_seat_for(table, person))
    return is_taken or table.phase_for(person) == "playing" or _needs_leave(table, person)


def _known(table: TableState, person: str, guest: Guest) -> Guest:
    known = table.stored.people.get(person, Guest())
    return known if known.name else Guest(clean_name(guest.name), clean_avatar(guest.avatar))

"""Requests for seats: who has to ask for one, who says yes or no, and what is the same for both."""

from typing import Final

from msgspec.structs import replace

from regift.kit.action_arguments_and_action_table import NUMBER, Value
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.next_tables.next_table_deal_and_reserved_seat_guards import (
    check_held_seats,
    check_may_give_hands,
)
from regift.tables.people import hand_visibility_and_limits_for_those_who_see_all
from regift.tables.people.absence_bots_acting_host_and_seat_removal import check_long_gone, with_next_host
from regift.tables.people.entry_exit_rename_and_logout import (
    check_welcome,
    end_offers,
    guest_known_as,
    has_free_seat_for,
    needs_leave,
)
from regift.tables.people.seat_codes_and_requests import SeatRequest
from regift.tables.request_error import RequestError
from regift.tables.setup.game_setup import GameSetup, SeatAssignment
from regift.tables.storage.stored_table_records import Guest, StoredTable
from regift.tables.table_state import NO_SEAT, TableState, game_setup_for, is_behind, is_late

ASKS_AGAIN: Final = 60.0
"""Seconds after a no until the same person may ask who said it again."""


async def ask_for_seat(table: Table, person: str, guest: Guest, seat: int) -> None:
    """Sit down on a free seat, or on a bot's between two games; for any other somebody is asked first.

    During a game a hand is seen from there, so the host says yes to that. The seat of somebody who is gone is for them
    to give where they are back, else for the host, once they have been gone for the time of grace. Whoever sees the
    game late asks for a seat as they see it, and no fault tells them what has happened since.
    """
    async with table.lock:
        request = SeatRequest(person, guest_known_as(table, person, guest), seat)
        is_late_guest = is_late(table, person) and person != table.stored.host
        if is_late_guest:
            _check_as_shown(table, person, seat)
        else:
            check_request(table, person, seat)
        is_host = person == table.stored.host and not _is_offered_to(table, person, seat)
        if is_host and table.game_setup.seats[seat].who == "person":
            check_long_gone(table, seat)
        if not (is_late_guest and is_behind(table, person)) and not _has_to_ask(table, person, seat):
            check_request(table, person, seat)
            await sit(table, request)
            return
        refused_at = table.seat_codes.refused_at.get((person, _who_answers(table, seat)))
        if refused_at is not None and table.services.clock.now() - refused_at < ASKS_AGAIN:
            raise RequestError("seat", f"somebody who was not told no within {ASKS_AGAIN:g} s", reason="told_no")
        table.services.budget.use("seat_request", table.presence.address_of(person))
        table.seat_codes.requests[person] = request
        table.broadcaster.tell_lobby()


async def offer_seat(table: Table, person: str, *, is_on: bool) -> None:
    """Offer the person's own seat in a game to whoever watches or comes, or no more.

    Whoever asks for it gets it with the owner's yes or, once the owner has gone, at once with the host's.
    RequestError from who does not play, or where no seat changes hands.
    """
    async with table.lock:
        hands, seat = hand_visibility_and_limits_for_those_who_see_all, table.seat_of(person)
        hands.check_unknowing(table, person)
        if seat < 0 or table.phase != "playing" or hands.is_out(table, person):
            raise RequestError("seat", "one of those who play")
        if is_on and hands.is_anybody_knowing(table):
            raise RequestError("seat", "a table where nobody sees every hand")
        if is_on and table.manners.lock and person != table.stored.host:
            raise RequestError("seat", "a table that is not locked", reason="locked_offer")
        if is_on and table.is_shown_late:
            raise RequestError("seat", "a table whose spectators see the game as it is played")
        table.services.budget.use("setup", table.presence.address_of(person))
        if is_on:
            table.offered_seats.add(seat)
        else:
            table.offered_seats.discard(seat)
        table.broadcaster.tell_lobby()


def end_offers_of_guests(table: Table) -> None:
    """Let nobody but the host offer a seat at a table that is locked now, and nobody wait for a seat that was offered.

    Nobody else could say yes to who asks for it.
    """
    end_offers(table, table.offered_seats - {table.seat_of(table.stored.host)})


def is_own_seat_asked_for(table: TableState, person: str, asking: str) -> bool:
    """Return whether somebody asks for the very seat that this person has."""
    request = table.seat_codes.requests.get(asking)
    return request is not None and request.seat == table.seat_of(person)


def answers(table: TableState, person: str, request: SeatRequest) -> bool:
    """Return whether it is for this person to say yes or no: for the seat's owner who is here, else for the host."""
    if request.seat >= len(table.game_setup.seats):
        return False  # of a game before this one, see `ask_for_seat`
    return person == _who_answers(table, request.seat)


def _who_answers(table: TableState, seat: int) -> str:
    owner = table.game_setup.people().get(seat, "")
    return owner if table.is_here(owner) else table.stored.host


def name_unlike_seated(table: TableState, request: SeatRequest) -> str:
    """Return the name of who asks, with a number where somebody who has a seat is called so: it is another person."""
    taken = {place.name.casefold() for place in table.game_setup.seats if place.who == "person"}
    name, number = request.guest.name, 2
    if name.casefold() not in taken:
        return name
    while f"{name} {number}".casefold() in taken:
        number += 1
    return f"{name} {number}"


async def answer_seat_request(table: Table, asking: str, person: str, seat: int | None = None, *, is_yes: bool) -> None:
    """Give the seat to somebody who asked for it, or not; the caller holds the lock.

    `person`: the seat's owner or the host. Of who is gone, the seat can only be given after the time of grace, and
    during a game by nobody who only acts as host. `seat`: the one that the answer is about, where it says so.
    """
    request = table.seat_codes.requests.get(asking)
    if request is None:
        raise RequestError("person", "somebody who asks for a seat")
    if seat not in (None, request.seat):
        raise RequestError("seat", "the seat that is asked for now", str(seat))
    owner = table.game_setup.people().get(request.seat, "")
    if is_yes and owner != person:
        check_may_give_hands(table)
    elif is_yes and person != table.stored.host and needs_leave(table, asking):
        raise RequestError("person", "somebody who comes without the host’s yes", reason="needs_host")
    is_left_to_others = is_offered(table, request.seat) and not table.is_here(owner)
    if is_yes and owner not in ("", person) and not is_left_to_others:
        check_long_gone(table, request.seat)
    try:
        if is_yes:
            check_request(table, request.person, request.seat, is_given=owner == person)
            await sit(table, request)
        else:
            table.seat_codes.refused_at[asking, person] = table.services.clock.now()
        table.seat_codes.requests.pop(asking, None)
    except RequestError:
        table.seat_codes.requests.pop(asking, None)
        raise
    finally:
        table.broadcaster.tell_lobby()


async def sit(table: Table, request: SeatRequest) -> None:
    """Seat somebody who may have the seat; the caller holds the lock."""
    stored = seated(table, request)
    check_held_seats(table, stored.game_setup)
    if table.phase == "playing":
        await table.commit_sitting_down(request.seat, stored)
    else:
        await table.commit(stored)
    requests = table.seat_codes.requests
    for each in [each for each in requests.values() if each.seat == request.seat]:
        del requests[each.person]


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


def check_request(table: TableState, person: str, seat: int, *, is_given: bool = False) -> None:
    """Raise RequestError where the person may not even ask for the seat; `is_given`: its owner, who is here, says yes.

    Nobody sees two hands of one game: who has seen one may only have that seat again.
    """
    _check_seat(table, person, seat, table.game_setup, is_given=is_given)
    if table.pending_shuffle is not None:
        raise RequestError("phase", "lobby", "dealing")
    if hand_visibility_and_limits_for_those_who_see_all.is_anybody_knowing(table):
        raise RequestError("seat", "a table where nobody sees every hand")


def _check_as_shown(table: TableState, person: str, seat: int) -> None:
    """Raise RequestError where the person may not even ask for the seat, as far as they have been shown the game."""
    _check_seat(table, person, seat, game_setup_for(table, person))
    if hand_visibility_and_limits_for_those_who_see_all.is_anybody_shown_knowing(table, person):
        raise RequestError("seat", "a table where nobody sees every hand")


def _check_seat(table: TableState, person: str, seat: int, game_setup: GameSetup, *, is_given: bool = False) -> None:
    """Raise RequestError where the seat can't be the person's, whatever else goes on at the table."""
    check_welcome(table, person)
    seats = game_setup.seats
    if not 0 <= seat < len(seats):
        raise RequestError("seat", f"0 to {len(seats) - 1}", str(seat))
    if table.seat_of(person) >= 0:
        raise RequestError("seat", "somebody who has none", str(table.seat_of(person)))
    seen = hand_visibility_and_limits_for_those_who_see_all.hand_seen_by(table, person)
    if table.phase_for(person) == "playing" and seen not in (NO_SEAT, seat):
        own = [Value("number", NUMBER, seen + 1)]
        raise RequestError("seat", "somebody who has seen no other hand", str(seat), reason="seen_hand", values=own)
    may_be_asked = is_given or _is_offered_to(table, person, seat)
    if seats[seat].who == "person" and table.is_here(seats[seat].person) and not may_be_asked:
        raise RequestError("seat", "a seat whose player is not here", str(seat), reason="is_here")


def is_offered(table: TableState, seat: int) -> bool:
    """Return whether the seat's person would hand it on in the game that is played."""
    return table.phase == "playing" and seat in table.offered_seats


def _is_offered_to(table: TableState, person: str, seat: int) -> bool:
    """Return the same as far as the person may know."""
    return is_offered(table, seat) and not is_late(table, person)


def _has_to_ask(table: TableState, person: str, seat: int) -> bool:
    """Return whether somebody has to say yes before the person sits down there; not where nobody could."""
    if _is_offered_to(table, person, seat) and table.is_here(table.game_setup.seats[seat].person):
        return True
    is_anybody_to_answer = bool(table.game_setup.people()) or table.is_here(table.stored.host)
    if person == table.stored.host or not is_anybody_to_answer:
        return False
    who = table.game_setup.seats[seat].who
    is_taken = who == "person" or (who == "free" and not has_free_seat_for(table, person))
    return is_taken or table.phase_for(person) == "playing" or needs_leave(table, person)

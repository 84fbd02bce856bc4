"""Everybody's ways to come to a table and to leave it; see `seat_requests_approval_and_seating` for another's seat."""

from collections.abc import Collection
from typing import Final

from msgspec.structs import replace

from regift.tables.limits.rate_limits_and_quotas import TooMany
from regift.tables.limits.writes_of_large_tables import charge_write_of, check_writes
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.open_tables.listing_conditions import without_listing_if_abandoned
from regift.tables.people import hand_visibility_and_limits_for_those_who_see_all
from regift.tables.people.absence_bots_acting_host_and_seat_removal import (
    left_seat,
    with_first_host_back,
    with_next_host,
)
from regift.tables.people.bet_placement import forget_addresses_of_people_who_left
from regift.tables.people.presence_tracker_and_connection_listener import Listener
from regift.tables.people.seat_tokens import logged_out, shown_out
from regift.tables.request_error import NoSuchTable, RequestError
from regift.tables.setup.custom_card_editing import commit_without_presents_of
from regift.tables.setup.game_setup import SeatAssignment
from regift.tables.setup.name_chat_line_and_avatar_sanitizer import clean_avatar, clean_name
from regift.tables.storage.stored_table_records import Guest, StoredTable
from regift.tables.table_state import TableState, has_big_screen

MAX_CODE_WAIT: Final = 8.0
"""Seconds that a seat code waits at most where many wrong ones were tried."""
MAX_GENERATIONS: Final = 64
"""People without a seat, and not here, for whom it is remembered that they logged other devices out."""


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
        refusal = _refusal_of_seat(table, listener, guest, watch=watch)
        await table.commit(entered(table, listener.person, guest, watch=watch or refusal is not None))
        listener.hear_entered(table.seat_of(listener.person))
        table.presence.come(listener)
        table.refresh()
        table.broadcaster.tell_lobby()
        table.broadcaster.tell_missed(listener, since)
        if refusal is not None:
            listener.hear_failure(refusal)


def _refusal_of_seat(table: TableState, listener: Listener, guest: Guest, *, watch: bool) -> TooMany | None:
    """Charge the address of somebody who sits down at a large table; return why they can't now, None if they can."""
    stored = entered(table, listener.person, guest, watch=watch)
    if stored.game_setup.seat_of(listener.person) == table.seat_of(listener.person):
        return None
    address = listener.address or listener.person
    try:
        check_writes(table, address)
    except TooMany as refusal:
        return refusal
    charge_write_of(table, stored, address)
    return None


def leave(table: Table, listener: Listener) -> None:
    """Let a connection go; the seat stays the person's own."""
    person = listener.person
    is_last = table.presence.go(listener, table.services.clock.now())
    has_held = table.bot_hold.end(listener) or listener in table.clock_holds
    table.clock_holds.discard(listener)
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
        forget_addresses_of_people_who_left(table, [person])


async def stand_up(table: Table, person: str) -> None:
    """Leave for good: the seat is free in the lobby, a bot's during a game."""
    async with table.lock:
        await commit_without_presents_of(table, stood_up(table, person), person)


async def rename(table: Table, person: str, name: str, avatar: str) -> None:
    """Change one's own name and picture."""
    async with table.lock:
        await table.commit(renamed(table, person, Guest(clean_name(name), clean_avatar(avatar))))


async def log_out_others(table: Table, person: str, listener: Listener, at_least: int = 1) -> None:
    """Make void the tokens and the seat code by which the person is on other devices.

    This one is to get new ones once the other tables know it too. `at_least`: the lowest generation they may have.
    """
    async with table.lock:
        if listener.generation != table.stored.generation_of(person):  # another device was first
            raise logged_out()
        was_on_big_screen = has_big_screen(table)
        await table.commit(with_others_logged_out(table, person, at_least))
        listener.generation = table.stored.generation_of(person)
        for other in table.presence.of(person):
            if other is not listener:
                other.hear_removed(logged_out())
        end_offers(table, [table.seat_of(person)])  # another device may have made it
        if was_on_big_screen and not has_big_screen(table):
            table.broadcaster.tell_lobby()


def end_offers(table: Table, seats: Collection[int]) -> None:
    """Let seats that were offered be offered no more, and nobody wait for them."""
    ended = table.offered_seats.intersection(seats)
    if not ended:
        return
    table.offered_seats -= ended
    table.seat_codes.drop(lambda request: request.seat in ended)
    table.broadcaster.tell_lobby()


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


# What becomes of the stored table


def entered(table: TableState, person: str, guest: Guest, *, watch: bool) -> StoredTable:
    """Return the table with somebody who came: in the lobby on a free seat, unless they only watch."""
    check_welcome(table, person)
    stored, game_setup = with_first_host_back(table.stored, person), table.game_setup
    known = guest_known_as(table, person, guest)
    seat = game_setup.free_seat()
    may_sit = not watch and _finds_free_seat(table, person)
    if may_sit and game_setup.seat_of(person) < 0:
        game_setup = game_setup.seated(seat, SeatAssignment("person", person, known.name, known.avatar))
    elif person not in stored.people:
        return stored
    away = tuple([each for each in stored.away if each != person])
    game_setup = without_listing_if_abandoned(table, game_setup)
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
    hand_visibility_and_limits_for_those_who_see_all.check_unknowing(table, person)
    return with_next_host(table, left_seat(table, seat), leaving=person)


def renamed(table: TableState, person: str, guest: Guest) -> StoredTable:
    """Return the table with another name and picture of the person."""
    check_welcome(table, person)
    hand_visibility_and_limits_for_those_who_see_all.check_unknowing(table, person)
    game_setup = table.game_setup
    seat = game_setup.seat_of(person)
    if seat >= 0:
        game_setup = game_setup.seated(seat, SeatAssignment("person", person, guest.name, guest.avatar))
    return replace(table.stored, game_setup=game_setup, people={**table.stored.people, person: guest})


def with_others_logged_out(table: TableState, person: str, at_least: int = 1) -> StoredTable:
    """Return the table with the person's tokens void; RequestError from who has no seat to lose.

    `at_least`: the lowest generation that the person has from now on.
    """
    check_may_log_out(table, person)
    return with_generation(table, person, max(at_least, table.stored.generation_of(person) + 1))


def check_may_log_out(table: TableState, person: str) -> None:
    """Raise BadToken for somebody shown out, and RequestError for who has no seat to lose."""
    check_welcome(table, person)
    if table.seat_of(person) < 0 and person != table.stored.host:
        raise RequestError("seat", "one of those who play")


def with_generation(table: TableState, person: str, generation: int) -> StoredTable:
    """Return the table with the person's tokens of other generations void, whether or not they have a seat.

    Of people to whom nothing here belongs or may belong again only the newest log-outs are kept.
    """
    others = {each: count for each, count in table.stored.generations.items() if each != person}
    for each in [each for each in others if not _is_remembered(table, each)][:-MAX_GENERATIONS]:
        del others[each]
    return replace(table.stored, generations={**others, person: generation})


def _is_remembered(table: TableState, person: str) -> bool:
    """Return whether a person is here, sits, hosts or is expected, or played or bet in a game of the evening."""
    stored = table.stored
    known = (table.game_setup.people().values(), stored.people, stored.reserved_for, stored.evening.people)
    played = table.match.deal.game_setup.people().values() if table.match else ()
    return table.is_here(person) or person in played or any(person in people for people in known)


def check_welcome(table: TableState, person: str) -> None:
    """Raise BadToken for somebody whom the host has shown out."""
    if person in table.stored.banned:
        raise shown_out()


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
    return is_open and has_free_seat_for(table, person) and not needs_leave(table, person)


def needs_leave(table: TableState, person: str) -> bool:
    """Return whether the host has to say yes before the person sits down on any seat."""
    is_expected = person == table.stored.host or person in table.stored.reserved_for
    return not is_expected and (table.manners.lock or comes_like_banned(table, person))


def guest_known_as(table: TableState, person: str, guest: Guest) -> Guest:
    """Return name and picture that the table knows of the person, else the clean ones of a newcomer."""
    known = table.stored.people.get(person, Guest())
    return known if known.name else Guest(clean_name(guest.name), clean_avatar(guest.avatar))

"""Bets: who does not play bets on the winner, in a sealed envelope that is opened at the end."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people import hand_visibility_and_limits_for_those_who_see_all
from regift.tables.request_error import RequestError
from regift.tables.setup.name_chat_line_and_avatar_sanitizer import clean_avatar, clean_name
from regift.tables.storage.stored_table_records import NO_BET, Bet, Guest, StoredTable
from regift.tables.table_state import TableState, game_setup_for, sees_match_before
from regift.tables.watching.table_broadcaster import tell_bet_on_match_before

MAX_BETS: Final = 200
"""Bets on one game of people without a seat; whoever has one and is out of the game bets however many these are."""


async def bet(table: Table, person: str, guest: Guest, on: int) -> None:
    """Bet that a seat wins, or nothing any more (NO_BET); RequestError from who plays, or when nothing can be seen.

    Until the end of the game nobody is told even that there are any bets. A bet on a match that is over, and after
    which the next has been dealt, is confirmed to who still sees it played, and counts nowhere: a refusal would tell
    them.
    """
    async with table.lock:
        if sees_match_before(table, person):
            _check(table, person, on)
            tell_bet_on_match_before(table, person, on)
            return
        before = table.stored.bets
        await table.commit(with_bet(table, person, guest, on))
        for bettor in [*(each for each in before if each not in table.stored.bets and each != person), person]:
            table.broadcaster.tell_bet_made(bettor)
        forget_addresses_of_people_who_left(table, before)


def forget_addresses_of_people_who_left(table: TableState, people: Iterable[str]) -> None:
    """Forget from where people came who are not here and have neither a bet nor a seat.

    Of who has a bet it is kept: so a crowd from one address is known by its bets.
    """
    for person in people:
        has_place = table.seat_of(person) >= 0 or person == table.stored.host or person in table.stored.bets
        if not has_place and not table.is_here(person):
            table.addresses.forget(person)


def with_bet(table: TableState, person: str, guest: Guest, on: int) -> StoredTable:
    """Return the table with somebody's bet on a seat, NO_BET: with none of theirs; RequestError if it can't be.

    Only what the bettor has been shown counts: who sees everything later can't learn here what is to come. Where there
    are too many bets, one of the address that has most of them gives way, else one of somebody who has gone and came
    from another address that has as many as the bettor's. None gives way to a bettor of its own address: an early bet
    would be lost untold, where a late one is refused.
    """
    _check(table, person, on)
    bets = {each: made for each, made in table.stored.bets.items() if each != person}
    before = table.stored.bets.get(person)
    if on != NO_BET:
        if table.seat_of(person) < 0:
            _make_room(table, person, bets)
        bets[person] = before if before and before.on == on else _sealed(table, person, guest, on)
    return replace(table.stored, bets=bets)


def _make_room(table: TableState, person: str, bets: dict[str, Bet]) -> None:
    """Take a bet away where there are too many, the latest first; RequestError where none gives way to the person."""
    watching = [each for each, made in bets.items() if made.seat < 0]
    if len(watching) < MAX_BETS:
        return
    sources = {each: _source_of(table, each) for each in watching}
    held = Counter(sources.values())
    own_source = _source_of(table, person)
    own = held[own_source]
    largest, count = held.most_common(1)[0]
    if count > own + 1:
        yielding = [each for each in watching if sources[each] == largest]
    else:
        yielding = [each for each in watching if held[sources[each]] >= own and sources[each] != own_source]
        if all(table.is_here(each) for each in yielding):
            raise RequestError("bet", f"at most {MAX_BETS} bets")
    del bets[max(yielding, key=lambda each: (not table.is_here(each), watching.index(each)))]


def _source_of(table: TableState, person: str) -> str:
    """Return what stands for the address from which the person came last, the person where none is known."""
    return next(reversed(table.addresses.marks(person)), person)


def _check(table: TableState, person: str, on: int) -> None:
    if table.phase_for(person) != "playing":
        raise RequestError("phase", "playing", table.phase_for(person))
    if table.seat_of(person) >= 0 and not hand_visibility_and_limits_for_those_who_see_all.is_out(table, person):
        raise RequestError("bet", "somebody who does not play")
    snapshot = table.snapshot_for(person)
    if snapshot is None:
        raise RequestError("bet", "somebody who sees the game")
    still_in = [
        seat for seat in range(len(game_setup_for(table, person).seats)) if seat not in snapshot.turn_options.out
    ]
    if on != NO_BET and on not in still_in:
        raise RequestError("bet", "a seat that is in the game", str(on))


def _sealed(table: TableState, person: str, guest: Guest, on: int) -> Bet:
    snapshot, match, seat = table.snapshot_for(person), table.match, table.seat_of(person)
    assert snapshot is not None
    assert match is not None
    since = match.viewer_of(snapshot.seat).length_at(snapshot.at, match.state)
    if seat >= 0:
        place = table.game_setup.seats[seat]
        return Bet(place.name, place.avatar, seat, on, since)
    return Bet(clean_name(guest.name), clean_avatar(guest.avatar), seat, on, since)

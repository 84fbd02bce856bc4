"""Who is gone: for whom a bot plays, who acts as host meanwhile, and when others may dispose of their seat."""

from math import ceil
from typing import Final, NamedTuple

from msgspec.structs import replace

from regift.bots import catalogue as bots
from regift.kit.action_arguments_and_action_table import NUMBER, Value
from regift.tables.people import hand_visibility_and_limits_for_those_who_see_all
from regift.tables.request_error import RequestError
from regift.tables.setup.game_setup import SeatAssignment
from regift.tables.storage.stored_table_records import StoredTable
from regift.tables.table_state import TableState

NOTICED: Final = 5.0
"""Seconds after which others are told that they wait for somebody: a page that is loaded again is back sooner."""
HOST_GONE: Final = 20.0
"""Seconds after which the host's part goes to another where no bot ever covers."""
HOST_EXPECTED: Final = 120.0
"""Seconds for which the host of the last game is expected at the next table before somebody else may deal there."""


class Substitution(NamedTuple):
    """Who is covered at a moment."""

    covered: set[int]
    """Seats of people for whom a bot plays. It gives the seat back at once when they return."""
    awaited: set[int]
    """Seats of people who have been gone long enough to be missed, and for whose own choice all others wait."""
    is_deserted: bool
    """Whether none of the people who have seats is here or, where none has, nobody at all: then everything rests."""
    next_change: float | None
    """Seconds until this is otherwise even if nobody comes or goes; None: it stays."""


def substitution(table: TableState) -> Substitution:
    """Return for whom bots are to play now: for who is gone, as long as somebody else is here.

    What asks for somebody's own taste no bot chooses for them unless the others have said so
    (`bot_choice_for_absent_player_votes`).
    """
    people = table.game_setup.people()
    gone = {seat: gone_for(table, person) for seat, person in people.items() if not table.is_here(person)}
    is_deserted = len(gone) == len(people) if people else not table.presence.listeners
    cover, move_on = table.manners.cover, move_on_time(table)
    noticed = NOTICED * table.services.timing.returns
    is_going = table.phase == "playing" and table.match_controller is not None and not is_deserted
    missed = {
        seat: seconds
        for seat, seconds in gone.items()
        if is_going and not hand_visibility_and_limits_for_those_who_see_all.is_out(table, people[seat])
    }
    awaited = awaited_seats(table)
    covered = {seat for seat, seconds in missed.items() if 0 < cover <= seconds and seat not in awaited}
    covered |= missed.keys() & table.personal_choice.moved_on
    times = {seat: (noticed, move_on) if seat in awaited else (cover,) for seat in missed.keys() - covered}
    waits = [time - missed[seat] for seat, several in times.items() for time in several if time > missed[seat]]
    if people and not is_deserted and not table.is_here(table.stored.host):
        waits.append(max(0.0, grace(table) - gone_for(table, table.stored.host)))
    if (expected := seconds_host_expected(table)) > 0:  # counted from when the table was opened
        waits.append(expected)
    missed_choices = {seat for seat in awaited & missed.keys() if missed[seat] >= noticed}
    return Substitution(covered, missed_choices, is_deserted, min(waits, default=None))


def awaited_seats(table: TableState) -> set[int]:
    """Return the seats of people who are gone, and for whose own choice all others wait."""
    state = table.match.state if table.match and table.phase == "playing" else None
    if state is None or not state.is_personal():
        return set()
    gone = {seat for seat, person in table.game_setup.people().items() if not table.is_here(person)}
    return (gone & set(state.to_act())) - table.personal_choice.moved_on


def move_on_time(table: TableState) -> float:
    """Return the seconds that somebody may be gone before others may move on without a choice of theirs."""
    return table.manners.move_on * table.services.timing.returns


def with_next_host(
    table: TableState, stored: StoredTable, leaving: str = "", *, is_for_good: bool = True
) -> StoredTable:
    """Return the table with the next person who sits here as host, if the host leaves or has been gone for long.

    Those come first who had a seat before, and not whoever gets that of the host. Whoever follows a host that is only
    gone, or does not leave for good, acts as one until the first host is back.
    """
    host = stored.host
    if host != leaving and gone_for(table, host) < grace(table):
        return stored
    seats = len(stored.game_setup.seats)
    people = stored.game_setup.people()
    first = max(stored.game_setup.seat_of(host), 0)
    in_order = [people.get((first + step) % seats, "") for step in range(seats)]
    here = [person for person in in_order if person and person != host and table.is_here(person)]
    if not here:
        return stored
    person = next((each for each in here if table.seat_of(each) >= 0), here[0])
    first_host = stored.first_host if host == leaving and is_for_good else stored.first_host or host
    return replace(stored, host=person, first_host=first_host)


def seconds_host_expected(table: TableState) -> float:
    """Return for how long the host of the last game is still expected at the next table; 0: not, or no longer."""
    stored = table.stored
    if not stored.first_host or not stored.reserved_for:
        return 0.0
    return max(0.0, HOST_EXPECTED * table.services.timing.returns - gone_for(table, stored.first_host))


def with_first_host_back(stored: StoredTable, person: str) -> StoredTable:
    """Return the table with its first host as host again where it is they who are back; an acting host's bans end."""
    if person != stored.first_host:
        return stored
    banned = tuple([each for each in stored.banned if each not in stored.acting_bans])
    marks = {each: kept for each, kept in stored.banned_marks.items() if each not in stored.acting_bans}
    return replace(stored, host=person, first_host="", banned=banned, banned_marks=marks, acting_bans=())


def substitute_bot(game: str) -> str:
    """Return the name of the bot that stands in. It knows what its seat has seen, and never searches."""
    return bots.default_bot(game)


def left_seat(table: TableState, seat: int) -> StoredTable:
    """Return the table with nobody on the seat any more: free in the lobby, a bot's for good during a game."""
    stored = table.stored
    if table.phase == "lobby":
        return replace(stored, game_setup=table.game_setup.seated(seat, SeatAssignment()))
    place = SeatAssignment(who="bot", bot=substitute_bot(table.game_setup.game))
    hands_seen = {**stored.hands_seen, table.game_setup.seats[seat].person: seat}
    return replace(stored, game_setup=table.game_setup.seated(seat, place), hands_seen=hands_seen)


def check_long_gone(table: TableState, seat: int) -> None:
    """Raise RequestError unless the seat's person has been gone for the time of grace.

    Before that nobody may dispose of their seat: a connection that is lost for a moment costs nobody anything.
    """
    person = table.game_setup.people().get(seat, "")
    if not person:
        raise RequestError("seat", "the seat of a person", str(seat))
    if table.is_here(person):
        raise RequestError("seat", "a seat whose player is not here", str(seat), reason="is_here")
    seconds, least = gone_for(table, person), grace(table) * table.services.timing.returns
    if seconds < least:
        gone = Value("gone", NUMBER, int(seconds))
        left = Value("left", NUMBER, max(1, ceil(least - seconds)))
        expected = f"somebody who has been gone for {least:g} s"
        raise RequestError("seat", expected, str(seat), reason="still_expected", values=[gone, left])


def grace(table: TableState) -> float:
    """Return the seconds that somebody may be gone before anything changes."""
    return float(table.manners.cover) or HOST_GONE


def gone_for(table: TableState, person: str) -> float:
    """Return how many seconds the person has been gone."""
    return table.presence.gone_for(person, table.services.clock.now())

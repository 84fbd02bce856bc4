"""Substitute bots: for which of the people who are gone a bot plays, and who is host once the host is gone."""

from typing import Final, NamedTuple

from msgspec.structs import replace

from regift.bots import catalogue as bots
from regift.tables.people import all_hands_viewer_restrictions
from regift.tables.setup.game_setup import SeatAssignment
from regift.tables.storage.journal_interface import StoredTable
from regift.tables.table_state import TableState

HOST_GONE: Final = 20.0
"""Seconds after which the host's part goes to another where no bot ever covers."""


class Substitution(NamedTuple):
    """Who is covered at a moment."""

    covered: set[int]
    """Seats of people for whom a bot plays. It gives the seat back at once when they return."""
    is_deserted: bool
    """Whether none of the people who have seats is here or, where none has, nobody at all: then everything rests."""
    next_change: float | None
    """Seconds until this is otherwise even if nobody comes or goes; None: it stays."""


def substitution(table: TableState) -> Substitution:
    """Return for whom bots are to play now: for who is gone, as long as somebody else is here."""
    people = table.game_setup.people()
    gone = {seat: gone_for(table, person) for seat, person in people.items() if not table.is_here(person)}
    is_deserted = len(gone) == len(people) if people else not table.presence.listeners
    cover = table.manners.cover
    is_covering = table.phase == "playing" and table.match_controller is not None and cover > 0 and not is_deserted
    missed = {
        seat: seconds
        for seat, seconds in gone.items()
        if is_covering and not all_hands_viewer_restrictions.is_out(table, people[seat])
    }
    covered = {seat for seat, seconds in missed.items() if seconds >= cover}
    waits = [cover - seconds for seat, seconds in missed.items() if seat not in covered]
    if people and not is_deserted and not table.is_here(table.stored.host):
        waits.append(max(0.0, grace(table) - gone_for(table, table.stored.host)))
    return Substitution(covered, is_deserted, min(waits, default=None))


def with_next_host(table: TableState, stored: StoredTable, leaving: str = "") -> StoredTable:
    """Return the table with the next person who sits here as host, if the host leaves or has been gone for long."""
    host = stored.host
    if host != leaving and gone_for(table, host) < grace(table):
        return stored
    seats = len(stored.game_setup.seats)
    people = stored.game_setup.people()
    first = max(stored.game_setup.seat_of(host), 0)
    for step in range(seats):
        person = people.get((first + step) % seats, "")
        if person and person != host and table.is_here(person):
            return replace(stored, host=person)
    return stored


def substitute_bot(game: str) -> str:
    """Return the name of the bot that stands in. It knows what its seat has seen, and never searches."""
    return bots.default_bot(game)


def left_seat(table: TableState, seat: int) -> StoredTable:
    """Return the table with nobody on the seat any more: free in the lobby, a bot's for good during a game."""
    place = (
        SeatAssignment()
        if table.phase == "lobby"
        else SeatAssignment(who="bot", bot=substitute_bot(table.game_setup.game))
    )
    return replace(table.stored, game_setup=table.game_setup.seated(seat, place))


def grace(table: TableState) -> float:
    """Return the seconds that somebody may be gone before anything changes."""
    return float(table.manners.cover) or HOST_GONE


def gone_for(table: TableState, person: str) -> float:
    """Return how many seconds the person has been gone."""
    return table.presence.gone_for(person, table.services.clock.now())

"""Votes to take a seat out of the game for good.

Only the seat of somebody who has been gone for the time of grace can be voted on. Once enough want it, its person is
asked back and has time to answer: their return ends it all, and so does a vote that is taken back. No withdrawal ends
a game: where that would be so, a bot plays on.
"""

from typing import Final

from regift.tables.people.absence_bots_acting_host_and_seat_removal import check_long_gone
from regift.tables.play.match import Match
from regift.tables.play.who_may_vote_on_absent_seats import others_here, others_than, voters_on, voting_seats
from regift.tables.request_error import RequestError
from regift.tables.table_state import TableState

ANSWER_TIME: Final = 30.0
"""Seconds that somebody has to come back in once enough people want to go on without them."""
FEWEST_VOTES: Final = 2


def check_withdrawal(table: TableState, match: Match, seat: int) -> None:
    """Raise RequestError unless the seat may be voted out of the game now."""
    if not 0 <= seat < len(table.game_setup.seats):
        raise RequestError("seat", f"0 to {len(table.game_setup.seats) - 1}", str(seat))
    match.check_withdraw(seat)
    check_long_gone(table, seat)
    if match.ends_without(seat):
        raise RequestError("seat", "a game that goes on without that seat", str(seat), reason="would_end")


def votes_for(table: TableState, seat: int) -> list[int]:
    """Return the seats of those who want a seat out of the game."""
    return voting_seats(table, table.withdrawal_votes, seat)


def update_withdrawals(table: TableState) -> float | None:
    """Drop the votes against who is back, begin and end countdowns; return the seconds to the next end, None: none."""
    people = table.game_setup.people()
    now = table.services.clock.now()
    for seat in list(table.withdrawal_votes):
        person = people.get(seat, "")
        if not person or table.is_here(person) or not voters_on(table, table.withdrawal_votes, seat):
            del table.withdrawal_votes[seat]
    agreed = [seat for seat in table.withdrawal_votes if _is_agreed(table, seat)]
    limit = ANSWER_TIME * table.manners.slack * table.services.timing.returns
    table.withdrawal_deadlines = {seat: table.withdrawal_deadlines.get(seat, now + limit) for seat in agreed}
    return min((max(0.0, end - now) for end in table.withdrawal_deadlines.values()), default=None)


def seconds_to_withdrawal(table: TableState, seat: int) -> float | None:
    """Return the seconds in which the seat's person can still come back, None where the seat is not voted out."""
    end = table.withdrawal_deadlines.get(seat)
    return None if end is None else max(0.0, end - table.services.clock.now())


def due_withdrawal(table: TableState) -> int | None:
    """Return a seat that is to be taken out now, None for none."""
    now = table.services.clock.now()
    return next((seat for seat, end in sorted(table.withdrawal_deadlines.items()) if end <= now), None)


def _is_agreed(table: TableState, seat: int) -> bool:
    """Return whether all others who are here want the seat out: two at least, or the host where nobody else plays."""
    if table.phase != "playing" or table.stored.is_paused or table.match is None or table.match.ends_without(seat):
        return False
    voters, here = voters_on(table, table.withdrawal_votes, seat), others_here(table, seat)
    is_host_alone = (
        len(others_than(table, seat)) < FEWEST_VOTES and table.stored.host in voters and not table.stored.first_host
    )
    return bool(here) and voters >= here and (len(voters) >= FEWEST_VOTES or is_host_alone)

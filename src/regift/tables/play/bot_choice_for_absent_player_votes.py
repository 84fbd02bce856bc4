"""Votes to move on where a choice of somebody's own taste waits for them and they are gone.

A bot makes that one choice for them, and no other, once the host says so, or all others who are here. Their return ends
it, and so does the next choice.
"""

from math import ceil

from regift.kit.action_arguments_and_action_table import NUMBER, Value
from regift.tables.people.absence_bots_acting_host_and_seat_removal import awaited_seats, gone_for, move_on_time
from regift.tables.play.who_may_vote_on_absent_seats import others_here, voters_on, voting_seats
from regift.tables.request_error import RequestError
from regift.tables.table_state import TableState


def check_move_on(table: TableState, seat: int) -> None:
    """Raise RequestError unless others may move on without the choice of that seat now."""
    if seat not in awaited_seats(table):
        raise RequestError("seat", "somebody who is gone and has a choice to make", str(seat), reason="not_awaited")
    seconds, left = gone_for(table, table.game_setup.people()[seat]), seconds_to_move_on(table, seat)
    if left > 0:
        values = [Value("gone", NUMBER, int(seconds)), Value("left", NUMBER, ceil(left))]
        expected = f"somebody who has been gone for {move_on_time(table):g} s"
        raise RequestError("seat", expected, str(seat), reason="still_expected", values=values)


def move_on_votes_for(table: TableState, seat: int) -> list[int]:
    """Return the seats of those who want to move on without that one's choice."""
    return voting_seats(table, table.personal_choice.votes, seat)


def seconds_to_move_on(table: TableState, seat: int) -> float:
    """Return the seconds for which a seat that is awaited is waited for in any case."""
    return max(0.0, move_on_time(table) - gone_for(table, table.game_setup.people()[seat]))


def update_moved_on(table: TableState) -> None:
    """Forget the votes on a choice that is past or whose person is back; let a bot choose where it is agreed."""
    choice, people = table.personal_choice, table.game_setup.people()
    start = len(table.match.state.history) if table.match else 0
    if start != choice.start:
        choice.begin(start)
    choice.moved_on = {seat for seat in choice.moved_on if seat in people and not table.is_here(people[seat])}
    awaited = awaited_seats(table)
    for seat in list(choice.votes):
        if seat not in awaited:
            del choice.votes[seat]
        elif _is_agreed(table, seat):
            del choice.votes[seat]
            choice.moved_on.add(seat)


def _is_agreed(table: TableState, seat: int) -> bool:
    """Return whether the host wants to move on, or all others who are here; who only acts as host is one of these."""
    voters, here = voters_on(table, table.personal_choice.votes, seat), others_here(table, seat)
    is_host_among_them = table.stored.host in voters and not table.stored.first_host
    return is_host_among_them or (bool(here) and voters >= here)

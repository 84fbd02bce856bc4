"""Votes to go on without a first reaction that takes somebody three times the usual time.

A first reaction of a game is never timed: nothing is played for whoever thinks about it unless the host wants to go on,
or all others who are here and not overdue themselves.
"""

from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.play.match_controller_clocks_and_reaction_windows import MatchController
from regift.tables.play.who_may_vote_on_absent_seats import others_here
from regift.tables.table_state import TableState


async def press_on_without_first_reactions(table: Table, controller: MatchController, own: int) -> bool:
    """Note that a seat wants to go on without what is overdue, and go on where that is agreed; False: nothing is."""
    clock = controller.clock
    overdue = [seat for seat in clock.overdue_first_reactions() if seat != own]
    for seat in overdue:
        if seat not in clock.overdue_first_reactions():  # it went on with the one before
            continue
        clock.first_reaction_votes.setdefault(seat, set()).add(own)
        if _is_agreed(table, controller, seat):
            await clock.go_on_without(seat)
    if overdue:
        table.broadcaster.tell_clocks()
    return bool(overdue)


def _is_agreed(table: TableState, controller: MatchController, seat: int) -> bool:
    clock = controller.clock
    voters = clock.first_reaction_votes.get(seat, set())
    is_host_among_them = table.seat_of(table.stored.host) in voters and not table.stored.first_host
    here = {table.seat_of(person) for person in others_here(table, seat)} - set(clock.overdue_first_reactions())
    return is_host_among_them or (bool(here) and voters >= here)

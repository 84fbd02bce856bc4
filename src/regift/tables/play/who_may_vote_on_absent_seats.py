"""Votes on the seat of somebody who is gone: who may vote, and who does."""

from regift.tables.people import hand_visibility_and_limits_for_those_who_see_all
from regift.tables.table_state import TableState

Votes = dict[int, set[str]]
"""By seat: the people who have voted on it."""


def voters_on(table: TableState, votes: Votes, seat: int) -> set[str]:
    """Return those who voted on a seat, have one themselves and do not see every hand."""
    return votes.get(seat, set()) & others_than(table, seat)


def others_than(table: TableState, seat: int) -> set[str]:
    """Return the people on all other seats, but for those who see every hand."""
    people = table.game_setup.people().items()
    return {
        person
        for at, person in people
        if at != seat and not hand_visibility_and_limits_for_those_who_see_all.is_knowing(table, person)
    }


def others_here(table: TableState, seat: int) -> set[str]:
    """Return those of them who are here."""
    return {person for person in others_than(table, seat) if table.is_here(person)}


def voting_seats(table: TableState, votes: Votes, seat: int) -> list[int]:
    """Return the seats of those who voted on a seat."""
    return sorted(table.seat_of(person) for person in voters_on(table, votes, seat))

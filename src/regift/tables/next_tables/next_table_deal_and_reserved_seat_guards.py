"""What somebody who only acts as host may not do with seats, and the seats that a next table holds.

Whoever opened a next table acts as host until its host comes. As long as the host is expected, an acting host neither
deals nor lets the seats that are held for the people of the last game go to bots, to strangers or away; the host may.
At any table, the first host's own seat stays theirs, and nobody who only acts as host gives away a hand.
"""

from math import ceil
from typing import Final

from regift.kit.action_arguments_and_action_table import NUMBER, Value
from regift.tables.people.absence_bots_acting_host_and_seat_removal import gone_for, seconds_host_expected
from regift.tables.request_error import RequestError
from regift.tables.setup.game_setup import GameSetup
from regift.tables.table_state import TableState

OWN_SEAT_KEPT: Final = 600.0
"""Seconds for which the seat of a host who is gone is kept in the lobby."""


def check_host_not_expected(table: TableState) -> None:
    """Raise RequestError while the host of the last game is expected here."""
    seconds = seconds_host_expected(table)
    if seconds > 0:
        left = Value("left", NUMBER, ceil(seconds))
        raise RequestError("host", "the host of the last game", reason="host_expected", values=[left])


def check_may_give_hands(table: TableState) -> None:
    """Raise RequestError where somebody only acts as host during a game: a seat goes with the hand that lies there."""
    if table.stored.first_host and table.phase == "playing":
        raise RequestError("seat", "the yes of the host, who is away", reason="acting_host")


def check_held_seats(table: TableState, game_setup: GameSetup) -> None:
    """Raise RequestError where a changed setup takes away the seat of a host who is gone, or one that is held.

    Held seats are meant where there are fewer free seats than before, and than are held, while the host is expected.
    """
    first_host = table.stored.first_host
    is_taken = table.seat_of(first_host) >= 0 and game_setup.seat_of(first_host) < 0
    if is_taken and gone_for(table, first_host) < OWN_SEAT_KEPT * table.services.timing.returns:
        raise RequestError("seat", "the seat of another person than the first host", reason="first_host_seat")
    if seconds_host_expected(table) <= 0:
        return
    seated = set(game_setup.people().values())
    held = [person for person in table.stored.reserved_for if person not in seated]
    free = _count_free(game_setup)
    if free < len(held) and free < _count_free(table.game_setup):
        count = Value("count", NUMBER, len(held))
        expected = f"{len(held)} seats free for people of the last game"
        raise RequestError("seats", expected, str(free), reason="held_seats", values=[count])


def _count_free(game_setup: GameSetup) -> int:
    return sum(seat.who == "free" for seat in game_setup.seats)

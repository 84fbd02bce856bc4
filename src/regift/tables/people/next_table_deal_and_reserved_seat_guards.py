"""The seats that a next table holds for the people of the last game.

Whoever opened it acts as host until its host comes. As long as the host is expected, an acting host neither deals nor
lets the held seats go to bots, to strangers or away; the host may.
"""

from math import ceil

from regift.kit.action_arguments_and_action_table import NUMBER, Value
from regift.tables.people.absence_bots_acting_host_and_seat_removal import seconds_host_expected
from regift.tables.request_error import RequestError
from regift.tables.setup.game_setup import GameSetup
from regift.tables.table_state import TableState


def check_host_not_expected(table: TableState) -> None:
    """Raise RequestError while the host of the last game is expected here."""
    seconds = seconds_host_expected(table)
    if seconds > 0:
        left = Value("left", NUMBER, ceil(seconds))
        raise RequestError("host", "the host of the last game", reason="host_expected", values=[left])


def check_held_seats(table: TableState, game_setup: GameSetup) -> None:
    """Raise RequestError where a changed setup has fewer free seats than before, and than are held, too early."""
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

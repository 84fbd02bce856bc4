"""Who was named to begin is a person, not a chair: changes in the lobby do not hand the start to somebody else."""

from regift.tables.setup.game_setup import FREE, GameSetup, SeatAssignment
from regift.tables.setup.setup_editor import free, set_option, set_seats, swap

ANN, BOB, ZOE = (SeatAssignment("person", name, name) for name in ("Ann", "Bob", "Zoé"))
BOT = SeatAssignment("bot", bot="random")


def table(*seats: SeatAssignment, first: int) -> GameSetup:
    """Seat them, and name the one who begins."""
    return set_option(GameSetup("kung_fu", seats), "first", first)


def test_who_changes_places_still_begins() -> None:
    assert swap(table(ANN, BOB, ZOE, first=0), 0, 2).first == 2
    assert swap(table(ANN, BOB, ZOE, first=0), 1, 2).first == 0


def test_a_seat_that_falls_free_begins_no_more() -> None:
    assert free(table(ANN, BOB, first=1), 1).first is None
    assert free(table(ANN, BOB, first=1), 0).first == 1


def test_fewer_seats_leave_the_start_to_the_same_person() -> None:
    fewer = set_seats(table(ANN, FREE, BOT, BOB, first=3), 2)
    assert (fewer.seats, fewer.first) == ((ANN, BOB), 1)
    assert set_seats(table(ANN, BOB, BOT, first=2), 2).first is None
    assert set_seats(table(ANN, BOB, first=1), 4).first == 1

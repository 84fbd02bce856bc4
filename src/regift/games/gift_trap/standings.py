"""Who has won, and who comes where."""

from mypy_extensions import i64

from regift.games.gift_trap.position_packs_display_pawns_and_phase import BROKEN, CAPPED, GIFTED
from regift.games.gift_trap.position_parcels_and_tokens import Position
from regift.kit.view import Placing, rank

AHEAD: int = 1_000_000
"""Who has qualified is before all others."""
GONE: int = -1
"""Behind any score: who left comes last."""


def qualified(position: Position) -> list[int]:
    """GT-37: list the seats whose pawns both stand on GIFTED."""
    found: list[int] = []
    for seat in range(position.rules.seats):
        if position.is_in(seat) and is_home(position, seat):
            found.append(seat)
    return found


def is_home(position: Position, seat: i64) -> bool:
    """GT-39: one pawn on GIFTED is not enough."""
    length = position.rules.length
    return position.give[seat] == length and position.get[seat] == length


def spaces_of(position: Position, seat: i64) -> int:
    """Add up where the seat's pawns stand."""
    return position.give[seat] + position.get[seat]


def merit_of(position: Position, seat: int) -> int:
    """Return a number by which seats are placed, the higher the better (GT-A6, GT-A8, GT-A26)."""
    if not position.is_in(seat):
        return GONE
    lower = min(position.give[seat], position.get[seat])
    if position.ended == GIFTED and is_home(position, seat):
        return AHEAD + (0 if position.rules.ties_shared else position.gains[seat])
    if position.ended == CAPPED:
        return 100 * spaces_of(position, seat) + lower
    return 100 * lower + max(position.give[seat], position.get[seat])


def placings_of(position: Position) -> list[Placing]:
    """Place every seat; the score is the sum of both pawns' spaces."""
    placings = rank([merit_of(position, seat) for seat in range(position.rules.seats)])
    for placing in placings:
        placing.score = spaces_of(position, placing.seat)
    return placings


def winners_of(position: Position) -> list[int]:
    """List the seats that share first place; of a game that was broken off nobody is the winner (GT-A22)."""
    if position.ended == BROKEN:
        return []
    return [placing.seat for placing in placings_of(position) if placing.place == 1 and position.is_in(placing.seat)]

"""Who has lost how many points, and who wins."""

from regift.games.not_a_hat.position import OVER, Position
from regift.kit.view import Placing, rank

GONE: int = -1000
"""Behind any score: who left comes last."""


def placings_of(position: Position) -> list[Placing]:
    """Rank by points lost, fewest first, ties shared (HAT-26, HAT-A12); who was withdrawn comes last."""
    scores: list[int] = []
    for seat in range(position.rules.seats):
        scores.append(-position.points_of(seat) if position.is_in(seat) else GONE)
    placings = rank(scores)
    for placing in placings:
        placing.score = -position.points_of(placing.seat)
    return placings


def is_broken_off(position: Position) -> bool:
    """HAT-A20: with too few left, the game ended before its time."""
    return position.step == OVER and position.count_in() < position.rules.fewest


def winners_of(position: Position) -> list[int]:
    """List the seats that share first place; of a game that was broken off nobody is the winner (HAT-A20)."""
    if is_broken_off(position):
        return []
    return [placing.seat for placing in placings_of(position) if placing.place == 1 and position.is_in(placing.seat)]

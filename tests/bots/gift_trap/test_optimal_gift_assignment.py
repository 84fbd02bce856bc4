"""Gifts go to whom they please most, each gift once."""

from itertools import permutations

import pytest

from regift.bots.gift_trap.optimal_gift_assignment import NEVER, match
from regift.kit.seeded_random_generator import Chance


def best_sum(rows: list[list[float]]) -> float:
    """Try every way to give."""
    squares = range(len(rows[0]))
    return max(
        sum(row[square] for row, square in zip(rows, chosen, strict=True))
        for chosen in permutations(squares, len(rows))
    )


@pytest.mark.parametrize(("people", "squares"), [(1, 4), (2, 4), (4, 4), (4, 6), (5, 7)])
def test_no_other_way_to_give_is_better(people: int, squares: int) -> None:
    chance = Chance(people)
    for _ in range(20):
        rows = [[int(chance.below(700)) / 100 - 4 for _ in range(squares)] for _ in range(people)]
        chosen = match(rows, squares)
        assert len(set(chosen)) == people
        assert sum(row[square] for row, square in zip(rows, chosen, strict=True)) == pytest.approx(best_sum(rows))


def test_what_is_spent_is_not_given() -> None:
    assert match([[5.0, NEVER, 1.0], [4.0, NEVER, 0.0]], 3) in ([0, 2], [2, 0])


def test_nobody_is_best_served_with_nothing() -> None:
    assert match([], 5) == []

"""Two variants of a game, played from the same seeds."""

import pytest

from regift.games import catalogue
from regift.lab.balance import BalanceEstimator
from regift.lab.balance_comparison import BalanceComparison, Differences, mean_difference, share_difference
from regift.lab.value_with_interval import Estimate


def compared(first: str, second: str, pairs: int) -> Differences:
    """Play pairs of games with two decks of Cursed Gifts."""
    games = [catalogue.game("cursed_gifts", seats=3, deck=deck) for deck in (first, second)]
    comparison = BalanceComparison(*[BalanceEstimator(game, "random") for game in games])
    for _ in range(pairs):
        comparison.play()
    return comparison.differences()


def test_a_variant_does_not_differ_from_itself() -> None:
    found = compared("gift_5=30,karma=5", "gift_5=30,karma=5", 20)
    assert found.pairs == 20
    assert found.turns == Estimate(0, 0, 0)
    assert all(share.value == 0 and share.low < 0 < share.high for share in found.shares)


def test_small_gifts_make_a_longer_game_than_large_ones() -> None:
    found = compared("gift_5=30,karma=5", "gift_1=30,karma=5", 40)
    assert found.turns is not None
    assert 0 < found.turns.low <= found.turns.value <= found.turns.high
    opposite = compared("gift_1=30,karma=5", "gift_5=30,karma=5", 40)
    assert opposite.turns is not None
    assert opposite.turns.value == pytest.approx(-found.turns.value)
    assert sum(share.value for share in found.shares) == pytest.approx(0)


def test_the_interval_of_paired_shares_is_that_of_the_paper() -> None:
    found = share_difference([1.0] * 12 + [-1.0] * 4 + [0.0] * 14)
    assert found.value == pytest.approx(8 / 30)
    # 13 and 5 of 32: 0.25 ± 1.96 × √((18/32 − 0.25²) / 32)
    assert found.low == pytest.approx(0.005, abs=5e-4)
    assert found.high == pytest.approx(0.495, abs=5e-4)


@pytest.mark.parametrize("differences", [[], [0.0], [1.0], [-1.0] * 3, [1.0] * 500, [0.5, -1.0]])
def test_a_difference_lies_in_its_interval(differences: list[float]) -> None:
    found = share_difference(differences)
    assert -1 <= found.low <= found.value <= found.high <= 1
    assert found.low < found.high


def test_one_pair_says_nothing_of_how_far_lengths_spread() -> None:
    assert mean_difference([3.0]) is None

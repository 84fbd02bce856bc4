"""Intervals that hold at every moment: coins whose chances are known are tossed many times."""

import pytest

from regift.kit.seeded_random_generator import Chance, stream_seed
from regift.lab.arena.anytime_interval import AnytimeInterval
from regift.lab.wilson_interval_of_share import wilson

ERROR = 0.1
TOSSES = 150
COINS = 300
STEPS = 100
"""Coarser than usual, and as sure: ends are rounded outwards."""


def tosses(per_mille: int, coin: int) -> list[int]:
    """Toss one coin."""
    chance = Chance(stream_seed(per_mille, coin))
    return [int(chance.below(1000) < per_mille) for _ in range(TOSSES)]


def is_ever_wrong(per_mille: int, coin: int) -> bool:
    """Return whether the interval leaves out the truth after any toss."""
    interval = AnytimeInterval(ERROR, STEPS)
    for toss in tosses(per_mille, coin):
        interval.add(toss)
        if not interval.low <= per_mille / 1000 <= interval.high:
            return True
    return False


@pytest.mark.parametrize("per_mille", [100, 500, 900])
def test_the_truth_is_left_out_at_any_time_no_more_often_than_was_promised(per_mille: int) -> None:
    assert sum(is_ever_wrong(per_mille, coin) for coin in range(COINS)) <= ERROR * COINS


def test_an_interval_for_one_number_of_games_breaks_its_promise_when_it_is_looked_at_after_each() -> None:
    """The same coins show the error that the one for any time avoids."""
    wrong = 0
    for coin in range(COINS):
        heads = 0
        for count, toss in enumerate(tosses(500, coin), 1):
            heads += toss
            low, high = wilson(heads, count)
            if not low <= 0.5 <= high:
                wrong += 1
                break
    assert wrong > 2 * 0.05 * COINS


def test_stopping_as_soon_as_two_bots_seem_to_differ_is_wrong_no_more_often_than_was_promised() -> None:
    """A fair coin decides who wins: whatever is found to differ is found wrongly."""
    found = 0
    for coin in range(COINS):
        interval = AnytimeInterval(ERROR, STEPS)
        for toss in tosses(500, COINS + coin):
            interval.add(toss)
            if interval.low > 0.5 or interval.high < 0.5:
                found += 1
                break
    assert found <= ERROR * COINS


def test_observations_that_vary_little_are_known_sooner() -> None:
    steady, coin = AnytimeInterval(ERROR), AnytimeInterval(ERROR)
    for number in range(100):
        steady.add(0.45 + 0.1 * (number % 2))
        coin.add(number % 2)
    assert steady.width < coin.width / 3
    assert steady.low < steady.mean < steady.high


def test_both_ends_are_treated_alike() -> None:
    seen, mirrored = AnytimeInterval(ERROR), AnytimeInterval(ERROR)
    for toss in tosses(200, 0):
        seen.add(toss)
        mirrored.add(1 - toss)
    assert (seen.low, seen.high) == pytest.approx((1 - mirrored.high, 1 - mirrored.low))


def test_nothing_is_known_at_first_and_an_interval_never_widens() -> None:
    interval = AnytimeInterval(ERROR)
    assert (interval.low, interval.high) == (0, 1)
    widths = []
    for toss in tosses(300, 1):
        interval.add(toss)
        widths.append(interval.width)
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 0.5


@pytest.mark.parametrize("error", [0.0, 1.0, -0.1])
def test_an_error_is_a_probability(error: float) -> None:
    with pytest.raises(ValueError, match="error: expected a probability"):
        AnytimeInterval(error)


@pytest.mark.parametrize("observation", [-0.01, 1.01])
def test_observations_are_from_0_to_1(observation: float) -> None:
    with pytest.raises(ValueError, match="observation: expected 0 to 1"):
        AnytimeInterval(ERROR).add(observation)

"""Ratings follow Plackett and Luce, best first, and then the worst of the rest."""

from itertools import permutations
from math import exp, log

import pytest

from regift.bots.gift_trap.plackett_luce_rating_sampling_and_odds import (
    RANKS,
    draw,
    known,
    likelihood,
    odds,
    odds_among,
    rate,
    slope,
    worth,
)
from regift.kit.seeded_random_generator import Chance

APPEALS = [0.3, -1.2, 2.0, 0.9, -0.4, 0.0]


def orders(appeals: list[float]) -> dict[tuple[int, ...], float]:
    """Return the chance of each whole order, best first (Luce, 1959; Plackett, 1975)."""
    found = {}
    for order in permutations(range(len(appeals))):
        chance = 1.0
        for at in range(len(order)):
            chance *= exp(appeals[order[at]]) / sum(exp(appeals[other]) for other in order[at:])
        found[order] = chance
    return found


def ratings(count: int) -> list[tuple[int, ...]]:
    return list(permutations(range(count), 4))


def test_the_three_favourites_are_as_likely_as_all_orders_that_begin_so() -> None:
    whole = orders(APPEALS)
    for first in permutations(range(6), 3):
        begun = sum(chance for order, chance in whole.items() if order[:3] == first)
        rated = sum(exp(likelihood(APPEALS, rating)) for rating in ratings(6) if rating[:3] == first)
        assert rated == pytest.approx(begun)


def test_the_worst_is_the_best_of_the_rest_in_a_mirror() -> None:
    left = [1, 4, 5]
    mirror = orders([-APPEALS[square] for square in left])
    for at, square in enumerate(left):
        first = sum(chance for order, chance in mirror.items() if order[0] == at)
        beside = likelihood(APPEALS, (2, 3, 0, square)) - log(
            sum(exp(likelihood(APPEALS, (2, 3, 0, other))) for other in left)
        )
        assert exp(beside) == pytest.approx(first)


@pytest.mark.parametrize("count", [4, 6])
def test_some_rating_is_certain(count: int) -> None:
    assert sum(exp(likelihood(APPEALS[:count], rating)) for rating in ratings(count)) == pytest.approx(1)


@pytest.mark.parametrize("count", [4, 5, 6])
def test_the_odds_are_those_of_all_ratings(count: int) -> None:
    found = [[0.0] * RANKS for _ in range(count)]
    for rating in ratings(count):
        for square in range(count):
            rank = rating.index(square) if square in rating else RANKS - 1
            found[square][rank] += exp(likelihood(APPEALS[:count], rating))
    for expected, given in zip(found, odds(APPEALS[:count]), strict=True):
        assert given == pytest.approx(expected)


def test_the_odds_where_places_are_seen_are_those_of_the_ratings_that_lie_there() -> None:
    places = [0, 2, 4, 5]
    likely = {rating: exp(likelihood(APPEALS, rating)) for rating in permutations(places)}
    found = odds_among(APPEALS, places)
    for rank in range(4):
        expected = sum(chance for rating, chance in likely.items() if rating[rank] == 4) / sum(likely.values())
        assert found[4][rank] == pytest.approx(expected)
    assert found[1] == found[3] == [0, 0, 0, 0, 1]


def test_what_is_turned_is_known() -> None:
    assert known(5, [3, 0, 4, 1]) == [
        [0, 1, 0, 0, 0],
        [0, 0, 0, 1, 0],
        [0, 0, 0, 0, 1],
        [1, 0, 0, 0, 0],
        [0, 0, 1, 0, 0],
    ]
    assert [worth(shares) for shares in known(5, [3, 0, 4, 1])] == [2, -4, -1, 3, 1]


def test_the_slope_is_that_of_the_likelihood() -> None:
    rating, step = (3, 0, 2, 5), 1e-5
    gradient, bend = slope(APPEALS, rating)
    for square in range(6):
        ahead, behind = APPEALS[:], APPEALS[:]
        ahead[square] += step
        behind[square] -= step
        up, here, down = (likelihood(appeals, rating) for appeals in (ahead, APPEALS, behind))
        assert gradient[square] == pytest.approx((up - down) / (2 * step), abs=1e-6)
        assert bend[square] == pytest.approx(-(up - 2 * here + down) / step**2, abs=1e-3)


def test_ratings_are_drawn_as_likely_as_they_are() -> None:
    chance = Chance(5)
    drawn = [tuple(rate(APPEALS[:4], chance)) for _ in range(4000)]
    for rating in ratings(4):
        assert drawn.count(rating) / 4000 == pytest.approx(exp(likelihood(APPEALS[:4], rating)), abs=0.03)


def test_nothing_is_too_sure_to_be_reckoned_with() -> None:
    found = odds([900.0, 0.0, 0.0, -900.0, 1.0])
    assert sum(share for shares in found for share in shares) == pytest.approx(5)
    assert worth(found[0]) == pytest.approx(3, abs=0.01)


def test_what_has_no_weight_is_not_drawn() -> None:
    assert {draw([7, 8, 9], [0.0, 1.0, 0.0], Chance(seed)) for seed in range(50)} == {8}

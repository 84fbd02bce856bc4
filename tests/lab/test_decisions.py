"""How much decisions mattered: drawn by lot, and weighed without the luck of looking."""

from random import Random
from statistics import fmean

import pytest

from regift.games import catalogue
from regift.kit.seeded_random_generator import Chance
from regift.lab.balance import play_at_random
from regift.lab.decisions.decision_sampling_and_rollouts import (
    MOST_OPTIONS,
    DecisionLot,
    draw_decision,
    part_of_first_place,
    roll_out,
)
from regift.lab.decisions.decision_stakes import DecisionEstimator, mean_stake, stake_difference, stake_of

CURSED = catalogue.game("cursed_gifts", seats=3, deck="gift_5=30,karma=5")


def noisy(truths: list[float], deals: int, random: Random) -> list[list[float]]:
    """Draw wins and losses of options that win so often."""
    return [[float(random.random() < truth) for _ in range(deals)] for truth in truths]


def test_options_that_are_all_alike_have_no_stake_on_average() -> None:
    random = Random(1)
    results = [noisy([0.5] * 5, 16, random) for _ in range(800)]
    found = [stake_of(each) for each in results]
    assert abs(fmean(stake for stake, _ in found)) < 0.02
    assert fmean(is_beyond for _, is_beyond in found) < 0.06
    naive = fmean(max(map(fmean, each)) - min(map(fmean, each)) for each in results)
    assert naive > 0.2  # what the halves are for


def test_a_stake_is_at_most_what_lies_between_best_and_worst() -> None:
    random = Random(2)
    few = fmean(stake_of(noisy([0.2, 0.5, 0.6], 8, random))[0] for _ in range(800))
    many = fmean(stake_of(noisy([0.2, 0.5, 0.6], 128, random))[0] for _ in range(100))
    assert 0.15 < few < many < 0.42
    assert many > 0.36
    assert stake_of([[1.0] * 8, [0.0] * 8]) == (1.0, True)


def test_each_decision_of_a_game_is_as_likely() -> None:
    seen: list[int] = []
    for seed in range(400):
        lot = DecisionLot(Chance(seed))
        play_at_random(CURSED, 7, lot.see)
        found = lot.drawn()
        assert found is not None
        assert len(found.options) > 1
        seen.append(found.move)
    counts = [seen.count(move) for move in set(seen)]
    even = 400 / len(counts)
    assert len(counts) > 3
    assert min(counts) > even / 3
    assert max(counts) < even * 3


def test_equal_options_have_equal_results_from_equal_deals() -> None:
    decision, chance = draw_decision(CURSED, "random", 5)
    assert decision is not None
    twice = decision._replace(options=[decision.options[0]] * 2)
    before = decision.state.fingerprint()
    one, other = roll_out(twice, CURSED, "random", 12, chance)
    assert one == other
    assert len(set(one)) > 1  # the deals differ
    assert decision.state.fingerprint() == before


@pytest.mark.parametrize("bot", ["random", "rules"])
def test_a_deciding_bot_sees_no_more_than_its_seat_could(bot: str) -> None:
    """What others hold is dealt anew: the results are those of any position that the seat can't tell apart."""
    decision, _ = draw_decision(CURSED, bot, 5)
    assert decision is not None
    twin = decision._replace(state=decision.state.determinize(decision.seat, Chance(99)))
    results = [roll_out(each, CURSED, bot, 4, Chance(3)) for each in (decision, twin)]
    assert results[0] == results[1]


def test_many_options_are_drawn_by_lot() -> None:
    game = catalogue.game("gift_trap", seats=4)
    for seed in range(30):
        decision, _ = draw_decision(game, "random", seed)
        assert decision is not None
        assert len({option.id for option in decision.options}) == len(decision.options) <= MOST_OPTIONS


def test_a_game_left_unfinished_is_even() -> None:
    assert part_of_first_place(CURSED.deal(1), 2) == pytest.approx(1 / 3)


def test_figures_lie_in_their_intervals_and_the_same_seed_gives_the_same() -> None:
    first, again = (DecisionEstimator(CURSED, "random", 3, 8) for _ in range(2))
    for _ in range(12):
        first.weigh()
        again.weigh()
    found = first.found()
    assert found == again.found()
    assert (found.decisions, found.rollouts, len(found.quarters)) == (12, 8, 4)
    for figure in (found.stake, found.beyond_noise, *[each for each in found.quarters if each]):
        assert figure.low <= figure.value <= figure.high
    for decision, distance in found.highest:
        assert decision.best != decision.worst
        assert distance.low < distance.high
    change = stake_difference(first, again)
    assert change is not None
    assert change.value == 0
    assert first.found() is found
    first.weigh()
    assert first.found().decisions == 13


def test_the_interval_of_many_stakes_is_that_of_their_mean() -> None:
    many = mean_stake([0.1, 0.2] * 20)
    assert many.value == pytest.approx(0.15)
    assert 0 < many.value - many.low < 0.02
    few = mean_stake([0.1, 0.2] * 3)
    assert few.low < -0.2
    assert few.high > 0.4

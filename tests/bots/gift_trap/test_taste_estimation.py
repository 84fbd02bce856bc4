"""What people rated says what they like."""

import pytest

from regift.bots.gift_trap.gift_traits import house_gifts, traits_of
from regift.bots.gift_trap.level import LEVELS
from regift.bots.gift_trap.own_taste import TasteProfile, normal
from regift.bots.gift_trap.plackett_luce_rating_sampling_and_odds import likelihood, rate
from regift.bots.gift_trap.taste_estimation import TasteEstimator
from regift.bots.gift_trap.taste_priors import popular, spread
from regift.kit.seeded_random_generator import Chance

GIFTS = list(house_gifts())


def shown(chance: Chance, count: int = 6) -> list[str]:
    left = GIFTS[:]
    return [left.pop(int(chance.below(len(left)))) for _ in range(count)]


def taught(name: str, rounds: int, seed: int) -> tuple[TasteEstimator, list[TasteProfile], Chance]:
    """Let four people of drawn tastes rate before somebody of that level."""
    chance = Chance(seed)
    people = [TasteProfile(chance) for _ in range(4)]
    tastes = TasteEstimator(LEVELS[name], 4)
    for _ in range(rounds):
        gifts = shown(chance)
        for seat, person in enumerate(people):
            tastes.see(seat, gifts, rate([person.appeal(gift) for gift in gifts], chance))
    return tastes, people, chance


def pairs_right(name: str, rounds: int = 6) -> float:
    """Return how often of two gifts never shown that one is taken to appeal more which does."""
    right = 0
    for seed in range(4):
        tastes, people, chance = taught(name, rounds, seed)
        for _ in range(60):
            gifts = shown(chance, 2)
            for seat, person in enumerate(people):
                first, second = tastes.appeals(seat, gifts)
                right += (first > second) == (person.appeal(gifts[0]) > person.appeal(gifts[1]))
    return right / 960


def test_who_learns_knows_better_than_who_goes_by_popularity() -> None:
    stranger, friend, soulmate = (pairs_right(name) for name in ("stranger", "friend", "soulmate"))
    assert stranger > 0.5
    assert friend > stranger + 0.08
    assert soulmate > stranger + 0.08


def test_the_more_is_seen_the_more_is_known() -> None:
    assert pairs_right("soulmate", 1) < pairs_right("soulmate", 4) < pairs_right("soulmate", 16)


def test_before_anything_is_seen_all_are_taken_to_like_what_most_people_like() -> None:
    gifts = shown(Chance(2))
    expected = [sum(popular(has.trait) * has.amount for has in traits_of(gift)) for gift in gifts]
    for name in ("stranger", "friend"):
        assert TasteEstimator(LEVELS[name], 3).appeals(1, gifts) == pytest.approx(expected)


def test_a_stranger_learns_nothing() -> None:
    tastes, _, chance = taught("stranger", 5, 1)
    gifts = shown(chance)
    assert tastes.appeals(0, gifts) == TasteEstimator(LEVELS["stranger"], 4).appeals(0, gifts)


def test_the_climb_comes_near_the_top() -> None:
    """No trait's weight can be changed to make the ratings and the taste together clearly likelier."""
    tastes, _, _ = taught("friend", 5, 3)
    tastes.think()
    for _ in range(200):
        tastes.is_fresh = False
        tastes.think()
    top = {trait: tastes.people[0].worths[trait] for trait in tastes.people[0].worths}
    best = height(tastes, top)
    for trait, worth in top.items():
        for step in (-0.05, 0.05):
            assert height(tastes, {**top, trait: worth + step}) < best + 1e-6


def height(tastes: TasteEstimator, worths: dict[str, float]) -> float:
    """Return the logarithm of how likely the first person's weights are after all that was seen."""
    total = 0.0
    for seen in tastes.people[0].seen:
        appeals = [sum((popular(trait) + worths[trait]) * amount for trait, amount in gift) for gift in seen.gifts]
        total += likelihood(appeals, seen.rating)
    for trait, worth in worths.items():
        total -= (worth - tastes.table[trait]) ** 2 / (2 * (LEVELS["friend"].boldness * spread(trait)) ** 2)
    return total


def test_what_all_like_is_expected_of_who_has_not_rated() -> None:
    tastes = TasteEstimator(LEVELS["soulmate"], 4)
    loved = max(GIFTS, key=lambda gift: len(traits_of(gift)))
    gifts = [loved, *[gift for gift in GIFTS if not set(traits_of(gift)) & set(traits_of(loved))][:4]]
    before = tastes.appeals(3, gifts)
    for seat in range(3):
        tastes.see(seat, gifts, [0, 1, 2, 3])
    after = tastes.appeals(3, gifts)
    assert after[0] - sum(after[1:]) / 4 > before[0] - sum(before[1:]) / 4


def test_a_gift_of_the_tables_own_is_known_by_how_it_was_rated_itself() -> None:
    tastes = TasteEstimator(LEVELS["friend"], 3)
    gifts = ["own-scarf", "own-mug", "own-cake", "own-goat"]
    assert tastes.appeals(0, gifts) == [0, 0, 0, 0]
    tastes.see(0, gifts, [2, 1, 0, 3])
    tastes.see(1, gifts, [3, 0, 1, 2])
    assert max(gifts, key=lambda gift: tastes.appeals(0, [gift])[0]) == "own-cake"
    assert min(gifts, key=lambda gift: tastes.appeals(0, [gift])[0]) == "own-goat"
    assert tastes.appeals(1, ["own-goat"])[0] > 0
    assert tastes.appeals(0, ["own-new"]) == [0]


def test_the_humble_expect_less_difference_where_they_have_seen_little() -> None:
    gifts = shown(Chance(4))

    def width(rounds: int, name: str) -> float:
        appeals = taught(name, rounds, 5)[0].appeals(0, gifts)
        return max(appeals) - min(appeals)

    assert width(0, "soulmate") < width(0, "stranger")
    assert width(12, "soulmate") > width(1, "soulmate")


def test_a_taste_is_drawn_about_that_of_most_people() -> None:
    chance = Chance(6)
    people = [TasteProfile(chance) for _ in range(400)]
    for trait in ("tag cosy", "thrill", "kind sport"):
        worths = [person.worths[trait] for person in people]
        middle = sum(worths) / 400
        assert middle == pytest.approx(popular(trait), abs=0.2)
        assert (sum((worth - middle) ** 2 for worth in worths) / 400) ** 0.5 == pytest.approx(spread(trait), rel=0.15)


def test_a_taste_stays_also_for_gifts_of_the_tables_own() -> None:
    person = TasteProfile(Chance(7))
    assert person.appeal("own-scarf") == person.appeal("own-scarf") != person.appeal("own-mug")
    assert TasteProfile(Chance(7)).worths == TasteProfile(Chance(7)).worths


def test_normal_numbers_are_normal() -> None:
    chance = Chance(8)
    drawn = [normal(chance) for _ in range(5000)]
    assert sum(drawn) / 5000 == pytest.approx(0, abs=0.05)
    assert sum(abs(each) < 1 for each in drawn) / 5000 == pytest.approx(0.683, abs=0.02)

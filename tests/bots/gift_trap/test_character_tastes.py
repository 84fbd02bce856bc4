"""A character of the house likes the same at every table."""

import regift
from regift.bots.character_assignment import CHARACTERS, character_at
from regift.bots.gift_trap.bot import GiftTrapBot
from regift.bots.gift_trap.character_tastes import FANCIES, taste_of
from regift.bots.gift_trap.own_taste import house_traits
from regift.bots.random import RandomBot
from regift.kit.seeded_random_generator import Chance


def test_each_character_has_a_taste_of_its_own_that_stays() -> None:
    tastes = [taste_of(character).worths for character in range(1, CHARACTERS + 1)]
    assert tastes == [taste_of(character).worths for character in range(1, CHARACTERS + 1)]
    assert len({tuple(taste.values()) for taste in tastes}) == CHARACTERS == len(FANCIES)


def test_a_character_likes_what_it_fancies_just_so_much() -> None:
    for character, fancies in enumerate(FANCIES, 1):
        assert fancies.items() <= taste_of(character).worths.items()


def test_what_a_character_fancies_is_a_trait_of_gifts() -> None:
    assert {trait for fancies in FANCIES for trait in fancies} <= set(house_traits())


def test_a_bot_at_a_table_has_the_taste_of_its_character() -> None:
    player = GiftTrapBot(Chance(1))
    player.start(regift.game("gift_trap", seats=3), 0)
    player.play_as(character_at("KNOT", 2))
    assert player.taste_profile.worths == taste_of(3).worths


def test_in_other_games_a_character_is_but_a_name() -> None:
    RandomBot(Chance(1)).play_as(1)

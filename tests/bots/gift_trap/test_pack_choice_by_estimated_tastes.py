"""The dealer chooses the pack of which most is known, among the gifts that are in the game."""

import pytest

import regift
from regift.bots.gift_trap.level import LEVELS
from regift.bots.gift_trap.pack_choice_by_estimated_tastes import PackChooser
from regift.bots.gift_trap.taste_estimation import TasteEstimator
from regift.bots.gift_trap.visible_table import VisibleTable
from regift.games.gift_trap.actions import Choose
from regift.games.gift_trap.configured_game_options_and_lookup_tables import ConfiguredGame
from regift.games.gift_trap.gift_lists_changes_option_and_packs_in_play import gifts_of
from regift.games.gift_trap.pack_colours_and_token_scores import COLOURS
from regift.kit.seeded_random_generator import Chance


def test_it_expects_most_of_the_pack_it_knows_best() -> None:
    game = regift.game("gift_trap", seats=4)
    assert isinstance(game, ConfiguredGame)
    tastes = TasteEstimator(LEVELS["friend"], 4)
    pack_chooser = PackChooser(tastes, game, Chance(1))
    pack_chooser.shelves = [[f"own-{colour}_{number}" for number in range(5)] for colour in range(4)]
    assert pack_chooser.hope(2, [1, 2, 3], 1) == pytest.approx(pack_chooser.hope(0, [1, 2, 3], 1))
    for seat in range(1, 4):
        tastes.see(seat, pack_chooser.shelves[2], [seat, 0, 4, seat % 3 + 1])
    assert pack_chooser.hope(2, [1, 2, 3], 1) > pack_chooser.hope(0, [1, 2, 3], 1) + 0.1


def test_a_pack_holds_both_faces_of_its_cards_and_no_gift_put_away() -> None:
    game = regift.game("gift_trap", seats=3, packs="+red:scarf")
    assert isinstance(game, ConfiguredGame)
    shelves = PackChooser(TasteEstimator(LEVELS["friend"], 3), game, Chance(1)).shelves
    for colour, shelf in zip(COLOURS, shelves, strict=True):
        assert {f"card-{gift.id}" for gift in gifts_of(colour) if gift.is_family} == set(shelf) - {"own-scarf"}
    assert "own-scarf" in shelves[1]


@pytest.mark.parametrize("seed", range(6))
def test_it_deals_first_what_people_have_brought(seed: int) -> None:
    game = regift.game("gift_trap", seats=3, first=0, packs="^blue:scarf")
    assert isinstance(game, ConfiguredGame)
    state = game.deal(seed)
    pack_chooser = PackChooser(TasteEstimator(LEVELS["friend"], 3), game, Chance(seed))
    options = [option for option in state.options(0) if isinstance(option, Choose)]
    assert len(options) == 4
    chosen = pack_chooser.choose(VisibleTable(state.view(0), game), options)
    assert COLOURS[chosen.colour] == "blue"

"""Gifts go to whom they please most, each gift once."""

from itertools import permutations

import pytest

import regift
from regift.bots.gift_trap.gift_assignment import NEVER, match
from regift.bots.gift_trap.giving_decisions import PackChooser
from regift.bots.gift_trap.level import LEVELS
from regift.bots.gift_trap.taste_estimation import TasteEstimator
from regift.games.gift_trap.box_contents import COLOURS
from regift.games.gift_trap.gift_lists_and_changes import gifts_of
from regift.games.gift_trap.options_and_lookup_tables import ConfiguredGame
from regift.kit.chance import Chance


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

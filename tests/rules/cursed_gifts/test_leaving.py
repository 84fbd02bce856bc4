"""Somebody leaves for good (CG-A50)."""

import pytest

from regift.kit.seeded_random_generator import Chance
from tests.rules.cursed_gifts.scene import LET, Scene, dealt, scene


def without(table: Scene, *seats: int) -> Scene:
    """Withdraw seats, one after the other."""
    for seat in seats:
        table.state.withdraw(seat)
        table.state.check_invariants()
    return table


def test_cg_a50_gifts_go_into_the_deck_and_all_else_to_the_discard_pile() -> None:
    table = without(scene("g1|karma g2|g1", "|g3+mummy|", rest="none", deck="a1"), 1)
    assert (table.deck(), table.discards(), table.out()) == ("g2 g3 a1", "mummy karma", [1])


def test_cg_a50_in_its_own_turn_the_next_begins() -> None:
    assert without(scene("g1|g1|g1"), 0).turn() == 1


def test_cg_a50_out_of_turn_the_turn_goes_on_from_the_first_pick() -> None:
    table = without(scene("snatch g1|g1|g1").play("play snatch", "seat 1"), 1)
    assert (table.turn(), table.options("play")) == (0, ["play g1", "play snatch"])


def test_cg_a50_whom_a_card_was_aimed_at_is_gone_and_so_is_the_card() -> None:
    table = without(scene("g3 g1|karma|g1").play("play g3", "seat 1"), 1)
    assert (table.actors(), table.discards()) == ([0], "karma g3")


def test_cg_a50_who_played_it_is_gone_and_it_does_nothing() -> None:
    table = without(scene("g3 g1|karma|g1").play("play g3", "seat 1"), 0).play(LET)
    assert (table.area(1), table.turn()) == ("", 1)


def test_cg_a50_the_others_go_on_choosing() -> None:
    table = scene("mourning g1 g2|g1 g2|g1 g2").play("play mourning", f"1: {LET}", f"2: {LET}")
    assert without(table, 1).actors() == [0, 2]


@pytest.mark.parametrize("leaver", [0, 1])
def test_cg_a50_a_choice_between_two_is_off(leaver: int) -> None:
    table = scene("trollol g1 g2|karma g1|g1").play("play trollol", "seat 1", LET)
    assert without(table, leaver).turn() == 1 - leaver


def test_cg_a50_of_two_the_other_wins_at_once() -> None:
    assert without(scene("g3 g1|karma").play("play g3", "seat 1"), 0).winners() == [1]


def test_cg_a50_who_left_comes_last() -> None:
    table = without(scene("g1|g1|g1|g1", "g3|g1|g1|g2"), 1, 3)
    assert table.places() == [2, 3, 1, 3]


def test_cg_a50_who_was_eliminated_before_keeps_the_place() -> None:
    table = scene("i2 g1|g1|g1|g1", "|g4 g4||").play("play i2", "seat 1")
    assert without(table, 3, 1).places()[1] == 3


def test_cg_a50_nobody_leaves_twice() -> None:
    with pytest.raises(ValueError, match="seat 1 is not in the game"):
        without(scene("g1|g1|g1"), 1, 1)


@pytest.mark.parametrize("seats", [2, 4, 7])
@pytest.mark.parametrize("seed", range(12))
def test_cg_a50_whoever_leaves_whenever_no_card_is_lost(seats: int, seed: int) -> None:
    table = dealt(seats, seed, deck="everything", sign_0="leo", sign_1="leo")
    chance = Chance(seed)
    for _ in range(300):
        if table.is_over():
            break
        seat = table.actors()[chance.below(len(table.actors()))]
        options = table.state.options(seat)
        table.state.apply(seat, options[chance.below(len(options))])
        staying = [seat for seat in range(seats) if table.state.is_in(seat)]
        if chance.below(50) == 0 and not table.is_over():
            table.state.withdraw(staying[chance.below(len(staying))])
        table.state.check_invariants()

"""Positions as text."""

import re

import pytest

import regift
from regift.kit.refusal_and_errors import BadRecord
from regift.kit.seeded_random_generator import Chance
from tests.rules.cursed_gifts.scene import dealt


@pytest.mark.parametrize("seed", range(20))
def test_a_position_between_two_moves_reads_back(seed: int) -> None:
    table = dealt(2 + seed % 7, seed, deck="everything")
    chance = Chance(seed)
    for _ in range(20 + 10 * seed):
        if table.is_over():
            return
        options = table.state.options(table.actors()[0])
        table.state.apply(table.actors()[0], options[chance.below(len(options))])
    if table.state.step == 0 and not any(table.state.picks):
        text = table.state.notation()
        again = table.position(text)
        assert again.notation() == text
        assert again.options(table.turn()) == table.state.options(table.turn())


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("turn 2", "turn: expected a number from 0 to 1, got '2'"),
        ("turn 0 | turn 1", "turn: expected once, found twice"),
        ("plays ³", "plays: expected a number from 0 to 20, got '³'"),
        ("turns 99999999999999999999", "turns: expected a number from 0 to 1000000"),
        ("hands carma", "the deck has no card 'carma'"),
        ("hands karma*x", "hands: karma*: expected a number from 1 to 5, got 'x'"),
        ("hands karma*99999", "hands: karma*: expected a number from 1 to 5, got '99999'"),
        ("deck karma*0", "deck: karma*: expected a number from 1 to 5, got '0'"),
        ("hands karma*5 / karma", "6 of card karma, the deck holds 5"),
        ("hands karma / manta / siren", "hands: 3 seats are described, the game has 2"),
        ("tables karma / carma", "tables: the deck has no card 'carma'"),
        ("areas karma", "areas: expected a Cursed Gift, or two Useless Gifts joined by &, got 'karma'"),
        ("areas useless_mug", "areas: expected a Cursed Gift, or two Useless Gifts joined by &, got 'useless_mug'"),
        ("areas useless_mug&gift_1", "areas: expected a Cursed Gift, or two Useless Gifts joined by &"),
        ("areas gift_1&", "areas: the deck has no card ''"),
        ("areas gift_1+karma", "areas: expected a card that is placed on a gift, got 'karma'"),
        ("areas gift_5 gift_5", "CG-R8: seat 0 has 10 points and still plays"),
        ("out x", "out: expected a number from -1 to 2, got 'x'"),
        ("out 0 0 0", "out: expected 2 numbers at most, got 3"),
        ("out 0 1", "out: expected seat 0, which is in turn, and another to be in the game"),
        ("out 1", "out: expected seat 0, which is in turn, and another to be in the game"),
        ("areas gift_5 gift_5 / gift_5 gift_5", "4 of card gift_5, the deck holds 3"),
        ("socks karma", "'socks' is not a part of one"),
    ],
)
def test_a_position_that_can_not_be_read_is_named(text: str, said: str) -> None:
    with pytest.raises(BadRecord, match=re.escape(said)):
        dealt(2).position(text)


def test_cg_a25_a_position_has_not_come_to_its_turn_limit() -> None:
    game = regift.game("cursed_gifts", seats=2, turn_cap=3)
    assert "rounds" in [part.id for part in game.position("turns 5").view(0).parts]
    with pytest.raises(BadRecord, match="turns: expected a number from 0 to 5, got '6'"):
        game.position("turns 6")

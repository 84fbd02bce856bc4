"""Positions as text."""

import pytest

from regift.games.kung_fu.game_class_deal_and_position_from_text import KungFu
from regift.kit.refusal_and_errors import BadRecord
from tests.rules.kung_fu.scene import scene


def test_what_is_left_out_is_the_start_of_the_turn_of_seat_0() -> None:
    state = KungFu(2, {}).position("")
    assert (state.to_act(), state.view().zone("pile").count) == ((0,), 96)


def test_cards_named_nowhere_lie_under_the_pile() -> None:
    assert scene("1 2g", hand="t", theirs="o4", pile="77", discards="1").pile() == 90


def test_the_top_of_the_pile_comes_first() -> None:
    assert scene(theirs="1111111", hand="222222", pile="75").play("clean up", "done").hand(0) == "2222227"


def test_the_top_of_the_discards_comes_last() -> None:
    assert scene(discards="123").state.view().zone("discards").faces == ["level_3"]


def test_every_number_can_stand_apart() -> None:
    text = KungFu(3, {}).position("turns 4 | out 2").notation()
    assert "turns 4 winner -1 crown 0 out 2" in text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("weather fine", "'weather' is not a part"),
        ("turn 2 attack", "turn: expected a number from 0 to 1, got '2'"),
        ("turn 0 dance", "turn: expected a seat"),
        ("rows 8", "'8' is no level"),
        ("rows 1x", "'1x' is no level"),
        ("rows 1 / 2 / 3", "3 seats are described, the game has 2"),
        ("hands 1z", "'z' is no card"),
        ("hands 7777777", "7 of card '7', the box holds 6"),
        ("hands 1111111111111111", "hands: seat 0 holds 16 cards, expected 7 at most"),
        ("discards 1111111111111111", "16 of card '1', the box holds 11"),
        ("pile gggggggggggggggg", "16 of card 'g', the box holds 12"),
        ("turn 0 tidy | picked 1111111111111111", "picked: 16 cards, expected 7 at most"),
        ("turn 0 tidy | hands 1 | picked 11", "MKF-11: picked: expected cards in the hand"),
        ("turn 0 attack | hands 1 | picked 1", "MKF-11: picked: expected no cards before step 4"),
        ("turn 0 window", "MKF-6: kind: expected 7 to 9, got -1"),
        ("turn 0 window | kind 7 power 7 way 10 target 1", "seat 1 has no cards, expected no time to block"),
        ("kind 7 power 7", "MKF-6: kind: expected a card in hand"),
        ("hands t / 1 | kind 7 power 7 target 0", "MKF-6: target: expected one that the attack can hurt"),
        ("turn 0 attack | turn 1 attack", "turn: expected once, found twice"),
        ("turns 3 turns 4", "expected each of turns"),
        ("turns", "expected each of turns"),
        ("turns ²", "expected each of turns"),
        ("out 4", "out: expected a number from 0 to 3, got '4'"),
        ("out 1", "MKF-A32: 1 of the players left"),
        ("winner 1", "MKF-39: seat 1 won, expected no further turn"),
        ("turn 0 over | crown 1", "MKF-24: crown: expected a winner"),
        ("rows 1g 2g 3g 4g 5g 6g / 1g 2g 3g 4g 5g 6g", "MKF-A35: expected the end"),
        ("duel 2", "duel: expected a number from 0 to 1"),
        ("hands / / 1", "hands: 3 seats are described, the game has 2"),
        ("hands ggggggg / gggggg", "13 of card 'g', the box holds 12"),
        ("turns many", "expected each of turns"),
    ],
)
def test_what_can_not_be_read_is_named(text: str, said: str) -> None:
    with pytest.raises(BadRecord, match=said):
        KungFu(2, {}).position(text)

"""Positions as text."""

import pytest

from regift.games.kung_fu.game_factory import KungFu
from regift.kit.refusal import BadRecord
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
        ("turn 2 attack", "turn: expected a seat"),
        ("turn 0 dance", "turn: expected a seat"),
        ("rows 8", "'8' is no level"),
        ("rows 1x", "'1x' is no level"),
        ("rows 1 / 2 / 3", "3 seats are described, the game has 2"),
        ("hands 1z", "'z' is no card"),
        ("hands 7777777", "7 of card '7', the box holds 6"),
        ("hands ggggggg / gggggg", "13 of card 'g', the box holds 12"),
        ("turns many", "expected turns"),
    ],
)
def test_what_can_not_be_read_is_named(text: str, said: str) -> None:
    with pytest.raises(BadRecord, match=said):
        KungFu(2, {}).position(text)

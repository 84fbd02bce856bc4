"""Positions as text."""

import pytest

from regift.kit.chance import Chance
from regift.kit.refusal import BadRecord
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
        ("turn 2", "turn: expected 0 to 1, got '2'"),
        ("hands carma", "the deck has no card 'carma'"),
        ("hands karma*x", "expected a number after the star, got 'karma"),
        ("hands karma / manta / siren", "3 seats are described, the game has 2"),
        ("areas gift_5 gift_5 / gift_5 gift_5", "4 of card gift_5, the deck holds 3"),
        ("socks karma", "'socks' is not a part of one"),
    ],
)
def test_a_position_that_can_not_be_read_is_named(text: str, said: str) -> None:
    with pytest.raises(BadRecord, match=said.replace("*", r"\*")):
        dealt(2).position(text)

"""Positions as text."""

import re

import pytest

from regift.games.not_a_hat.game_class_deal_and_position_from_text import NotAHat
from regift.kit.refusal_and_errors import BadRecord
from regift.kit.seeded_random_generator import Chance
from regift.kit.view import describe
from tests.rules.not_a_hat.scene import L, R, dealt
from tools.paths import SOURCES


def test_every_position_is_read_back_as_it_was_written() -> None:
    for seed in range(20):
        table = dealt(2 + seed % 7, seed, easy=seed % 3 == 0, rounds="each")
        dice = Chance(seed)
        if seed % 5 == 0:
            table.state.withdraw(0)
        while not table.state.is_over:
            again = table.state.rules.position(table.state.notation())
            assert again.notation() == table.state.notation()
            assert describe(again.view()) == describe(table.state.view())
            options = table.state.options(table.actor())
            table.state.apply(table.actor(), options[dice.below(len(options))])


def test_the_position_that_the_page_shows_is_one() -> None:
    page = SOURCES / "regift" / "games" / "not_a_hat" / "position_notation.py"  # compiled, it keeps no docstring
    shown = re.search("`(turn [^`]+)`", page.read_text(encoding="utf-8"))
    assert shown
    position = NotAHat(3, {}).position(shown[1])
    assert shown[1].partition(" | gift ")[0] in position.notation()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hand piano", "is not a part"),
        ("turn 0 dance", "turn: expected"),
        ("turn 7 show", "turn: expected a number from 0 to 2"),
        ("gifts elephant_in_the_room", "is no card"),
        (f"gifts {L[0]} / {L[0]}", "two places"),
        (f"gifts {L[0]}- {L[1]}", "face up lies above"),
        ("gifts / / / ", "4 seats"),
        (f"gift {L[0]} for 1", "perhaps 'to'"),
        ("lost 1 2", "expected 3 numbers"),
        ("round three", "round: expected a number from 1 to 1"),
        ("out 99", "out: expected a number from 0 to 7"),
        (f"gifts {L[0]} {L[1]} / {L[2]} / {L[3]} | gift {L[4]}", "gifts: seat 0 has 2, expected 1"),
        (f"gifts {L[0]} / {L[2]} / {L[3]}", "gift: expected one on its way"),
        (f"shame {' '.join(L[:4])}", "shame: seat 0 has 4 cards, expected 3 at most"),
        (f"gifts {L[0]} / {L[2]} / {L[3]} | turn 0 claim | gift {L[4]}", "gift: expected 'to' and a seat"),
    ],
)
def test_what_can_not_be_read_is_named(text: str, said: str) -> None:
    with pytest.raises(BadRecord, match=said):
        NotAHat(3, {}).position(text)


def test_a_card_that_is_not_played_with_can_not_lie_there() -> None:
    game = NotAHat(3, {"arrows": "black"})
    with pytest.raises(BadRecord, match="not played with"):
        game.position(f"gifts {' / '.join([*L[:2], R[0]])}")

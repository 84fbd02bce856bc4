"""Positions as text, with mistakes in it: either a table that keeps to all laws is read, or what is wrong is named."""

from functools import cache
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import regift
from regift.kit.game import Game
from regift.kit.refusal_and_errors import BadRecord
from regift.kit.seeded_random_generator import Chance

GAMES: Final = ["cursed_gifts", "gift_trap", "kung_fu", "not_a_hat"]
SEATS: Final = 3
LENGTHS: Final = [0, 3, 12, 40, 90]
WORDS: Final = [
    *(
        "",
        "0",
        "1",
        "-1",
        "7",
        "16",
        "255",
        "x",
        "²",
        "٣",
        "1_0",
        "+1",
        "1.5",
        "nan",
        "|",
        "/",
        ".",
        "-",
        "!",
        "*",
        "&",
    ),
    *("99999999999", "-99999999999", "9" * 5000, "1!", "karma*99999", "gift_5", "gift_1+", "ggggggggg", "1g", "-1e9"),
]
"""What takes the place of a word."""
EDITS: Final = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 10_000), st.integers(0, 10_000)), max_size=4)


@cache
def game_of(game_id: str) -> Game:
    """Make the game, with GiftTRAP's cards and pairs."""
    return regift.game(game_id, seats=SEATS, **({"strategy": True} if game_id == "gift_trap" else {}))


@cache
def notations(game_id: str) -> list[str]:
    """Write positions of a game played at random, those that can be read back as they are."""
    found: list[str] = []
    for length in LENGTHS:
        state, dice = game_of(game_id).deal(length), Chance(length)
        for _ in range(length):
            if state.is_over:
                break
            seat = state.to_act()[dice.below(len(state.to_act()))]
            options = state.options(seat)
            state.apply(seat, options[dice.below(len(options))])
        found.append(state.notation())
    return found


def edited(text: str, edits: list[tuple[int, int, int]]) -> str:
    """Drop, double, replace or exchange words of the text."""
    words = text.split(" ")
    for edit, place, choice in edits:
        at = place % len(words)
        if edit == 0:
            words[at : at + 1] = []
        elif edit == 1:
            words.insert(choice % (len(words) + 1), words[at])
        elif edit == 2:
            words[at] = WORDS[choice % len(WORDS)]
        else:
            other = choice % len(words)
            words[at], words[other] = words[other], words[at]
        words = words or [""]
    return " ".join(words)


def check_reading(game_id: str, number: int, edits: list[tuple[int, int, int]]) -> None:
    """Read an edited position; what is read keeps to the laws and is written as something that reads the same."""
    game = game_of(game_id)
    try:
        state = game.position(edited(notations(game_id)[number], edits))
    except BadRecord:
        return
    state.check_invariants()
    text = state.notation()
    assert game.position(text).notation() == text


@pytest.mark.parametrize("game_id", GAMES)
def test_most_positions_of_a_game_read_back(game_id: str) -> None:
    read = 0
    for text in notations(game_id):
        try:
            read += game_of(game_id).position(text).notation() == text
        except BadRecord:
            continue
    assert read > 1


@pytest.mark.parametrize("game_id", GAMES)
@settings(max_examples=300)
@given(number=st.integers(0, len(LENGTHS) - 1), edits=EDITS)
def test_an_edited_position_is_read_or_refused(game_id: str, number: int, edits: list[tuple[int, int, int]]) -> None:
    check_reading(game_id, number, edits)


@pytest.mark.all
@pytest.mark.parametrize("game_id", GAMES)
@settings(max_examples=3000)
@given(number=st.integers(0, len(LENGTHS) - 1), edits=EDITS)
def test_many_edited_positions_are_read_or_refused(
    game_id: str, number: int, edits: list[tuple[int, int, int]]
) -> None:
    check_reading(game_id, number, edits)

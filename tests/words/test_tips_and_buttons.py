"""A tip that says which button to press says it in the words of the button."""

import random
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from regift.games import catalogue
from regift.games.action_and_event_wording import LANGUAGES
from regift.kit.state import State
from regift.kit.view import Fact

SHELF: Final = Path(catalogue.__file__).parent
OPTIONS: Final[dict[str, tuple[dict[str, object], ...]]] = {
    "cursed_gifts": ({},),
    "gift_trap": ({}, {"strategy": True}),
    "kung_fu": ({},),
    "not_a_hat": ({},),
}
"""Per game, the ways to play it that bring all of its buttons about."""
SEEDS: Final = range(1, 4)
MOST_MOVES: Final = 400
MARKS: Final = "!.\u202f"
"""What may end a button, but not a clause."""
UNNAMED: Final = {
    ("cursed_gifts", "step_turn", "end"): "it says what ending one's turn brings",
    ("cursed_gifts", "step_turn", "pair"): "few hands have two Useless Gifts",
    ("cursed_gifts", "step_window", "answer_trio"): "few hands have three Useless Gifts",
    ("gift_trap", "step_give", "done"): "it says what is to be given",
    ("gift_trap", "step_rate", "done"): "it says what is to be rated",
    ("kung_fu", "step_attack", "clean_up"): "it says what a turn begins with",
    ("kung_fu", "step_place", "clean_up"): "it says what follows an attack",
    ("not_a_hat", "step_answer", "refuse"): "its button names the gift that is doubted",
    ("kung_fu", "step_tidy", "done"): "it says both halves of the button apart",
}
"""Buttons that the tip of their step does not name, and what it says instead."""


def messages(game: str, language: str) -> dict[str, str]:
    """Read the messages of a game that are one line."""
    text = (SHELF / game / f"words.{language}.ftl").read_text(encoding="utf-8")
    lines = [line.partition(" = ") for line in text.splitlines() if " = " in line and not line.startswith((" ", "#"))]
    return {key: said for key, _, said in lines}


def step_of(state: State, seat: int) -> str:
    """Return the step at which a seat is asked, "" where the game names none."""
    steps = (part.value for part in state.view(seat).parts if isinstance(part, Fact) and part.name == "step")
    return str(next(steps, ""))


@cache
def plain_buttons(game: str) -> frozenset[tuple[str, str]]:
    """Play at random; return each step with the verb of each button on it that names no card, seat or number."""
    words = messages(game, "en")
    plain = {key.removeprefix("act-") for key, said in words.items() if key.startswith("act-") and "{" not in said}
    found: set[tuple[str, str]] = set()
    for options in OPTIONS[game]:
        for seed in SEEDS:
            state = catalogue.game(game, seats=4, **options).deal(seed)
            dice = random.Random(seed)
            for _ in range(MOST_MOVES):
                if state.is_over:
                    break
                seat = dice.choice(state.to_act())
                choices = state.options(seat)
                step = step_of(state, seat)
                found |= {(step, option.verb) for option in choices if option.verb in plain}
                state.apply(seat, dice.choice(choices))
    return frozenset(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OPTIONS)
def test_a_tip_names_the_buttons_of_its_step_as_they_are_labelled(game: str, language: str) -> None:
    words = messages(game, language)
    asked = [pair for pair in plain_buttons(game) if f"tip-{pair[0]}" in words and (game, *pair) not in UNNAMED]
    assert asked
    labels = {(step, verb): words[f"act-{verb}"].rstrip(MARKS).casefold() for step, verb in asked}
    other = {pair: label for pair, label in labels.items() if label not in words[f"tip-{pair[0]}"].casefold()}
    assert other == {}


@pytest.mark.parametrize("game", OPTIONS)
def test_each_button_that_is_excused_can_come_up(game: str) -> None:
    assert {(step, verb) for excused, step, verb in UNNAMED if excused == game} <= plain_buttons(game)

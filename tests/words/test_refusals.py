"""Every clause that forbids something says so in one short sentence, in both languages."""

import ast
import re
from pathlib import Path
from typing import Final

import pytest

from regift.games import catalogue
from regift.games.action_and_event_wording import LANGUAGES, GameTranslations
from regift.kit.refusal_and_errors import Refusal
from regift.kit.state import State
from regift.kit.state_bases.turn_options_and_play_hooks import TURN

SHELF: Final = Path(catalogue.__file__).parent
GAMES: Final = ("cursed_gifts", "gift_trap", "kung_fu", "not_a_hat")
CLAUSE: Final = re.compile(r"[A-Z]+-[A-Z]?\d+")
KEY: Final = "refused-"
LONG: Final = 96
"""So many letters a child reads before it looks away."""
GAMES_PLAYED: Final = 3


def clauses_in_code(game: str) -> set[str]:
    """List the clauses that the code of a game names, wherever it does."""
    found = set()
    for path in (SHELF / game).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and CLAUSE.fullmatch(node.value):
                found.add(node.value)
    return found


def clauses_with_words(game: str) -> set[str]:
    """List the clauses that the words of a game have a sentence for."""
    text = (SHELF / game / "words.en.ftl").read_text(encoding="utf-8")
    return {line.removeprefix(KEY).split(" ")[0] for line in text.splitlines() if line.startswith(KEY)}


def refusals(state: State) -> list[tuple[int, Refusal]]:
    """List what every seat is refused now, one refusal for each clause."""
    found = {}
    for seat in range(state.game.seats):
        for action in state.game.actions:
            refusal = state.refuse(seat, action)
            if refusal is not None:
                found[(seat, refusal.clause)] = refusal
    return [(seat, refusal) for (seat, _), refusal in found.items()]


@pytest.mark.parametrize("game", GAMES)
def test_each_clause_that_forbids_has_a_sentence_and_no_other_has(game: str) -> None:
    cautions = {
        line.removeprefix("caution-").split(" ")[0]
        for line in (SHELF / game / "words.en.ftl").read_text(encoding="utf-8").splitlines()
        if line.startswith("caution-")
    }
    assert clauses_in_code(game) - cautions == clauses_with_words(game) - cautions


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_refused_in_games_can_be_said(game: str, language: str) -> None:
    words = GameTranslations(SHELF / game, language, ["Léa", "Tom", "Zoé", "Hugo"].__getitem__)
    played = catalogue.game(game, seats=4)
    said = set()
    for seed in range(GAMES_PLAYED):
        state = played.deal(seed)
        dice = played.deal(seed + 100).chance
        for turn in range(400):
            if state.is_over:
                break
            if turn % 7 == 0:
                for seat, refusal in refusals(state):
                    if refusal.clause == TURN:
                        continue
                    sentence = words.say(KEY + refusal.clause, words.arguments(refusal.values, seat))
                    assert sentence, f"{refusal.clause} has no sentence"
                    said.add(refusal.clause)
            seat = state.to_act()[0]
            options = state.options(seat)
            state.apply(seat, options[dice.below(len(options))])
    assert len(said) > 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_refusal_is_short_and_names_no_clause(game: str, language: str) -> None:
    for line in (SHELF / game / f"words.{language}.ftl").read_text(encoding="utf-8").splitlines():
        if line.startswith(KEY):
            sentence = line.partition(" = ")[2]
            assert len(sentence) <= LONG, sentence
            assert not CLAUSE.search(sentence), sentence

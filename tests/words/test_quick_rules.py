"""The rules in a minute show cards of their own game, the same in both languages."""

import re
from pathlib import Path
from typing import Final

import pytest

from regift.games import catalogue
from regift.games.action_and_event_wording import LANGUAGES, GameTranslations

SHELF: Final = Path(catalogue.__file__).parent
GAMES: Final = ("cursed_gifts", "gift_trap", "kung_fu", "not_a_hat")
STEP: Final = re.compile(r"^minute-\d+", re.MULTILINE)


@pytest.mark.parametrize("game", GAMES)
def test_each_game_shows_cards_of_its_own(game: str) -> None:
    shown = []
    for language in LANGUAGES:
        words = GameTranslations(SHELF / game, language, str)
        steps = STEP.findall((SHELF / game / f"words.{language}.ftl").read_text(encoding="utf-8"))
        cards = [words.attribute(step, "cards") for step in steps]
        assert all(words.bundle.has_message(card) for each in cards for card in each.split())
        shown.append(cards)
    assert shown[0] == shown[1]
    assert any(shown[0])

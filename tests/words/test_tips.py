"""Every tip belongs to something that can come up: a kind of event, to one of its seats or to anybody, or a step."""

from pathlib import Path
from typing import Final

import pytest

from regift.games import catalogue
from regift.games.action_and_event_wording import LANGUAGES
from regift.kit.action_arguments_and_action_table import SEAT
from regift.kit.view import Fact

SHELF: Final = Path(catalogue.__file__).parent
GAMES: Final = ("cursed_gifts", "gift_trap", "kung_fu", "not_a_hat")
KEY: Final = "tip-"
TABLE: Final = "table"
"""What is told before anything has come up."""
STEP: Final = "step_"
PLACES: Final = ("below", "above", "beside you", "en bas", "en haut", "au-dessus", "dessous")
"""Where something lies depends on the window: on a phone on its side one's hand is beside the table."""
FACT: Final = "fact-"
LONG: Final = 120
"""So many letters are two lines on a phone."""


def tips(game: str, language: str) -> dict[str, str]:
    """Read the tips of a game."""
    text = (SHELF / game / f"words.{language}.ftl").read_text(encoding="utf-8")
    lines = [line.removeprefix(KEY).partition(" = ") for line in text.splitlines() if line.startswith(KEY)]
    return {key: said for key, _, said in lines}


@pytest.mark.parametrize("game", GAMES)
def test_each_tip_is_of_an_event_a_step_or_a_fact_of_its_game(game: str) -> None:
    made = catalogue.game(game, seats=4)
    events = {kind.name: [field.name for field in kind.fields if field.type == SEAT] for kind in made.event_kinds}
    known = {TABLE, *events, *(f"{kind}-{role}" for kind, roles in events.items() for role in roles)}
    view = (SHELF / game / "view.py").read_text(encoding="utf-8")
    told = tips(game, "en")
    assert TABLE in told
    assert [key for key in told if key.startswith(STEP) and f'"{key}"' not in view] == []
    facts = [key.removeprefix(FACT) for key in told if key.startswith(FACT)]
    assert [fact for fact in facts if f', "{fact}"' not in view] == []
    assert [key for key in told if not key.startswith((STEP, FACT)) and key not in known] == []


@pytest.mark.parametrize("game", GAMES)
def test_each_step_at_which_a_player_is_asked_first_is_told(game: str) -> None:
    state = catalogue.game(game, seats=4).deal(1)
    view = state.view(state.to_act()[0])
    steps = {part.value for part in view.parts if isinstance(part, Fact) and part.name == "step"}
    assert steps <= tips(game, "en").keys()
    assert steps


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_tip_is_short(game: str, language: str) -> None:
    assert [said for said in tips(game, language).values() if len(said) > LONG] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_first_tip_says_of_nothing_where_it_lies_on_the_page(game: str, language: str) -> None:
    assert [place for place in PLACES if place in tips(game, language)[TABLE]] == []

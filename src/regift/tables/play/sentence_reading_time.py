"""The time that people need to read what was told last, before a bot goes on."""

from functools import lru_cache
from pathlib import Path
from typing import Final

from regift.games import catalogue
from regift.games.action_and_event_wording import LANGUAGES, GameTranslations
from regift.kit.event import SPECTATOR
from regift.kit.state import State

CHARACTERS_PER_SECOND: Final = 25.0
"""Faster than subtitles go: people skim what the table shows as well, and the log keeps it."""
LONGEST: Final = 2.0
"""Seconds after which a bot goes on, however long the sentence: the log keeps it."""
NAME: Final = "Caroline"
"""Stands for whoever is named: a name of the usual length."""


@lru_cache
def _translations(folder: Path) -> list[GameTranslations]:
    return [GameTranslations(folder, language, lambda _: NAME) for language in LANGUAGES]


def reading_seconds(state: State, start: int) -> float:
    """Return how long it takes to read the longest sentence told since the history was `start` long; 0 for nothing.

    It is the longest in any language, and depends only on what everybody saw. What the table pauses for is not counted.
    """
    folder = catalogue.folders().get(state.game.id)
    if folder is None:
        return 0.0
    told = [event for event in state.events(SPECTATOR, start) if not event.pause]
    longest = max((len(words.event(event)) for words in _translations(folder) for event in told), default=0)
    return min(LONGEST, longest / CHARACTERS_PER_SECOND)

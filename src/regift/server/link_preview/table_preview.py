"""What a link says before it is opened: the game, the host and the free seats of a table, or what Regift is."""

from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from regift.games import catalogue
from regift.games.action_and_event_wording import GameTranslations
from regift.tables.table_state import TableState, game_setup_for
from regift.wire.lobby_encoder import chairs_of

HERE: Final = Path(__file__).parent
STRANGER: Final = ""
"""Who asks: a messenger knows the code and has no token."""


class LinkPreview(NamedTuple):
    """The words of a preview, and the game whose picture goes with them."""

    title: str
    about: str
    game: str = ""
    """ "": the picture of no game in particular."""


def general_preview(language: str) -> LinkPreview:
    """Return what Regift is."""
    words = words_in(language)
    return LinkPreview(words.label("general-title"), words.label("general-about"))


def may_preview(table: TableState) -> bool:
    """Return whether a link tells of the table: not where newcomers need a yes, or see nothing of the game."""
    return not table.manners.lock and (table.phase_for(STRANGER) == "lobby" or table.shows_spectators)


def table_preview(table: TableState, language: str) -> LinkPreview:
    """Return what a stranger who opens the link would see first; of the game, what late spectators may know."""
    if not may_preview(table):
        return general_preview(language)
    setup, phase = game_setup_for(table, STRANGER), table.phase_for(STRANGER)
    host = next((chair.name for chair in chairs_of(table, STRANGER) if chair.is_host), "")
    free = sum(seat.who == "free" for seat in setup.seats) - len(table.stored.reserved_for)
    called = game_words(setup.game, language)
    values: dict[str, float | str] = {
        "game": called.label("game-name"),
        "host": "some" if host else "none",
        "host_name": host,
        "free": max(0, free),
        "blurb": called.label("game-blurb") if called.has("game-blurb") else "",
    }
    words = words_in(language)
    return LinkPreview(words.say(f"{phase}-title", values), words.say(f"{phase}-about", values).strip(), setup.game)


@lru_cache
def words_in(language: str) -> GameTranslations:
    """Return the words of this folder in a language; reading them takes a while, so it is done once."""
    return GameTranslations(HERE, language, str)


@lru_cache
def game_words(game: str, language: str) -> GameTranslations:
    """Return the words of a game in a language."""
    return GameTranslations(catalogue.folders()[game], language, str)

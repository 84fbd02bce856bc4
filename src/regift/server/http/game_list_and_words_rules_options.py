"""What a client reads about games: their words, their rules and their lids lie in their folders."""

import logging
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from regift.games import catalogue
from regift.games.action_and_event_wording import GameTranslations, written
from regift.kit.added_and_removed_cards_option import custom_cards_option
from regift.kit.deck_builder_option_and_deck_code import deck_option
from regift.kit.game import Game
from regift.server.http.deck_editor_answers import deck_shelf_of
from regift.tables.setup.custom_card_editing import LONGEST_LINE, LONGEST_NAME, MAX_CARDS
from regift.wire import custom_card_messages, http_messages
from regift.wire.lobby_encoder import choices_of

LANGUAGES: Final = ("en", "fr")

log = logging.getLogger(__name__)


def cards() -> list[http_messages.GameCard]:
    """List the games."""
    return [card(id, home) for id, home in catalogue.folders().items()]


@lru_cache
def card(id: str, home: Path) -> http_messages.GameCard:
    """Return what the shelf shows of a game; reading its words takes a while, so it is done once."""
    said = {language: GameTranslations(home, language, str) for language in LANGUAGES}
    folder = catalogue.find(id)
    return http_messages.GameCard(
        id,
        folder.SEATS,
        lid(home),
        name={language: words.label("game-name") for language, words in said.items() if words.has("game-name")},
        blurb={language: words.label("game-blurb") for language, words in said.items() if words.has("game-blurb")},
        has_minute=said["en"].has("minute-1"),
        has_deck=deck_option(folder.make(folder.SEATS[0], {}).schema) is not None,
    )


def lid(home: Path) -> http_messages.Lid:
    """Read the lid of a game's box; a plain one where there is none, or one that can't be read."""
    text = read(home / "lid.toml")
    try:
        return msgspec.toml.decode(text, type=http_messages.Lid)
    except msgspec.DecodeError as error:
        log.warning("a lid can't be read", extra={"folder": str(home), "error": str(error)})
        return http_messages.Lid()


def sheet(id: str) -> http_messages.GameSheet:
    """Return all a client needs to draw a game; UnknownGame if there is none of that id."""
    folder = catalogue.find(id)
    home = catalogue.folders()[id]
    game = folder.make(folder.SEATS[0], {})
    return http_messages.GameSheet(
        id,
        folder.SEATS,
        choices_of(game, is_host=True),
        words={language: written(home, language) for language in LANGUAGES},
        rules={language: read(home / f"RULES.{language}.md") for language in LANGUAGES},
        lid=lid(home),
        deck=deck_shelf_of(game),
        own=own_shelf_of(game),
    )


def own_shelf_of(game: Game) -> custom_card_messages.OwnShelf | UnsetType:
    """Return how a table may change the cards of a game; UNSET where it may not."""
    option = custom_cards_option(game.schema)
    if option is None:
        return UNSET
    return custom_card_messages.OwnShelf(
        option.name, option.kinds, min(option.most, MAX_CARDS), LONGEST_NAME, LONGEST_LINE
    )


def read(path: Path) -> str:
    """Return the text of a file, "" where it is missing."""
    return path.read_text(encoding="utf-8") if path.is_file() else ""

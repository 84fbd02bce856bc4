"""What the commands that play games are told on the command line."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from regift.commands.shared.user_fixable_command_error import CannotRun
from regift.games import catalogue
from regift.games.deck_file_format import read_deck
from regift.kit.deck_builder_option_and_deck_code import DeckOption
from regift.kit.game import Game

DECK_FILES: Final = (".toml", ".json")
"""How the name of a file with a deck ends."""


def game_named(game_id: str, seats: int, options: Sequence[str]) -> Game:
    """Make the game from `name=value` texts; BadOption or CannotRun says which does not fit."""
    folder = catalogue.find(game_id)
    plain = folder.make(seats, {})
    given: dict[str, object] = {}
    for text in options:
        name, equals, value = text.partition("=")
        if not equals:
            raise CannotRun(f"option {text!r}: expected name=value")
        given[name] = value_named(plain, name, value)
    return folder.make(seats, given)


def fitting_seats(game_id: str, usual: int) -> int:
    """Return how many play where nobody says it: as many as usual, or as near to that as the game takes."""
    fewest, most = catalogue.find(game_id).SEATS
    return min(max(usual, fewest), most)


def find_modules_here() -> None:
    """Let bots be named that are in this folder, as `python -m` would find them."""
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.insert(0, here)


def only_game() -> str:
    """Return the game where there is only one; else CannotRun names them."""
    found = list(catalogue.folders())
    if len(found) != 1:
        raise CannotRun(f"game: expected one of {', '.join(found)}")
    return found[0]


def value_named(game: Game, name: str, text: str) -> object:
    """Return the allowed value that is written so; the text itself if there is none, for the game to refuse."""
    option = next((option for option in game.schema if option.name == name), None)
    if isinstance(option, DeckOption) and text.endswith(DECK_FILES):
        return counts_in(Path(text), game.id)
    for value in option.allowed if option else []:
        if str(value).lower() == text.lower():
            return value
    return text


def counts_in(file: Path, game_id: str) -> str:
    """Read the deck in a file; CannotRun or BadDeckFile says what is wrong with it."""
    try:
        deck = read_deck(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise CannotRun(f"can't read {file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise CannotRun(f"{file} is no deck: it is not text") from None
    if deck.game != game_id:
        raise CannotRun(f"{file}: expected a deck of {game_id}, got one of {deck.game}")
    return deck.counts

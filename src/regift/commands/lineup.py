"""What the commands that play games are told on the command line."""

from collections.abc import Sequence

from regift.commands.trouble import CannotRun
from regift.games import catalogue
from regift.kit.game import Game, Option


def game_named(game_id: str, seats: int, options: Sequence[str]) -> Game:
    """Make the game from `name=value` texts; BadOption or CannotRun says which does not fit."""
    folder = catalogue.find(game_id)
    plain = folder.make(seats, {})
    given: dict[str, object] = {}
    for text in options:
        name, equals, value = text.partition("=")
        if not equals:
            raise CannotRun(f"option {text!r}: expected name=value")
        given[name] = value_named(plain.schema, name, value)
    return folder.make(seats, given)


def only_game() -> str:
    """Give the game where there is only one; else CannotRun names them."""
    found = list(catalogue.folders())
    if len(found) != 1:
        raise CannotRun(f"game: expected one of {', '.join(found)}")
    return found[0]


def value_named(schema: Sequence[Option], name: str, text: str) -> object:
    """Give the allowed value that is written so; the text itself if there is none, for the game to refuse."""
    for option in schema:
        for value in option.allowed if option.name == name else []:
            if str(value).lower() == text.lower():
                return value
    return text

"""Find games: the folders beside this file, and those in the folders that REGIFT_GAMES names."""

import os
from collections.abc import Iterator
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from sys import modules
from typing import Protocol, cast

from regift.kit.game import Game
from regift.kit.record import Record
from regift.kit.refusal import RegiftError


class GameFolder(Protocol):
    """What a game's package offers."""

    ID: str
    SEATS: tuple[int, int]

    def make(self, seats: int, options: dict[str, object]) -> Game:
        """Make the game, or raise BadOption."""
        ...


class UnknownGame(RegiftError):
    """Raised when no folder holds a game of that id."""


def folders() -> dict[str, Path]:
    """Give each game's folder by id, in order of id; a folder named later does not hide an earlier one."""
    found: dict[str, Path] = {}
    for shelf in _shelves():
        for init in sorted(shelf.glob("*/__init__.py")):
            found.setdefault(init.parent.name, init.parent)
    return dict(sorted(found.items()))


def find(id: str) -> GameFolder:
    """Give the game of that id, or raise UnknownGame naming those there are."""
    folder = folders().get(id)
    if folder is None:
        raise UnknownGame(f"game {id!r}: there is none of that name; there are {', '.join(folders())}")
    if folder.parent == Path(__file__).parent:
        return cast(GameFolder, import_module(f"regift.games.{id}"))
    name = f"regift_games_{id}"
    if name not in modules:
        spec = spec_from_file_location(name, folder / "__init__.py", submodule_search_locations=[str(folder)])
        assert spec is not None
        assert spec.loader is not None
        module = module_from_spec(spec)
        modules[name] = module
        spec.loader.exec_module(module)
    return cast(GameFolder, modules[name])


def game(id: str, *, seats: int, **options: object) -> Game:
    """Make a game. UnknownGame or BadOption says what was wrong and what is allowed."""
    return find(id).make(seats, options)


def game_of(record: Record) -> Game:
    """Make the game that a record was played on."""
    return find(record.game_id).make(record.seats, dict(record.options))


def _shelves() -> Iterator[Path]:
    yield Path(__file__).parent
    for text in os.environ.get("REGIFT_GAMES", "").split(os.pathsep):
        if text:
            yield Path(text)

"""Find games: the folders beside this file, and those in the folders that REGIFT_GAMES names."""

import os
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from sys import modules
from types import ModuleType
from typing import Final, Protocol, cast

from regift.kit.game import Game
from regift.kit.record import Record
from regift.kit.refusal_and_errors import RegiftError

OUTSIDE: Final = "regift_games_"
"""How the names of the modules begin that hold the games of REGIFT_GAMES."""


class GameFolder(Protocol):
    """What a game's package offers."""

    ID: str
    SEATS: tuple[int, int]

    def make(self, seats: int, options: dict[str, object]) -> Game:
        """Make the game, or raise BadOption."""
        ...


class OutsideGames:
    """Lets Python import a game of REGIFT_GAMES by the name of its module: another process reads its positions so."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Return where the module of that name is, None where it is no game's."""
        folder = folders().get(name.removeprefix(OUTSIDE)) if name.startswith(OUTSIDE) else None
        if folder is None:
            return None
        return spec_from_file_location(name, folder / "__init__.py", submodule_search_locations=[str(folder)])


class UnknownGame(RegiftError):
    """Raised when no folder holds a game of that id."""


class BrokenGame(RegiftError):
    """Raised when a folder of REGIFT_GAMES is missing, or holds what is no game; its author can mend it."""


def folders() -> dict[str, Path]:
    """Return each game's folder by id, in order of id; a folder named later does not hide an earlier one.

    BrokenGame says which folder that REGIFT_GAMES names there is not.
    """
    found = dict(_own_folders())
    for shelf in _outside_shelves():
        for folder in _folders_in(shelf):
            found.setdefault(folder.name, folder)
    return dict(sorted(found.items()))


def game_ids() -> list[str]:
    """Name the games there are, those of REGIFT_GAMES too."""
    return list(folders())


def find(id: str) -> GameFolder:
    """Return the game of that id; UnknownGame names those there are, BrokenGame what is wrong in its folder."""
    folder = folders().get(id)
    if folder is None:
        raise UnknownGame(f"game {id!r}: there is none of that name; there are {', '.join(folders())}")
    if folder.parent == Path(__file__).parent:
        return cast(GameFolder, import_module(f"regift.games.{id}"))
    name = OUTSIDE + id
    if name not in modules:
        _load(name, folder)
    return cast(GameFolder, modules[name])


def game(id: str, *, seats: int, **options: object) -> Game:
    """Make a game. UnknownGame or BadOption says what was wrong and what is allowed."""
    return find(id).make(seats, options)


def game_of(record: Record) -> Game:
    """Make the game that a record was played on."""
    return find(record.game_id).make(record.seats, dict(record.options))


def _load(name: str, folder: Path) -> None:
    """Import a folder as the module of that name; BrokenGame if that fails, and then nothing is left of it."""
    try:
        _check_names(import_module(name), folder)
    except BaseException as error:
        modules.pop(name, None)
        if isinstance(error, Exception) and not isinstance(error, RegiftError):
            raise BrokenGame(f"game folder {folder}: {type(error).__name__}: {error}") from error
        raise


def _check_names(module: ModuleType, folder: Path) -> None:
    """Raise BrokenGame if the module lacks what a game's package offers."""
    for name in ("ID", "SEATS", "make"):
        if not hasattr(module, name):
            raise BrokenGame(f"game folder {folder}: expected ID, SEATS and make in __init__.py, found no {name}")
    if folder.name != module.ID:
        raise BrokenGame(f"game folder {folder}: expected the folder's name as ID, got {module.ID!r}")


@cache
def _own_folders() -> dict[str, Path]:
    """Return the folders beside this file by id: they are asked for with every bot, and stay as they are."""
    return {folder.name: folder for folder in _folders_in(Path(__file__).parent)}


def _folders_in(shelf: Path) -> list[Path]:
    return [init.parent for init in sorted(shelf.glob("*/__init__.py"))]


def _outside_shelves() -> Iterator[Path]:
    for text in os.environ.get("REGIFT_GAMES", "").split(os.pathsep):
        if text:
            shelf = Path(text)
            if not shelf.is_dir():
                raise BrokenGame(f"REGIFT_GAMES: {text} is not a folder")
            if (shelf / "__init__.py").exists():
                raise BrokenGame(f"REGIFT_GAMES: {text} is a game's own folder; expected the folder that holds it")
            yield shelf


if not any(type(each).__name__ == OutsideGames.__name__ for each in sys.meta_path):
    sys.meta_path.append(OutsideGames())

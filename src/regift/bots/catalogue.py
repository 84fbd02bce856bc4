"""Find bots: `random` plays any game, `rules` those that have a folder of their own beside this file.

`search` plays any but those where memory is the game (`Game.forgets`). A folder may also name styles: the same rules of
thumb, weighed by another temperament. Where it says which of them is the plain one, they are levels, beside no `rules`.
A folder may have levels for some seat counts only, or that need a package (`LEVELS_FOR_SOME_SEATS`): they are named
where they play. A game of REGIFT_GAMES has what its package names (`GameBot`, `STYLES`, `DEFAULT_LEVEL`). A bot of
one's own is named `module:Class`; those that REGIFT_BOTS names are offered at tables, too.
"""

from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final, cast

from regift.bots.bots_from_environment_variable import own_bots
from regift.bots.level_for_some_seats import LevelForSomeSeats
from regift.games import catalogue as games
from regift.kit.bot import Bot
from regift.kit.refusal_and_errors import RegiftError
from regift.kit.seeded_random_generator import Chance

RANDOM: Final = "random"
RULES: Final = "rules"
SEARCH: Final = "search"


class UnknownBot(RegiftError):
    """Raised when a game has no bot of that name, or it does not play at so many seats."""


def names(game_id: str, seats: int | None = None) -> list[str]:
    """Name the bots that play the game, the quickest to decide first, styles after `rules`; UnknownGame if none is.

    With `seats`, those that play at so many. Levels are in their own order, and bots of one's own (REGIFT_BOTS) come
    last. How well each plays depends on the game, its seats and who else plays.
    """
    search = [] if _forgets(cast(ModuleType, games.find(game_id))) else [SEARCH]
    some = [name for name, level in levels_for_some_seats(game_id).items() if not level.refusal(seats)]
    return [RANDOM, *game_bots(game_id), *some, *search, *own_bots(game_id)]


def offered(game_id: str, seats: int | None = None) -> list[str]:
    """Name the bots that a person chooses from: no search where the game has rules of thumb, which beat it so far.

    With `seats`, those that play at so many; without, those that play at any.
    """
    some = levels_for_some_seats(game_id) if seats is None else {}
    found = [name for name in names(game_id, seats) if name not in some]
    return [name for name in found if name != SEARCH or not game_bots(game_id)]


def levels_for_some_seats(game_id: str) -> dict[str, LevelForSomeSeats]:
    """Return by name the levels that do not play at every seat count, also those that lack a package here."""
    return dict(getattr(_folder(game_id), "LEVELS_FOR_SOME_SEATS", {})) if _has_rules(game_id) else {}


def check_seats(name: str, game_id: str, seats: int | None) -> None:
    """Raise UnknownBot where a level of the game does not play at so many seats, or lacks a package."""
    level = levels_for_some_seats(game_id).get(name)
    if level and (refusal := level.refusal(seats)):
        raise UnknownBot(f"bot {name!r}: {refusal}")


def fitting(name: str, game_id: str, seats: int) -> str:
    """Return the name of a bot, or of the default one in place of a level that does not play at so many seats."""
    level = levels_for_some_seats(game_id).get(name)
    return default_bot(game_id) if level and level.refusal(seats) else name


@cache
def _forgets(folder: ModuleType) -> bool:
    """Return whether memory is the game: to make one takes ten thousand times as long as to know it."""
    return bool(folder.make(folder.SEATS[0], {}).forgets)


def game_bots(game_id: str) -> list[str]:
    """Name the bots that play this game only: `rules` and its styles, or its levels."""
    if not _has_rules(game_id):
        return []
    styles = list(getattr(_folder(game_id), "STYLES", ()))
    return styles if default_bot(game_id) in styles else [RULES, *styles]


def default_bot(game_id: str) -> str:
    """Name the bot that plays where nobody says which: neither a fool nor a brooder, and it never searches."""
    return str(getattr(_folder(game_id), "DEFAULT_LEVEL", RULES)) if _has_rules(game_id) else RANDOM


def table_bot(game_id: str) -> str:
    """Name the bot that people meet at a table where nobody chooses: it makes a lively game."""
    lively = str(getattr(_folder(game_id), "TABLE_STYLE", "")) if _has_rules(game_id) else ""
    return lively or default_bot(game_id)


def make(name: str, game_id: str, chance: Chance, seats: int | None = None) -> Bot:
    """Make the bot of that name, or raise UnknownBot. `search:200` sets the search's iterations for each decision.

    `module:Class` names a bot of one's own: a class, or what else makes a bot from a chance, in a module that is found.
    With `seats` a level that does not play at so many is refused here, and not as it sits down.
    """
    check_seats(name, game_id, seats)
    kind, colon, count = name.partition(":")
    offered = names(game_id)
    if colon and kind != SEARCH and kind not in offered:
        return _make_own(name, chance)
    if kind not in offered or (colon and kind != SEARCH):
        raise UnknownBot(f"bot {name!r}: {game_id} has {', '.join(offered)}")
    if kind == RANDOM:
        from regift.bots.random import RandomBot

        return RandomBot(chance)
    if kind == RULES:
        return cast(Bot, _folder(game_id).GameBot(chance))
    if level := levels_for_some_seats(game_id).get(kind):
        return _make_own(level.maker, chance)
    if kind != SEARCH:
        return cast(Bot, _folder(game_id).GameBot(chance, _folder(game_id).STYLES[kind]))
    return _make_search(name, count if colon else None, chance)


def _make_search(name: str, count: str | None, chance: Chance) -> Bot:
    from regift.bots.tree_search import ITERATIONS, TreeSearchBot

    if count is None:
        return TreeSearchBot(chance, ITERATIONS)
    if not (count.isascii() and count.isdigit()) or not 1 <= int(count) <= 10_000_000:
        raise UnknownBot(f"bot {name!r}: expected a number of iterations from 1 to 10000000 after the colon")
    return TreeSearchBot(chance, int(count))


def _make_own(name: str, chance: Chance) -> Bot:
    """Make a bot named `module:Class`; UnknownBot says what of it is not so."""
    where, _, what = name.partition(":")
    try:
        maker = getattr(import_module(where), what)
    except ImportError as error:
        raise UnknownBot(f"bot {name!r}: {error}") from None
    except (AttributeError, ValueError):
        raise UnknownBot(f"bot {name!r}: expected module:Class, and {where!r} has no {what!r}") from None
    try:
        bot = maker(chance)
    except TypeError as error:
        raise UnknownBot(f"bot {name!r}: expected what makes a bot from a chance: {error}") from error
    if not isinstance(bot, Bot):
        raise UnknownBot(f"bot {name!r}: expected what makes a regift.Bot from a chance, it gives {bot!r}")
    return bot


def _has_rules(game_id: str) -> bool:
    """Return whether one of the package's own games has a folder of its own here, or another's package has a bot."""
    if not _is_ours(game_id):
        return hasattr(games.find(game_id), "GameBot")
    return (Path(__file__).parent / game_id / "__init__.py").exists()


def _is_ours(game_id: str) -> bool:
    return games.folders()[game_id].parent == Path(games.__file__).parent


def _folder(game_id: str) -> Any:
    return import_module(f"regift.bots.{game_id}") if _is_ours(game_id) else games.find(game_id)

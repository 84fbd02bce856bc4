"""`regift play`: a game against bots in this terminal."""

from typing import Annotated

from cyclopts import Parameter

from regift.bots import catalogue as bots_of
from regift.commands.lineup import game_named
from regift.commands.trouble import CannotRun
from regift.kit.chance import Chance


def play(
    game: str,
    *,
    seats: int = 3,
    bots: str = "",
    name: str = "",
    language: str = "",
    seed: int | None = None,
    pace: float = 1.0,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
) -> None:
    """Play against bots in this terminal, by keyboard.

    Parameters
    ----------
    game
        The id of the game.
    seats
        How many play, you among them.
    bots
        Bots by name, separated by commas; seats left over get the last one.
    name
        What you are called.
    language
        en or fr; by default that of the last time, or of this system.
    seed
        The same seed deals the same cards.
    pace
        How long bots take: 1 like people, 0 not at all.
    option
        An option of the game as name=value; may be given more than once.
    """
    rules = game_named(game, seats, option or [])
    if not 0 <= pace <= 10:
        raise CannotRun(f"pace: expected 0 to 10, got {pace:g}")
    offered = bots_of.names(game)
    names = [each.strip() for each in bots.split(",")] if bots else ["rules" if "rules" in offered else offered[0]]
    if len(names) > seats - 1:
        raise CannotRun(f"bots: expected 1 to {seats - 1}, one for each other seat, got {len(names)}")
    for each in names:
        if each not in offered:
            raise CannotRun(f"bot {each!r}: {game} has {', '.join(offered)}")
        bots_of.make(each, game, Chance(0))
    names += [names[-1]] * (seats - 1 - len(names))
    from regift.terminal.start import Person, check_terminal, play_here, recipe_of

    check_terminal()
    changed = {each.name: rules.settings[each.name] for each in rules.schema}
    play_here(recipe_of(game, names, changed), Person(name, language), pace, seed)

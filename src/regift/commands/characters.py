"""`regift characters`: how differently the styles of a game's bots play."""

from typing import Annotated

from cyclopts import Parameter

from regift.bots import catalogue
from regift.commands.lineup import game_named
from regift.commands.progress import progress_bar
from regift.commands.trouble import CannotRun
from regift.lab.characters import Character
from regift.lab.characters import characters as measure


def characters(
    game: str,
    *,
    seats: int = 4,
    games: int = 200,
    seed: int = 0,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
) -> None:
    """Let each style of a game's rules of thumb play among plain ones, and say what it did.

    Parameters
    ----------
    game
        The id of the game.
    seats
        How many play.
    games
        How many games each style plays.
    seed
        The same seed gives the same games.
    option
        An option of the game as name=value; may be given more than once.
    """
    rules = game_named(game, seats, option or [])
    if games < 1:
        raise CannotRun(f"games: expected 1 or more, got {games}")
    styles = catalogue.styles(game)
    if not styles:
        raise CannotRun(f"{game} has one style only: its bots are {', '.join(catalogue.names(game))}")
    with progress_bar("watching", games * (1 + len(styles))) as step:
        found = measure(rules, games, seed, step)
    print(f"{game}, {seats} seats, {games} games each among `rules`; even: {1 / seats:.1%}")
    print(table(found))


def table(found: list[Character]) -> str:
    """Write one line for each style."""
    columns = ["style", "wins", "95 %", *found[0].measures]
    lines = [columns]
    for each in found:
        low, high = each.interval()
        shares = [f"{share.part:.1%}" for share in each.measures.values()]
        lines.append([each.name, f"{each.wins / each.games:.1%}", f"{low:.1%}-{high:.1%}", *shares])
    widths = [max(len(line[column]) for line in lines) for column in range(len(columns))]
    return "\n".join("  ".join(cell.rjust(width) for cell, width in zip(line, widths, strict=True)) for line in lines)

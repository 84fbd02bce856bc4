"""`regift characters`: how differently the styles of a game's bots play."""

from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter

from regift.bots import catalogue
from regift.commands.shared.make_game_from_command_line import fitting_seats, game_named
from regift.commands.shared.partial_results_after_ctrl_c import found_by
from regift.commands.shared.progress_bar import progress_bar
from regift.commands.shared.user_fixable_command_error import CannotRun
from regift.lab.bot_style_behaviour_and_wins import StyleResult, curve
from regift.lab.bot_style_behaviour_and_wins import characters as measure


def characters(
    game: str,
    *,
    seats: int | None = None,
    games: int = 200,
    seed: int = 0,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
) -> int:
    """Let each style or level of a game's bots play among plain ones, and say what it did.

    Parameters
    ----------
    game
        The id of the game.
    seats
        How many play; 4 if left out, or as near to that as the game takes.
    games
        How many games each plays.
    seed
        The same seed gives the same games.
    option
        An option of the game as name=value; may be given more than once.
    """
    seats = fitting_seats(game, 4) if seats is None else seats
    rules = game_named(game, seats, option or [])
    if games < 1:
        raise CannotRun(f"games: expected 1 or more, got {games}")
    names = catalogue.game_bots(game)
    if len(names) < 2:
        raise CannotRun(f"{game} has one style only: its bots are {', '.join(catalogue.names(game))}")
    with progress_bar("watching", games * len(names)) as step:
        found, code = found_by(lambda: measure(rules, games, seed, step), len(names), "styles")
    print(f"{game}, {seats} seats, {games} games each among `{catalogue.default_bot(game)}`; even: {1 / seats:.1%}")
    points = curve(game)
    print(table(found, [measure for measure in found[0].measures if measure not in points]))
    if points:
        print(table(found, points))
    return code


def table(found: list[StyleResult], measures: Sequence[str]) -> str:
    """Write one line for each style, with these of its measures."""
    columns = ["style", "wins", "95 %", *measures]
    lines = [columns]
    for each in found:
        low, high = each.interval()
        shares = [f"{share.part:.1%}" for share in (each.measures[name] for name in measures)]
        lines.append([each.name, f"{each.wins / each.games:.1%}", f"{low:.1%}-{high:.1%}", *shares])
    widths = [max(len(line[column]) for line in lines) for column in range(len(columns))]
    return "\n".join("  ".join(cell.rjust(width) for cell, width in zip(line, widths, strict=True)) for line in lines)

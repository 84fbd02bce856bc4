"""`regift tastes`: what learning the tastes of others is worth."""

from typing import Annotated, Final

from cyclopts import Parameter

from regift.bots import catalogue
from regift.commands.shared.make_game_from_command_line import game_named
from regift.commands.shared.partial_results_after_ctrl_c import found_by
from regift.commands.shared.progress_bar import progress_bar
from regift.commands.shared.user_fixable_command_error import CannotRun
from regift.lab.taste_learning_gain import COUNTED_FROM, Comparison, compare

COLUMNS: Final = "{:>6} {:>12} {:>12} {:>8}"
ROUNDS_SHOWN: Final = 10
"""So many rounds are shown."""


def tastes(
    game: str,
    *,
    seats: int = 5,
    games: int = 200,
    bots: str = "",
    seed: int = 0,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
) -> int:
    """Seat a bot that learns beside one that does not, and compare the points of the gifts that they give.

    Parameters
    ----------
    game
        The id of the game.
    seats
        How many play.
    games
        How many games to play.
    bots
        Two bots, separated by a comma; unless said, the plain one and the one who knows people least.
    seed
        The same seed gives the same games, and the same tastes.
    option
        An option of the game as name=value; may be given more than once.
    """
    rules = game_named(game, seats, option or [])
    if games < 1:
        raise CannotRun(f"games: expected 1 or more, got {games}")
    usual = f"{catalogue.default_bot(game)},{catalogue.names(game)[:2][-1]}"
    names = [name.strip() for name in (bots or usual).split(",")]
    if len(names) != 2:
        raise CannotRun(f"bots: expected two, got {len(names)}")
    with progress_bar("unwrapping", games) as step:
        found, code = found_by(lambda: compare(rules, (names[0], names[1]), games, seed, step), games, "games")
    print(table(found))
    print(summary(found, games))
    return code


def table(found: Comparison) -> str:
    """Write a line for each round: points a gift of each, and how many gifts that was."""
    lines = [COLUMNS.format("round", *found.names, "gifts")]
    for number, (first, second) in list(found.rounds.items())[:ROUNDS_SHOWN]:
        points = [f"{each.average:+.2f}" for each in (first, second)]
        lines.append(COLUMNS.format(number, *points, first.gifts + second.gifts))
    return "\n".join(lines)


def summary(found: Comparison, games: int) -> str:
    """Write the difference from the round on in which there is something to have learned."""
    low, high = found.interval()
    return (
        f"points a gift from round {COUNTED_FROM} on, {found.names[0]} minus {found.names[1]}: "
        f"{found.difference:+.3f} (95 % {low:+.3f} to {high:+.3f}), {len(found.differences)} of {games} games"
    )

"""`regift balance`: how long a game takes with these options, and how well who begins does."""

import json
import time
from typing import Annotated

from cyclopts import Parameter

from regift.commands.shared.cannot_run import CannotRun
from regift.commands.shared.game_arguments import find_modules_here, fitting_seats, game_named
from regift.commands.shared.interrupted_run import INTERRUPTED, say_incomplete
from regift.commands.shared.progress_bar import progress_bar
from regift.lab.balance import GAMES, QUICK, Balance, BalanceEstimator, Estimate
from regift.lab.balance_worker import content_of


def balance(
    game: str,
    *,
    seats: int | None = None,
    games: int = GAMES,
    bot: str = QUICK,
    seed: int = 0,
    as_json: Annotated[bool, Parameter(name="--json", negative=())] = False,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
) -> int:
    """Play many quick games and say how long they take and who wins, with intervals. Ctrl+C shows what is known so far.

    Parameters
    ----------
    game
        The id of the game.
    seats
        How many play; 4 if left out, or as near to that as the game takes.
    games
        How many games to play.
    bot
        Who plays on all seats: `random` is quick, `rules` plays truer, your own is module:Class.
    seed
        The same seed gives the same games.
    as_json
        Print JSON instead of a table.
    option
        An option of the game as name=value, a deck also as deck=FILE; may be given more than once.
    """
    if games < 1:
        raise CannotRun(f"games: expected 1 or more, got {games}")
    seats = fitting_seats(game, 4) if seats is None else seats
    rules = game_named(game, seats, option or [])
    find_modules_here()
    estimator = BalanceEstimator(rules, bot, seed)
    start = time.perf_counter()
    code = 0
    try:
        with progress_bar(f"{game}, {seats} seats", games, is_wanted=not as_json) as step:
            for _ in range(games):
                estimator.play()
                step()
    except KeyboardInterrupt:
        if estimator.games == 0:
            raise
        code = INTERRUPTED
        say_incomplete(estimator.games, games, "games")
    found = estimator.balance()
    if as_json:
        head = {"game": game, "seats": seats, "options": dict(rules.settings), "bot": estimator.bot, "seed": seed}
        print(json.dumps(head | content_of(found) | {"complete": code == 0}, indent=2))
    else:
        print(_table(found, estimator.bot, time.perf_counter() - start))
    return code


def _table(found: Balance, bot: str, seconds: float) -> str:
    lines = [f"{found.games} games by {bot} in {seconds:.1f} s; {found.unfinished} unfinished"]
    turns = found.turns
    lines.append(f"turns of a game: {turns.value:.1f} (95 % interval {turns.low:.1f} to {turns.high:.1f})")
    lines.append(
        f"who begins wins {_points(found.advantage)} points in a hundred more often than others would by chance"
    )
    for place, share in enumerate(found.shares):
        who = "who begins" if place == 0 else f"{place} after"
        lines.append(f"{who:<12} {share.value:>6.1%}  95 % interval {share.low:.1%} to {share.high:.1%}")
    lines.append(f"even would be {found.even:.1%}")
    return "\n".join(lines)


def _points(share: Estimate) -> str:
    return f"{share.value * 100:+.1f} ({share.low * 100:+.1f} to {share.high * 100:+.1f})"

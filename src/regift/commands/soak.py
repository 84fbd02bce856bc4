"""`regift soak`: look for what is broken."""

import time
from collections import Counter
from typing import Annotated

from cyclopts import Parameter

from regift.commands.shared.make_game_from_command_line import game_named
from regift.commands.shared.partial_results_after_ctrl_c import found_by
from regift.commands.shared.progress_bar import progress_bar
from regift.commands.shared.user_fixable_command_error import CannotRun
from regift.games.catalogue import find
from regift.lab.random_game_soak import BrokenPromise, variants
from regift.lab.random_game_soak import soak as play


def soak(
    game: str,
    *,
    games: int = 1000,
    seats: int | None = None,
    seed: int = 0,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
) -> int:
    """Play random games with every number of seats and every option, checking every promise on the way.

    Parameters
    ----------
    game
        The id of the game.
    games
        How many games to play.
    seats
        How many play; every number that the game takes if left out.
    seed
        The seed of the first game; those of the others follow from it.
    option
        Play only with this option, given as name=value; may be given more than once.
    """
    if games < 1:
        raise CannotRun(f"games: expected 1 or more, got {games}")
    variety = [game_named(game, seats or find(game).SEATS[0], option)] if option else list(variants(game, seats))
    start = time.perf_counter()
    with progress_bar(f"soaking {game}", games) as step:
        try:
            soaked, code = found_by(lambda: play(variety, games, seed, lambda _: step()), games, "games")
        except BrokenPromise as broken:
            print(f"BROKEN: {broken}")
            print(f"To come back to it: {_again(broken)}")
            return 1
    seconds = time.perf_counter() - start
    by_seats = Counter(one.game.seats for one in soaked)
    said = ", ".join(f"{count} with {seats} seats" for seats, count in sorted(by_seats.items()))
    unfinished = sum(not one.is_over for one in soaked)
    moves = sum(one.moves for one in soaked)
    played = len(soaked)
    print(f"{played} games of {game} in {min(played, len(variety))} variants ({said}), {moves} moves, {seconds:.1f} s")
    print(f"nothing broken; {unfinished} games left unfinished at the limit of moves")
    return code


def _again(broken: BrokenPromise) -> str:
    """Return the command that plays the game in which a promise was broken."""
    options = [f"--option {name}={value}" for name, value in broken.game.settings.items()]
    command = ["regift soak", broken.game.id, "--games 1", f"--seats {broken.game.seats}", f"--seed {broken.seed}"]
    return " ".join([*command, *options])

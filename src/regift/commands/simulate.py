"""`regift simulate`: bots against bots, by the thousand."""

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from regift.commands.shared.make_game_from_command_line import find_modules_here, fitting_seats, game_named
from regift.commands.shared.output_path_check_and_writing_of_files_and_marked_sections import (
    check_folder,
    write_atomically,
)
from regift.commands.shared.partial_results_after_ctrl_c import found_by
from regift.commands.shared.progress_bar import progress_bar
from regift.commands.shared.user_fixable_command_error import CannotRun
from regift.compilation_status import warn_if_slow
from regift.lab.simulate import Outcome, RunOptions, Simulation, cores
from regift.lab.simulate import simulate as play

COLUMNS: Final = "{:<16} {:>5} {:>9} {:>7}  {:<16} {:>6}"


def simulate(
    game: str,
    *,
    seats: int | None = None,
    games: int = 1000,
    bots: str = "random",
    seed: int = 0,
    as_json: Annotated[bool, Parameter(name="--json", negative=())] = False,
    save: Path | None = None,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    jobs: int = 1,
) -> int:
    """Play many games between bots, their seats rotated, and say who won how often.

    Parameters
    ----------
    game
        The id of the game.
    seats
        How many play; 2 if left out, or as few as the game takes.
    games
        How many games to play.
    bots
        Bots by name, or your own as module:Class, separated by commas; seats left over get the last one.
    seed
        The same seed gives the same games.
    as_json
        Print JSON instead of a table.
    save
        Write each game's record into this folder.
    option
        An option of the game as name=value; may be given more than once.
    jobs
        In how many processes to play; no more than this machine has cores.
    """
    seats = fitting_seats(game, 2) if seats is None else seats
    rules = game_named(game, seats, option or [])
    names = [name.strip() for name in bots.split(",")]
    if games < 1:
        raise CannotRun(f"games: expected 1 or more, got {games}")
    if jobs < 1:
        raise CannotRun(f"jobs: expected 1 or more, got {jobs}")
    find_modules_here()
    play(rules, names, 1, seed, RunOptions(limit=0))  # names what is wrong with the bots before anything is made
    if save is not None:
        check_folder(save)
    warn_if_slow()
    if jobs > cores():
        count = f"{cores()} core" if cores() == 1 else f"{cores()} cores"
        print(f"jobs: {jobs} asked for, this machine has {count}: as many processes play", file=sys.stderr)
    start = time.perf_counter()
    with progress_bar(f"{game}, {seats} seats", games, is_wanted=not as_json) as step:
        run_options = RunOptions(
            jobs=jobs, with_records=save is not None, progress=lambda outcome: _finish(step, save, outcome)
        )
        simulation, code = found_by(lambda: play(rules, names, games, seed, run_options), games, "games")
    seconds = time.perf_counter() - start
    content = _content(simulation, seconds) | {"games_asked": games, "complete": code == 0}
    print(json.dumps(content, indent=2) if as_json else _table(simulation, seconds))
    return code


def _finish(step: Callable[[], None], save: Path | None, outcome: Outcome) -> None:
    if save is not None:
        write_atomically(save / f"{outcome.number:06}.jsonl", outcome.record)
    step()


def _content(simulation: Simulation, seconds: float) -> dict[str, object]:
    plan = simulation.plan
    median_moves, most_moves = simulation.moves()
    return {
        "game": plan.game_id,
        "seats": plan.seats,
        "options": plan.options,
        "seed": plan.seed,
        "games": len(simulation.outcomes),
        "unfinished": simulation.unfinished,
        "bots": [score._asdict() for score in simulation.scores()],
        "moves_median": median_moves,
        "moves_most": most_moves,
        "decisions_mean": simulation.decisions(),
        "seconds": round(seconds, 3),
    }


def _table(simulation: Simulation, seconds: float) -> str:
    lines = [COLUMNS.format("bot", "seats", "wins", "share", "95 % interval", "even")]
    for score in simulation.scores():
        interval = f"{score.low:.1%} to {score.high:.1%}"
        lines.append(
            COLUMNS.format(
                score.name, score.seats, f"{score.wins:g}", f"{score.share:.1%}", interval, f"{score.even:.0%}"
            )
        )
    median_moves, most_moves = simulation.moves()
    unfinished = f", {simulation.unfinished} left unfinished" if simulation.unfinished else ""
    lines.append(
        f"{len(simulation.outcomes)} games of {simulation.plan.game_id} in {seconds:.1f} s{unfinished}; moves a game: "
        f"median {median_moves:g}, most {most_moves}; decisions a game: {simulation.decisions():.0f}"
    )
    return "\n".join(lines)

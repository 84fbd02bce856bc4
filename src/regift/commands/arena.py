"""`regift arena`: round robins between bots, with intervals, ratings and the names of those that broke the rules."""

import csv
import io
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from regift.commands.shared.make_game_from_command_line import find_modules_here, game_named
from regift.commands.shared.output_path_check_and_writing_of_files_and_marked_sections import (
    check_file,
    write_atomically,
)
from regift.commands.shared.partial_results_after_ctrl_c import found_by
from regift.commands.shared.progress_bar import progress_bar
from regift.commands.shared.report_file_and_language_check import check_report
from regift.commands.shared.user_fixable_command_error import CannotRun
from regift.compilation_status import warn_if_slow
from regift.games import catalogue
from regift.games.action_and_event_wording import LANGUAGES
from regift.lab.arena.arena import ERROR, MOST_ROUNDS, MOVE_TIME, ArenaOptions, play_arena
from regift.lab.arena.arena_page import arena_page
from regift.lab.arena.arena_result import ArenaResult, ShareOfWins

COLUMNS: Final = "{:>5}  {:<24} {:>7} {:>7}  {:<16} {:>6} {:>6} {:>9}"
RATING_COLUMNS: Final = "{:<24} {:>7} {:>6} {:>6}"
NO_RATINGS: Final = "ratings need openskill, which the extra `lab` installs: pip install openskill"
CSV_FIELDS: Final = (*ShareOfWins._fields, "ratio", "forfeits")
MOST_REASONS: Final = 10
"""So many reasons of forfeits the table lists; JSON has them all."""


def arena(
    game: str,
    *,
    bots: str,
    seats: str = "",
    rounds: int = MOST_ROUNDS,
    until_width: float | None = None,
    until_separated: Annotated[bool, Parameter(negative=())] = False,
    error: float = ERROR,
    move_time: float = MOVE_TIME,
    seed: int = 0,
    as_json: Annotated[bool, Parameter(name="--json", negative=())] = False,
    as_csv: Annotated[Path | None, Parameter(name="--csv")] = None,
    html: Path | None = None,
    language: Annotated[str | None, Parameter(name=("--language", "--lang"))] = None,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    jobs: int = 1,
) -> int:
    """Let bots play round robins, each deal in every rotation of the seats. Ctrl+C shows what is known so far.

    Parameters
    ----------
    game
        The id of the game.
    bots
        Two or more, separated by commas: bots by name, your own as module:Class, programs as program:COMMAND.
    seats
        At which seat counts, separated by commas; at all that the game allows if left out.
    rounds
        The most rounds at each seat count; a round is one deal, played by each lineup in every rotation.
    until_width
        Stop at a seat count once no interval is wider than this.
    until_separated
        Stop at a seat count once it is known of each two bots which wins more.
    error
        The probability that any interval is ever wrong, whenever the arena stops.
    move_time
        Seconds that a program has for a move.
    seed
        The same seed gives the same games.
    as_json
        Print JSON instead of tables.
    as_csv
        Write the table of shares into this file, too.
    html
        Also write a page with charts of shares and ratings into this file, which needs no network.
    language
        The language of that page, en or fr; en if left out.
    option
        An option of the game as name=value; may be given more than once.
    jobs
        In how many processes to play; no more than this machine has cores.
    """
    counts = _seat_counts(game, seats)
    rules = [game_named(game, count, option or []) for count in counts]
    if as_csv is not None:
        check_file(as_csv)
    check_report(html, language)
    find_modules_here()
    names = [name.strip() for name in bots.split(",")]
    start = time.perf_counter()
    total = max(rounds, 1) * len(counts)
    with progress_bar(f"{game}, rounds", total, is_wanted=not as_json) as step:
        options = ArenaOptions(
            rounds,
            until_width,
            until_separated,
            error,
            move_time,
            jobs,
            ready=warn_if_slow,
            progress=lambda _: step(),
        )
        result, code = found_by(lambda: play_arena(rules[0], names, counts, seed, options), total, "rounds")
    seconds = time.perf_counter() - start
    if as_csv is not None:
        write_atomically(as_csv, _csv(result))
    if html is not None:
        write_atomically(html, arena_page(result, language or LANGUAGES[0]))
    print(
        json.dumps(_content(result, seconds, is_complete=code == 0), indent=2) if as_json else _table(result, seconds)
    )
    return code


def _seat_counts(game: str, seats: str) -> list[int]:
    fewest, most = catalogue.find(game).SEATS
    if not seats:
        return list(range(fewest, most + 1))
    words = [word.strip() for word in seats.split(",")]
    if not all(word.isascii() and word.isdigit() for word in words):
        raise CannotRun(f"seats: expected numbers separated by commas, got {seats!r}")
    return [int(word) for word in words]


def _forfeits_by(result: ArenaResult, share: ShareOfWins) -> int:
    names = [contestant.name for contestant in result.plan.contestants]
    at_these = [played for played in result.rounds if played.seats == share.seats]
    return sum(names[bot] == share.name for played in at_these for game in played.games for bot, _ in game.forfeits)


def _rows(result: ArenaResult) -> list[dict[str, object]]:
    return [
        {**share._asdict(), "ratio": share.ratio, "forfeits": _forfeits_by(result, share)}
        for share in result.shares_of_wins()
    ]


def _csv(result: ArenaResult) -> str:
    text = io.StringIO()
    writer = csv.DictWriter(text, CSV_FIELDS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(_rows(result))
    return text.getvalue()


def _content(result: ArenaResult, seconds: float, *, is_complete: bool) -> dict[str, object]:
    plan = result.plan
    return {
        "game": plan.game_id,
        "options": plan.options,
        "seed": plan.seed,
        "error": result.error,
        "games": result.games,
        "unfinished": result.unfinished,
        "rounds": {each.seats: len(each.rounds) for each in result.by_seats},
        "separated": {each.seats: each.is_separated() for each in result.by_seats},
        "shares": _rows(result),
        "ratings": {name: rating._asdict() for name, rating in result.ratings().items()},
        "forfeits": [
            {"name": name, "reason": reason, "games": games}
            for (name, reason), games in result.forfeits().most_common()
        ],
        "seconds": round(seconds, 3),
        "complete": is_complete,
    }


def _table(result: ArenaResult, seconds: float) -> str:
    lines = [
        COLUMNS.format(
            "seats", "bot", "games", "share", f"{100 - 100 * result.error:g} % interval", "fair", "ratio", "deal gain"
        )
    ]
    lines += [_line(share) for share in result.shares_of_wins()]
    rated = result.ratings()
    if rated:
        lines += ["", RATING_COLUMNS.format("rating, best first", "ordinal", "mu", "sigma")]
        lines += [
            RATING_COLUMNS.format(name, f"{rating.ordinal:.1f}", f"{rating.mu:.1f}", f"{rating.sigma:.1f}")
            for name, rating in rated.items()
        ]
    else:
        print(NO_RATINGS, file=sys.stderr)
    lines += ["", *_forfeit_lines(result)]
    unfinished = f", {result.unfinished} left unfinished" if result.unfinished else ""
    played = ", ".join(f"{len(each.rounds)} at {each.seats}" for each in result.by_seats)
    lines.append(
        f"{result.games} games of {result.plan.game_id} in {seconds:.1f} s{unfinished}; rounds by seats: {played}"
    )
    return "\n".join(lines)


def _line(share: ShareOfWins) -> str:
    interval = f"{share.low:.1%} to {share.high:.1%}"
    gain = "" if share.deal_gain is None else f"{share.deal_gain:.2f}"
    return COLUMNS.format(
        share.seats,
        share.name,
        share.games,
        f"{share.share:.1%}",
        interval,
        f"{share.fair:.1%}",
        f"{share.ratio:.2f}",
        gain,
    )


def _forfeit_lines(result: ArenaResult) -> list[str]:
    found: Sequence[tuple[tuple[str, str], int]] = result.forfeits().most_common(MOST_REASONS)
    lines = [
        f"{name} lost {games} {'game' if games == 1 else 'games'} by forfeit: {reason}"
        for (name, reason), games in found
    ]
    return [*lines, ""] if lines else []

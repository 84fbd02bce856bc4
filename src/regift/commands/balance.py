"""`regift balance`: how long a game takes with these options, and how well who begins does."""

import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from regift.commands.shared.make_game_from_command_line import find_modules_here, fitting_seats, game_named
from regift.commands.shared.output_path_check_and_writing_of_files_and_marked_sections import (
    write_atomically,
)
from regift.commands.shared.partial_results_after_ctrl_c import INTERRUPTED, say_incomplete
from regift.commands.shared.progress_bar import progress_bar
from regift.commands.shared.report_file_and_language_check import check_report
from regift.commands.shared.user_fixable_command_error import CannotRun
from regift.games.action_and_event_wording import LANGUAGES
from regift.lab.balance import GAMES, QUICK, BalanceEstimator
from regift.lab.balance_comparison import BalanceComparison
from regift.lab.balance_report.measured_values_and_variant_differences import Variant
from regift.lab.balance_report.report_page import report
from regift.lab.balance_report.text_tables_and_json import differences_table, json_of, variant_table
from regift.lab.decisions.decision_sampling_and_rollouts import FEWEST_ROLLOUTS, ROLLOUTS
from regift.lab.decisions.decision_stakes import DecisionEstimator


def balance(
    game: str,
    *,
    seats: int | None = None,
    games: int = GAMES,
    bot: str = QUICK,
    seed: int = 0,
    as_json: Annotated[bool, Parameter(name="--json", negative=())] = False,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    versus: Annotated[list[str] | None, Parameter(negative=())] = None,
    cards: Annotated[bool, Parameter(negative=())] = False,
    decisions: int = 0,
    rollouts: int = ROLLOUTS,
    html: Path | None = None,
    language: Annotated[str | None, Parameter(name=("--language", "--lang"))] = None,
) -> int:
    """Play many quick games and say how long they take and who wins, with intervals. Ctrl+C shows what is known so far.

    Parameters
    ----------
    game
        The id of the game.
    seats
        How many play; 4 if left out, or as near to that as the game takes.
    games
        How many games to play; with --versus, how many pairs of games.
    bot
        Who plays on all seats: `random` is quick, `rules` plays truer, your own is module:Class.
    seed
        The same seed gives the same games.
    as_json
        Print JSON instead of a table.
    option
        An option of the game as name=value, a deck also as deck=FILE; may be given more than once.
    versus
        What differs in a second variant, as name=value; may be given more than once. Both are played from the same
        seeds, and the differences are shown.
    cards
        Also watch who leads and what becomes of the cards, which takes longer.
    decisions
        Also weigh so many decisions, each of another game: what lies between the best and the worst option.
    rollouts
        From how many deals each option of such a decision is played to the end; an even number.
    html
        Also write a page with charts into this file, which needs no network. It watches as --cards does.
    language
        The language of that page, en or fr; en if left out.
    """
    _check_numbers(games, decisions, rollouts)
    check_report(html, language)
    seats = fitting_seats(game, 4) if seats is None else seats
    given = [option or [], *([[*(option or []), *versus]] if versus else [])]
    games_played = [game_named(game, seats, options) for options in given]
    find_modules_here()
    is_watched = cards or html is not None
    variants = [
        Variant(
            BalanceEstimator(each, bot, seed, is_watched=is_watched),
            _last_of_each(options),
            DecisionEstimator(each, bot, seed, rollouts) if decisions else None,
        )
        for each, options in zip(games_played, given, strict=True)
    ]
    comparison = BalanceComparison(*[each.estimator for each in variants]) if versus else None
    start = time.perf_counter()
    code = _play(variants, comparison, games, decisions, is_shown=not as_json)
    if as_json:
        content = {"game": game, "seats": seats, "bot": variants[0].estimator.bot, "seed": seed}
        print(json.dumps(content | json_of(variants, comparison) | {"complete": code == 0}, indent=2))
    else:
        heads = (
            [f"first: {' '.join(option or []) or 'as usual'}\n", f"second: {' '.join(versus)}\n"] if versus else [""]
        )
        seconds = time.perf_counter() - start
        tables = [head + variant_table(each, seconds) for head, each in zip(heads, variants, strict=True)]
        print("\n\n".join(tables))
        if comparison is not None:
            print(f"\n{differences_table(comparison, variants)}")
    if html is not None:
        write_atomically(html, report(variants, comparison, language or LANGUAGES[0], is_complete=code == 0))
    return code


def _check_numbers(games: int, decisions: int, rollouts: int) -> None:
    """Raise CannotRun for numbers out of range."""
    if games < 1:
        raise CannotRun(f"games: expected 1 or more, got {games}")
    if decisions < 0:
        raise CannotRun(f"decisions: expected 0 or more, got {decisions}")
    if rollouts < FEWEST_ROLLOUTS or rollouts % 2:
        raise CannotRun(f"rollouts: expected an even number of {FEWEST_ROLLOUTS} or more, got {rollouts}")


def _last_of_each(options: list[str]) -> list[str]:
    """Leave out what is said of an option before it is said anew."""
    return list({text.partition("=")[0]: text for text in options}.values())


def _play(
    variants: Sequence[Variant], comparison: BalanceComparison | None, games: int, decisions: int, *, is_shown: bool
) -> int:
    """Play so many times and weigh so many decisions of each variant, or until Ctrl+C; return the exit code."""
    game = variants[0].estimator.game
    title = f"{game.id}, {game.seats} seats"
    play = variants[0].estimator.play if comparison is None else comparison.play
    try:
        with progress_bar(title, games, is_wanted=is_shown) as step:
            for _ in range(games):
                play()
                step()
        if decisions:
            with progress_bar(f"{title}, decisions", decisions, is_wanted=is_shown) as step:
                for _ in range(decisions):
                    for each in variants:
                        if each.decisions is not None:
                            each.decisions.weigh()
                    step()
    except KeyboardInterrupt:
        done = min(each.estimator.games for each in variants)
        if done == 0:
            raise
        say_incomplete(done, games, "games")
        return INTERRUPTED
    return 0

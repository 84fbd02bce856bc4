"""`regift balance`: how long a game takes with these options, and how well who begins does."""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from regift.commands.shared.make_game_from_command_line import find_modules_here, fitting_seats, game_named
from regift.commands.shared.output_path_check_and_writing_of_files_and_marked_sections import (
    check_file,
    write_atomically,
)
from regift.commands.shared.partial_results_after_ctrl_c import INTERRUPTED, say_incomplete
from regift.commands.shared.progress_bar import progress_bar
from regift.commands.shared.user_fixable_command_error import CannotRun
from regift.games.action_and_event_wording import LANGUAGES
from regift.lab.balance import GAMES, QUICK, BalanceEstimator
from regift.lab.balance_comparison import BalanceComparison, Differences, LeadDifferences
from regift.lab.balance_process_with_progress_lines import content_of
from regift.lab.balance_report import charts
from regift.lab.balance_report.measured_values_and_variant_differences import Variant
from regift.lab.balance_report.report_page import report
from regift.lab.value_with_interval import Estimate

NO_CHARTS: Final = "html needs pygal, which the extra `report` installs: pip install pygal"
COMEBACKS: Final = "won from the last place half-way"
KEPT: Final = "won by who led alone half-way"


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
    html
        Also write a page with charts into this file, which needs no network. It watches who leads, which takes longer.
    language
        The language of that page, en or fr; en if left out.
    """
    if games < 1:
        raise CannotRun(f"games: expected 1 or more, got {games}")
    if html is not None:
        _check_report(html, language or "en")
    elif language is not None:
        raise CannotRun(f"language: expected --html FILE, the page that is written in {language!r}, got no file")
    seats = fitting_seats(game, 4) if seats is None else seats
    variants = [game_named(game, seats, option or [])]
    if versus:
        variants.append(game_named(game, seats, [*(option or []), *versus]))
    find_modules_here()
    estimators = [BalanceEstimator(variant, bot, seed, is_lead_watched=html is not None) for variant in variants]
    comparison = BalanceComparison(estimators[0], estimators[1]) if versus else None
    start = time.perf_counter()
    title = f"{game}, {seats} seats"
    code = _play(
        estimators[0].play if comparison is None else comparison.play, estimators, title, games, is_shown=not as_json
    )
    differences = None if comparison is None else comparison.differences()
    if as_json:
        content: dict[str, object] = {"game": game, "seats": seats, "bot": estimators[0].bot, "seed": seed}
        content |= _content(estimators[0])
        if differences is not None:
            lead_differences = comparison.lead_differences() if comparison else None
            watched = {} if lead_differences is None else {"leads": lead_differences._asdict()}
            content |= {"versus": _content(estimators[1]), "differences": differences._asdict() | watched}
        print(json.dumps(content | {"complete": code == 0}, indent=2))
    else:
        _print_tables(estimators, comparison, option or [], versus or [], time.perf_counter() - start)
    if html is not None:
        given = [_last_of_each(each) for each in (option or [], [*(option or []), *(versus or [])])]
        played = [Variant(each, options) for each, options in zip(estimators, given, strict=False)]
        write_atomically(html, report(played, comparison, language or "en", is_complete=code == 0))
    return code


def _print_tables(
    estimators: list[BalanceEstimator],
    comparison: BalanceComparison | None,
    option: list[str],
    versus: list[str],
    seconds: float,
) -> None:
    """Print what was found of each variant, and how they differ."""
    heads = [f"first: {' '.join(option) or 'as usual'}\n", f"second: {' '.join(versus)}\n"] if versus else [""]
    tables = [head + _table(each, seconds) for head, each in zip(heads, estimators, strict=True)]
    print("\n\n".join(tables))
    if comparison is not None:
        print(f"\n{_differences_table(comparison.differences(), comparison.lead_differences())}")


def _check_report(html: Path, language: str) -> None:
    """Raise CannotRun where no report could be written, before anything is played."""
    if language not in LANGUAGES:
        raise CannotRun(f"language: expected {', '.join(LANGUAGES)}, got {language!r}")
    if not charts.is_installed():
        raise CannotRun(NO_CHARTS)
    check_file(html)


def _last_of_each(options: list[str]) -> list[str]:
    """Leave out what is said of an option before it is said anew."""
    return list({text.partition("=")[0]: text for text in options}.values())


def _play(
    play: Callable[[], object], estimators: list[BalanceEstimator], title: str, games: int, *, is_shown: bool
) -> int:
    """Play so many times, or until Ctrl+C; return the exit code."""
    try:
        with progress_bar(title, games, is_wanted=is_shown) as step:
            for _ in range(games):
                play()
                step()
    except KeyboardInterrupt:
        done = min(each.games for each in estimators)
        if done == 0:
            raise
        say_incomplete(done, games, "games")
        return INTERRUPTED
    return 0


def _content(estimator: BalanceEstimator) -> dict[str, object]:
    leads = estimator.leads()
    watched = {} if leads is None else {"leads": leads._asdict()}
    return {"options": dict(estimator.game.settings)} | content_of(estimator.balance()) | watched


def _table(estimator: BalanceEstimator, seconds: float) -> str:
    found, leads = estimator.balance(), estimator.leads()
    lines = [f"{found.games} games by {estimator.bot} in {seconds:.1f} s; {found.unfinished} unfinished"]
    turns = found.turns
    lines.append(f"turns of a game: {turns.value:.1f} (95 % interval {turns.low:.1f} to {turns.high:.1f})")
    lines.append(
        f"who begins wins {_points(found.advantage)} points in a hundred more often than others would by chance"
    )
    for place, share in enumerate(found.shares):
        who = "who begins" if place == 0 else f"{place} after"
        lines.append(f"{who:<12} {share.value:>6.1%}  95 % interval {share.low:.1%} to {share.high:.1%}")
    lines.append(f"even would be {found.even:.1%}")
    if leads is not None:
        low, high = leads.changes.low, leads.changes.high
        lines.append(
            f"changes of the leader in a game: {leads.changes.value:.1f} (95 % interval {low:.1f} to {high:.1f})"
        )
        for what, share in ((COMEBACKS, leads.comebacks), (KEPT, leads.kept)):
            lines.append(f"{what}: {share.value:.1%}  95 % interval {share.low:.1%} to {share.high:.1%}")
    return "\n".join(lines)


def _differences_table(found: Differences, leads: LeadDifferences | None) -> str:
    lines = [f"the second minus the first, in {found.pairs} pairs of games from the same seeds"]
    if found.turns is not None:
        turns = found.turns
        lines.append(f"turns of a game: {turns.value:+.1f} (95 % interval {turns.low:+.1f} to {turns.high:+.1f})")
    for place, share in enumerate(found.shares):
        who = "who begins" if place == 0 else f"{place} after"
        lines.append(f"{who:<12} share of wins: {_points(share)} points in a hundred")
    if leads is not None:
        if (changes := leads.changes) is not None:
            said = f"{changes.value:+.1f} (95 % interval {changes.low:+.1f} to {changes.high:+.1f})"
            lines.append(f"changes of the leader in a game: {said}")
        lines.append(f"{COMEBACKS}: {_points(leads.comebacks)} points in a hundred")
        lines.append(f"{KEPT}: {_points(leads.kept)} points in a hundred")
    return "\n".join(lines)


def _points(share: Estimate) -> str:
    return f"{share.value * 100:+.1f} ({share.low * 100:+.1f} to {share.high * 100:+.1f})"

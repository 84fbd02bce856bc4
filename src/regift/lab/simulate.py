"""Many games between the same bots, the seats rotated, and who won how often."""

import os
import pickle
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import median
from typing import Final, NamedTuple

from regift.games import catalogue
from regift.kit.game import Game
from regift.kit.refusal_and_errors import RegiftError
from regift.kit.seeded_random_generator import stream_seed
from regift.lab.single_game_runner import LIMIT, Entry, PlayedGame, play_match, seat_bots
from regift.lab.stopped_early_exception_with_partial_results import StoppedEarly
from regift.lab.wilson_interval_of_share import wilson


class BadLineup(RegiftError):
    """Raised when the bots do not fit the seats, or a number is out of range."""


class Outcome(NamedTuple):
    """What is kept of one game."""

    number: int
    seed: int
    lineup: tuple[str, ...]
    """By seat: the bot's name."""
    winners: tuple[int, ...]
    """The seats that share the first place; none if the game was left unfinished."""
    moves: int
    decisions: int
    """How many moves had at least two options."""
    record: str
    """The game's record, "" unless records were asked for."""


class Score(NamedTuple):
    """How one bot did."""

    name: str
    seats: int
    """How many of the seats it held in each game."""
    wins: float
    """A tie for the first place counts as its part."""
    share: float
    low: float
    high: float
    """The 95 % interval of the share (Wilson)."""
    even: float
    """The share it would have if all were equally good."""


class RunOptions(NamedTuple):
    """How to play many games."""

    rotate: bool = True
    """Whether the bots move on by one seat each game."""
    jobs: int = 1
    """In how many processes; no more than this machine has cores."""
    limit: int = LIMIT
    """After how many moves a game is left unfinished."""
    with_records: bool = False
    progress: Callable[[Outcome], None] | None = None
    """Called after each game."""


DEFAULT_RUN: Final = RunOptions()


class Plan(NamedTuple):
    """What to play; it can be handed to another process."""

    game_id: str
    seats: int
    options: dict[str, bool | int | str]
    entries: tuple[Entry, ...]
    names: tuple[str, ...]
    """What each entry is listed under: the same bot once, two bots twice."""
    seed: int
    run_options: RunOptions

    def play(self, numbers: Sequence[int]) -> list[Outcome]:
        """Play the games of these numbers."""
        game = catalogue.find(self.game_id).make(self.seats, dict(self.options))
        return [self.play_one(game, number) for number in numbers]

    def play_one(self, game: Game, number: int) -> Outcome:
        """Play the game of that number."""
        seed = game_seed(self.seed, number)
        lineup = self.lineup(number)
        entries = [self.entries[at] for at in lineup]
        match = play_match(game, seat_bots(game, entries, seed), seed, self.run_options.limit)
        text = match.record.text(game, match.state) if self.run_options.with_records else ""
        return _outcome(number, tuple(self.names[at] for at in lineup), match, text)

    def lineup(self, number: int) -> list[int]:
        """Return the entries by seat in the game of that number: each game they move on by one seat."""
        shift = number % self.seats if self.run_options.rotate else 0
        return [(seat - shift) % self.seats for seat in range(self.seats)]


class Simulation(NamedTuple):
    """The games played, in order."""

    plan: Plan
    outcomes: list[Outcome]

    @property
    def unfinished(self) -> int:
        """How many games reached the limit of moves; they count for nobody."""
        return sum(not outcome.winners for outcome in self.outcomes)

    def scores(self) -> list[Score]:
        """Score each bot, in the order they were named."""
        return [self._score(name) for name in dict.fromkeys(self.plan.names)]

    def moves(self) -> tuple[float, int]:
        """Return the median and the highest number of moves of a game."""
        counts = [outcome.moves for outcome in self.outcomes]
        return median(counts), max(counts)

    def decisions(self) -> float:
        """Return the mean number of decisions of a game."""
        return sum(outcome.decisions for outcome in self.outcomes) / len(self.outcomes)

    def _score(self, name: str) -> Score:
        finished = [outcome for outcome in self.outcomes if outcome.winners]
        wins = sum(
            sum(outcome.lineup[seat] == name for seat in outcome.winners) / len(outcome.winners) for outcome in finished
        )
        held = self.plan.names.count(name)
        low, high = wilson(wins, len(finished))
        share = wins / len(finished) if finished else 0.0
        return Score(name, held, wins, share, low, high, held / self.plan.seats)


def simulate(
    game: Game, bots: Sequence[Entry], games: int, seed: int = 0, run_options: RunOptions = DEFAULT_RUN
) -> Simulation:
    """Play games between bots, given by name or by what makes them; BadLineup or UnknownBot says what doesn't fit.

    A seat for which no bot is named gets the last one. The same seed gives the same games, in any number of processes.
    Ctrl+C raises StoppedEarly, a KeyboardInterrupt that has the games played by then.
    """
    if not 1 <= len(bots) <= game.seats:
        raise BadLineup(f"bots: expected 1 to {game.seats}, one for each seat, got {len(bots)}")
    if games < 1 or run_options.jobs < 1:
        raise BadLineup(f"games and jobs: expected 1 or more, got {games} and {run_options.jobs}")
    entries = (*bots, *[bots[-1]] * (game.seats - len(bots)))
    seat_bots(game, entries, seed)  # an unknown bot is named before anything is played
    told = run_options._replace(progress=None, jobs=min(run_options.jobs, cores()))
    plan = Plan(game.id, game.seats, dict(game.settings), entries, names_of(entries), seed, told)
    outcomes: list[Outcome] = []
    try:
        for outcome in _play_here(plan, game, games) if run_options.jobs == 1 else _play_apart(plan, games):
            outcomes.append(outcome)
            if run_options.progress is not None:
                run_options.progress(outcome)
    except KeyboardInterrupt:
        if not outcomes:
            raise
        raise StoppedEarly(Simulation(plan, outcomes), len(outcomes)) from None
    return Simulation(plan, outcomes)


def cores() -> int:
    """Return how many processes this machine runs at once for us: more would only take turns."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def game_seed(seed: int, number: int) -> int:
    """Return the seed of one game of a simulation: another for each number, and for each seed of the simulation."""
    return stream_seed(seed, number)


def names_of(entries: Sequence[Entry]) -> tuple[str, ...]:
    """Name each entry: equal entries alike, others never, so that no two bots are counted as one."""
    known: list[tuple[Entry, str]] = []
    for entry in entries:
        if all(entry != other for other, _ in known):
            plain = name_of(entry)
            same = sum(name == plain or name.startswith(f"{plain} #") for _, name in known)
            known.append((entry, f"{plain} #{same + 1}" if same else plain))
    return tuple(next(name for other, name in known if other == entry) for entry in entries)


def name_of(entry: object) -> str:
    """Return what an entry is called: a partial by what it calls, with its arguments."""
    if isinstance(entry, str):
        return entry
    if isinstance(entry, partial):
        given = [repr(value) for value in entry.args]
        given += [f"{name}={value!r}" for name, value in entry.keywords.items()]
        return f"{name_of(entry.func)}({', '.join(given)})"
    return str(getattr(entry, "__name__", type(entry).__name__))


def _outcome(number: int, names: tuple[str, ...], match: PlayedGame, record: str) -> Outcome:
    seed = match.record.seed
    assert isinstance(seed, int)
    return Outcome(number, seed, names, tuple(match.winners()), match.moves, match.decisions, record)


def _play_here(plan: Plan, game: Game, games: int) -> Iterator[Outcome]:
    for number in range(games):
        yield plan.play_one(game, number)


def _play_apart(plan: Plan, games: int) -> Iterator[Outcome]:
    """Play in processes, a few games at a time, and give the outcomes in order."""
    jobs = plan.run_options.jobs
    try:
        pickle.dumps(plan)
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        raise BadLineup(f"bots: one of them can't be sent to another process: {error}; play with jobs=1") from None
    step = max(1, min(16, games // (jobs * 4)))
    batches = [range(first, min(first + step, games)) for first in range(0, games, step)]
    with ProcessPoolExecutor(jobs, initializer=leave_interrupts_to_the_parent) as pool:
        try:
            for outcomes in pool.map(plan.play, batches):
                yield from outcomes
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def leave_interrupts_to_the_parent() -> None:
    """Let Ctrl+C stop the process that started this one, and not this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

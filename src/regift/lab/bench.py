"""How fast the engine is: every figure a median of rounds, the rows taken in turn within each round."""

import os
import platform
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from regift.bots.tree_search import TreeSearchBot
from regift.games import catalogue
from regift.kit.bot import PositionSampler
from regift.kit.game import Game
from regift.kit.random_playout import play_out
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State
from regift.lab import openspiel_speed_baseline
from regift.lab.stopped_early_exception_with_partial_results import StoppedEarly

SEATS: Final = 4
MOVE_LIMIT: Final = 10_000
"""After this many moves a random game is given up: with every granny in a complete row Kung Fu Granny can't end."""
MIDDLE: Final = 60
"""How many random moves lead to the position that single calls are measured on."""
SEARCHED: Final = 200
"""The iterations of one search measured."""

Work = Callable[[], float]
"""Does one piece of work and gives how many units it was."""


class Row(NamedTuple):
    """One figure of the report."""

    name: str
    unit: str
    value: float
    games: float = 0.0
    """Games a second, where games are played."""
    ratio: float = 0.0
    """To OpenSpiel driven from the same language, in the same run; 0: not measured."""


class Machine(NamedTuple):
    """Where the figures were taken."""

    processor: str
    cores: int
    python: str
    system: str


class Report(NamedTuple):
    """What one run of the benchmark found."""

    engine: str
    machine: Machine
    rounds: int
    games: dict[str, list[Row]]
    peer: str
    """"" when OpenSpiel is not installed."""
    peer_rows: list[Row]


def loop_in_python(state: State, chance: Chance) -> int:
    """Play a random game to its end in Python, driven as OpenSpiel is; give its decisions with at least two options."""
    to_act, list_options, apply, below = state.to_act, state.options, state.apply, chance.below
    decisions = 0
    for _ in range(MOVE_LIMIT):
        seats = to_act()
        if not seats:
            break
        seat = seats[0]
        options = list_options(seat)
        count = len(options)
        if count > 1:
            decisions += 1
            apply(seat, options[below(count)])
        else:
            apply(seat, options[0])
    return decisions


class BenchmarkCases:
    """The pieces of work measured on one game."""

    def __init__(self, game: Game, seed: int, state: State | None = None) -> None:
        self.game = game
        self.chance = Chance(seed)
        self.state = self._middle(seed) if state is None else state
        """What single calls and the search are measured on: given, or `MIDDLE` random moves after a deal."""
        self.seat = self.state.to_act()[0]
        self.search = TreeSearchBot(self.chance.split(), SEARCHED)
        self.search.start(game, self.seat)

    def playout(self) -> float:
        """Play a game with the kit's own loop."""
        return float(play_out(self.game.deal(self.chance.split()), self.chance, MOVE_LIMIT))

    def playout_in_python(self) -> float:
        """Play a game with a loop in Python."""
        return loop_in_python(self.game.deal(self.chance.split()), self.chance)

    def calls(self) -> dict[str, Work]:
        """Return single calls on a position in mid-game, by name."""
        state, seat = self.state, self.seat
        return {
            "copy": _once(state.copy),
            "options": _once(lambda: state.options(seat)),
            "view": _once(lambda: state.view(seat)),
            "key": _once(lambda: state.key(seat)),
            "determinize": _once(lambda: state.determinize(seat, self.chance.split())),
        }

    def searching(self) -> float:
        """Search the position in mid-game."""
        options = self.state.options(self.seat)
        self.search.choose(self.state.view(self.seat), options, PositionSampler(self.state, self.seat))
        return SEARCHED

    def _middle(self, seed: int) -> State:
        """Return the first dealt game that is not over in the middle, at a seat with a choice."""
        while True:
            seed += 1
            state = self.game.deal(seed)
            play_out(state, self.chance.split(), MIDDLE)
            while (seats := state.to_act()) and len(options := state.options(seats[0])) == 1:
                state.apply(seats[0], options[0])
            if seats:
                return state


class RateMeter:
    """Measures several pieces of work in turn, round after round."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        """For how long each is done in each round."""
        self.rates: dict[str, list[float]] = {}
        """Units a second, by name and round."""
        self.runs: dict[str, list[float]] = {}
        """Pieces a second."""

    def round(self, works: dict[str, Work]) -> None:
        """Measure each once."""
        for name, work in works.items():
            units, pieces, spent = self._measure(work)
            self.rates.setdefault(name, []).append(units / spent)
            self.runs.setdefault(name, []).append(pieces / spent)

    def rate(self, name: str) -> float:
        """Return the median of units a second."""
        return median(self.rates[name])

    def pieces(self, name: str) -> float:
        """Return the median of pieces a second."""
        return median(self.runs[name])

    def ratio(self, name: str, other: str) -> float:
        """Return the median over the rounds of how many times faster the one was; 0 without the other."""
        pairs = zip(self.rates[name], self.rates.get(other, []), strict=False)
        ratios = [mine / theirs for mine, theirs in pairs]
        return median(ratios) if ratios else 0.0

    def _measure(self, work: Work) -> tuple[float, int, float]:
        units = 0.0
        pieces = 0
        clock = time.perf_counter
        start = clock()
        end = start + self.seconds
        now = start
        while now < end:
            units += work()
            pieces += 1
            now = clock()
        return units, pieces, now - start


def bench(engine: str, rounds: int = 5, seconds: float = 0.3, progress: Callable[[], None] = lambda: None) -> Report:
    """Measure every game, beside OpenSpiel if it is installed, in turn within each round."""
    fitting = {
        id: min(max(SEATS, catalogue.find(id).SEATS[0]), catalogue.find(id).SEATS[1]) for id in catalogue.folders()
    }
    benches = {id: BenchmarkCases(catalogue.game(id, seats=seats), 1) for id, seats in fitting.items()}
    eights = (
        openspiel_speed_baseline.OpenSpielGame(openspiel_speed_baseline.CRAZY_EIGHTS, 1)
        if openspiel_speed_baseline.is_installed()
        else None
    )
    meter = RateMeter(seconds)
    done = 0
    try:
        for _ in range(rounds):
            if eights is not None:
                meter.round({"peer native": eights.play_natively, "peer python": eights.play_from_python})
            for id, cases in benches.items():
                meter.round(_works(id, cases))
            done += 1
            progress()
    except KeyboardInterrupt:
        if done == 0:
            raise
    games = {f"{id}, {fitting[id]} seats": _rows(id, cases, meter) for id, cases in benches.items()}
    peer_rows = [] if eights is None else _peer_rows(meter)
    report = Report(engine, machine(), done, games, openspiel_speed_baseline.release() if eights else "", peer_rows)
    if done < rounds:
        raise StoppedEarly(report, done)
    return report


def machine() -> Machine:
    """Describe this machine."""
    return Machine(_processor(), os.cpu_count() or 1, platform.python_version(), platform.system())


def _once(call: Callable[[], object], times: int = 20) -> Work:
    """Make a piece of work of several calls, so that the clock is not what is measured."""

    def work() -> float:
        for _ in range(times):
            call()
        return times

    return work


def _works(id: str, cases: BenchmarkCases) -> dict[str, Work]:
    works = {"playout": cases.playout, "python": cases.playout_in_python}
    if not cases.game.forgets:
        works["search"] = cases.searching
    return {f"{id} {name}": work for name, work in (works | cases.calls()).items()}


def _rows(id: str, cases: BenchmarkCases, meter: RateMeter) -> list[Row]:
    loops = [
        ("random playouts, the kit's loop", "playout", "peer native"),
        ("random playouts, a loop in Python", "python", "peer python"),
    ]
    rows = [
        Row(
            said,
            "decisions/s",
            meter.rate(f"{id} {name}"),
            meter.pieces(f"{id} {name}"),
            meter.ratio(f"{id} {name}", peer),
        )
        for said, name, peer in loops
    ]
    rows += [Row(name, "µs", 1e6 / meter.rate(f"{id} {name}")) for name in cases.calls()]
    if not cases.game.forgets:
        rows.append(Row(f"search of {SEARCHED} iterations", "simulations/s", meter.rate(f"{id} search")))
    return rows


def _peer_rows(meter: RateMeter) -> list[Row]:
    return [
        Row("random playouts, its loop in C++", "decisions/s", meter.rate("peer native"), meter.pieces("peer native")),
        Row("random playouts, a loop in Python", "decisions/s", meter.rate("peer python"), meter.pieces("peer python")),
    ]


def _processor() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text(encoding="utf-8").splitlines() if cpuinfo.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()

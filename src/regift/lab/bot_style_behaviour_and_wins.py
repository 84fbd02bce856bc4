"""How differently the styles or levels of a game's bots play: each alone among plain ones, its doings counted."""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any, NamedTuple

from regift.bots import catalogue
from regift.kit.game import Game
from regift.lab.simulate import game_seed
from regift.lab.single_game_runner import play_match, seat_bots
from regift.lab.stopped_early_exception_with_partial_results import StoppedEarly
from regift.lab.wilson_interval_of_share import wilson


class Share(NamedTuple):
    """How often something was done, of how many times."""

    done: int
    times: int

    @property
    def part(self) -> float:
        """Return the share, 0 when there was no time for it."""
        return self.done / self.times if self.times else 0.0


class StyleResult(NamedTuple):
    """How one style did, and what it did."""

    name: str
    wins: float
    """A tie for the first place counts as its part."""
    games: int
    measures: dict[str, Share]

    def interval(self) -> tuple[float, float]:
        """Return the 95 % interval of its share of wins (Wilson)."""
        return wilson(self.wins, self.games)


def characters(game: Game, games: int, seed: int = 0, progress: Callable[[], None] = lambda: None) -> list[StyleResult]:
    """Let each style or level play so many games among plain ones, its seat moving on from game to game.

    The same seed gives the same games, and the same deals to each style. StoppedEarly has the styles measured whole.
    """
    found: list[StyleResult] = []
    try:
        for name in catalogue.game_bots(game.id):
            found.append(_measured(name, game, games, seed, progress))  # noqa: PERF401 (what is found must stay)
    except KeyboardInterrupt:
        if not found:
            raise
        raise StoppedEarly(found, len(found)) from None
    return found


def curve(game_id: str) -> tuple[str, ...]:
    """Name the measures of a game's bots that go together as one curve, () where there are none."""
    return tuple(getattr(_measures(game_id), "CURVE", ()))


def _measures(game_id: str) -> Any:
    return import_module(f"regift.bots.{game_id}.bot_behaviour_statistics")


def _measured(name: str, game: Game, games: int, seed: int, progress: Callable[[], None]) -> StyleResult:
    measures = _measures(game.id)
    sums: dict[str, Share] = {}
    wins = 0.0
    for number in range(games):
        seat = number % game.seats
        entries: list[Any] = [catalogue.default_bot(game.id)] * game.seats
        entries[seat] = partial(measures.InstrumentedBot, name)
        bots = seat_bots(game, entries, game_seed(seed, number))
        winners = play_match(game, bots, game_seed(seed, number)).winners()
        wins += (seat in winners) / len(winners) if winners else 0.0
        observed: Any = bots[seat]
        for measure, (done, times) in observed.tally.items():
            before = sums.get(measure, Share(0, 0))
            sums[measure] = Share(before.done + done, before.times + times)
        progress()
    return StyleResult(name, wins, games, sums)

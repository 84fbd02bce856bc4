"""How much better who learns what others like gives than who does not: both at one table, and every gift counted."""

from collections.abc import Callable
from importlib import import_module
from math import sqrt
from statistics import mean, stdev
from typing import Any, Final, NamedTuple

from regift.kit.event import EVERYONE
from regift.kit.game import Game
from regift.kit.refusal_and_errors import RegiftError
from regift.lab.simulate import game_seed
from regift.lab.single_game_runner import play_match, seat_bots
from regift.lab.stopped_early_exception_with_partial_results import StoppedEarly
from regift.lab.wilson_interval_of_share import Z_95

COUNTED_FROM: Final = 3
"""From this round on a learner has seen enough to be counted."""


class NoTastes(RegiftError):
    """Raised when nobody's taste matters in a game."""


class GiftPoints(NamedTuple):
    """Points of so many gifts."""

    points: int = 0
    gifts: int = 0

    def plus(self, points: int, gifts: int = 1) -> "GiftPoints":
        """Add the points of gifts."""
        return GiftPoints(self.points + points, self.gifts + gifts)

    @property
    def average(self) -> float:
        """Return the points of a gift, 0 where there is none."""
        return self.points / self.gifts if self.gifts else 0.0


class Comparison(NamedTuple):
    """What two bots' gifts were worth."""

    names: tuple[str, str]
    """The one who learns, then the one who does not."""
    rounds: dict[int, tuple[GiftPoints, GiftPoints]]
    """By round: what each gave."""
    differences: list[float]
    """By game that came so far: points of a gift from round COUNTED_FROM on, the first one's minus the second one's."""

    @property
    def difference(self) -> float:
        """Return the mean of the differences."""
        return mean(self.differences) if self.differences else 0.0

    def interval(self) -> tuple[float, float]:
        """Return the 95 % interval of the difference, each game one draw."""
        if len(self.differences) < 2:
            return float("-inf"), float("inf")
        half = Z_95 * stdev(self.differences) / sqrt(len(self.differences))
        return self.difference - half, self.difference + half


def compare(
    game: Game, names: tuple[str, str], games: int, seed: int = 0, progress: Callable[[], None] = lambda: None
) -> Comparison:
    """Let the two sit in turn around the table, and the other way round in the next game; NoTastes for other games.

    The same seed gives the same games. StoppedEarly has those played by then.
    """
    given_in = _reader(game.id)
    found = Comparison(names, {}, [])
    for number in range(games):
        of = [(seat + number) % 2 for seat in range(game.seats)]
        seed_of_game = game_seed(seed, number)
        try:
            match = play_match(game, seat_bots(game, [names[side] for side in of], seed_of_game), seed_of_game)
        except KeyboardInterrupt:
            if number == 0:
                raise
            raise StoppedEarly(_in_order(found), number) from None
        _count(found, of, list(filter(None, map(given_in, match.state.events(EVERYONE)))))
        progress()
    return _in_order(found)


def _count(found: Comparison, of: list[int], gifts: list[Any]) -> None:
    """Count the gifts of one game; `of` says by seat which of the two sat there."""
    sums = [GiftPoints(), GiftPoints()]
    for given in gifts:
        side = of[given.giver]
        both = list(found.rounds.get(given.round, (GiftPoints(), GiftPoints())))
        both[side] = both[side].plus(given.points)
        found.rounds[given.round] = both[0], both[1]
        if given.round >= COUNTED_FROM:
            sums[side] = sums[side].plus(given.points)
    if all(each.gifts for each in sums):
        found.differences.append(sums[0].average - sums[1].average)


def _in_order(found: Comparison) -> Comparison:
    """Return it with its rounds in order."""
    return found._replace(rounds=dict(sorted(found.rounds.items())))


def _reader(game_id: str) -> Callable[[Any], Any]:
    """Return what reads the gifts off a game's events."""
    try:
        measures = import_module(f"regift.bots.{game_id}.bot_behaviour_statistics")
    except ModuleNotFoundError:
        measures = None
    reader: Callable[[Any], Any] | None = getattr(measures, "given_in", None)
    if reader is None:
        raise NoTastes(f"{game_id}: there nobody gives what somebody else has to like")
    return reader

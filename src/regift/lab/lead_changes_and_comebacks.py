"""Who leads as a game goes on: from the standings after each move, which every game has."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from statistics import fmean, variance
from typing import NamedTuple

from regift.kit.state import State
from regift.lab.value_with_interval import Estimate
from regift.lab.wilson_interval_of_share import Z_95, wilson


class GameLeads(NamedTuple):
    """What is kept of who led in one finished game."""

    changes: int
    """How often somebody led alone, and the last to lead alone was somebody else."""
    is_comeback: bool
    """Whether somebody won who was last half-way, and not first as well."""
    is_kept: bool
    """Whether somebody won who led alone half-way."""


class Leads(NamedTuple):
    """What is known of who leads, after some games."""

    changes: Estimate
    """Of the leader, in a game."""
    comebacks: Estimate
    """In how many of the games."""
    kept: Estimate
    """In how many of the games who led half-way won."""


class LeadWatch:
    """Keeps the places of all seats after each move of a game."""

    def __init__(self) -> None:
        self._places: list[list[int]] = []

    def see(self, state: State) -> None:
        """Look at a position, the dealt one first."""
        places = [0] * state.game.seats
        for placing in state.standings():
            places[placing.seat] = placing.place
        self._places.append(places)

    def leads(self) -> GameLeads:
        """Tell who led in the game, which is over."""
        end, middle = self._places[-1], self._places[(len(self._places) - 1) // 2]
        winners = [seat for seat, place in enumerate(end) if place == 1]
        last = max(middle)
        is_comeback = last > 1 and any(middle[seat] == last for seat in winners)
        return GameLeads(self._changes(), is_comeback, any(middle[seat] == 1 for seat in winners) and _is_alone(middle))

    def _changes(self) -> int:
        leaders = [places.index(1) for places in self._places if _is_alone(places)]
        return sum(before != after for before, after in pairwise(leaders))


def _is_alone(places: list[int]) -> bool:
    """Return whether one seat has the first place for itself."""
    return places.count(1) == 1


def summary(games: Sequence[GameLeads]) -> Leads:
    """Weigh who led in these games."""
    count = len(games)
    changes = [game.changes for game in games]
    mean = fmean(changes) if changes else 0.0
    half = Z_95 * sqrt(variance(changes) / count) if count > 1 else 0.0
    comebacks = sum(game.is_comeback for game in games)
    kept = sum(game.is_kept for game in games)
    return Leads(
        Estimate(mean, max(0.0, mean - half), mean + half),
        Estimate(comebacks / count if count else 0.0, *wilson(comebacks, count)),
        Estimate(kept / count if count else 0.0, *wilson(kept, count)),
    )


def changes_by_count(games: Sequence[GameLeads]) -> Counter[int]:
    """Count the games by how often the lead changed."""
    return Counter(game.changes for game in games)

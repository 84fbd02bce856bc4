"""Two variants of a game beside each other: the same seeds are played with both, and each pair gives one difference."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance
from typing import NamedTuple

from regift.lab.balance import BalanceEstimator, GameFigures
from regift.lab.card_by_card.win_share_by_card import card_differences
from regift.lab.value_with_interval import Estimate
from regift.lab.wilson_interval_of_share import Z_95


class Differences(NamedTuple):
    """The second variant minus the first, in the pairs of games that both came to their end."""

    pairs: int
    turns: Estimate | None
    """Of a game; None where fewer than two pairs are known."""
    shares: tuple[Estimate, ...]
    """How much more often each wins: who begins, the next, and so on."""


class LeadDifferences(NamedTuple):
    """The same of who leads, as in `Leads`."""

    changes: Estimate | None
    comebacks: Estimate
    kept: Estimate


class BalanceComparison:
    """Plays pair after pair of games, both of a pair from one seed."""

    def __init__(self, first: BalanceEstimator, second: BalanceEstimator) -> None:
        self.first = first
        self.second = second
        self._pairs: list[tuple[GameFigures, GameFigures]] = []

    def play(self) -> None:
        """Play one more pair."""
        first, second = self.first.play(), self.second.play()
        if first is not None and second is not None:
            self._pairs.append((first, second))

    def differences(self) -> Differences:
        """Compare the pairs played so far."""
        turns = [float(second.turns - first.turns) for first, second in self._pairs]
        by_place = [
            [second.wins[place] - first.wins[place] for first, second in self._pairs]
            for place in range(self.first.game.seats)
        ]
        return Differences(len(self._pairs), mean_difference(turns), tuple(map(share_difference, by_place)))

    def lead_differences(self) -> LeadDifferences | None:
        """Compare who led in the pairs played so far; None where nobody watched."""
        if self.first.leads() is None or self.second.leads() is None:
            return None
        pairs = [(first.leads, second.leads) for first, second in self._pairs if first.leads and second.leads]
        return LeadDifferences(
            mean_difference([float(second.changes - first.changes) for first, second in pairs]),
            share_difference([float(second.is_comeback - first.is_comeback) for first, second in pairs]),
            share_difference([float(second.is_kept - first.is_kept) for first, second in pairs]),
        )

    def card_differences(self) -> dict[tuple[str, str], Estimate] | None:
        """Compare what cards were worth in the pairs played so far, by occasion and card; None where nobody watched."""
        if self.first.cards() is None or self.second.cards() is None:
            return None
        return card_differences(
            [
                (first.cards, second.cards)
                for first, second in self._pairs
                if first.cards is not None and second.cards is not None
            ]
        )


def mean_difference(differences: Sequence[float]) -> Estimate | None:
    """Return the mean with its 95 % interval, that of pairs of any size; None for fewer than two."""
    if len(differences) < 2:
        return None
    mean = fmean(differences)
    half = Z_95 * sqrt(variance(differences) / len(differences))
    return Estimate(mean, mean - half, mean + half)


def share_difference(differences: Sequence[float]) -> Estimate:
    """Return the mean of differences from −1 to 1 with its 95 % interval.

    Bonett and Price, JEBS 37 (2012), for paired shares: as if there had been one pair more for either side, so that a
    few pairs without any difference do not make it sure that there is none.
    """
    widened = [*differences, 1.0, -1.0]
    middle = fmean(widened)
    half = Z_95 * sqrt((fmean(each**2 for each in widened) - middle**2) / len(widened))
    return Estimate(fmean(differences) if differences else 0.0, max(-1.0, middle - half), min(1.0, middle + half))

"""How often those win to whom something happened with a card, with intervals over games, and two variants compared.

Several seats of one game may have the same card, and at most one of them wins: they are no independent observations.
Games are. So each share is a quotient of two sums over games, and its variance that of such a quotient.
"""

from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from regift.lab.card_by_card.card_occasions_from_events_and_views import OCCASIONS, GameCards, SeatsAndWins
from regift.lab.value_with_interval import Estimate
from regift.lab.wilson_interval_of_share import Z_95

NONE: Final = SeatsAndWins(0, 0.0)
ADDED: Final = (SeatsAndWins(1, 0.0), SeatsAndWins(1, 1.0))
"""Games that an interval is widened by, one lost and one won, so that few games that ended alike are not sure."""
FEWEST_GAMES: Final = 10
"""In fewer games a card says nothing; it is left out."""
MOST_CARDS: Final = 12
"""So many cards are listed for an occasion, those that it happened with in the most games; JSON has all."""


class CardShare(NamedTuple):
    """How those did to whom something happened with a card."""

    occasion: str
    card: str
    games: int
    """In how many of the games it happened to anybody."""
    seats: int
    """To how many seats, in all of them."""
    share: Estimate
    """Their share of the wins."""


class Quotient:
    """Wins over seats, and what each game adds to the error of that."""

    def __init__(self, games: Sequence[SeatsAndWins]) -> None:
        seats = sum(game.seats for game in games)
        wins = sum(game.wins for game in games)
        self.value = wins / seats if seats else 0.0
        widened = [*games, *ADDED]
        self._seats = seats + sum(game.seats for game in ADDED)
        self._middle = (wins + sum(game.wins for game in ADDED)) / self._seats
        self._games = len(widened)
        self.middle = self._middle

    def residual(self, game: SeatsAndWins) -> float:
        """Return by how much one game moves the quotient."""
        return (game.wins - self._middle * game.seats) / self._seats


def share_of(games: Sequence[SeatsAndWins]) -> Estimate:
    """Return the share of wins of those to whom it happened, with its 95 % interval."""
    found = [game for game in games if game.seats]
    quotient = Quotient(found)
    low, high = _around(quotient.middle, [quotient.residual(game) for game in (*found, *ADDED)])
    return Estimate(quotient.value, min(max(0.0, low), quotient.value), max(min(1.0, high), quotient.value))


def difference_of(pairs: Sequence[tuple[SeatsAndWins, SeatsAndWins]]) -> Estimate:
    """Return the second share minus the first, of games in pairs, with its 95 % interval."""
    first, second = (Quotient([pair[at] for pair in pairs]) for at in (0, 1))
    residuals = [second.residual(pair[1]) - first.residual(pair[0]) for pair in pairs if pair[0].seats or pair[1].seats]
    residuals += [-first.residual(each) for each in ADDED] + [second.residual(each) for each in ADDED]
    low, high = _around(second.middle - first.middle, residuals)
    value = second.value - first.value
    return Estimate(value, min(max(-1.0, low), value), max(min(1.0, high), value))


def card_shares(games: Sequence[GameCards]) -> list[CardShare]:
    """List every card of every occasion that happened in enough games; the best first."""
    found: defaultdict[tuple[str, str], list[SeatsAndWins]] = defaultdict(list)
    for game in games:
        for key, counted in game.items():
            found[key].append(counted)
    shares = [
        CardShare(occasion, card, len(counted), sum(each.seats for each in counted), share_of(counted))
        for (occasion, card), counted in found.items()
        if len(counted) >= FEWEST_GAMES
    ]
    return sorted(shares, key=lambda each: (OCCASIONS.index(each.occasion), -each.share.value, each.card))


def most_frequent(shares: Sequence[CardShare], most: int) -> list[CardShare]:
    """Keep so many, those that happened in the most games, in the order they have."""
    kept = sorted(shares, key=lambda each: -each.games)[:most]
    return [each for each in shares if each in kept]


def card_differences(pairs: Sequence[tuple[GameCards, GameCards]]) -> dict[tuple[str, str], Estimate]:
    """Compare every card that is known well enough in both variants; by occasion and card."""
    shared = [{share[:2] for share in card_shares([pair[at] for pair in pairs])} for at in (0, 1)]
    return {
        key: difference_of([(first.get(key, NONE), second.get(key, NONE)) for first, second in pairs])
        for key in sorted(shared[0] & shared[1])
    }


def _around(middle: float, residuals: Sequence[float]) -> tuple[float, float]:
    count = len(residuals)
    half = Z_95 * sqrt(sum(each**2 for each in residuals) * count / (count - 1))
    return middle - half, middle + half

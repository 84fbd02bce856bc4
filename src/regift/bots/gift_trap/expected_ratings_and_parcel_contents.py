"""What a player expects: how each rates each gift, and what is in parcels."""

from math import exp
from typing import Final

from regift.bots.gift_trap import plackett_luce_rating_sampling_and_odds as rating_model
from regift.bots.gift_trap.taste_estimation import TasteEstimator
from regift.bots.gift_trap.visible_table import Parcel, VisibleTable
from regift.games.gift_trap.pack_colours_and_token_scores import TOKENS, WORTH

KEENNESS: Final = 1.5
"""How surely a giver is taken to give what brings the most points, as the giver can know."""

Odds = list[list[float]]
"""By square: how likely the gift there gets each rank, or none."""


class Beliefs:
    """What follows from tastes and from what is seen on the table now."""

    def __init__(self, tastes: TasteEstimator, observation: VisibleTable) -> None:
        self.tastes = tastes
        self.observation = observation
        self._odds: dict[int, Odds] = {}

    def odds(self, seat: int) -> Odds:
        """Return how somebody likely rates the gifts, or has rated them."""
        if seat not in self._odds:
            self._odds[seat] = self._find_odds(seat)
        return self._odds[seat]

    def worths(self, seat: int) -> list[float]:
        """Return by square the points that a gift to somebody likely brings."""
        trapped = self.observation.trapped
        return [0.0 if at in trapped else rating_model.worth(shares) for at, shares in enumerate(self.odds(seat))]

    def inside(self, parcel: Parcel) -> list[float]:
        """Tell by square how likely it is that gift in a closed parcel; who gave it meant well, and knew no ranks."""
        observation = self.observation
        if parcel.giver == observation.seat:
            given = observation.given_in(parcel)
            return [float(square == given) for square in range(len(observation.gifts))]
        shares = rating_model.odds(self.tastes.appeals(parcel.receiver, observation.gifts))
        opened = observation.opened_of(parcel.giver)
        keen = [0.0 if at in opened else exp(KEENNESS * rating_model.worth(each)) for at, each in enumerate(shares)]
        total = sum(keen)
        return [each / total for each in keen]

    def _find_odds(self, seat: int) -> Odds:
        rating = self.observation.rating(seat)
        if rating:
            return rating_model.known(len(self.observation.gifts), rating)
        appeals = self.tastes.appeals(seat, self.observation.gifts)
        places = self.observation.places(seat)
        return rating_model.odds_among(appeals, places) if len(places) == TOKENS else rating_model.odds(appeals)


def moved(space: float, steps: float, length: int) -> float:
    """Return how far a pawn gets (GT-15, GT-16)."""
    return max(0.0, min(float(length), space + steps)) - space


def gain(space: float, shares: list[float], times: int, length: int) -> float:
    """Return how far a pawn gets on average by a gift of these odds."""
    return sum([share * moved(space, times * steps, length) for share, steps in zip(shares, WORTH, strict=True)])

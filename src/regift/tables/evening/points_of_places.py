"""What a place in one game of an evening earns."""

from collections.abc import Sequence
from typing import Final

NO_PLACE: Final = 0
"""In place of a place: the game was not finished, or the seat had been taken out of it."""


def points_of(places: Sequence[int]) -> list[float]:
    """Return by seat one point for each seat placed behind it, and half a point for each other at the same place.

    `places`: 1 is the best, equal places are tied, NO_PLACE earns nothing and counts as behind all others. The winner
    of a game for n earns n − 1, who is last alone 0; if every seat has a place, all earn n(n − 1) / 2 together. Where
    no seat has a place, nobody earns anything.
    """
    return [_points_at(places, place) if place != NO_PLACE else 0.0 for place in places]


def _points_at(places: Sequence[int], place: int) -> float:
    behind = sum(1 for other in places if other == NO_PLACE or other > place)
    level = sum(1 for other in places if other == place) - 1
    return behind + level / 2

"""Intervals of what is measured in whole games, by drawing games anew."""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from regift.kit.seeded_random_generator import Chance

DRAWS: Final = 200
"""How often as many games are drawn anew."""
TAIL: Final = 0.025
"""What lies beyond each end of the interval."""

Measured = TypeVar("Measured")


def bootstrap_interval(
    games: Sequence[Measured], measure: Callable[[Sequence[Measured]], float], seed: int = 0
) -> tuple[float, float]:
    """Return the 95 % interval of a measure (percentile bootstrap over games); infinite where there are fewer than two.

    The same seed gives the same interval.
    """
    if len(games) < 2:
        return float("-inf"), float("inf")
    chance = Chance(seed)
    found = sorted(measure([games[chance.below(len(games))] for _ in games]) for _ in range(DRAWS))
    out = round(DRAWS * TAIL)
    return found[out], found[-1 - out]

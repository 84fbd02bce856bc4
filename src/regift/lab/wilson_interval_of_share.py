"""How sure a share is that was counted."""

from math import sqrt
from typing import Final

Z_95: Final = 1.959963984540054
"""The quantile of the normal distribution that leaves 5 % outside, half on each side."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson, JASA 22, 1927); 0 to 1 when nothing was counted."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    stretch = 1 + Z_95**2 / games
    middle = (share + Z_95**2 / (2 * games)) / stretch
    half = Z_95 * sqrt(share * (1 - share) / games + Z_95**2 / (4 * games**2)) / stretch
    return max(0.0, middle - half), min(1.0, middle + half)

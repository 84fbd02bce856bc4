"""Which gift for whom: the best of all ways to give each gift once at most."""

from collections.abc import Sequence
from typing import Final

NEVER: Final = float("-inf")


def match(values: Sequence[Sequence[float]], squares: int) -> list[int]:
    """Return a square for each row of values (by square), no two the same, with the greatest sum; NEVER is not chosen.

    Goes through all sets of squares, row by row: exact, and quick for nine.
    """
    best: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}
    for row in values:
        following: dict[int, tuple[float, tuple[int, ...]]] = {}
        for taken, (total, chosen) in best.items():
            for square in range(squares):
                if taken >> square & 1 or row[square] == NEVER:
                    continue
                reached = taken | 1 << square
                found = total + row[square]
                if reached not in following or found > following[reached][0]:
                    following[reached] = (found, (*chosen, square))
        best = following
    return list(max(best.values(), key=lambda found: found[0])[1])

"""What lies in the box: four packs by value, nine squares, and what each GET token is worth."""

from typing import Final

from mypy_extensions import i64

SQUARES: Final[i64] = 9
"""GT-4."""
COLOURS: Final = ["yellow", "red", "blue", "black"]
"""GT-2: the packs, the cheapest first."""
PACKS: Final[i64] = 4

GREAT: Final[i64] = 0
GOOD: Final[i64] = 1
FAIR: Final[i64] = 2
NO_WAY: Final[i64] = 3
UNRATED: Final[i64] = 4
"""In place of a rank: none of the receiver's tokens lies on the gift."""
RANKS: Final = ["great", "good", "ok", "no_way"]
"""GT-5: the four GET tokens."""
TOKENS: Final[i64] = 4
WORTH: Final[list[int]] = [3, 2, 1, -4, -1]
"""By rank: the spaces that both move (GT-10 to GT-14)."""

HOME: Final = (3, 8)
"""GT-1: how many play."""
FEWEST: Final[i64] = 3
"""GT-A22: with fewer nobody goes on."""
HIDDEN_WORD: Final = "hidden-card"

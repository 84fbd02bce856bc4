"""What lies in the box: ten kinds of card, 96 cards (MKF-1)."""

from typing import Final

from mypy_extensions import i64

THIEF: Final[i64] = 7
TORNADO: Final[i64] = 8
GRANNY: Final[i64] = 9
KINDS: Final[i64] = 10
TOP_LEVEL: Final[i64] = 7
WINNING_LEVEL: Final[i64] = 8
HAND_SIZE: Final[i64] = 7

CARDS: Final = [
    "level_1",
    "level_2",
    "level_3",
    "level_4",
    "level_5",
    "level_6",
    "level_7",
    "thief",
    "tornado",
    "granny",
]
"""By kind; a level card's kind is its level − 1."""
COUNTS: Final = [11, 10, 10, 10, 9, 8, 6, 10, 10, 12]
"""MKF-1: how many there are of each kind."""
GRANNIES: Final[i64] = 12
LABELS: Final = [
    "level 1",
    "level 2",
    "level 3",
    "level 4",
    "level 5",
    "level 6",
    "level 7",
    "thief",
    "tornado",
    "granny",
]
"""How actions, tests and logs write each kind."""

HAND_WAY: Final[i64] = 10
ROW_WAY: Final[i64] = 11
SWAP_WAY: Final[i64] = 12
WORDS: Final = [*CARDS, "hand", "row", "swap"]
"""What codes in the history stand for: the kinds, then the three ways to attack."""

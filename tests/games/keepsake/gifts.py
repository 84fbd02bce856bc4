"""The sixteen gifts of Keepsake, the cheapest first, and what each does."""

from typing import Final

GIFTS: Final = ["sock", "mug", "scarf", "kite", "drum", "bike", "crown", "ring"]
COUNTS: Final = [5, 2, 2, 2, 2, 1, 1, 1]
SOCK, MUG, SCARF, KITE, DRUM, BIKE, CROWN, RING = range(len(GIFTS))
TARGETED: Final = (SOCK, MUG, SCARF, DRUM, BIKE)
"""Guess what the target holds; look at it; compare with it; throw it away; swap with it."""

"""A taste: what each trait of a gift is worth to one person."""

from math import cos, log, pi, sqrt
from typing import Final

from regift.bots.gift_trap.gift_traits import house_gifts, traits_of
from regift.bots.gift_trap.taste_priors import popular, spread
from regift.kit.seeded_random_generator import Chance

WORDS: Final = 1 << 32
"""So many numbers a chance draws from."""


class TasteProfile:
    """A taste drawn by chance, about that of most people."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.worths = {trait: popular(trait) + spread(trait) * normal(chance) for trait in house_traits()}
        """By trait: what it is worth."""

    def appeal(self, gift: str) -> float:
        """Return how much a gift appeals; of a table's own one makes up its mind when it first sees it."""
        found = 0.0
        for trait, amount in traits_of(gift):
            if trait not in self.worths:
                self.worths[trait] = popular(trait) + spread(trait) * normal(self.chance)
            found += self.worths[trait] * amount
        return found


def house_traits() -> list[str]:
    """List all traits of the gifts in the box, in an order that stays."""
    return sorted({has.trait for traits in house_gifts().values() for has in traits})


def normal(chance: Chance) -> float:
    """Draw from the standard normal distribution (Box and Muller, 1958)."""
    first = (int(chance.word()) + 1) / (WORDS + 1)
    second = int(chance.word()) / WORDS
    return sqrt(-2 * log(first)) * cos(2 * pi * second)

"""What most people like, and how far one person's taste is from another's. Both are guesses: nobody was asked."""

from typing import Final

POPULAR: Final = {
    "kind food": 0.3,
    "kind trip": 0.5,
    "kind outing": 0.2,
    "kind show": 0.2,
    "kind lesson": -0.3,
    "kind service": -0.1,
    "kind creature": -0.2,
    "kind sport": -0.1,
    "place far": 0.4,
    "place water": 0.1,
    "with pair": 0.2,
    "with others": 0.1,
    "thrill": 0.1,
    "practical": -0.1,
    "silly": -0.1,
    "tag tasty": 0.5,
    "tag cosy": 0.4,
    "tag nature": 0.2,
    "tag mystery": 0.2,
    "tag party": 0.1,
    "tag beauty": -0.1,
    "tag learning": -0.2,
    "tag tech": -0.1,
    "tag collecting": -0.5,
    "tag showing_off": -0.5,
}
"""By trait: how much it adds to the appeal of a gift; 0 where nothing is said."""
SPREADS: Final = {"kind": 0.8, "place": 0.6, "with": 0.7, "thrill": 0.8, "practical": 0.5, "silly": 0.7, "tag": 1.3}
"""By the first word of a trait: the standard deviation of what it is worth to one person or another."""
OWN_SPREAD: Final = 1.5
"""The same for a table's own gift, of which nothing is known but its name."""
TABLE: Final = 0.3
"""How far the taste of a whole table may be from that of most people, as a part of the same."""


def popular(trait: str) -> float:
    """Return what the trait is worth to most people."""
    return POPULAR.get(trait, 0.0)


def spread(trait: str) -> float:
    """Return how far people are apart in what the trait is worth to them."""
    return SPREADS.get(trait.partition(" ")[0], OWN_SPREAD)

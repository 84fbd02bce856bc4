"""What the characters of the house like: the same at every table, so that one can get to know them."""

from typing import Final

from regift.bots.gift_trap.own_taste import TasteProfile
from regift.kit.seeded_random_generator import Chance

FANCIES: Final[tuple[dict[str, float], ...]] = (
    {"practical": 1.5, "tag learning": 2.0, "tag collecting": 1.5, "silly": -1.0, "tag mystery": -1.5},
    {"thrill": 1.5, "place far": 1.5, "tag nature": 2.0, "place home": -1.0, "tag cosy": -2.0},
    {"tag beauty": 2.0, "tag nature": 2.0, "place outdoors": 1.0, "practical": -1.0, "tag tech": -2.0},
    {"tag caring": 2.5, "with others": 1.5, "tag party": 1.5, "with alone": -1.0, "tag showing_off": -2.0},
    {"tag showing_off": 2.5, "tag creative": 2.0, "kind wear": 1.5, "practical": -1.0, "kind sport": -1.5},
    {"tag cosy": 2.5, "tag creative": 2.0, "place home": 1.0, "thrill": -1.5, "tag party": -1.5},
    {"kind trip": 2.0, "tag vintage": 2.5, "tag active": 1.5, "tag tech": -1.5, "silly": -0.5},
    {"tag tasty": 2.5, "place water": 1.5, "silly": 1.5, "tag learning": -2.5, "practical": -1.0},
)
"""By character: what it clearly likes and dislikes, as its name and the word on its temperament have it."""


def taste_of(character: int) -> TasteProfile:
    """Return the taste of a character, from 1; what its fancies leave open is drawn, and always the same."""
    taste_profile = TasteProfile(Chance(character))
    taste_profile.worths.update(FANCIES[(character - 1) % len(FANCIES)])
    return taste_profile

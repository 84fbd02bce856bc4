"""Levels: whether a player learns what the others like, and how boldly it concludes."""

from typing import Final, NamedTuple


class Level(NamedTuple):
    """What a giver takes people to be like before it has seen them rate anything."""

    learns: bool
    """False: it gives what most people like, whoever gets it."""
    boldness: float
    """How far it takes one person's taste to be from another's, beside 1 for how far bots' tastes are."""
    is_humble: bool
    """Whether it counts on being wrong where it has seen little."""


LEVELS: Final = {
    "stranger": Level(learns=False, boldness=0.0, is_humble=False),
    "friend": Level(learns=True, boldness=0.3, is_humble=False),
    "soulmate": Level(learns=True, boldness=1.0, is_humble=True),
}
"""By the name under which a player of that level is found, the one who knows people least first."""
DEFAULT_LEVEL: Final = "friend"
"""The level that plays where nobody says which."""

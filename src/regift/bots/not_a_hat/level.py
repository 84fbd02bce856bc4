"""Levels: how well a player remembers, and how it plays with what it has left."""

from typing import Final, NamedTuple


class Level(NamedTuple):
    """A memory, in the terms of ACT-R (Anderson and Schooler, 1991), and a temper. Time is counted in passes."""

    decay: float
    """How fast a trace fades: after t passes it is worth t to the power of minus this."""
    noise: float
    """How much an activation swings from one moment to the next: the scale of a logistic distribution."""
    threshold: float
    """Below this activation nothing comes to mind."""
    apart: float
    """How well it keeps two gifts apart: what a drawing remembered of another gift loses in activation."""
    ear: float
    """What hearing a gift named leaves behind, beside 1 for seeing it."""
    heed: float
    """How often it thinks of looking at what lies open before it believes that this is it."""
    trust: float
    """How likely it takes a claim to be true that it knows nothing about, unless it reckons."""
    wild: float
    """How often it makes up a drawing that it never saw when it has to bluff."""
    guile: float
    """How often it names a gift that it knows falsely, once its receiver should have forgotten."""
    feint: float
    """How often it hesitates though it is sure, or answers at once though it is not."""
    reckons: bool
    """Whether it weighs what each answer can cost, and judges what others remember."""


LEVELS: Final = {
    "sieve": Level(0.65, 0.4, -0.6, 1.0, 0.3, 0.4, 0.9, 0.25, 0.04, 0.0, reckons=False),
    "granny": Level(0.55, 0.3, -0.7, 1.4, 0.3, 0.8, 0.75, 0.1, 0.05, 0.0, reckons=False),
    "student": Level(0.5, 0.27, -0.8, 1.7, 0.3, 1.0, 0.65, 0.05, 0.06, 0.1, reckons=True),
    "elephant": Level(0.45, 0.22, -1.15, 2.2, 0.3, 1.0, 0.6, 0.0, 0.1, 0.3, reckons=True),
}
"""By the name under which a player of that level is found, the most forgetful first."""
DEFAULT_LEVEL: Final = "granny"
"""The level that plays where nobody says which."""

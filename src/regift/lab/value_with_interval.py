"""A figure that was measured in some games."""

from typing import NamedTuple


class Estimate(NamedTuple):
    """A figure and its 95 % interval."""

    value: float
    low: float
    high: float

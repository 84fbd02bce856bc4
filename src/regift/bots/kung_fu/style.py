"""Styles: how attentive a player of the same rules of thumb is."""

from typing import Final, NamedTuple


class Style(NamedTuple):
    """What sets one player apart from another."""

    lapses: int = 0
    """Of a hundred choices, how many it makes by lot, for its thoughts are elsewhere."""


EVEN: Final = Style()
"""The style of `rules`."""
STYLES: Final = {"dreamy": Style(lapses=30)}
"""By the name under which a player of that style is found."""

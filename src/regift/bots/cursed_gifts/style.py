"""Styles: what makes two players of the same rules of thumb play differently."""

from typing import Final, NamedTuple


class Style(NamedTuple):
    """How a player weighs what it sees. Worth is counted in a unit of which elimination costs about ten."""

    grudge: float = 0.0
    """How much sweeter it is to hurt whoever hurt it last."""
    fear: float = 1.0
    """How heavily points in its own area weigh."""
    thrift: float = 1.0
    """How dear its cards are to it: what it keeps for later."""
    whim: float = 0.02
    """How far a fancy of the moment may lift one move over another."""


EVEN: Final = Style()
"""The style of `rules`: no more than a hair's breadth of fancy, so that equal rivals are equally likely."""
STYLES: Final = {
    "vengeful": Style(grudge=4.0),
    "careful": Style(fear=2.5, thrift=0.8),
    "chaotic": Style(whim=3.0),
    "playful": Style(thrift=0.3, whim=0.5),
}
"""By the name under which a player of that style is found."""
TABLE_STYLE: Final = "playful"
"""Whom people meet where nobody chooses: it would rather play a card than wait for a better moment."""

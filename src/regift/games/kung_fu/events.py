"""What can happen: the kinds of events, and the codes the history names them by."""

from typing import Final

from mypy_extensions import i64

from regift.kit.action_arguments_and_action_table import CARD, CARDS, NUMBER, SEAT, WORD
from regift.kit.event import EventKind, Field
from regift.kit.three_line_recap import HARD, OFTEN, TURN

STARTS: Final[i64] = 0
DRAWS: Final[i64] = 1
RESHUFFLES: Final[i64] = 2
ATTACKS: Final[i64] = 3
BLOCKS: Final[i64] = 4
ROBS: Final[i64] = 5
LAYS: Final[i64] = 6
TAKES: Final[i64] = 7
SWAPS: Final[i64] = 8
PLACES: Final[i64] = 9
CLEANS_UP: Final[i64] = 10
DISCARDS: Final[i64] = 11
WINS: Final[i64] = 12
STOPS: Final[i64] = 13
WITHDRAWS: Final[i64] = 14
BEGINS: Final[i64] = 15

BLOCK: Final = 1.6
SWAP: Final = 1.8
EIGHTH_LEVEL: Final = 3.0
"""Seconds for which all look at a big screen before they are asked anything or told how the game ended."""


def event_kinds() -> list[EventKind]:
    """List the kinds of events, by code."""
    seat = Field("seat", SEAT)
    target = Field("target", SEAT)
    card = Field("card", CARD)
    level = Field("level", NUMBER)
    thrown = Field("cards", CARDS, is_discard=True)
    return [
        EventKind("starts", [seat]),
        EventKind("draws", [seat, Field("cards", CARDS, only=("seat",))]),
        EventKind("reshuffles", []),
        EventKind(
            "attacks",
            [seat, target, card, Field("power", CARD), Field("way", WORD), level],
            weight=3,
            tales=(OFTEN, HARD),
        ),
        EventKind("blocks", [target, seat], weight=5, tales=(OFTEN, TURN), reveal=BLOCK),
        EventKind("robs", [seat, target, Field("card", CARD, only=("seat", "target")), level], weight=3),
        EventKind("lays", [seat, target, card, level], weight=4, tales=(TURN,)),
        EventKind("takes", [seat, target, card, level], weight=5, tales=(TURN,)),
        EventKind("swaps", [seat, target], weight=8, tales=(OFTEN, TURN), reveal=SWAP),
        EventKind("places", [seat, card, level]),
        EventKind("cleans_up", [seat]),
        EventKind("discards", [seat, thrown]),
        EventKind("wins", [seat], weight=10, reveal=EIGHTH_LEVEL),
        EventKind("stops", [], weight=6),
        EventKind("withdraws", [seat, thrown, Field("row", CARDS)], weight=6, tales=(TURN,)),
        EventKind("begins", [seat]),
    ]

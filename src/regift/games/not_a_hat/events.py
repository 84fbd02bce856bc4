"""What can happen: the kinds of events, and the codes the history names them by.

What tells a face, a claim or a gift's way is fleeting: who missed it has forgotten it (HAT-18, HAT-A5, HAT-A19).
"""

from typing import Final

from mypy_extensions import i64

from regift.kit.action_arguments_and_action_table import CARD, CARDS, NUMBER, SEAT, WORD
from regift.kit.event import EventKind, Field
from regift.kit.three_line_recap import HARD, OFTEN, TURN

STARTS: Final[i64] = 0
DEALS: Final[i64] = 1
DISPLAYS: Final[i64] = 2
SHOWS: Final[i64] = 3
TURNS: Final[i64] = 4
HANDS: Final[i64] = 5
CLAIMS: Final[i64] = 6
ACCEPTS: Final[i64] = 7
REFUSES: Final[i64] = 8
EXPOSES: Final[i64] = 9
MISJUDGES: Final[i64] = 10
STOPS: Final[i64] = 11
RECALLS: Final[i64] = 12
WINS: Final[i64] = 13
LEAVES: Final[i64] = 14
BREAKS_OFF: Final[i64] = 15
TURNS_UP: Final[i64] = 16

PAUSE: Final = 1.8
"""Seconds for which all look at a gift that was refused before it is said who was wrong (HAT-20, HAT-21)."""
TRUTH: Final = 2.0
VICTORY: Final = 3.0
"""Seconds for which all look at a big screen before they are asked anything or told how the game ended."""


def event_kinds() -> list[EventKind]:
    """List the kinds of events, by code."""
    seat = Field("seat", SEAT)
    target = Field("target", SEAT)
    card = Field("card", CARD)
    claim = Field("claim", CARD)
    number = Field("round", NUMBER)
    return [
        EventKind("starts", [seat, number]),
        EventKind("deals", [seat, Field("cards", CARDS)], is_lasting=False),
        EventKind("displays", [card], is_lasting=False),
        EventKind("shows", [seat, card], is_lasting=False),
        EventKind("turns", [seat, Field("back", WORD)], is_lasting=False),
        EventKind("hands", [seat, target], is_lasting=False),
        EventKind("claims", [seat, target, claim], is_lasting=False),
        EventKind("accepts", [seat, target], is_lasting=False),
        EventKind("refuses", [seat, target], is_lasting=False),
        EventKind("exposes", [seat, target, card], weight=6, tales=(OFTEN, HARD, TURN), reveal=TRUTH),
        EventKind("misjudges", [seat, target, card], weight=6, tales=(OFTEN, TURN), reveal=TRUTH),
        EventKind("stops", [seat, number], weight=4),
        EventKind("recalls", [seat, target, claim, card, Field("answer", WORD)]),
        EventKind("wins", [seat], weight=10, reveal=VICTORY),
        EventKind("leaves", [seat], weight=6, tales=(TURN,)),
        EventKind("breaks_off", [], weight=6),
        EventKind("turns_up", [seat, target, card], is_lasting=False, pause=PAUSE),
    ]

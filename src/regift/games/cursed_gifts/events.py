"""What can happen: the kinds of events, and the codes the history names them by."""

from typing import Final

from mypy_extensions import i64

from regift.kit.action_arguments_and_action_table import CARD, CARDS, NUMBER, SEAT
from regift.kit.event import EventKind, Field
from regift.kit.three_line_recap import HARD, OFTEN, TURN

STARTS: Final[i64] = 0
DRAWS: Final[i64] = 1
BEGINS: Final[i64] = 2
OFFERS: Final[i64] = 3
OFFERS_PAIR: Final[i64] = 4
PLAYS: Final[i64] = 5
AIMS: Final[i64] = 6
PUTS_ON: Final[i64] = 7
PICKS_OUT: Final[i64] = 8
SENDS_ON: Final[i64] = 9
CURES: Final[i64] = 10
ANSWERS: Final[i64] = 11
ANSWERS_TRIO: Final[i64] = 12
CANCELS: Final[i64] = 13
TURNS_BACK: Final[i64] = 14
DEFLECTS: Final[i64] = 15
CATCHES: Final[i64] = 16
REDOES: Final[i64] = 17
FIZZLES: Final[i64] = 18
GUARDS: Final[i64] = 19
LANDS: Final[i64] = 20
LANDS_PAIR: Final[i64] = 21
STICKS: Final[i64] = 22
STEALS: Final[i64] = 23
GIVES: Final[i64] = 24
TAKES: Final[i64] = 25
LOOKS: Final[i64] = 26
DISCARDS: Final[i64] = 27
REMOVES: Final[i64] = 28
STRIPS: Final[i64] = 29
MOVES: Final[i64] = 30
SWAPS_HANDS: Final[i64] = 31
SWAPS_AREAS: Final[i64] = 32
LIMITS: Final[i64] = 33
FETCHES: Final[i64] = 34
RESHUFFLES: Final[i64] = 35
ELIMINATED: Final[i64] = 36
LEAVES: Final[i64] = 37
WINS: Final[i64] = 38
STOPS: Final[i64] = 39
SEARCHES: Final[i64] = 40

PLAYED: Final = ["card", "paid"]
OUT_OF_HAND: Final[dict[int, list[str]]] = {
    OFFERS: ["card"],
    OFFERS_PAIR: ["cards"],
    PLAYS: PLAYED,
    AIMS: PLAYED,
    PUTS_ON: PLAYED,
    PICKS_OUT: PLAYED,
    SENDS_ON: PLAYED,
    CURES: ["cards"],
    ANSWERS: PLAYED,
    ANSWERS_TRIO: ["cards"],
    REDOES: ["paid"],
    DISCARDS: ["cards"],
    ELIMINATED: ["hand"],
    LEAVES: ["hand"],
}
"""By code: which fields name cards that leave the hand of its first seat for all to see."""

COMEBACK: Final = 1.6
SWAP: Final = 1.8
ELIMINATION: Final = 2.2
VICTORY: Final = 3.0
"""Seconds for which all look at a big screen before they are asked anything or told how the game ended."""


def event_kinds() -> list[EventKind]:
    """List the kinds of events, by code."""
    seat = Field("seat", SEAT)
    target = Field("target", SEAT)
    card = Field("card", CARD)
    gift = Field("gift", CARD)
    cards = Field("cards", CARDS)
    paid = Field("paid", CARDS, is_discard=True)
    placed = Field("placed", CARDS)
    place = Field("place", NUMBER)
    points = Field("points", NUMBER)
    answered = Field("answered", CARD)
    between = Field("cards", CARDS, only=("seat", "target"))
    gone = [seat, Field("hand", CARDS, is_discard=True), Field("gifts", CARDS)]
    return [
        EventKind("starts", [seat]),
        EventKind("draws", [seat, Field("cards", CARDS, only=("seat",))]),
        EventKind("begins", [seat]),
        EventKind(
            "offers",
            [seat, target, card],
            weight=2,
            tales=(
                OFTEN,
                HARD,
            ),
        ),
        EventKind("offers_pair", [seat, target, cards], weight=3),
        EventKind("plays", [seat, card, paid]),
        EventKind("aims", [seat, target, card, paid], weight=2),
        EventKind("puts_on", [seat, target, card, gift, place, paid], weight=3),
        EventKind("picks_out", [seat, card, gift, place, paid]),
        EventKind("sends_on", [seat, target, card, gift, place, paid], weight=4),
        EventKind(
            "cures",
            [seat, cards, Field("gifts", CARDS), placed, Field("cured", NUMBER), points],
            weight=3,
            tales=(OFTEN,),
        ),
        EventKind("answers", [seat, target, card, answered, paid], weight=4, tales=(OFTEN,), reveal=COMEBACK),
        EventKind("answers_trio", [seat, target, cards, answered], weight=6, reveal=COMEBACK),
        EventKind("cancels", [seat, card, answered]),
        EventKind("turns_back", [seat, target, answered], weight=6, tales=(TURN,)),
        EventKind("deflects", [seat, target, answered], weight=5),
        EventKind("catches", [seat, answered], weight=4),
        EventKind("redoes", [seat, target, card, place, paid]),
        EventKind("fizzles", [card]),
        EventKind("guards", [seat, card, answered], weight=4),
        EventKind("lands", [seat, card, points]),
        EventKind("lands_pair", [seat, cards, points]),
        EventKind("sticks", [seat, card, gift, points], weight=3, tales=(TURN,)),
        EventKind("steals", [seat, target, between], weight=3, tales=(OFTEN,)),
        EventKind("gives", [seat, target, between]),
        EventKind("takes", [seat, target, between]),
        EventKind("looks", [seat, target, between]),
        EventKind("discards", [seat, Field("cards", CARDS, is_discard=True)]),
        EventKind("removes", [seat, gift, placed, points]),
        EventKind("strips", [seat, gift, placed, points]),
        EventKind("moves", [seat, target, gift, placed, points], weight=4),
        EventKind(
            "swaps_hands",
            [seat, target, between, Field("theirs", CARDS, only=("seat", "target"))],
            weight=6,
            reveal=SWAP,
        ),
        EventKind("swaps_areas", [seat, target], weight=8, tales=(TURN,), reveal=SWAP),
        EventKind("limits", [seat, Field("plays", NUMBER)]),
        EventKind("fetches", [seat, Field("card", CARD, only=("seat",))]),
        EventKind("reshuffles", [cards, Field("count", NUMBER)]),
        EventKind("eliminated", gone, weight=8, tales=(TURN,), reveal=ELIMINATION),
        EventKind("leaves", gone, weight=6, tales=(TURN,)),
        EventKind("wins", [seat], weight=10, reveal=VICTORY),
        EventKind("stops", [], weight=6),
        EventKind("searches", [seat, cards, Field("missing", CARDS, only=("seat",))]),
    ]

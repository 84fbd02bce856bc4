"""What can happen: the kinds of events, and the codes the history names them by.

What is sealed is in no event: gifts in parcels and ranks are told when all see them (GT-25, GT-30).
"""

from typing import Final

from mypy_extensions import i64

from regift.kit.action_arguments_and_action_table import CARD, CARDS, NUMBER, SEAT, WORD
from regift.kit.event import Event, EventKind, Field
from regift.kit.three_line_recap import HARD, OFTEN, TURN

STARTS: Final[i64] = 0
DEALS: Final[i64] = 1
GIVES: Final[i64] = 2
GIVES_MORE: Final[i64] = 3
RATES: Final[i64] = 4
TRAPS: Final[i64] = 5
GETS_MORE: Final[i64] = 6
TURNS: Final[i64] = 7
LIFTS: Final[i64] = 8
DELIGHTS: Final[i64] = 9
"""The first of the kinds that tell of an opened parcel, one a rank, then unrated, then trapped."""
JAMS: Final[i64] = 14
QUALIFIES: Final[i64] = 15
WINS: Final[i64] = 16
CALLS_TIME: Final[i64] = 17
LEAVES: Final[i64] = 18
BREAKS_OFF: Final[i64] = 19
MOVES_PAWNS: Final[i64] = 20
"""The first of the kinds that sum up a round, each player's pawns first, then the best and the worst gift."""
GIVES_BEST: Final[i64] = 21
GIVES_WORST: Final[i64] = 22
ENDS_ROUND: Final[i64] = 23

SUMMARY: Final = ("moves_pawns", "ends_round")
"""The kinds of events of which one follows on the last parcel of a round."""

ROUND_PAUSE: Final = 18.0
"""Seconds for which all look at the parcels of one round together, each before what follows is told (GT-34)."""
MIN_PAUSE: Final = 0.6
MAX_PAUSE: Final = 2.0
"""Seconds that each has at least, and at most, however many there are."""
LAST_PAUSE: Final = 3.0
"""Seconds for which all look at the last parcel of a round: what comes then covers it."""
SUMMARY_PAUSE: Final = 6.0
"""Seconds for which all read what a round has brought, before the next begins or the game ends."""
TRAP: Final = 2.0
VICTORY: Final = 3.0
"""Seconds for which all look at a big screen before they are asked anything or told how the game ended."""


def parcel_pause(parcels: int) -> float:
    """Return the seconds for which each of so many parcels is looked at."""
    return min(MAX_PAUSE, max(MIN_PAUSE, round(ROUND_PAUSE / parcels, 2)))


def linger_on_last_parcel(events: list[Event]) -> None:
    """Let all look longer at a parcel after which its round is over, so that its giver and its receiver see it, too."""
    for at in range(len(events) - 1):
        if events[at].pause > 0 and events[at + 1].kind in SUMMARY:
            events[at].pause = LAST_PAUSE


def event_kinds(parcels: int) -> list[EventKind]:
    """List the kinds of events, by code; so many parcels are opened in a round at most."""
    pause = parcel_pause(parcels)
    seat = Field("seat", SEAT)
    target = Field("target", SEAT)
    gift = Field("gift", CARD)
    gifts = Field("gifts", CARDS)
    square = Field("square", NUMBER)
    parcel = Field("parcel", NUMBER)
    number = Field("round", NUMBER)
    opened = opening_fields()
    return [
        EventKind("starts", [seat, number]),
        EventKind("deals", [seat, Field("colour", WORD), gifts]),
        EventKind("gives", [seat]),
        EventKind("gives_more", [seat, target, parcel], weight=1),
        EventKind("rates", [seat, gifts]),
        EventKind("traps", [seat, gift, square], weight=5, tales=(TURN,), reveal=TRAP),
        EventKind("gets_more", [seat, target, parcel], weight=1),
        EventKind("turns", [seat, *[Field(name, CARD) for name in ("great", "good", "ok", "no_way")]]),
        EventKind("lifts", [seat, target, parcel]),
        EventKind("delights", opened, weight=5, tales=(OFTEN, HARD, TURN), pause=pause),
        EventKind("pleases", opened, weight=2, pause=pause),
        EventKind("suits", opened, weight=1, pause=pause),
        EventKind("appals", opened, weight=6, tales=(OFTEN, HARD, TURN), pause=pause),
        EventKind("misses", opened, weight=1, pause=pause),
        EventKind("jams", opened, weight=4, pause=pause),
        EventKind("qualifies", [seat], weight=3),
        EventKind("wins", [seat], weight=10, reveal=VICTORY),
        EventKind("calls_time", [], weight=4),
        EventKind("leaves", [seat], weight=6, tales=(TURN,)),
        EventKind("breaks_off", [], weight=6),
        EventKind("moves_pawns", [seat, number, *moved_fields()]),
        EventKind("gives_best", [seat, target, gift, Field("others", NUMBER)]),
        EventKind("gives_worst", [seat, target, gift, Field("others", NUMBER)]),
        EventKind("ends_round", [number], pause=SUMMARY_PAUSE),
    ]


def opening_fields() -> list[Field]:
    """List what is told of an opened parcel, flip and score in one (GT-A15).

    `seat` gave it, `target` got it. Each of the two moves so many `steps`, forwards where the kind is one of delights,
    pleases and suits, else back; `times` is 2 where that includes a doubling. `space` is where the pawn then stands.
    """
    return [
        Field("seat", SEAT),
        Field("target", SEAT),
        Field("gift", CARD),
        Field("parcel", NUMBER),
        Field("round", NUMBER),
        Field("give_times", NUMBER),
        Field("give_steps", NUMBER),
        Field("give_space", NUMBER),
        Field("get_times", NUMBER),
        Field("get_steps", NUMBER),
        Field("get_space", NUMBER),
    ]


def moved_fields() -> list[Field]:
    """List what is told of both pawns of a player at the end of a round.

    Each is so many spaces further on than when the round began, or so many further back; the other number is 0.
    """
    names = ("give_forward", "give_back", "get_forward", "get_back")
    return [Field(name, NUMBER) for name in names]

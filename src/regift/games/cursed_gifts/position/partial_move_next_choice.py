"""Half-made moves: which pick comes next, and what the picks so far say."""

from typing import Final

from mypy_extensions import i64

from regift.games.cursed_gifts.actions import ANSWER_TRIO, DEPART, LET, NONE, OFFER_PAIR, POINT, TARGET, Pick
from regift.games.cursed_gifts.deck.card import (
    ANTIDOTE,
    ONE,
    OWN_GIFT,
    OWN_GIFT_TO_ONE,
    THEIR_GIFT,
    Card,
)
from regift.games.cursed_gifts.position.card_zones import NOTHING
from regift.games.cursed_gifts.position.position import (
    CHOOSE,
    LAST,
    TO_DISCARD,
    TO_FETCH,
    TO_GIVE,
    TO_REDO,
    TURN,
    Position,
)
from regift.games.cursed_gifts.rules.edition_rules import PAIR, TRIO

READY: Final[i64] = 0
"""Nothing more is to be picked."""
FIRST: Final[i64] = 1
"""What to do in one's turn."""
REACTION: Final[i64] = 2
FAREWELL: Final[i64] = 3
"""Whether to play a last card."""
AIM: Final[i64] = 4
THEIR_UNIT: Final[i64] = 5
OWN_UNIT: Final[i64] = 6
COST: Final[i64] = 7
TOGETHER: Final[i64] = 8
"""A Useless Gift of several."""
FIND: Final[i64] = 9
CURE_MORE: Final[i64] = 10
"""Another Antidote, or a gift to be cured."""
DISCARDED: Final[i64] = 11
GIVEN: Final[i64] = 12
TAKEN: Final[i64] = 13


def need_of(position: Position, seat: i64) -> i64:
    """Return what the seat, one of those to act, picks next; READY when its picks are complete."""
    picks = position.picks[seat]
    step = position.step
    if step == CHOOSE:
        return _need_of_choice(position, seat)
    if not picks:
        if step == TURN:
            return FIRST
        return FAREWELL if step == LAST else REACTION
    return need_after(position, picks)


def _need_of_choice(position: Position, seat: i64) -> i64:
    picks = position.picks[seat]
    if position.choice == TO_REDO:
        lay = position.play_now
        assert lay is not None
        return need_at(position.card(lay.kind), len(picks), is_redo=True)
    owed: i64 = position.owes[seat]
    if i64(len(picks)) >= owed:
        return READY
    if position.choice == TO_DISCARD:
        return DISCARDED
    if position.choice == TO_FETCH:
        return FIND
    return GIVEN if position.choice == TO_GIVE else TAKEN


def need_after(position: Position, picks: list[Pick]) -> i64:
    """Return what is picked after these picks, the first of which says what is played."""
    head = picks[0]
    made: i64 = len(picks) - 1
    if head.use in (LET, DEPART):
        return READY
    if head.use == ANSWER_TRIO:
        return TOGETHER if made < TRIO else READY
    if head.use == OFFER_PAIR:
        if made == 0:
            return AIM
        return TOGETHER if made <= PAIR else READY
    card = position.card(head.kind)
    if card.type == ANTIDOTE:
        return READY if cured_by(position, picks) == strength_of(position, picks) else CURE_MORE
    return need_at(card, made, is_redo=False)


def need_at(card: Card, made: i64, is_redo: bool) -> i64:  # noqa: FBT001 - asked at every pick
    """Return which pick comes after so many: the gift, the target, the cost."""
    aim = card.aim
    if aim in (OWN_GIFT, OWN_GIFT_TO_ONE):
        if made == 0:
            return OWN_UNIT
        made -= 1
    if aim == THEIR_GIFT:
        if made == 0:
            return THEIR_UNIT
        made -= 1
    if aim in (ONE, OWN_GIFT_TO_ONE) and not is_redo:
        if made == 0:
            return AIM
        made -= 1
    return COST if made < card.cost else READY


def target_in(picks: list[Pick]) -> i64:
    """Return the seat that the picks aim at, also by one of its gifts (a seat's own gift is no aim); NOTHING: none."""
    for pick in picks:
        if pick.use == TARGET:
            return pick.seat
    for pick in picks:
        if pick.use == POINT:
            return pick.seat
    return NOTHING


def place_in(picks: list[Pick]) -> i64:
    """Return the place of the gift that the picks point at; NOTHING: none."""
    for pick in picks:
        if pick.use == POINT:
            return pick.place
    return NOTHING


def kinds_in(picks: list[Pick], start: i64) -> list[int]:
    """List the kinds among the picks from this place on."""
    found: list[int] = []
    for at in range(start, len(picks)):
        kind = picks[at].kind
        if kind != NONE:
            found.append(kind)
    return found


def places_in(picks: list[Pick]) -> list[int]:
    """List the places of all gifts that the picks point at."""
    found: list[int] = []
    for pick in picks:
        if pick.use == POINT:
            found.append(pick.place)
    return found


def strength_of(position: Position, picks: list[Pick]) -> i64:
    """Add up the Antidotes among the picks."""
    total: i64 = 0
    for pick in picks:
        if pick.kind != NONE:
            total += position.card(pick.kind).value
    return total


def cured_by(position: Position, picks: list[Pick]) -> i64:
    """Add up the gifts to be cured among the picks."""
    total: i64 = 0
    for pick in picks:
        if pick.use == POINT:
            total += position.areas[pick.seat][pick.place].worth
    return total

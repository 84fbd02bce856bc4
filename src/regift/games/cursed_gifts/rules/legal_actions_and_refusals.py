"""The options of a seat, and why another action is none: both ask what `against` says."""

from typing import Final

from mypy_extensions import i64

from regift.games.cursed_gifts.actions import (
    ANSWER,
    ANSWER_TRIO,
    DEPART,
    END,
    FETCH_UP,
    GRAB,
    HAND,
    LET,
    OFFER_PAIR,
    PAY,
    PLACES,
    PLAY,
    POINT,
    TARGET,
    THROW,
    USE,
    Pick,
)
from regift.games.cursed_gifts.deck.card import GIFT, ONE, Card
from regift.games.cursed_gifts.position.card_zones import NOTHING
from regift.games.cursed_gifts.position.partial_move_next_choice import (
    AIM,
    COST,
    CURE_MORE,
    DISCARDED,
    FAREWELL,
    FIND,
    FIRST,
    GIVEN,
    OWN_UNIT,
    REACTION,
    TAKEN,
    THEIR_UNIT,
    TOGETHER,
    kinds_in,
    need_of,
)
from regift.games.cursed_gifts.position.position import CHOOSE, Position
from regift.games.cursed_gifts.rules.cure_conditions import can_add_antidote, can_cure
from regift.games.cursed_gifts.rules.edition_rules import PAIR, TRIO
from regift.games.cursed_gifts.rules.play_answer_and_pick_conditions import (
    Limits,
    against_answer,
    against_held,
    against_held_answer,
    against_pair,
    against_play,
    against_target,
    against_trio,
    can_pick,
    is_fitting_gift,
    left_after_paying,
    type_of_last,
)
from regift.games.cursed_gifts.rules.refusal_explanations import explain
from regift.kit.action_arguments_and_action_table import Action
from regift.kit.refusal_and_errors import Refusal

PAIR_CARD: Final[Card] = Card("pair", GIFT, 0).at(ONE)
"""What two Useless Gifts are aimed like."""


def list_options(position: Position, seat: i64) -> list[Action]:
    """List what a seat that is to act may pick now."""
    found: list[Action] = []
    do = position.rules.do
    need = need_of(position, seat)
    if need == FIRST:
        found.append(do.end)
        _list_plays(position, seat, found)
    elif need == REACTION:
        found.append(do.let)
        _list_answers(position, seat, found)
    elif need == FAREWELL:
        found.append(do.depart)
        _list_plays_among(position, seat, need, found)
    elif need == AIM:
        card = card_picked(position, seat)
        for target in do.target:
            if not against_target(position, seat, card, target.seat):
                found.append(target)
    elif need in (THEIR_UNIT, OWN_UNIT):
        for owner in range(position.rules.seats):
            if (owner == seat) == (need == OWN_UNIT):
                _list_gifts(position, seat, owner, need, found)
    else:
        _list_more(position, seat, need, found)
    return found


def playable_cards(position: Position, seat: i64) -> list[str]:
    """Name what the seat may play now, in its turn: cards, and two Useless Gifts as "pair"."""
    found: list[str] = []
    if need_of(position, seat) == FIRST:
        for action in list_options(position, seat):
            if isinstance(action, Pick) and action.use == PLAY:
                found.append(position.rules.words[action.kind])
            elif isinstance(action, Pick) and action.use == OFFER_PAIR:
                found.append("pair")
    return found


def _list_more(position: Position, seat: i64, need: i64, found: list[Action]) -> None:
    """List the picks that are cards out of a hand or a pile, and the gifts of a cure."""
    do = position.rules.do
    if need == COST:
        _list_cards(position, seat, do.pay, need, found)
    elif need == TOGETHER:
        _list_cards(position, seat, do.use, need, found)
    elif need == DISCARDED:
        _list_cards(position, seat, do.throw, need, found)
    elif need == GIVEN:
        _list_cards(position, seat, do.give, need, found)
    elif need == TAKEN:
        _list_cards(position, seat, do.take, need, found)
    elif need == CURE_MORE:
        _list_plays_among(position, seat, need, found)
        _list_gifts(position, seat, seat, need, found)
    elif need == FIND:
        for pick in do.fetch:
            _offer(position, seat, pick, need, found)


def _list_gifts(position: Position, seat: i64, owner: i64, need: i64, found: list[Action]) -> None:
    """List the gifts in the owner's area that the seat may point at."""
    for place in range(len(position.areas[owner])):
        _offer(position, seat, position.rules.do.point[PLACES * owner + place], need, found)


def _list_cards(position: Position, seat: i64, picks: list[Pick], need: i64, found: list[Action]) -> None:
    """List those of the picks that name a card of the hand that is picked from, each kind once."""
    limits = limits_of(position, seat, need)
    last: i64 = NOTHING
    for kind in position.hands[limits.owner]:
        if kind != last:
            last = kind
            if can_pick(position, kind, limits):
                found.append(picks[kind])


def _list_plays_among(position: Position, seat: i64, need: i64, found: list[Action]) -> None:
    """List the cards in the seat's hand that it may play as a farewell or in a cure, each kind once."""
    last: i64 = NOTHING
    for kind in position.hands[seat]:
        if kind != last:
            last = kind
            _offer(position, seat, position.rules.do.play[kind], need, found)


def _list_plays(position: Position, seat: i64, found: list[Action]) -> None:
    """List the cards that the seat may play, each kind once, and a pair: the longest list, so it asks what counts."""
    last: i64 = NOTHING
    for kind in position.hands[seat]:
        if kind != last:
            last = kind
            if not against_held(position, seat, kind):
                found.append(position.rules.do.play[kind])
    if not against_pair(position, seat):
        found.append(position.rules.do.pair)


def _list_answers(position: Position, seat: i64, found: list[Action]) -> None:
    """List the cards that the seat may answer with, each kind once, and a trio."""
    what = type_of_last(position)
    last: i64 = NOTHING
    for kind in position.hands[seat]:
        if kind != last:
            last = kind
            if not against_held_answer(position, seat, kind, what):
                found.append(position.rules.do.answer[kind])
    if not against_trio(position, seat):
        found.append(position.rules.do.trio)


def _offer(position: Position, seat: i64, pick: Pick, need: i64, found: list[Action]) -> None:
    if not against(position, seat, pick, need):
        found.append(pick)


def against(position: Position, seat: i64, pick: Pick, need: i64) -> str:
    """Name the clause that forbids the pick to a seat that is to act and needs this next; "" for an option."""
    if need in (FIRST, REACTION, FAREWELL):
        return against_first(position, seat, pick, need)
    if need == AIM:
        return (
            against_target(position, seat, card_picked(position, seat), pick.seat)
            if pick.use == TARGET
            else wrong_time(pick)
        )
    if need in (THEIR_UNIT, OWN_UNIT):
        return against_unit(position, seat, pick, need)
    if need == CURE_MORE:
        return against_cure(position, seat, pick)
    return against_card(position, seat, pick, need)


def against_first(position: Position, seat: i64, pick: Pick, need: i64) -> str:
    """Name what forbids the pick as the first of a turn, of an answer, or of a farewell."""
    use = pick.use
    if (need == FIRST and use == END) or (need == REACTION and use == LET) or (need == FAREWELL and use == DEPART):
        return ""
    if need == FIRST and use == PLAY:
        return against_play(position, seat, pick.kind)
    if need == FIRST and use == OFFER_PAIR:
        return against_pair(position, seat)
    if need == REACTION and use == ANSWER:
        return against_answer(position, seat, pick.kind)
    if need == REACTION and use == ANSWER_TRIO:
        return against_trio(position, seat)
    if need == FAREWELL and use == PLAY:
        return against_farewell(position, seat, pick.kind)
    return wrong_time(pick)


def wrong_time(pick: Pick) -> str:
    """Name the clause of an action that belongs to another moment."""
    if pick.use == DEPART:
        return "CG-D7"
    if pick.use == ANSWER or pick.use == ANSWER_TRIO or pick.use == LET:
        return "CG-R17"
    return "CG-A9"


def against_farewell(position: Position, seat: i64, kind: i64) -> str:
    """CG-D7: who is eliminated plays no card but one that says so."""
    card = position.card(kind)
    if not card.is_posthumous or not position.holds(seat, kind):
        return "CG-D7"
    return "" if position.areas[seat] and left_after_paying(position, seat, card) >= 0 else "CG-A5"


def card_picked(position: Position, seat: i64) -> Card:
    """Return the card that the picks are about."""
    if position.step == CHOOSE:
        lay = position.play_now
        assert lay is not None
        return position.card(lay.kind)
    head = position.picks[seat][0]
    return PAIR_CARD if head.use == OFFER_PAIR else position.card(head.kind)


def against_unit(position: Position, seat: i64, pick: Pick, need: i64) -> str:
    """CG-A35, CG-A38: the gift must be there, in the area that the card is about."""
    if pick.use != POINT:
        return wrong_time(pick)
    owner = pick.seat
    place = pick.place
    card = card_picked(position, seat)
    if need == OWN_UNIT:
        if owner != seat:
            return "CG-A35"
        return "" if is_fitting_gift(position, seat, card, place) else "CG-A5"
    if position.step == CHOOSE:
        lay = position.play_now
        assert lay is not None
        if owner != lay.target:
            return "CG-A12"
    elif owner == seat or not position.is_in(owner):
        return "CG-A38"
    return "" if place < len(position.areas[owner]) else "CG-A38"


def against_cure(position: Position, seat: i64, pick: Pick) -> str:
    """CG-R13, CG-A35: another Antidote, or a gift in the own area, that leads to an exact cure."""
    if pick.use == PLAY:
        return "" if can_add_antidote(position, seat, pick.kind) else "CG-R13"
    if pick.use != POINT:
        return wrong_time(pick)
    if pick.seat != seat:
        return "CG-A35"
    return "" if can_cure(position, seat, pick.place) else "CG-R13"


def against_card(position: Position, seat: i64, pick: Pick, need: i64) -> str:
    """Name what forbids to pick that card as a cost, as one of several, to be discarded, given, taken or fetched."""
    use = pick.use
    kind = pick.kind
    if need == FIND:
        if use != FETCH_UP:
            return wrong_time(pick)
        return "" if kind in position.discards else "CG-A44"
    if need == TOGETHER and use == USE:
        return "" if can_pick(position, kind, limits_of(position, seat, need)) else "CG-R20"
    if is_asked_for(use, need):
        return "" if can_pick(position, kind, limits_of(position, seat, need)) else "CG-A3"
    return wrong_time(pick)


def is_asked_for(use: i64, need: i64) -> bool:
    """Return whether the pick is of the kind that is needed next: a cost, or a card to discard, to give or to take."""
    if need == COST:
        return use == PAY
    if need == DISCARDED:
        return use == THROW
    return (need == GIVEN and use == HAND) or (need == TAKEN and use == GRAB)


def limits_of(position: Position, seat: i64, need: i64) -> Limits:
    """Return what binds the seat's next pick out of a hand: a cost, one of several, one to discard, give or take."""
    picks = position.picks[seat]
    if need == COST:
        is_anew = position.step == CHOOSE
        made = kinds_in(picks, 0 if is_anew else 1)
        spared: i64 = NOTHING if is_anew else picks[0].kind
        return Limits(seat, card_picked(position, seat).cost - len(made), spared, made)
    if need == TOGETHER:
        made = kinds_in(picks, 1)
        size = TRIO if picks[0].use == ANSWER_TRIO else PAIR
        return Limits(seat, size - len(made), NOTHING, made, is_useless=True)
    owner = seat
    if need == TAKEN:
        lay = position.play_now
        assert lay is not None
        owner = lay.target
    return Limits(owner, position.owes[seat] - len(picks), NOTHING, kinds_in(picks, 0))


def refuse_action(position: Position, seat: i64, action: Action) -> Refusal | None:
    """Name the first clause that forbids the action to a seat that is to act, with what explains it."""
    if not isinstance(action, Pick):
        return Refusal("CG-A9")
    clause = against(position, seat, action, need_of(position, seat))
    if not clause:
        return None
    return Refusal(clause, explain(position, seat, action, clause))

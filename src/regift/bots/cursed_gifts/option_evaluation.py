"""Weighs the options of a decision: first picks by the best way to go on, later ones by what is picked already."""

from typing import Final

from regift.bots.cursed_gifts.answer_card_evaluation import ComebackEvaluator
from regift.bots.cursed_gifts.cure_evaluation import best_cure, of_cure
from regift.bots.cursed_gifts.play_evaluation import PlayEvaluator
from regift.bots.cursed_gifts.recent_play_memory import Memory
from regift.bots.cursed_gifts.visible_table import AreaGift
from regift.games.cursed_gifts.actions import (
    ANSWER,
    ANSWER_TRIO,
    DEPART,
    END,
    FETCH_UP,
    GRAB,
    LET,
    OFFER_PAIR,
    PLAY,
    POINT,
    TARGET,
    Pick,
)
from regift.games.cursed_gifts.deck.card import ANTIDOTE, ONE, OWN_GIFT, OWN_GIFT_TO_ONE, THEIR_GIFT, USELESS
from regift.games.cursed_gifts.rules.edition_rules import PAIR

NEVER: Final = -100.0
"""What an option is worth that is none."""


def weigh(worth: PlayEvaluator, memory: Memory, picks: list[Pick]) -> list[float]:
    """Return what each option is worth."""
    uses = {int(pick.use) for pick in picks}
    if uses & {ANSWER, ANSWER_TRIO}:
        answering = ComebackEvaluator(worth.observation, worth, memory)
        return [_of_answer(answering, pick) for pick in picks]
    if uses & {END, LET, DEPART}:
        return [_of_first(worth, pick) for pick in picks]
    if uses <= {PLAY, POINT} and _is_curing(worth):
        return [_of_cure(worth, pick) for pick in picks]
    if uses <= {TARGET, POINT}:
        return [_of_aim(worth, pick) for pick in picks]
    return _of_cards(worth, picks)


def _of_answer(answering: ComebackEvaluator, pick: Pick) -> float:
    if pick.use == LET:
        return 0.0
    return answering.of_trio() if pick.use == ANSWER_TRIO else answering.of_card(int(pick.kind))


def _of_first(worth: PlayEvaluator, pick: Pick) -> float:
    """Weigh the first pick of a turn, or a last card."""
    if pick.use == PLAY:
        return of_kind(worth, int(pick.kind)) + worth.itch()
    return of_pair(worth) + worth.itch() if pick.use == OFFER_PAIR else 0.0


def of_kind(worth: PlayEvaluator, kind: int) -> float:
    """Return what it is worth to play the card in the best way."""
    observation = worth.observation
    card = worth.cards[kind]
    if card.type == ANTIDOTE:
        return best_cure(observation, worth, [kind], int(observation.view.fact("plays")))
    aim = card.aim
    if aim == ONE:
        return max((worth.of_play(kind, seat) for seat in observation.rivals), default=NEVER)
    if aim == THEIR_GIFT:
        return max((worth.of_play(kind, seat) for seat in observation.rivals if observation.areas[seat]), default=NEVER)
    if aim == OWN_GIFT:
        return max((worth.of_play(kind, -1, unit) for unit in observation.areas[observation.seat]), default=NEVER)
    if aim == OWN_GIFT_TO_ONE:
        return max((_of_sending(worth, kind, unit) for unit in observation.areas[observation.seat]), default=NEVER)
    return worth.of_play(kind)


def _of_sending(worth: PlayEvaluator, kind: int, unit: AreaGift) -> float:
    """Return what it is worth to send the gift on, to whom it hurts most."""
    return max((worth.of_play(kind, seat, unit) for seat in worth.observation.rivals), default=NEVER)


def of_pair(worth: PlayEvaluator) -> float:
    """Return what two Useless Gifts are worth as a gift, which leaves no room for another this turn (CG-A17)."""
    points = int(worth.observation.rules.edition.pair_worth)
    gain = max((worth.harm(seat, points) for seat in worth.observation.rivals), default=NEVER)
    useless = [kind for kind in worth.observation.hand if worth.cards[kind].type == USELESS]
    missed = max(worth.gift_worths(), default=0.0)
    return gain - missed - sum(worth.price(kind) for kind in useless[:PAIR])


def _is_curing(worth: PlayEvaluator) -> bool:
    picked = worth.observation.picked
    return bool(picked) and worth.cards[picked[0]].type == ANTIDOTE


def _of_cure(worth: PlayEvaluator, pick: Pick) -> float:
    """Weigh another Antidote against the cure as it is; of several gifts the heaviest goes first."""
    observation = worth.observation
    if pick.use == PLAY:
        return best_cure(observation, worth, [*observation.picked, int(pick.kind)], int(observation.view.fact("plays")))
    unit = observation.areas[observation.seat][int(pick.place)]
    return of_cure(worth, observation.picked) + unit.worth / 1000


def _of_aim(worth: PlayEvaluator, pick: Pick) -> float:
    """Weigh a target, or a gift pointed at."""
    observation = worth.observation
    kind = _subject(worth)
    seat = int(pick.seat)
    if pick.use == TARGET:
        if kind is None:
            return worth.harm(seat, int(observation.rules.edition.pair_worth))
        return worth.of_play(kind, seat, AreaGift(3, 0))
    unit = observation.areas[seat][int(pick.place)]
    assert kind is not None
    if seat != observation.seat:
        return worth.of_play(kind, seat, unit) + unit.worth / 1000
    if worth.cards[kind].aim == OWN_GIFT_TO_ONE:
        return _of_sending(worth, kind, unit)
    return worth.of_play(kind, -1, unit)


def _subject(worth: PlayEvaluator) -> int | None:
    """Return the card that the picks are about; None for two Useless Gifts."""
    observation = worth.observation
    if observation.picked:
        return observation.picked[0]
    stack = observation.kinds("stack")
    return stack[0] if stack else None


def _of_cards(worth: PlayEvaluator, picks: list[Pick]) -> list[float]:
    """Weigh cards: dear ones to take, cheap ones to lose."""
    kinds = [int(pick.kind) for pick in picks]
    if picks[0].use in (GRAB, FETCH_UP):
        return [worth.plain_price(worth.cards[kind]) for kind in kinds]
    return [-worth.price(kind) for kind in kinds]

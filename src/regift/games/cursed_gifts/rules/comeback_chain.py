"""The card being played and its answers: who is asked, what answers what, and in which order it all takes effect."""

from typing import Final

from mypy_extensions import i64

from regift.games.cursed_gifts.actions import ANSWER_TRIO, LET
from regift.games.cursed_gifts.deck.card import (
    ALL,
    CANCEL,
    CATCH,
    DEFLECT,
    PICK_UP,
    RETURN,
    STEAL,
    TO_DEFENCE,
    Step,
)
from regift.games.cursed_gifts.events import (
    ANSWERS,
    ANSWERS_TRIO,
    CANCELS,
    DEFLECTS,
    TURNS_BACK,
)
from regift.games.cursed_gifts.position.card_zones import NOTHING
from regift.games.cursed_gifts.position.partial_move_next_choice import kinds_in
from regift.games.cursed_gifts.position.position import (
    DEFLECTED,
    EXEMPT,
    HIT,
    NOBODY,
    RETURNED,
    TURN,
    WINDOW,
    PlayedCard,
    Position,
)
from regift.games.cursed_gifts.rules import card_resolution, hand_effects
from regift.games.cursed_gifts.rules.play_answer_and_pick_conditions import is_inevitable, type_of_last
from regift.kit.event import counted

TRIO_STEPS: Final[list[Step]] = [Step(RETURN, 1)]
"""CG-R21: what three Useless Gifts do."""


def begin(position: Position, lay: PlayedCard) -> None:
    """CG-A9: a card was announced; ask those aimed at, unless all can see that there is no answer (CG-A15)."""
    position.play_now = lay
    position.at = 0
    what = type_of_last(position)
    is_open = what != 0 and not is_inevitable(position, lay)
    if lay.target != NOBODY:
        position.fates[lay.target] = HIT
        if is_open and can_be_asked(position, lay.target, what):
            ask_one(position, lay.target)
        else:
            card_resolution.resolve(position)
        return
    asked: list[int] = []
    for target in targets_of(position, lay):
        position.fates[target] = HIT
        if is_open and can_be_asked(position, target, what):
            asked.append(target)
    if asked:
        ask(position, asked)
    else:
        card_resolution.resolve(position)


def targets_of(position: Position, lay: PlayedCard) -> list[int]:
    """List whom a card is aimed at that is not aimed at one seat, in turn order (CG-A8, CG-A14)."""
    if lay.kind != NOTHING and position.card(lay.kind).aim == ALL:
        return [seat for seat in position.living() if seat != lay.seat]
    return []


def can_be_asked(position: Position, seat: i64, what: i64) -> bool:
    """CG-A15, CG-A16: tell whether, for all that everybody knows, the seat may hold an answer."""
    return position.is_in(seat) and position.size(seat) >= i64(position.rules.least[what])


def ask(position: Position, seats: list[int]) -> None:
    """Open the window for these seats, all at once."""
    position.step = WINDOW
    position.ask(seats)


def ask_one(position: Position, seat: i64) -> None:
    """Open the window for this seat alone."""
    position.step = WINDOW
    position.ask_one(seat)


# Answers


def take_answers(position: Position) -> None:
    """Announce what was sealed in the window, in turn order."""
    asked = position.locked()
    position.ask_bits(0)
    position.step = TURN
    if position.chain:
        last = position.chain[-1]
        lay = answer_of(position, asked[0], last.seat, last) if asked else None
        if lay is None:
            settle_chain(position)
        else:
            position.chain.append(lay)
            ask_chain(position)
        next_answer(position)
        return
    played = position.play_now
    assert played is not None
    for seat in asked:
        lay = answer_of(position, seat, played.seat, played)
        if lay is not None:
            position.queue.append(lay)
    next_answer(position)


def answer_of(position: Position, seat: i64, other: i64, answered: PlayedCard) -> PlayedCard | None:
    """Lay down and tell the seat's answer; None if it lets the card come."""
    picks = position.picks[seat]
    position.picks[seat] = []
    if not picks or picks[0].use == LET:
        return None
    head = picks[0].kind
    position.idle = 0
    first: i64 = answered.cards[0]
    cards = kinds_in(picks, 0)
    if picks[0].use == ANSWER_TRIO:
        position.write_entry([ANSWERS_TRIO, seat, other, *counted(cards), first])
        for kind in cards:
            position.lose(seat, kind)
        return PlayedCard(seat, other, NOTHING, cards)
    paid = cards[1:]
    position.write_entry([ANSWERS, seat, other, head, first, *counted(paid)])
    position.lose(seat, head)
    position.throw_away(seat, paid)
    return PlayedCard(seat, other, head, [head])


def next_answer(position: Position) -> None:
    """Take up the next target's answer, or carry out the card when there is none left."""
    while position.step != WINDOW:
        if not position.queue:
            card_resolution.resolve(position)
            return
        position.chain = [position.queue.pop(0)]
        ask_chain(position)


def ask_chain(position: Position) -> None:
    """CG-R19, CG-A48: only the player whose card was answered last may answer in turn."""
    seat = position.chain[-1].target
    if can_be_asked(position, seat, TO_DEFENCE):
        ask_one(position, seat)
    else:
        settle_chain(position)


def settle_chain(position: Position) -> None:
    """CG-A9: resolve the Comebacks, newest first; each acts on the card it answered (CG-R19)."""
    chain = position.chain
    count: i64 = len(chain)
    is_void: list[bool] = [False] * count
    at: i64 = count - 1
    while at >= 0:
        lay = chain[at]
        if not is_void[at] and position.is_in(lay.seat):
            for step in steps_of(position, lay):
                if at > 0 and step.family == CANCEL:
                    is_void[at - 1] = True
                    position.write(CANCELS, lay.seat, lay.cards[0], chain[at - 1].cards[0])
                else:
                    come_back(position, lay, step)
        at -= 1
    for lay in chain:
        position.discards += lay.cards
    position.chain = []


def steps_of(position: Position, lay: PlayedCard) -> list[Step]:
    """Return the effects of a Comeback."""
    return TRIO_STEPS if lay.kind == NOTHING else position.card(lay.kind).steps


def come_back(position: Position, lay: PlayedCard, step: Step) -> None:
    """Carry out one effect of a Comeback on the card being played."""
    played = position.play_now
    assert played is not None
    family = step.family
    seat = lay.seat
    first: i64 = played.cards[0]
    if family == CANCEL:
        position.fates[seat] = EXEMPT
        position.write(CANCELS, seat, lay.cards[0], first)
    elif family == RETURN:
        position.fates[seat] = RETURNED
        position.write(TURNS_BACK, seat, played.seat, first)
    elif family == DEFLECT:
        position.fates[seat] = DEFLECTED
        position.write(DEFLECTS, seat, position.after(seat), first)
    elif family == CATCH:
        position.fates[seat] = EXEMPT
        position.catcher = seat
        position.write(CANCELS, seat, lay.cards[0], first)
    elif family == PICK_UP:
        position.draw(seat, step.amount)
    elif family == STEAL and position.is_in(played.seat):
        hand_effects.steal(position, seat, played.seat, step.amount)

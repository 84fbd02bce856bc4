"""The card being played and its answers: who is asked, what answers what, and in which order it all takes effect."""

from mypy_extensions import i64

from regift.games.cursed_gifts import effects, endings
from regift.games.cursed_gifts.actions import LET_CODE, TRIO_CODE
from regift.games.cursed_gifts.card import (
    ALL,
    CANCEL,
    CATCH,
    DEFLECT,
    GIFT,
    GIVE,
    OWN_GIFT_TO_ONE,
    PICK_UP,
    RETURN,
    STEAL,
    STOP_GIFT,
    STOP_TREACHERY,
    THEIR_GIFT,
    TO_DEFENCE,
    TREACHERY,
    Step,
)
from regift.games.cursed_gifts.draft import kinds_in, need_at, place_in
from regift.games.cursed_gifts.events import (
    ANSWERS,
    ANSWERS_TRIO,
    CANCELS,
    CATCHES,
    DEFLECTS,
    FIZZLES,
    GUARDS,
    REDOES,
    TURNS_BACK,
)
from regift.games.cursed_gifts.position import (
    CHOOSE,
    DEFLECTED,
    EXEMPT,
    HIT,
    NO_CHOICE,
    NOBODY,
    NOTHING,
    RETURNED,
    TO_REDO,
    TURN,
    UNTOUCHED,
    WINDOW,
    Lay,
    Position,
)
from regift.games.cursed_gifts.rules import type_of_last

TRIO_STEPS: list[Step] = [Step(RETURN, 1)]
"""CG-R21: what three Useless Gifts do."""


def begin(position: Position, lay: Lay) -> None:
    """CG-A9: a card was announced; ask those aimed at, unless all can see that there is no answer (CG-A15)."""
    position.play_now = lay
    position.at = 0
    targets = targets_of(position, lay)
    asked: list[int] = []
    what = type_of_last(position)
    is_open = what != 0 and not is_inevitable(position, lay)
    for target in targets:
        position.fates[target] = HIT
        if is_open and can_be_asked(position, target, what):
            asked.append(target)
    if asked:
        ask(position, asked)
    else:
        resolve(position)


def targets_of(position: Position, lay: Lay) -> list[int]:
    """List whom the card is aimed at, in turn order (CG-A8, CG-A14)."""
    if lay.target != NOBODY:
        return [lay.target]
    if lay.kind != NOTHING and position.card(lay.kind).aim == ALL:
        return [seat for seat in position.living() if seat != lay.seat]
    return []


def is_inevitable(position: Position, lay: Lay) -> bool:
    """CG-R9, CG-D3: tell whether nobody may answer."""
    return lay.kind == NOTHING or position.card(lay.kind).is_inevitable


def can_be_asked(position: Position, seat: i64, what: i64) -> bool:
    """CG-A15, CG-A16: tell whether, for all that everybody knows, the seat may hold an answer."""
    return position.is_in(seat) and position.size(seat) >= i64(position.rules.least[what])


def ask(position: Position, seats: list[int]) -> None:
    """Open the window for these seats, all at once."""
    position.step = WINDOW
    position.slots.ask(seats)


# Answers


def take_answers(position: Position) -> None:
    """Announce what was sealed in the window, in turn order."""
    asked: list[int] = []
    for seat in position.living():
        if position.slots.is_locked(seat):
            asked.append(seat)
    position.slots.ask([])
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


def answer_of(position: Position, seat: i64, other: i64, answered: Lay) -> Lay | None:
    """Lay down and tell the seat's answer; None if it lets the card come."""
    picks = position.picks[seat]
    position.picks[seat] = []
    head: i64 = picks[0] if picks else LET_CODE
    if head == LET_CODE:
        return None
    position.idle = 0
    first: i64 = answered.cards[0]
    cards = kinds_in(picks, 0)
    if head == TRIO_CODE:
        position.write(ANSWERS_TRIO, seat, other)
        position.add_cards(cards)
        position.add(first)
        for kind in cards:
            position.lose(seat, kind)
        return Lay(seat, other, NOTHING, cards)
    paid = cards[1:]
    position.write(ANSWERS, seat, other)
    position.add(head)
    position.add(first)
    position.add_cards(paid)
    position.lose(seat, head)
    position.throw_away(seat, paid)
    return Lay(seat, other, head, [head])


def next_answer(position: Position) -> None:
    """Take up the next target's answer, or carry out the card when there is none left."""
    while position.step != WINDOW:
        if not position.queue:
            resolve(position)
            return
        position.chain = [position.queue.pop(0)]
        ask_chain(position)


def ask_chain(position: Position) -> None:
    """CG-R19, CG-A48: only the player whose card was answered last may answer in turn."""
    seat = position.chain[-1].target
    if can_be_asked(position, seat, TO_DEFENCE):
        ask(position, [seat])
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
                    position.write(CANCELS, lay.seat, lay.cards[0])
                    position.add(chain[at - 1].cards[0])
                else:
                    come_back(position, lay, step)
        at -= 1
    for lay in chain:
        position.discards += lay.cards
    position.chain = []


def steps_of(position: Position, lay: Lay) -> list[Step]:
    """Give the effects of a Comeback."""
    return TRIO_STEPS if lay.kind == NOTHING else position.card(lay.kind).steps


def come_back(position: Position, lay: Lay, step: Step) -> None:
    """Carry out one effect of a Comeback on the card being played."""
    played = position.play_now
    assert played is not None
    family = step.family
    seat = lay.seat
    first: i64 = played.cards[0]
    if family == CANCEL:
        position.fates[seat] = EXEMPT
        position.write(CANCELS, seat, lay.cards[0])
        position.add(first)
    elif family == RETURN:
        position.fates[seat] = RETURNED
        position.write(TURNS_BACK, seat, played.seat)
        position.add(first)
    elif family == DEFLECT:
        position.fates[seat] = DEFLECTED
        position.write(DEFLECTS, seat, position.after(seat))
        position.add(first)
    elif family == CATCH:
        position.fates[seat] = EXEMPT
        position.catcher = seat
        position.write(CANCELS, seat, lay.cards[0])
        position.add(first)
    elif family == PICK_UP:
        position.draw(seat, step.amount)
    elif family == STEAL and position.is_in(played.seat):
        effects.steal(position, seat, played.seat, step.amount)


# Carrying the card out


def resolve(position: Position) -> None:
    """CG-A9: all answers are in; carry the card out on those it still concerns."""
    lay = position.play_now
    assert lay is not None
    if lay.target != NOBODY:
        fate = position.fates[lay.target]
        if fate == EXEMPT:
            finish(position)
            return
        if fate == RETURNED:
            redo(position, lay)
            return
        if fate == DEFLECTED:
            aside = Lay(lay.seat, position.after(lay.target), lay.kind, lay.cards)
            position.fates[lay.target] = UNTOUCHED
            position.fates[aside.target] = HIT
            position.play_now = aside
    carry_out(position)


def carry_out(position: Position) -> None:
    """Let what stays on the table stop the card, then take its steps."""
    lay = position.play_now
    assert lay is not None
    for seat in position.living():
        fate = position.fates[seat]
        if fate == HIT:
            stop_by_guard(position, lay, seat)
        elif fate == RETURNED and position.is_in(lay.seat):
            stop_by_guard(position, lay, lay.seat, seat)
    step_on(position)


def stop_by_guard(position: Position, lay: Lay, victim: i64, share: i64 = NOBODY) -> None:
    """CG-R23: a Defence that stays stops the card for the victim, and goes with it."""
    if lay.kind == NOTHING or is_inevitable(position, lay):
        return
    card = position.card(lay.kind)
    wanted: i64 = NOTHING
    if card.type == GIFT:
        wanted = STOP_GIFT
    elif card.type == TREACHERY:
        wanted = STOP_TREACHERY
    for kind in position.tables[victim]:
        if position.card(kind).guard == wanted:
            position.tables[victim].remove(kind)
            position.discards.append(kind)
            position.write(GUARDS, victim, kind)
            position.add(lay.kind)
            position.fates[victim if share == NOBODY else share] = EXEMPT
            return


def step_on(position: Position) -> None:
    """Take the card's next steps, until one asks for choices or none is left."""
    lay = position.play_now
    assert lay is not None
    if lay.kind == NOTHING:
        effects.land_pair(position, lay)
        finish(position)
        return
    steps = position.card(lay.kind).steps
    while position.at < i64(len(steps)):
        step = steps[position.at]
        position.at += 1
        effects.take_step(position, lay, step)
        if position.step == CHOOSE:
            return
    finish(position)


def finish(position: Position) -> None:
    """CG-R10: the card goes to the discard pile, unless it lies elsewhere; then see who is eliminated."""
    lay = position.play_now
    assert lay is not None
    position.play_now = None
    if not position.has_landed:
        if position.catcher != NOBODY and position.is_in(position.catcher):
            for kind in lay.cards:
                position.gain(position.catcher, kind)
                position.write(CATCHES, position.catcher, kind)
        else:
            position.discards += lay.cards
    position.has_landed = False
    position.catcher = NOBODY
    position.choice = NO_CHOICE
    position.at = 0
    position.step = TURN
    for seat in range(position.rules.seats):
        position.fates[seat] = UNTOUCHED
        position.owes[seat] = 0
    endings.settle(position)


# Carried out afresh, with roles swapped


def redo(position: Position, lay: Lay) -> None:
    """CG-A11: whoever turned the card back plays it anew, or cannot, and then it is cancelled."""
    seat = lay.target
    other = lay.seat
    position.fates[seat] = UNTOUCHED
    again = Lay(seat, other, lay.kind, lay.cards)
    position.play_now = again
    card = position.card(lay.kind)
    if not position.is_in(other) or not position.is_in(seat) or not can_redo(position, again):
        position.history.append(FIZZLES)
        position.history.append(lay.kind)
        finish(position)
        return
    if card.aim in (THEIR_GIFT, OWN_GIFT_TO_ONE) and card.cost == 0:
        area = position.areas[other if card.aim == THEIR_GIFT else seat]
        if len(area) == 1:
            again.place = 0
            take_up(position, again, [])
            return
    if need_at(card, 0, is_redo=True) == 0:
        take_up(position, again, [])
        return
    position.step = CHOOSE
    position.choice = TO_REDO
    position.slots.ask([seat])


def can_redo(position: Position, again: Lay) -> bool:
    """CG-A11, CG-A12: tell whether its choices can be made and its cost be paid by the other side."""
    card = position.card(again.kind)
    left = position.size(again.seat) - card.cost
    if left < (1 if card.has(GIVE) else 0):
        return False
    if card.aim == THEIR_GIFT and not position.areas[again.target]:
        return False
    if card.aim == OWN_GIFT_TO_ONE and not position.areas[again.seat]:
        return False
    return not card.wants_hand or len(position.hands[again.target]) > 0


def take_up(position: Position, again: Lay, paid: list[int]) -> None:
    """Tell the choices made anew, pay the cost, and carry the card out."""
    card = position.card(again.kind)
    if card.type != GIFT:
        position.write(REDOES, again.seat, again.target)
        position.add(again.kind)
        position.add(again.place + 1)
        position.add_cards(paid)
    position.throw_away(again.seat, paid)
    position.play_now = again
    position.fates[again.target] = HIT
    carry_out(position)


def take_choices(position: Position) -> None:
    """Carry out the choices that were sealed, in turn order, and go on with the card."""
    chosen: list[list[int]] = []
    for seat in range(position.rules.seats):
        chosen.append(position.picks[seat])
        position.picks[seat] = []
    position.slots.ask([])
    choice = position.choice
    position.choice = NO_CHOICE
    position.step = TURN
    lay = position.play_now
    assert lay is not None
    if choice == TO_REDO:
        again = Lay(lay.seat, lay.target, lay.kind, lay.cards)
        again.place = place_in(chosen[lay.seat])
        take_up(position, again, kinds_in(chosen[lay.seat], 0))
        return
    effects.take_choices(position, lay, choice, chosen)
    step_on(position)

"""All answers are in: the card is carried out, perhaps afresh with roles swapped, and put away."""

from mypy_extensions import i64

from regift.games.cursed_gifts.actions import Pick
from regift.games.cursed_gifts.deck.card import (
    GIFT,
    GIVE,
    OWN_GIFT_TO_ONE,
    STOP_GIFT,
    STOP_TREACHERY,
    THEIR_GIFT,
    TREACHERY,
)
from regift.games.cursed_gifts.events import (
    CATCHES,
    FIZZLES,
    GUARDS,
    REDOES,
)
from regift.games.cursed_gifts.position.card_zones import NOTHING
from regift.games.cursed_gifts.position.partial_move_next_choice import kinds_in, need_at, place_in
from regift.games.cursed_gifts.position.position import (
    CHOOSE,
    DEFLECTED,
    EXEMPT,
    HIT,
    NO_CHOICE,
    NOBODY,
    RETURNED,
    TO_REDO,
    TURN,
    UNTOUCHED,
    PlayedCard,
    Position,
)
from regift.games.cursed_gifts.rules import (
    effect_dispatch_and_card_choices,
    elimination_and_game_end,
    gift_area_changes,
)
from regift.games.cursed_gifts.rules.play_answer_and_pick_conditions import is_inevitable
from regift.kit.event import counted


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
            aside = PlayedCard(lay.seat, position.after(lay.target), lay.kind, lay.cards)
            position.fates[lay.target] = UNTOUCHED
            position.fates[aside.target] = HIT
            position.play_now = aside
    carry_out(position)


def carry_out(position: Position) -> None:
    """Let what stays on the table stop the card, then take its steps."""
    lay = position.play_now
    assert lay is not None
    if lay.target != NOBODY:
        if position.fates[lay.target] == HIT and position.is_in(lay.target):
            stop_by_guard(position, lay, lay.target)
        step_on(position)
        return
    for seat in position.living():
        fate = position.fates[seat]
        if fate == HIT:
            stop_by_guard(position, lay, seat)
        elif fate == RETURNED and position.is_in(lay.seat):
            stop_by_guard(position, lay, lay.seat, seat)
    step_on(position)


def stop_by_guard(position: Position, lay: PlayedCard, victim: i64, share: i64 = NOBODY) -> None:
    """CG-R23: a Defence that stays stops the card for the victim, and goes with it."""
    if not position.tables[victim] or is_inevitable(position, lay):
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
            position.write(GUARDS, victim, kind, lay.kind)
            position.fates[victim if share == NOBODY else share] = EXEMPT
            return


def step_on(position: Position) -> None:
    """Take the card's next steps, until one asks for choices or none is left."""
    lay = position.play_now
    assert lay is not None
    if lay.kind == NOTHING:
        gift_area_changes.land_pair(position, lay)
        finish(position)
        return
    steps = position.card(lay.kind).steps
    while position.at < i64(len(steps)):
        step = steps[position.at]
        position.at += 1
        effect_dispatch_and_card_choices.take_step(position, lay, step)
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
    elimination_and_game_end.settle(position)


# Carried out afresh, with roles swapped


def redo(position: Position, lay: PlayedCard) -> None:
    """CG-A11: whoever turned the card back plays it anew, or cannot, and then it is cancelled."""
    seat = lay.target
    other = lay.seat
    position.fates[seat] = UNTOUCHED
    again = PlayedCard(seat, other, lay.kind, lay.cards)
    position.play_now = again
    card = position.card(lay.kind)
    if not position.is_in(other) or not position.is_in(seat) or not can_redo(position, again):
        position.write(FIZZLES, lay.kind)
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
    position.ask_one(seat)


def can_redo(position: Position, again: PlayedCard) -> bool:
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


def take_up(position: Position, again: PlayedCard, paid: list[int]) -> None:
    """Tell the choices made anew, pay the cost, and carry the card out."""
    card = position.card(again.kind)
    if card.type != GIFT:
        position.write_entry([REDOES, again.seat, again.target, again.kind, again.place + 1, *counted(paid)])
    position.throw_away(again.seat, paid)
    position.play_now = again
    position.fates[again.target] = HIT
    carry_out(position)


def take_choices(position: Position) -> None:
    """Carry out the choices that were sealed, in turn order, and go on with the card."""
    chosen: list[list[Pick]] = []
    for seat in range(position.rules.seats):
        chosen.append(position.picks[seat])
        position.picks[seat] = []
    position.ask_bits(0)
    choice = position.choice
    position.choice = NO_CHOICE
    position.step = TURN
    lay = position.play_now
    assert lay is not None
    if choice == TO_REDO:
        again = PlayedCard(lay.seat, lay.target, lay.kind, lay.cards)
        again.place = place_in(chosen[lay.seat])
        take_up(position, again, kinds_in(chosen[lay.seat], 0))
        return
    effect_dispatch_and_card_choices.take_choices(position, lay, choice, chosen)
    step_on(position)

"""The families of effects: one function each, for any card that has a step of the family."""

from mypy_extensions import i64

from regift.games.cursed_gifts.actions import Pick
from regift.games.cursed_gifts.deck.card import (
    ATTACH,
    DISCARD,
    DROP,
    FETCH,
    GIVE,
    LIMIT,
    LOOK,
    MORE_GIFTS,
    MORE_PLAYS,
    MOVE,
    OFFER,
    PICK_UP,
    REMOVE,
    RENEW,
    SHARE,
    STAY,
    STEAL,
    STRIP,
    SWAP_AREAS,
    SWAP_HANDS,
    TAKE,
    Step,
)
from regift.games.cursed_gifts.events import (
    GIVES,
    LIMITS,
    LOOKS,
    TAKES,
)
from regift.games.cursed_gifts.position.partial_move_next_choice import kinds_in
from regift.games.cursed_gifts.position.position import (
    CHOOSE,
    HIT,
    NOBODY,
    RETURNED,
    TO_DISCARD,
    TO_FETCH,
    TO_GIVE,
    TO_TAKE,
    PlayedCard,
    Position,
)
from regift.games.cursed_gifts.rules import gift_area_changes, hand_effects
from regift.kit.event import counted


def take_step(position: Position, lay: PlayedCard, step: Step) -> None:
    """Take one step of a card: for each whom it concerns, or once for who played it."""
    family = step.family
    if family in (DISCARD, SHARE):
        owe_discards(position, lay, step)
    elif family in (STEAL, DROP, LIMIT, LOOK):
        pairs = concerned(position, lay)
        for at in range(0, len(pairs), 2):
            touch(position, pairs[at], pairs[at + 1], step)
    elif family in (GIVE, TAKE, SWAP_HANDS, SWAP_AREAS, ATTACH, OFFER, MOVE):
        if position.is_in(lay.seat) and position.fates[lay.target] == HIT:
            touch_one(position, lay, step)
    elif position.is_in(lay.seat):
        take_own_step(position, lay, step)


def concerned(position: Position, lay: PlayedCard) -> list[int]:
    """List who does it to whom, two seats each, in turn order: roles are swapped where it was turned back (CG-A14)."""
    pairs: list[int] = []
    if not position.is_in(lay.seat):
        return pairs
    for seat in position.living():
        fate = position.fates[seat]
        if fate == HIT:
            pairs.append(lay.seat)
            pairs.append(seat)
        elif fate == RETURNED:
            pairs.append(seat)
            pairs.append(lay.seat)
    return pairs


def touch(position: Position, seat: i64, victim: i64, step: Step) -> None:
    """Do to one victim what can be done to several."""
    if step.family == STEAL:
        hand_effects.steal(position, seat, victim, step.amount)
    elif step.family == DROP:
        hand_effects.drop(position, victim, step.amount)
    elif step.family == LIMIT:
        position.limits[victim] = step.amount
        position.write(LIMITS, victim, step.amount)
    else:
        position.write_entry([LOOKS, seat, victim, *counted(position.hands[victim])])


def touch_one(position: Position, lay: PlayedCard, step: Step) -> None:
    """Do what is done to one target alone."""
    family = step.family
    if family == OFFER:
        gift_area_changes.land(position, lay)
    elif family == ATTACH:
        gift_area_changes.attach(position, lay, step.amount)
    elif family == MOVE:
        gift_area_changes.move(position, lay.seat, lay.target, lay.place)
    elif family == SWAP_HANDS:
        hand_effects.swap_hands(position, lay.seat, lay.target)
    elif family == SWAP_AREAS:
        gift_area_changes.swap_areas(position, lay.seat, lay.target)
    elif family == GIVE:
        ask_one(position, lay.seat, min(step.amount, position.size(lay.seat)), TO_GIVE)
    else:
        ask_one(position, lay.seat, min(step.amount, position.size(lay.target)), TO_TAKE)


def take_own_step(position: Position, lay: PlayedCard, step: Step) -> None:
    """Do what concerns only who played the card."""
    family = step.family
    seat = lay.seat
    if family == PICK_UP:
        if lay.target == NOBODY or position.fates[lay.target] == HIT:
            position.draw(seat, step.amount)
    elif family == REMOVE:
        gift_area_changes.remove(position, seat, lay.place)
    elif family == STRIP:
        gift_area_changes.strip(position, seat, lay.place)
    elif family == MORE_PLAYS and seat == position.turn:
        position.plays += step.amount
    elif family == MORE_GIFTS and seat == position.turn:
        position.gifts += step.amount
    elif family == FETCH and position.discards:
        hand_effects.search_discards(position, seat)
        ask_one(position, seat, step.amount, TO_FETCH)
    elif family == RENEW:
        hand_effects.renew(position, seat)
    elif family == STAY:
        position.tables[seat].append(lay.kind)


# Choices


def owe_discards(position: Position, lay: PlayedCard, step: Step) -> None:
    """Let victims, and who played the card where it says so, choose what to discard, all at once."""
    if step.family == SHARE:
        add_debt(position, lay.seat, step.amount)
    else:
        pairs = concerned(position, lay)
        for at in range(1, len(pairs), 2):
            add_debt(position, pairs[at], step.amount)
        steps = position.card(lay.kind).steps
        if position.at < i64(len(steps)) and steps[position.at].family == SHARE:
            return
    asked: list[int] = []
    for seat in position.living():
        owed: i64 = position.owes[seat]
        if owed == 0:
            continue
        if owed >= position.size(seat):
            position.owes[seat] = 0
            hand_effects.tell_discards(position, seat, position.hands[seat][:])
        else:
            asked.append(seat)
    if asked:
        position.step = CHOOSE
        position.choice = TO_DISCARD
        position.ask(asked)


def add_debt(position: Position, seat: i64, count: i64) -> None:
    """Let the seat discard so many cards more, if it has any."""
    if position.is_in(seat) and position.hands[seat]:
        owed: i64 = position.owes[seat]
        position.owes[seat] = owed + count


def ask_one(position: Position, seat: i64, count: i64, choice: i64) -> None:
    """Let one seat choose so many cards, unless there are none."""
    if count > 0:
        position.owes[seat] = count
        position.step = CHOOSE
        position.choice = choice
        position.ask_one(seat)


def take_choices(position: Position, lay: PlayedCard, choice: i64, chosen: list[list[Pick]]) -> None:
    """Carry out what was chosen, in turn order."""
    for seat in position.living():
        kinds = kinds_in(chosen[seat], 0)
        position.owes[seat] = 0
        if not kinds:
            continue
        if choice == TO_DISCARD:
            hand_effects.tell_discards(position, seat, kinds)
        elif choice == TO_FETCH:
            hand_effects.fetch(position, seat, kinds[0])
        elif choice == TO_GIVE:
            hand_effects.hand_over(position, GIVES, seat, lay.target, kinds)
        else:
            hand_effects.hand_over(position, TAKES, seat, lay.target, kinds)

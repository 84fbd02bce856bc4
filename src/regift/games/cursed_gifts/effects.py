"""The families of effects: one function each, for any card that has a step of the family."""

from mypy_extensions import i64

from regift.games.cursed_gifts.card import (
    ALL,
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
    DISCARDS,
    FETCHES,
    GIVES,
    LANDS,
    LANDS_PAIR,
    LIMITS,
    LOOKS,
    MOVES,
    REMOVES,
    STEALS,
    STICKS,
    STRIPS,
    SWAPS_AREAS,
    SWAPS_HANDS,
    TAKES,
)
from regift.games.cursed_gifts.position import (
    CHOOSE,
    HIT,
    NOBODY,
    NOTHING,
    RETURNED,
    TO_DISCARD,
    TO_GIVE,
    TO_TAKE,
    Lay,
    Position,
    Unit,
)


def take_step(position: Position, lay: Lay, step: Step) -> None:
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


def concerned(position: Position, lay: Lay) -> list[int]:
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
        steal(position, seat, victim, step.amount)
    elif step.family == DROP:
        drop(position, victim, step.amount)
    elif step.family == LIMIT:
        position.limits[victim] = step.amount
        position.write(LIMITS, victim, step.amount)
    else:
        position.write(LOOKS, seat, victim)
        position.add_cards(position.hands[victim])


def touch_one(position: Position, lay: Lay, step: Step) -> None:
    """Do what is done to one target alone."""
    family = step.family
    if family == OFFER:
        land(position, lay)
    elif family == ATTACH:
        attach(position, lay, step.amount)
    elif family == MOVE:
        move(position, lay.seat, lay.target, lay.place)
    elif family == SWAP_HANDS:
        swap_hands(position, lay.seat, lay.target)
    elif family == SWAP_AREAS:
        swap_areas(position, lay.seat, lay.target)
    elif family == GIVE:
        ask_one(position, lay.seat, min(step.amount, position.size(lay.seat)), TO_GIVE)
    else:
        ask_one(position, lay.seat, min(step.amount, position.size(lay.target)), TO_TAKE)


def take_own_step(position: Position, lay: Lay, step: Step) -> None:
    """Do what concerns only who played the card."""
    family = step.family
    seat = lay.seat
    if family == PICK_UP:
        if lay.target == NOBODY or position.fates[lay.target] == HIT:
            position.draw(seat, step.amount)
    elif family == REMOVE:
        remove(position, seat, lay.place)
    elif family == STRIP:
        strip(position, seat, lay.place)
    elif family == MORE_PLAYS and seat == position.turn:
        position.plays += step.amount
    elif family == MORE_GIFTS and seat == position.turn:
        position.gifts += step.amount
    elif family == FETCH and lay.fetched != NOTHING:
        fetch(position, seat, lay.fetched)
    elif family == RENEW:
        renew(position, seat)
    elif family == STAY:
        position.tables[seat].append(lay.kind)


# Gifts and areas


def land(position: Position, lay: Lay) -> None:
    """CG-R3: the gift lies in the target's area."""
    worth = position.card(lay.kind).value
    position.land(lay.target, Unit(lay.kind, NOTHING, worth, []))
    position.has_landed = True
    position.write(LANDS, lay.target, lay.kind)
    position.add_points(position.points[lay.target])


def land_pair(position: Position, lay: Lay) -> None:
    """CG-D3, CG-A18: two Useless Gifts lie in the target's area as one gift."""
    if not position.is_in(lay.target) or not position.is_in(lay.seat):
        return
    position.land(lay.target, Unit(lay.cards[0], lay.cards[1], position.rules.edition.pair_worth, []))
    position.has_landed = True
    position.write(LANDS_PAIR, lay.target, 2)
    position.history += lay.cards
    position.add_points(position.points[lay.target])


def attach(position: Position, lay: Lay, bonus: i64) -> None:
    """CG-R14, CG-D9: the Treachery lies on the gift, which is worth more."""
    area = position.areas[lay.target]
    unit = area[lay.place]
    area[lay.place] = Unit(unit.kind, unit.second, unit.worth + bonus, [*unit.placed, lay.kind])
    points: i64 = position.points[lay.target]
    position.points[lay.target] = points + bonus
    position.has_landed = True
    position.write(STICKS, lay.target, lay.kind)
    position.add(unit.kind)
    position.add_points(position.points[lay.target])


def remove(position: Position, seat: i64, place: i64) -> None:
    """CG-R14: the gift goes to the discard pile with what is placed on it."""
    unit = position.lift(seat, place)
    position.discards += unit.cards()
    position.discards += unit.placed
    tell_gift(position, REMOVES, seat, unit)


def strip(position: Position, seat: i64, place: i64) -> None:
    """Discard what is placed on the gift, which is worth less."""
    unit = position.areas[seat][place]
    bonus: i64 = 0
    for kind in unit.placed:
        for step in position.card(kind).steps:
            if step.family == ATTACH:
                bonus += step.amount
    position.areas[seat][place] = Unit(unit.kind, unit.second, unit.worth - bonus, [])
    points: i64 = position.points[seat]
    position.points[seat] = points - bonus
    position.discards += unit.placed
    tell_gift(position, STRIPS, seat, unit)


def move(position: Position, seat: i64, target: i64, place: i64) -> None:
    """CG-A40: the gift moves with what is placed on it."""
    unit = position.lift(seat, place)
    position.land(target, unit)
    position.write(MOVES, seat, target)
    position.add(unit.kind)
    position.add_cards(unit.placed)
    position.add_points(position.points[target])


def tell_gift(position: Position, event: i64, seat: i64, unit: Unit) -> None:
    """Tell what became of a gift and what was placed on it, and what the area counts now."""
    position.write(event, seat, unit.kind)
    position.add_cards(unit.placed)
    position.add_points(position.points[seat])


def swap_areas(position: Position, seat: i64, target: i64) -> None:
    """Exchange two areas, whole."""
    area = position.areas[seat]
    position.areas[seat] = position.areas[target]
    position.areas[target] = area
    points: i64 = position.points[seat]
    position.points[seat] = position.points[target]
    position.points[target] = points
    position.write(SWAPS_AREAS, seat, target)


# Hands


def steal(position: Position, seat: i64, victim: i64, count: i64) -> None:
    """Take random cards, each as likely; only thief and victim see which."""
    for _ in range(count):
        held = position.size(victim)
        if held == 0:
            return
        kind: i64 = position.hands[victim][position.chance.below(held)]
        position.lose(victim, kind)
        position.gain(seat, kind)
        position.write(STEALS, seat, victim)
        position.add(1)
        position.add(kind)


def drop(position: Position, seat: i64, count: i64) -> None:
    """Discard random cards of the hand."""
    for _ in range(count):
        held = position.size(seat)
        if held == 0:
            return
        kind: i64 = position.hands[seat][position.chance.below(held)]
        tell_discards(position, seat, [kind])


def swap_hands(position: Position, seat: i64, target: i64) -> None:
    """Exchange two hands; only the two see what."""
    mine = position.hands[seat]
    theirs = position.hands[target]
    position.write(SWAPS_HANDS, seat, target)
    position.add_cards(mine)
    position.add_cards(theirs)
    position.hands[seat] = theirs
    position.hands[target] = mine


def fetch(position: Position, seat: i64, kind: i64) -> None:
    """CG-D5: take a card out of the open discard pile."""
    position.discards.remove(kind)
    position.gain(seat, kind)
    position.write(FETCHES, seat, kind)


def renew(position: Position, seat: i64) -> None:
    """Discard the hand and draw as many cards."""
    hand = position.hands[seat][:]
    tell_discards(position, seat, hand)
    position.draw(seat, len(hand))


def tell_discards(position: Position, seat: i64, kinds: list[int]) -> None:
    """Discard cards from the hand and tell them."""
    position.throw_away(seat, kinds)
    position.write(DISCARDS, seat, len(kinds))
    position.history += kinds


# Choices


def owe_discards(position: Position, lay: Lay, step: Step) -> None:
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
            tell_discards(position, seat, position.hands[seat][:])
        else:
            asked.append(seat)
    if asked:
        position.step = CHOOSE
        position.choice = TO_DISCARD
        position.slots.ask(asked)


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
        position.slots.ask([seat])


def take_choices(position: Position, lay: Lay, choice: i64, chosen: list[list[int]]) -> None:
    """Carry out what was chosen, in turn order."""
    for seat in position.living():
        kinds = chosen[seat]
        position.owes[seat] = 0
        if not kinds:
            continue
        if choice == TO_DISCARD:
            tell_discards(position, seat, kinds)
        elif choice == TO_GIVE:
            hand_over(position, GIVES, seat, lay.target, kinds)
        else:
            hand_over(position, TAKES, seat, lay.target, kinds)


def hand_over(position: Position, event: i64, seat: i64, target: i64, kinds: list[int]) -> None:
    """Move chosen cards between two hands, seen by these two alone."""
    giver = seat if event == GIVES else target
    taker = target if event == GIVES else seat
    for kind in kinds:
        position.lose(giver, kind)
        position.gain(taker, kind)
    position.write(event, seat, target)
    position.add_cards(kinds)


__all__ = ["ALL", "land_pair", "steal", "take_choices", "take_step"]

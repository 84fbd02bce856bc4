"""What is allowed: each condition once; `options` asks them, and `refuse` names the clause that failed."""

from mypy_extensions import i64

from regift.games.gift_trap.actions import Choose, Done, GetMore, Give, GiveMore, Open, Rate, Trap, Wait
from regift.games.gift_trap.pack_colours_and_token_scores import PACKS, SQUARES, TOKENS
from regift.games.gift_trap.position_packs_display_pawns_and_phase import (
    BEAT,
    COLOUR,
    DEALT,
    GIVE,
    OPEN,
    OVER,
    RATE,
    count_bits,
)
from regift.games.gift_trap.position_parcels_and_tokens import NONE, Position
from regift.kit.action_arguments_and_action_table import Action
from regift.kit.mypyc_safe_shift import bit
from regift.kit.refusal_and_errors import Refusal
from regift.kit.state_bases.turn_options_and_play_hooks import TURN

# Conditions


def can_choose(position: Position, colour: i64) -> bool:
    """GT-A21: the pack has cards enough for a round."""
    return position.cards_in(colour) >= position.rules.wanted(count_bits(position.players))


def has_room(position: Position, seat: i64, target: i64) -> bool:
    """GT-23, GT-42: the target is another player, who is still to get a gift of this seat."""
    if target == seat or not position.plays(target):
        return False
    return position.parcels[position.at(seat, target, position.rules.each - 1)] == NONE


def lies_on_display(position: Position, square: i64) -> bool:
    """GT-24: a gift lies on the square."""
    return square < i64(len(position.display))


def is_spent(position: Position, seat: i64, square: i64) -> bool:
    """GT-26, GT-29: the seat has given, or rated, this square."""
    spent: i64 = position.spent[seat]
    return spent & bit(square) != 0


def is_complete(position: Position, seat: i64) -> bool:
    """GT-23, GT-29: the seat has laid all tokens that it has to."""
    spent: i64 = position.spent[seat]
    return count_bits(spent) == (position.gifts_due() if position.step == GIVE else TOKENS)


def is_free(position: Position, seat: i64, rank: i64) -> bool:
    """GT-29: the seat has not laid this token."""
    return position.ranks[seat * TOKENS + rank] == NONE


def holds_trap(position: Position, seat: i64) -> bool:
    """GT-49: the seat has its GiftTRAP card."""
    return position.traps & bit(seat) != 0


def may_get_more(position: Position, seat: i64) -> bool:
    """GT-46, GT-A14: the seat's GET MORE is unused this round, gifts are given, and its tokens not turned."""
    is_early = position.step == BEAT and position.after == DEALT
    is_late = position.turned & bit(seat) != 0
    return position.rules.strategy and not is_early and not is_late and position.get_more[seat] == NONE


# Options, in the order of the action table; callers do not change the list


def list_options(position: Position, seat: i64) -> list[Action]:
    """List what a seat that is asked may do."""
    step = position.step
    if step == GIVE:
        return list_gifts(position, seat)
    if step == RATE:
        return list_ratings(position, seat)
    if step == OPEN:
        return list_parcels(position, seat)
    if step == BEAT:
        return list_answers(position, seat)
    return list_packs(position)


def list_packs(position: Position) -> list[Action]:
    """List the packs with cards enough."""
    found: list[Action] = []
    for colour in range(PACKS):
        if can_choose(position, colour):
            found.append(position.rules.do.choose[colour])
    return found


def list_answers(position: Position, seat: i64) -> list[Action]:
    """List waiting, a trap for each gift without one, and GET MORE under each closed parcel of the seat."""
    do = position.rules.do
    found: list[Action] = [do.wait]
    if holds_trap(position, seat):
        for square in range(len(position.display)):
            if not position.trapped & bit(square):
                found.append(do.trap[square])
    if may_get_more(position, seat):
        seats: i64 = position.rules.seats
        for slot in range(position.rules.each):
            for giver in range(seats):
                if position.is_closed(position.at(giver, seat, slot)):
                    found.append(do.get_more[slot * seats + giver])
    return found


def list_gifts(position: Position, seat: i64) -> list[Action]:
    """List each gift still to be given to each who is still to get one, GIVE MORE on those given, and done."""
    do = position.rules.do
    found: list[Action] = []
    spent: i64 = position.spent[seat]
    squares: i64 = len(position.display)
    seats: i64 = position.rules.seats
    for target in range(seats):
        if has_room(position, seat, target):
            first: i64 = target * SQUARES
            for square in range(squares):
                if not spent & bit(square):
                    found.append(do.give[first + square])
    if position.rules.strategy and position.more[seat] == NONE:
        for square in range(squares):
            if spent & bit(square):
                found.append(do.give_more[square])
    if count_bits(spent) == position.gifts_due():
        found.append(do.done)
    return found


def list_ratings(position: Position, seat: i64) -> list[Action]:
    """List each token still to be laid on each gift without one, and done."""
    do = position.rules.do
    found: list[Action] = []
    spent: i64 = position.spent[seat]
    squares: i64 = len(position.display)
    for rank in range(TOKENS):
        if is_free(position, seat, rank):
            first: i64 = rank * SQUARES
            for square in range(squares):
                if not spent & bit(square):
                    found.append(do.rate[first + square])
    if not found:
        found.append(do.done)
    return found


def list_parcels(position: Position, seat: i64) -> list[Action]:
    """List the closed parcels before the revealer."""
    found: list[Action] = []
    seats: i64 = position.rules.seats
    for slot in range(position.rules.each):
        for giver in range(seats):
            if position.is_closed(position.at(giver, seat, slot)):
                found.append(position.rules.do.open[slot * seats + giver])
    return found


# Refusals


def refuse_action(position: Position, seat: i64, action: Action) -> Refusal | None:
    """Name the first clause that forbids the action to the seat."""
    if isinstance(action, Give):
        return refuse_gift(position, seat, action)
    if isinstance(action, Rate):
        return refuse_rating(position, seat, action)
    if isinstance(action, Wait):
        return refuse_answer(position, seat)
    if isinstance(action, Open):
        return refuse_opening(position, seat, action)
    if isinstance(action, Done):
        return refuse_done(position, seat)
    if isinstance(action, Trap):
        return refuse_trap(position, seat, action.square)
    if isinstance(action, GetMore):
        return refuse_get_more(position, seat, action)
    if isinstance(action, GiveMore):
        return refuse_give_more(position, seat, action.square)
    if isinstance(action, Choose):
        return refuse_choice(position, seat, action.colour)
    return Refusal(TURN)


def refuse_choice(position: Position, seat: i64, colour: i64) -> Refusal | None:
    """Refuse a pack to all but the dealer, and one that is too small."""
    if position.step != COLOUR:
        return Refusal("GT-36" if position.step == OPEN else TURN)
    if not position.is_open(seat):
        return Refusal("GT-18")
    return None if can_choose(position, colour) else Refusal("GT-A21")


def refuse_gift(position: Position, seat: i64, action: Give) -> Refusal | None:
    """Refuse gifts out of time, to oneself, twice the same, and of empty squares."""
    if position.step != GIVE:
        return Refusal("GT-22" if is_before_giving(position) else TURN)
    if not position.is_open(seat):
        return Refusal("GT-A12" if position.plays(seat) else TURN)
    if not lies_on_display(position, action.square):
        return Refusal("GT-24")
    if not has_room(position, seat, action.target):
        return Refusal("GT-23")
    return Refusal("GT-26") if is_spent(position, seat, action.square) else None


def is_before_giving(position: Position) -> bool:
    """GT-22: gifts are being dealt, or looked at."""
    return position.step == COLOUR or (position.step == BEAT and position.after == DEALT)


def refuse_give_more(position: Position, seat: i64, square: i64) -> Refusal | None:
    """Refuse GIVE MORE where it is not played with, out of time, a second time, and without a token to lie with."""
    if not position.rules.strategy:
        return Refusal("GT-7")
    if position.step != GIVE or not position.is_open(seat):
        return Refusal("GT-A12" if position.step == GIVE and position.plays(seat) else "GT-44")
    if position.more[seat] != NONE or not is_spent(position, seat, square):
        return Refusal("GT-44")
    return None


def refuse_rating(position: Position, seat: i64, action: Rate) -> Refusal | None:
    """Refuse ratings out of time, of empty squares, a token twice, and two tokens on one gift."""
    if position.step != RATE:
        return Refusal("GT-28" if is_before_giving(position) or position.step == GIVE else TURN)
    if not position.is_open(seat):
        return Refusal("GT-A12" if position.plays(seat) else TURN)
    if not lies_on_display(position, action.square):
        return Refusal("GT-31")
    if is_spent(position, seat, action.square) or not is_free(position, seat, action.rank):
        return Refusal("GT-29")
    return None


def refuse_done(position: Position, seat: i64) -> Refusal | None:
    """Refuse to lock what is not complete."""
    if position.step not in (GIVE, RATE):
        return Refusal(TURN)
    if not position.is_open(seat):
        return Refusal("GT-A12" if position.plays(seat) else TURN)
    if is_complete(position, seat):
        return None
    return Refusal("GT-23" if position.step == GIVE else "GT-29")


def refuse_answer(position: Position, seat: i64) -> Refusal | None:
    """Refuse all but what is asked in a beat."""
    if position.step != BEAT:
        return Refusal("GT-A19" if position.step in (COLOUR, OVER) else "GT-A15")
    return None if position.is_open(seat) else Refusal("GT-A15")


def refuse_trap(position: Position, seat: i64, square: i64) -> Refusal | None:
    """Refuse a trap that is not held, out of time, on no gift, and on one that has one."""
    if not position.rules.strategy:
        return Refusal("GT-7")
    if not holds_trap(position, seat):
        return Refusal("GT-52")
    refusal = refuse_answer(position, seat)
    if refusal is not None:
        return refusal
    if not lies_on_display(position, square):
        return Refusal("GT-49")
    return Refusal("GT-A17") if position.trapped & bit(square) else None


def refuse_get_more(position: Position, seat: i64, action: GetMore) -> Refusal | None:
    """Refuse GET MORE where it is not played with, out of time, a second time, and under no parcel."""
    if not position.rules.strategy:
        return Refusal("GT-7")
    if position.get_more[seat] != NONE:
        return Refusal("GT-46")
    refusal = refuse_answer(position, seat)
    if refusal is not None:
        return refusal
    if not may_get_more(position, seat):
        return Refusal("GT-A14")
    is_there = position.is_closed(position.at(action.giver, seat, action.slot))
    return None if is_there else Refusal("GT-46")


def refuse_opening(position: Position, seat: i64, action: Open) -> Refusal | None:
    """Refuse to open out of turn, and what is no closed parcel of the revealer."""
    if position.step != OPEN or not position.is_open(seat):
        return Refusal("GT-32")
    is_there = position.is_closed(position.at(action.giver, seat, action.slot))
    return None if is_there else Refusal("GT-34")

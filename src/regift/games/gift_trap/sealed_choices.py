"""Sealed choices: tokens laid unseen, taken back, locked, filled in by lot, and shown."""

from mypy_extensions import i64

from regift.games.gift_trap.actions import Give, GiveMore, Rate
from regift.games.gift_trap.events import GIVES, GIVES_MORE, RATES
from regift.games.gift_trap.pack_colours_and_token_scores import TOKENS
from regift.games.gift_trap.position_packs_display_pawns_and_phase import GIVE
from regift.games.gift_trap.position_parcels_and_tokens import NONE, Position
from regift.kit.action_arguments_and_action_table import Action
from regift.kit.mypyc_safe_shift import bit
from regift.kit.seeded_random_generator import Chance

# Picks


def pick_gift(position: Position, seat: i64, action: Give) -> None:
    """GT-24: lay the token of the gift before the receiver."""
    lay_gift(position, seat, action.target, action.square)
    position.picks[seat].append(action.id)


def lay_gift(position: Position, seat: i64, target: i64, square: i64) -> None:
    """Put a gift into the first empty place for this receiver."""
    parcel = position.at(seat, target, 0)
    if position.parcels[parcel] != NONE:
        parcel = position.at(seat, target, 1)
    position.parcels[parcel] = square
    spend(position, seat, square)


def pick_give_more(position: Position, seat: i64, action: GiveMore) -> None:
    """GT-44: put GIVE MORE to the token."""
    position.more[seat] = parcel_with(position, seat, action.square)
    position.picks[seat].append(action.id)


def pick_rating(position: Position, seat: i64, action: Rate) -> None:
    """GT-29: lay a GET token on a gift."""
    position.ranks[seat * TOKENS + action.rank] = action.square
    spend(position, seat, action.square)
    position.picks[seat].append(action.id)


def undo(position: Position, seat: i64, action: Action) -> None:
    """GT-A12: lift what the pick laid."""
    if isinstance(action, Give):
        position.parcels[parcel_with(position, seat, action.square)] = NONE
        unspend(position, seat, action.square)
    elif isinstance(action, Rate):
        position.ranks[seat * TOKENS + action.rank] = NONE
        unspend(position, seat, action.square)
    else:
        position.more[seat] = NONE


def spend(position: Position, seat: i64, square: i64) -> None:
    """Remember that the seat has laid a token for this square."""
    spent: i64 = position.spent[seat]
    position.spent[seat] = spent | bit(square)


def unspend(position: Position, seat: i64, square: i64) -> None:
    """Forget it again."""
    spent: i64 = position.spent[seat]
    position.spent[seat] = spent & ~bit(square)


def parcel_with(position: Position, seat: i64, square: i64) -> i64:
    """Return the seat's closed parcel that holds the square; NONE: there is none."""
    for slot in range(position.rules.each):
        for receiver in range(position.rules.seats):
            parcel = position.at(seat, receiver, slot)
            if position.parcels[parcel] == square:
                return parcel
    return NONE


def lock(position: Position, seat: i64) -> None:
    """GT-A12: ask the seat no more."""
    position.picks[seat] = []
    position.lock(seat)


def clear_gifts(position: Position, seat: i64) -> None:
    """Lift all that the seat has given."""
    for slot in range(position.rules.each):
        for receiver in range(position.rules.seats):
            position.parcels[position.at(seat, receiver, slot)] = NONE
    position.more[seat] = NONE
    position.spent[seat] = 0
    position.picks[seat] = []


def clear_ratings(position: Position, seat: i64) -> None:
    """Lift all GET tokens of the seat."""
    for rank in range(TOKENS):
        position.ranks[seat * TOKENS + rank] = NONE
    position.spent[seat] = 0
    position.picks[seat] = []


# By lot


def fill_gifts(position: Position, seat: i64, chance: Chance) -> None:
    """Give by lot whatever the seat has not given yet."""
    left = left_to(position, seat)
    chance.shuffle(left)
    for slot in range(position.rules.each):
        for target in range(position.rules.seats):
            is_due = target != seat and position.plays(target)
            if is_due and position.parcels[position.at(seat, target, slot)] == NONE:
                square: i64 = left.pop()
                position.parcels[position.at(seat, target, slot)] = square
                spend(position, seat, square)


def fill_ratings(position: Position, seat: i64, chance: Chance) -> None:
    """Lay by lot whatever tokens the seat has not laid yet."""
    left = left_to(position, seat)
    chance.shuffle(left)
    for rank in range(TOKENS):
        if position.ranks[seat * TOKENS + rank] == NONE:
            square: i64 = left.pop()
            position.ranks[seat * TOKENS + rank] = square
            spend(position, seat, square)


def fill(position: Position, seat: i64) -> None:
    """GT-A22: fill in by lot for a seat that has left in mid-round, and lock it."""
    if position.step == GIVE:
        fill_gifts(position, seat, position.chance)
    else:
        fill_ratings(position, seat, position.chance)
    lock(position, seat)


def left_to(position: Position, seat: i64) -> list[int]:
    """List the squares that the seat has laid no token for."""
    spent: i64 = position.spent[seat]
    left: list[int] = []
    for square in range(len(position.display)):
        if not spent & bit(square):
            left.append(square)
    return left


# Shown


def show_gifts(position: Position) -> None:
    """GT-25: all parcels lie there at once; everyone sees whose they are, and which came with GIVE MORE (GT-A13)."""
    for seat in range(position.rules.seats):
        if position.plays(seat):
            if position.rules.each > 1:
                mix_pairs(position, seat)
            position.write(GIVES, seat)
            position.spent[seat] = 0
    for seat in range(position.rules.seats):
        more: i64 = position.more[seat]
        if more != NONE:
            tell_parcel(position, GIVES_MORE, more)


def mix_pairs(position: Position, seat: i64) -> None:
    """GT-A24: two parcels for one receiver are shown in an order drawn by chance."""
    for receiver in range(position.rules.seats):
        first = position.at(seat, receiver, 0)
        second = position.at(seat, receiver, 1)
        if position.parcels[first] == NONE or not position.chance.below(2):
            continue
        square = position.parcels[first]
        position.parcels[first] = position.parcels[second]
        position.parcels[second] = square
        more = position.more[seat]
        if more in (first, second):
            position.more[seat] = first + second - more


def tell_parcel(position: Position, kind: i64, parcel: i64) -> None:
    """Tell of a doubling card: who played it, who is at the other end, and which of two parcels it is."""
    giver = position.giver_of(parcel)
    receiver = position.receiver_of(parcel)
    is_given = kind == GIVES_MORE
    position.write(kind, giver if is_given else receiver, receiver if is_given else giver, number_of(position, parcel))


def number_of(position: Position, parcel: i64) -> i64:
    """Return which of two parcels it is, 1 or 2, and 0 where everybody gives one."""
    return position.slot_of(parcel) + 1 if position.rules.each > 1 else 0


def show_ratings(position: Position) -> None:
    """GT-A11: everyone sees on which gifts tokens lie, unless the table hides it; no rank (GT-30)."""
    for seat in range(position.rules.seats):
        if not position.plays(seat):
            continue
        places: list[int] = []
        spent: i64 = position.spent[seat]
        for square in range(len(position.display)):
            if spent & bit(square) and not position.rules.hides_places:
                places.append(position.code_at(square))
        position.write_entry([RATES, seat, len(places), *places])

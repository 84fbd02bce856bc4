"""A parcel is opened, and both pawns move: flip and score in one (GT-34, GT-A15); and what a round has brought."""

from mypy_extensions import i64

from regift.games.gift_trap.events import DELIGHTS, ENDS_ROUND, GIVES_BEST, GIVES_WORST, JAMS, MOVES_PAWNS
from regift.games.gift_trap.pack_colours_and_token_scores import WORTH
from regift.games.gift_trap.position_parcels_and_tokens import NONE, OPENED, Position
from regift.games.gift_trap.sealed_choices import number_of
from regift.kit.mypyc_safe_shift import bit


def flip(position: Position) -> None:
    """Open the parcel that is held up; GT-8, GT-9: its giver moves on one track, its receiver on the other."""
    parcel = position.lifted
    position.lifted = NONE
    giver = position.giver_of(parcel)
    receiver = position.receiver_of(parcel)
    square: i64 = position.parcels[parcel]
    position.parcels[parcel] = square + OPENED
    rank = position.rank_of(receiver, square)
    steps = steps_for(position, parcel)
    give_times = give_times_of(position, parcel)
    get_times = get_times_of(position, parcel)
    move_give(position, giver, steps * give_times)
    move_get(position, receiver, steps * get_times)
    size = steps if steps >= 0 else -steps
    position.write_entry(
        [
            JAMS if is_trapped(position, square) else DELIGHTS + rank,
            giver,
            receiver,
            position.code_at(square),
            number_of(position, parcel),
            min(254, position.round),
            give_times,
            size * give_times,
            position.give[giver],
            get_times,
            size * get_times,
            position.get[receiver],
        ]
    )


def is_trapped(position: Position, square: i64) -> bool:
    """GT-49: return whether the gift on the square moves nobody."""
    return position.trapped & bit(square) != 0


def steps_for(position: Position, parcel: i64) -> i64:
    """Return how far a parcel moves both, before any doubling; back where it is less than 0."""
    square = position.holds(parcel)
    return 0 if is_trapped(position, square) else WORTH[position.rank_of(position.receiver_of(parcel), square)]


def give_times_of(position: Position, parcel: i64) -> i64:
    """GT-45: return 2 where the giver's steps are doubled, else 1."""
    return 2 if position.more[position.giver_of(parcel)] == parcel else 1


def get_times_of(position: Position, parcel: i64) -> i64:
    """GT-47: return 2 where the receiver's steps are doubled, else 1."""
    return 2 if position.get_more[position.receiver_of(parcel)] == parcel else 1


def move_give(position: Position, seat: i64, steps: i64) -> None:
    """Move the seat's GIVE pawn (GT-45)."""
    space: i64 = position.give[seat]
    there = stop_at(space + steps, position.rules.length)
    position.give[seat] = there
    earn(position, seat, steps if position.rules.counts_lost_spaces else there - space)


def move_get(position: Position, seat: i64, steps: i64) -> None:
    """Move the seat's GET pawn (GT-47)."""
    space: i64 = position.get[seat]
    there = stop_at(space + steps, position.rules.length)
    position.get[seat] = there
    earn(position, seat, steps if position.rules.counts_lost_spaces else there - space)


def stop_at(space: i64, length: i64) -> i64:
    """GT-15, GT-16: no pawn goes below GO or beyond GIFTED."""
    if space < 0:
        return 0
    return min(space, length)


def earn(position: Position, seat: i64, steps: i64) -> None:
    """Count how far the seat has come this round (GT-A6)."""
    gains: i64 = position.gains[seat]
    position.gains[seat] = gains + steps


# The end of a round


def tell_round(position: Position) -> None:
    """Tell of each player, of the best gift and of the worst one, and then that the round is over."""
    number = min(254, position.round)
    for seat in range(position.rules.seats):
        if position.plays(seat) and position.is_in(seat):
            given = position.give[seat] - position.give_before[seat]
            got = position.get[seat] - position.get_before[seat]
            spaces = [max(0, given), max(0, -given), max(0, got), max(0, -got)]
            position.write_entry([MOVES_PAWNS, seat, number, *spaces])
    tell_furthest(position, GIVES_BEST, 1)
    tell_furthest(position, GIVES_WORST, -1)
    position.write(ENDS_ROUND, number)


def tell_furthest(position: Position, kind: i64, way: i64) -> None:
    """Tell which gift moved its two furthest, forward or back, and how many others did as much; nothing if none did."""
    furthest: i64 = 0
    found: i64 = NONE
    others: i64 = 0
    for parcel in opened_in_order(position):
        times = give_times_of(position, parcel) + get_times_of(position, parcel)
        spaces = way * steps_for(position, parcel) * times
        if spaces > furthest:
            furthest = spaces
            found = parcel
            others = 0
        elif spaces == furthest:
            others += 1
    if found != NONE:
        code = position.code_at(position.holds(found))
        position.write_entry([kind, position.giver_of(found), position.receiver_of(found), code, others])


def opened_in_order(position: Position) -> list[int]:
    """List the parcels of the round, those of the dealer first, then clockwise, each from the left of who got it."""
    seats: i64 = position.rules.seats
    found: list[int] = []
    for step in range(seats):
        receiver = (position.dealer + step) % seats
        for away in range(1, seats):
            for slot in range(position.rules.each):
                parcel = position.at((receiver + away) % seats, receiver, slot)
                if position.holds(parcel) != NONE:
                    found.append(int(parcel))
    return found

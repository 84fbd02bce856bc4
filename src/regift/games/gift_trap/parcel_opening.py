"""A parcel is opened, and both pawns move: flip and score in one (GT-34, GT-A15)."""

from mypy_extensions import i64

from regift.games.gift_trap.events import DELIGHTS, JAMS
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
    is_trapped = position.trapped & bit(square) != 0
    steps: i64 = 0 if is_trapped else WORTH[rank]
    give_times: i64 = 2 if position.more[giver] == parcel else 1
    get_times: i64 = 2 if position.get_more[receiver] == parcel else 1
    move_give(position, giver, steps * give_times)
    move_get(position, receiver, steps * get_times)
    size = steps if steps >= 0 else -steps
    position.write_entry(
        [
            JAMS if is_trapped else DELIGHTS + rank,
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

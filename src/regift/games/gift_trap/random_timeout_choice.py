"""Lots drawn for a seat whose time is up."""

from mypy_extensions import i64

from regift.games.gift_trap.position_parcels_and_tokens import Position

MIX: int = 2_654_435_761
MASK: int = 0xFFFFFFFF


def lot_for(position: Position, seat: i64, count: i64) -> i64:
    """Draw one of so many, without using chance up: nobody can foretell it, and it foretells nothing to come."""
    mixed: i64 = position.chance.copy().word()
    salts: list[int] = [seat + 1, len(position.picks[seat]) + 1, position.step + 1]
    for salt in salts:
        mixed = ((mixed ^ salt) * MIX) & MASK
        mixed ^= mixed >> 15
    return mixed % count

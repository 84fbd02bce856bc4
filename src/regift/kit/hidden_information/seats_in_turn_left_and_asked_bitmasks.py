"""Who is in turn, who has left, who is asked, and whose choice is sealed: what every state knows of its seats."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from regift.kit.mypyc_safe_shift import bit

NOBODY: Final[i64] = -1
"""In place of a seat: the game waits for none."""
NO_SEATS: Final[tuple[int, ...]] = ()
SEATS_IN: Final[list[tuple[int, ...]]] = [tuple([seat for seat in range(8) if bits >> seat & 1]) for bits in range(256)]
"""By bits: the seats in seat order."""
ALONE: Final[list[tuple[int, ...]]] = [*[(seat,) for seat in range(62)], NO_SEATS]
"""By seat: it alone; the last, and so that of NOBODY, is empty."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStatus:
    """A seat in turn, and a bit for each seat of the others. Sealed choices are unseen until all have chosen."""

    def __init__(self) -> None:
        self.turn: i64 = 0
        """The seat that acts while no choices are asked for."""
        self.out: i64 = 0
        """A bit for each seat that has left."""
        self.asked: i64 = 0
        """A bit for each seat that is asked for a choice, beside the others, and has not sealed it."""
        self.sealed: i64 = 0
        """A bit for each seat whose choice is sealed: that is all that others may learn of it."""

    def copy_seats(self, other: "SeatStatus") -> None:
        """Take over what the other knows of the seats."""
        self.turn = other.turn
        self.out = other.out
        self.asked = other.asked
        self.sealed = other.sealed

    def has_left(self, seat: i64) -> bool:
        """Return whether the seat was withdrawn."""
        return self.out & bit(seat) != 0

    def is_in(self, seat: i64) -> bool:
        """Return whether the seat still takes part; who is eliminated or has left never does again, and all know it."""
        return not self.out & bit(seat)

    # Sealed choices

    def ask_bits(self, bits: i64) -> None:
        """Ask these seats for a choice each, and no other."""
        self.asked = bits
        self.sealed = 0

    def ask_one(self, seat: i64) -> None:
        """Ask this seat alone."""
        self.ask_bits(bit(seat))

    def lock(self, seat: i64) -> None:
        """Seal the seat's choice."""
        self.asked &= ~bit(seat)
        self.sealed |= bit(seat)

    def reopen(self, seat: i64) -> None:
        """Ask a seat whose choice was sealed again."""
        self.sealed &= ~bit(seat)
        self.asked |= bit(seat)

    def leave_out(self, seat: i64) -> None:
        """Ask the seat no more."""
        self.asked &= ~bit(seat)
        self.sealed &= ~bit(seat)

    def is_open(self, seat: i64) -> bool:
        """Return whether the seat is asked for a choice and has not sealed it."""
        return self.asked & bit(seat) != 0

    def is_locked(self, seat: i64) -> bool:
        """Return whether the seat's choice is sealed."""
        return self.sealed & bit(seat) != 0

    def is_asking(self) -> bool:
        """Return whether any seat is asked for a choice, sealed or not."""
        return self.asked | self.sealed != 0

    def choice_codes(self, seats: i64) -> list[int]:
        """Return a code for each seat, as all know it: 2 for a sealed choice, 1 for one that is asked for, else 0."""
        codes: list[int] = []
        for seat in range(seats):
            codes.append(2 if self.is_locked(seat) else 1 if self.is_open(seat) else 0)
        return codes


def seats_in(bits: i64) -> tuple[int, ...]:
    """Return the seats whose bits are set, in seat order."""
    if bits < i64(len(SEATS_IN)):
        return SEATS_IN[bits]
    return tuple([seat for seat in range(62) if bits >> seat & 1])

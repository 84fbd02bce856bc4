"""Sealed choices: what each seat chooses in a simultaneous phase, unseen until all have locked theirs."""

from typing import Final, final

from mypy_extensions import i64

OPEN: Final[i64] = -1
"""In place of an action's id: nothing chosen yet."""
ABSENT: Final[i64] = -2
"""In place of an action's id: the seat is not asked."""
NO_SEATS: Final[tuple[int, ...]] = ()
ALONE: Final[list[tuple[int, ...]]] = [(0,), (1,), (2,), (3,), (4,), (5,), (6,), (7,)]
"""By seat: a seat alone, for games that ask one seat after another."""


@final
class SealedChoices:
    """One slot a seat. A choice can be taken back until the last slot is locked."""

    def __init__(self, seats: i64) -> None:
        self.chosen: list[int] = [ABSENT] * seats
        """By seat: the id of the action chosen, OPEN or ABSENT."""

    def ask(self, seats: list[int]) -> None:
        """Open a slot for each of these seats and for no other."""
        for seat in range(len(self.chosen)):
            self.chosen[seat] = ABSENT
        for seat in seats:
            self.chosen[seat] = OPEN

    def ask_one(self, seat: i64) -> None:
        """Open a slot for this seat and for no other."""
        for other in range(len(self.chosen)):
            self.chosen[other] = ABSENT
        self.chosen[seat] = OPEN

    def is_open(self, seat: i64) -> bool:
        """Return whether the seat is asked and has not chosen."""
        return self.chosen[seat] == OPEN

    def is_asking(self) -> bool:
        """Return whether any seat is asked, chosen or not."""
        for chosen in self.chosen:
            if chosen > ABSENT:
                return True
        return False

    def is_waiting(self) -> bool:
        """Return whether any seat is asked and has not chosen."""
        for chosen in self.chosen:
            if chosen == OPEN:
                return True
        return False

    def is_locked(self, seat: i64) -> bool:
        """Return whether the seat has chosen: all that others may learn."""
        return self.chosen[seat] >= 0

    def lock(self, seat: i64, action_id: i64) -> None:
        """Put the seat's choice into its slot."""
        self.chosen[seat] = action_id

    def reopen(self, seat: i64) -> None:
        """Take the seat's choice out again."""
        self.chosen[seat] = OPEN

    def leave_out(self, seat: i64) -> None:
        """Ask the seat no more."""
        self.chosen[seat] = ABSENT

    def open_seats(self) -> tuple[int, ...]:
        """Return the seats still asked, in seat order."""
        count: i64 = 0
        last: i64 = 0
        for seat in range(len(self.chosen)):
            if self.chosen[seat] == OPEN:
                count += 1
                last = seat
        if count == 0:
            return NO_SEATS
        if count == 1 and last < i64(len(ALONE)):
            return ALONE[last]
        return tuple([seat for seat, chosen in enumerate(self.chosen) if chosen == OPEN])

    def copy(self) -> "SealedChoices":
        """Return an independent copy."""
        twin = SealedChoices(0)
        twin.chosen = self.chosen[:]
        return twin

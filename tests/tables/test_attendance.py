"""Who is at a table, and what is remembered of those who are not."""

from regift.kit.refusal import RegiftError
from regift.tables.attendance import Attendance


class Somebody:
    """A listener who hears nothing."""

    def __init__(self, person: str) -> None:
        self.person = person

    def hear_entered(self, seat: int) -> None:
        """Nothing."""

    def hear_shown_out(self) -> None:
        """Nothing."""

    def hear_failure(self, failure: RegiftError) -> None:
        """Nothing is heard."""

    def hear_lobby(self) -> None:
        """Nothing."""

    def hear(self, frame: bytes) -> None:
        """Nothing."""


def test_all_but_those_who_sit_are_the_crowd() -> None:
    attendance = Attendance()
    ann, bo, twice = Somebody("ann"), Somebody("bo"), Somebody("bo")
    for listener in (ann, bo, twice):
        attendance.come(listener)
    assert attendance.of("bo") == [bo, twice]
    assert attendance.but({"ann"}) == [bo, twice]
    assert attendance.count_but({"ann", "cy"}) == 1
    assert not attendance.go(bo, 1.0)
    assert attendance.go(twice, 2.0)
    assert not attendance.go(twice, 2.0)
    assert (attendance.of("bo"), attendance.is_here("bo")) == ([], False)


def test_who_is_forgotten_has_been_gone_since_the_next_question() -> None:
    attendance = Attendance()
    listener = Somebody("ann")
    attendance.come(listener)
    attendance.go(listener, 1.0)
    assert attendance.gone_for("ann", 5.0) == 4.0
    attendance.forget("ann")
    assert attendance.gone_for("ann", 6.0) == 0.0

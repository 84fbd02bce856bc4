"""How a game ends: whether it is over, who came where, and what becomes of those who leave."""

from mypy_extensions import i64, mypyc_attr

from regift.kit.state_bases.event_history import EventHistory
from regift.kit.view import Placing


@mypyc_attr(allow_interpreted_subclasses=True)
class EndRules(EventHistory):
    """What a game answers about its end."""

    @property
    def is_over(self) -> bool:
        """Return whether the game has ended."""
        raise NotImplementedError

    def is_broken_off(self) -> bool:
        """Return whether the game is over and was not played to its end: its standings name a leader, and no winner."""
        return False

    def standings(self) -> list[Placing]:
        """Place every seat, ties sharing a place; also for a game that was left unfinished."""
        raise NotImplementedError

    def leave(self, seat: i64) -> None:
        """Do what the game's rulings on leavers say; the seat is marked as gone already."""
        raise NotImplementedError

    def check_invariants(self) -> None:
        """Raise AssertionError naming the clause when a law of the game is broken."""

    def notation(self) -> str:
        """Write the position, without its history, as one line that `Game.position` reads back."""
        raise NotImplementedError

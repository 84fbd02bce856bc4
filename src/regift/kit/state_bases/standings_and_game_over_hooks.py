"""How a game ends: whether it is over, who came where, and what becomes of those who leave."""

from mypy_extensions import i64, mypyc_attr

from regift.kit.state_bases.event_history_and_state_copying import EventHistory
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

    def current_round(self) -> int:
        """Return which round goes on, 1 for the first; 0 where the game counts none.

        What is told of a game that is over counts by it; where it is 0, as many turns as there are seats are a round.
        """
        return 0

    def standings(self) -> list[Placing]:
        """Place every seat, ties sharing a place; also for a game that was left unfinished."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """Return by seat what the standings are worth, adding up to 0; for a game that goes on, so far.

        It is the share of the others that a seat is placed before, less the share of those that it is placed after. A
        game in which more is at stake overrides it and says in `game.most_return` how much.
        """
        places = [0] * self.game.seats
        for placing in self.standings():
            places[placing.seat] = placing.place
        others = len(places) - 1
        returns: list[float] = []
        for place in places:
            before = sum([1 for other in places if other > place])
            after = sum([1 for other in places if other < place])
            returns.append((before - after) / others if others else 0.0)
        return returns

    def leave(self, seat: i64) -> None:
        """Do what the game's rulings on leavers say; the seat is marked as gone already."""
        raise NotImplementedError

    def check_invariants(self) -> None:
        """Raise AssertionError naming the clause when a law of the game is broken."""

    def notation(self) -> str:
        """Write the position, without its history, as one line that `Game.position` reads back."""
        raise NotImplementedError

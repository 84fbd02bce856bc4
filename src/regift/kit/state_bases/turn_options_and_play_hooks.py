"""Whose turn it is, what may be done and what comes of it: the rules of a game's moves."""

from mypy_extensions import i64, mypyc_attr

from regift.kit.action_arguments_and_action_table import Action, Value
from regift.kit.hidden_information.seats_in_turn_left_and_asked_bitmasks import NOBODY
from regift.kit.refusal_and_errors import Refusal
from regift.kit.state_bases.standings_and_game_over_hooks import EndRules

TURN: str = "turn"
"""The clause of a refusal when the seat is not one of those to act."""


@mypyc_attr(allow_interpreted_subclasses=True)
class MoveRules(EndRules):
    """What a game answers about moves."""

    def whose_turn(self) -> i64:
        """Return the one seat that the game waits for while no choices are asked for, NOBODY when it is over."""
        return NOBODY if self.is_over else self.turn

    def list_options(self, seat: i64) -> list[Action]:
        """List what a seat that is to act may do, in the order of the action table.

        As it stands it asks `refuse_move` about every action; a game with many actions lists its own more quickly.
        """
        return [action for action in self.game.actions if self.refuse_move(seat, action) is None]

    def list_canonical_options(self, seat: i64) -> list[Action]:
        """List what a seat that is to act may do, picks whose order means nothing in one order only.

        As it stands every option: a game where people may pick the same cards in several orders leaves the others out.
        """
        return self.list_options(seat)

    def refuse_move(self, seat: i64, action: Action) -> Refusal | None:
        """Name the first clause that forbids the action to a seat that is to act, or None when it is an option."""
        raise NotImplementedError

    def refuse_waiting(self, seat: i64, action: Action) -> Refusal | None:
        """Refuse the action to a seat that is not to act."""
        return Refusal(self.turn_clause(seat, action))

    def turn_clause(self, seat: i64, action: Action) -> str:
        """Name the clause that forbids the action to a seat that is not to act."""
        return TURN

    def play(self, seat: i64, action: Action) -> None:
        """Carry out an action that is not refused. Callers use `apply`, unless they just listed it."""
        raise NotImplementedError

    def choose_fallback(self, seat: i64, options: list[Action]) -> Action:
        """Choose what is played for a seat whose clock ran out: the first option, unless the rules say otherwise."""
        return options[0]

    def can_take_back(self, seat: int) -> bool:
        """Return whether the seat has picks that nobody has seen yet."""
        return False

    def undo(self, seat: i64) -> None:
        """Undo all unannounced picks of a seat that has any; only the last, in a game that `takes_back_singly`."""
        raise NotImplementedError

    def spot(self, seat: int, action: Action) -> str:
        """Name the part of the seat's view that the action is played on (see `regift.kit.view`)."""
        return action.spot

    def caution(self, seat: int, action: Action) -> str:
        """Name the clause that makes the action worth a second look ("are you sure?"), "" for most."""
        return ""

    def caution_values(self, seat: int, action: Action) -> list[Value]:
        """Return what the words of the caution, `caution-CLAUSE`, may name; nothing that the seat does not know."""
        return []

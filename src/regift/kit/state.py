"""A state: one position of a game, mutable and cheap to copy, and the one way to change it."""

from collections.abc import Callable, Sequence
from typing import Final, Self

from mypy_extensions import i64, mypyc_attr

from regift.kit.action_arguments_and_action_table import Action
from regift.kit.event import EVERYONE, SPECTATOR, Event
from regift.kit.game_definition_base_class_and_options import GameDefinition, check_seat
from regift.kit.hidden_information.seats_in_turn_left_and_asked_bitmasks import ALONE, NO_SEATS, NOBODY, seats_in
from regift.kit.mypyc_safe_shift import bit
from regift.kit.mypyc_support.pickling import attributes_of, set_attributes
from regift.kit.refusal_and_errors import IllegalAction, Refusal
from regift.kit.seeded_random_generator import Chance
from regift.kit.state_bases.view_key_and_determinization import SecrecyRules
from regift.kit.view import View

MOST_SEATS: Final[i64] = 62
"""A seat that is asked for a choice is a bit of a whole number."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(SecrecyRules):
    """One position. A game's own state fills in what raises NotImplementedError; `state_bases` has these questions.

    What is asked of a state is settled here, once for all games: whose turn it is, who is in the game, whether there is
    anything to take back. A game fills in what follows from a yes.
    """

    def to_act(self) -> tuple[int, ...]:
        """Return the seats the game waits for, in seat order; empty when it is over."""
        if self.asked:
            return NO_SEATS if self.is_over else seats_in(self.asked)
        return ALONE[self.whose_turn()]

    def is_to_act(self, seat: i64) -> bool:
        """Return whether the game waits for the seat."""
        if is_awaited(self, seat):
            return True
        check_seat(self.game, seat)
        return False

    def options(self, seat: i64) -> list[Action]:
        """List what the seat may do now, in fixed order; never empty for a seat in `to_act`, empty for others.

        ValueError where the game has no such seat, as everywhere.
        """
        if is_awaited(self, seat):
            return self.list_options(seat)
        check_seat(self.game, seat)
        return []

    def canonical_options(self, seat: i64) -> list[Action]:
        """List those of the options that lead everywhere, each combination of picks in one order: what bots choose of.

        All are options, and there are some wherever there are options.
        """
        if is_awaited(self, seat):
            return self.list_canonical_options(seat)
        check_seat(self.game, seat)
        return []

    def refuse(self, seat: i64, action: Action) -> Refusal | None:
        """Name the first clause that forbids the action to the seat now, or None when it is one of its options.

        ValueError where the action is of another game.
        """
        if action.table is not self.game.table:
            check_action(self.game, action)
        if is_awaited(self, seat):
            return self.refuse_move(seat, action)
        check_seat(self.game, seat)
        return self.refuse_waiting(seat, action)

    def fallback(self, seat: int) -> Action:
        """Return the option that is played for a seat whose clock ran out.

        In the middle of its picks this goes on picking: whoever keeps the clock takes them back first.
        """
        options = self.options(seat)
        if not options:
            raise ValueError(f"seat {seat} is not to act: it has nothing to fall back on")
        return self.choose_fallback(seat, options)

    def apply(self, seat: i64, action: Action, log: list[Event] | None = None) -> None:
        """Play the action, or raise IllegalAction and change nothing.

        Events are built only when a log is given, with every face open: show a seat `events(seat, start)` instead.
        """
        refusal = self.refuse(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        if log is None:
            self.play(seat, action)
            return
        start = len(self.history)
        self.play(seat, action)
        log.extend(self.events(EVERYONE, start))

    def take_back(self, seat: int) -> None:
        """Undo all unannounced picks of the seat; ValueError when it has none.

        In a game that `takes_back_singly` only the last of them.
        """
        check_seat(self.game, seat)
        if not self.can_take_back(seat):
            raise ValueError(f"seat {seat} has nothing to take back")
        self.undo(seat)

    def withdraw(self, seat: int) -> None:
        """Take the seat out for good; ValueError when it has left before, or the game is over."""
        check_seat(self.game, seat)
        if self.has_left(seat) or self.is_over:
            raise ValueError(f"seat {seat} is not in the game")
        self.out |= bit(seat)
        self.leave(seat)

    def view(self, seat: int | None = None) -> View:
        """Return all that the seat, or a spectator (None or SPECTATOR), sees on the table now."""
        viewer = SPECTATOR if seat is None else seat
        check_seat(self.game, viewer, SPECTATOR)
        view = View(viewer)
        view.to_act = self.to_act()
        view.is_over = self.is_over
        self.look(view)
        return view

    def open_view(self) -> View:
        """Return the table with everything open: what lies before a seat as that seat sees it, and all in the middle.

        What one seat is shown before another, such as what it could take there, is its own business.
        """
        view = self.view()
        at = {part.id: number for number, part in enumerate(view.parts)}
        for seat in range(self.game.seats):
            for part in self.view(seat).parts:
                if part.id in at and part.owner == seat:
                    view.parts[at[part.id]] = part
                elif part.id not in at and part.owner in (seat, -1):
                    at[part.id] = len(view.parts)
                    view.parts.append(part)
        return view

    def __copy__(self) -> Self:
        """Return an independent copy, as `copy` does."""
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        """Return an independent copy, as `copy` does: the game never changes, and stays the same."""
        return self.copy()

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        """Pickle the whole position with its history and its chance; the game as its options."""
        return rebuilt_state, (type(self), self.game, self.chance, attributes_of(self))


def is_awaited(state: State, seat: i64) -> bool:
    """Return whether the game waits for the seat. It is no method, so that a compiler can put it into its callers."""
    asked = state.asked
    if asked:
        return 0 <= seat < MOST_SEATS and asked & bit(seat) != 0 and not state.is_over
    return seat != NOBODY and seat == state.whose_turn()


def first_awaited(state: State) -> i64:
    """Return the first of the seats that the game waits for, NOBODY when it is over: no list of them is made."""
    asked = state.asked
    if not asked:
        return state.whose_turn()
    if state.is_over:
        return NOBODY
    seat: i64 = 0
    while asked & bit(seat) == 0:
        seat += 1
    return seat


def check_action(game: GameDefinition, action: Action) -> None:
    """Raise ValueError unless the action is one of the game's own, or of an equal game."""
    theirs = None if action.table is None else action.table.game
    if theirs is not None and game == theirs:
        return
    whose = "no game" if theirs is None else f"{theirs!r}"
    raise ValueError(f"action {action.name!r} is of {whose}; expected one of {game!r}, as `options` and `named` give")


def rebuilt_state(
    kind: "Callable[[GameDefinition, Chance], State]", game: GameDefinition, chance: Chance, held: dict[str, object]
) -> State:
    """Return a position of that class with these attributes."""
    state = kind(game, chance)
    set_attributes(state, held)
    return state


def names(actions: Sequence[Action]) -> list[str]:
    """Return the names of actions, for tests and logs."""
    return [action.name for action in actions]

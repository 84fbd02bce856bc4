"""A state: one position of a game, mutable and cheap to copy, and the one way to change it."""

from collections.abc import Callable, Sequence
from typing import Final, Self

from mypy_extensions import i64, mypyc_attr

from regift.kit.action import Action, Value
from regift.kit.chance import Chance
from regift.kit.event import EVERYONE, SPECTATOR, Event, counted, packed, read_events, seen_by
from regift.kit.game_definition import GameDefinition
from regift.kit.hidden_information.seat_status import ALONE, NO_SEATS, NOBODY, SeatStatus, seats_in
from regift.kit.mypyc_safe_shift import bit
from regift.kit.mypyc_support.pickling import attributes_of, set_attributes
from regift.kit.refusal import IllegalAction, Refusal
from regift.kit.view import Placing, View

TURN: str = "turn"
"""The clause of a refusal when the seat is not one of those to act."""
ABSENT: Final[i64] = -1000
"""In place of a code: the event has no more fields. No game has such a code: a wrong one is written, and found."""
MOST_SEATS: Final[i64] = 62
"""A seat that is asked for a choice is a bit of a whole number."""
OWN_FIELDS: Final = ("game", "chance", "history")
"""What `State` itself holds."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(SeatStatus):
    """One position. A game's own state fills in what raises NotImplementedError.

    What is asked of a state is settled here, once for all games: whose turn it is, who is in the game, whether there is
    anything to take back. A game fills in what follows from a yes.
    """

    def __init__(self, game: GameDefinition, chance: Chance) -> None:
        super().__init__()
        self.game = game
        self.chance = chance
        """All randomness of this position comes from here."""
        self.history: list[int] = []
        """All that happened, in codes; see `regift.kit.event`."""

    # What a game fills in

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
        """Carry out an action that is not refused. Callers use `apply`."""
        raise NotImplementedError

    def reveal_choices(self) -> None:
        """Carry out the sealed choices: all who were asked have chosen, or left."""
        raise NotImplementedError

    def copy(self) -> Self:
        """Return an independent copy. As it stands it copies what a class in plain Python holds; compiled ones say how.

        Lists, dicts and what has a `copy` are copied, all else is shared.
        """
        twin = type(self)(self.game, self.chance)
        for name, value in vars(self).items():
            if name not in OWN_FIELDS:
                setattr(twin, name, independent(value))
        twin.chance = self.chance.copy()
        twin.copy_common(self)
        return twin

    def look(self, view: View) -> None:
        """Add to the view every part that its seat sees (SPECTATOR: a watcher)."""
        raise NotImplementedError

    def private(self, seat: i64) -> list[int]:
        """Return the codes (0 to 255) of what the seat alone knows beside the history: its picks, its sealed choice."""
        return []

    def shared(self) -> list[int]:
        """Return the codes of what all see beside the history: who has locked a choice."""
        return []

    def deal_unseen(self, seat: i64) -> None:
        """Draw anew from the position's chance all that the seat cannot know; see `determinize`."""
        raise NotImplementedError

    def deal_forgotten(self) -> None:
        """Draw anew from the position's chance all that lies hidden now, and what was told of it; see `forgotten`."""
        raise NotImplementedError

    @property
    def is_over(self) -> bool:
        """Return whether the game has ended."""
        raise NotImplementedError

    def standings(self) -> list[Placing]:
        """Place every seat, ties sharing a place; also for a game that was left unfinished."""
        raise NotImplementedError

    def choose_fallback(self, seat: i64, options: list[Action]) -> Action:
        """Choose what is played for a seat whose clock ran out: the first option, unless the rules say otherwise."""
        return options[0]

    def leave(self, seat: i64) -> None:
        """Do what the game's rulings on leavers say; the seat is marked as gone already."""
        raise NotImplementedError

    def can_take_back(self, seat: int) -> bool:
        """Return whether the seat has picks that nobody has seen yet."""
        return False

    def undo(self, seat: i64) -> None:
        """Undo all unannounced picks of a seat that has any; only the last, in a game that `takes_back_singly`."""
        raise NotImplementedError

    def is_window(self) -> bool:
        """Return whether the seats to act are asked for a reaction, whose speed must not show what they hold."""
        return False

    def is_personal(self) -> bool:
        """Return whether the seats to act are asked for their own taste: no bot answers that for somebody unasked."""
        return False

    def is_broken_off(self) -> bool:
        """Return whether the game is over and was not played to its end: its standings name a leader, and no winner."""
        return False

    def can_hasten(self) -> bool:
        """Return whether it is a moment shown to all, which those at a table may agree to go through faster."""
        return False

    def least_time(self) -> float:
        """Return the seconds for which all are to see this position, before a move counts; 0 for most positions."""
        return 0.0

    def shown_time(self) -> float:
        """Return the seconds for which what has just happened is shown, before anybody's time begins to run."""
        return self.least_time()

    def catch_up_start(self) -> int:
        """Return where in the history that begins which a page that comes now is told whole, as far as it lasts.

        As it stands nothing is: such a page is told the last few events.
        """
        return len(self.history)

    def spot(self, seat: int, action: Action) -> str:
        """Name the part of the seat's view that the action is played on (see `regift.kit.view`)."""
        return action.spot

    def caution(self, seat: int, action: Action) -> str:
        """Name the clause that makes the action worth a second look ("are you sure?"), "" for most."""
        return ""

    def caution_values(self, seat: int, action: Action) -> list[Value]:
        """Return what the words of the caution, `caution-CLAUSE`, may name; nothing that the seat does not know."""
        return []

    def check_invariants(self) -> None:
        """Raise AssertionError naming the clause when a law of the game is broken."""

    def notation(self) -> str:
        """Write the position, without its history, as one line that `Game.position` reads back."""
        raise NotImplementedError

    # What every game gets

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

    def determinize(self, seat: int, chance: Chance) -> Self:
        """Return a random full position consistent with `key(seat)`, drawing from a copy of `chance` alone.

        The seat's view, options and key are unchanged; other seats' unannounced picks and sealed choices are gone.
        """
        check_seat(self.game, seat)
        twin = self.copy()
        twin.chance = chance.copy()
        twin.deal_unseen(seat)
        return twin

    def forgotten(self, chance: Chance) -> Self:
        """Return a random position that looks the same now, whatever was shown before, in a game that `forgets`.

        What lies open, options and lasting events are the same for every seat; faces hidden now, and what fleeting
        events told of them, are other ones.
        """
        twin = self.copy()
        twin.chance = chance.copy()
        twin.deal_forgotten()
        return twin

    def copy_common(self, other: "State") -> None:
        """Take over what every state holds beside its chance; a game's own `copy` calls it."""
        self.copy_seats(other)
        self.history = other.history[:]

    def ask(self, seats: list[int]) -> None:
        """Ask the seats for a sealed choice each; they are revealed after the last, at once where nobody is asked."""
        bits: i64 = 0
        for seat in seats:
            bits |= bit(seat)
        self.ask_bits(bits)
        self.reveal_when_all_chose()

    def seal(self, seat: i64) -> None:
        """Seal the seat's choice, and reveal all of them after the last."""
        self.lock(seat)
        self.reveal_when_all_chose()

    def reveal_when_all_chose(self) -> None:
        """Carry out the sealed choices, unless one is still open or the game has ended."""
        if not self.asked and not self.is_over:
            self.reveal_choices()

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

    def tell(self, event: str, *codes: "int | list[int]") -> None:
        """Add an event to the history: the name of its kind, then a code a field, a list for a CARDS field."""
        entry = [self.game.kind_number(event)]
        for code in codes:
            entry += counted(code) if isinstance(code, list) else [code]
        self.write_entry(entry)

    def write_entry(self, entry: list[int]) -> None:
        """Add one whole event to the history: the number of its kind, then a code a field (`counted` for CARDS)."""
        self.history.extend(entry)

    def write(  # noqa: PLR0913, PLR0917 (a list of codes would cost a tenth of a game)
        self,
        kind: i64,
        one: i64 = ABSENT,
        two: i64 = ABSENT,
        three: i64 = ABSENT,
        four: i64 = ABSENT,
        five: i64 = ABSENT,
        six: i64 = ABSENT,
    ) -> None:
        """Add one whole event without cards to the history: the number of its kind, then a code a field."""
        history = self.history
        history.append(kind)
        if one != ABSENT:
            history.append(one)
        if two != ABSENT:
            history.append(two)
        if three != ABSENT:
            history.append(three)
        if four != ABSENT:
            history.append(four)
        if five != ABSENT:
            history.append(five)
        if six != ABSENT:
            history.append(six)

    def events(self, seat: int, start: int = 0) -> list[Event]:
        """Return what happened from `start` (a length of the history) as the seat, SPECTATOR or EVERYONE saw it."""
        check_seat(self.game, seat, EVERYONE)
        return read_events(
            self.game.event_kinds, self.game.words, seen_by(seat, self.game.event_kinds, self.history, start)
        )

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

    def key(self, seat: int) -> bytes:
        """Return the information state.

        Equal for two positions exactly when the seat, remembering everything, can't tell them apart. SPECTATOR and
        EVERYONE have one, too: what they saw.
        """
        check_seat(self.game, seat, EVERYONE)
        private = self.private(seat) if seat >= 0 else []
        seen = seen_by(seat, self.game.event_kinds, self.history)
        return packed(seen) + b"|" + bytes(self.shared()) + b"|" + bytes(private)

    def __copy__(self) -> Self:
        """Return an independent copy, as `copy` does."""
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        """Return an independent copy, as `copy` does: the game never changes, and stays the same."""
        return self.copy()

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        """Pickle the whole position with its history and its chance; the game as its options."""
        return rebuilt_state, (type(self), self.game, self.chance, attributes_of(self))

    def fingerprint(self) -> bytes:
        """Return all that is known to anybody, and every unannounced pick: equal for equal games so far."""
        parts = [packed(self.history), bytes(self.shared())]
        parts += [bytes(self.private(seat)) for seat in range(self.game.seats)]
        return b"|".join(parts)

    def named(self, name: str) -> Action:
        """Return the game's action of that name; KeyError if there is none."""
        return self.game.by_name[name]


def is_awaited(state: State, seat: i64) -> bool:
    """Return whether the game waits for the seat. It is no method, so that a compiler can put it into its callers."""
    asked = state.asked
    if asked:
        return 0 <= seat < MOST_SEATS and asked & bit(seat) != 0 and not state.is_over
    return seat != NOBODY and seat == state.whose_turn()


def check_seat(game: GameDefinition, seat: i64, lowest: i64 = 0) -> None:
    """Raise ValueError unless the game has that seat; `lowest` is SPECTATOR or EVERYONE where these are meant, too."""
    if not lowest <= seat < game.seats:
        raise ValueError(f"seat {seat} is not in the game: {game!r} has seats 0 to {game.seats - 1}")


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


def independent(value: object) -> object:
    """Copy a list or a dict with all that lies in it, or whatever has a `copy`; give anything else as it is."""
    if isinstance(value, list):
        return [independent(item) for item in value]
    if isinstance(value, dict):
        return {key: independent(item) for key, item in value.items()}
    copy = getattr(value, "copy", None)
    return value if copy is None else copy()


def names(actions: Sequence[Action]) -> list[str]:
    """Return the names of actions, for tests and logs."""
    return [action.name for action in actions]

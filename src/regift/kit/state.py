"""A state: one position of a game, mutable and cheap to copy, and the one way to change it."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from regift.kit.action import Action
from regift.kit.chance import Chance
from regift.kit.event import EVERYONE, SPECTATOR, Event, counted, packed, read_events, seen_by
from regift.kit.game_definition import GameDefinition
from regift.kit.refusal import IllegalAction, Refusal
from regift.kit.view import Placing, View

TURN: str = "turn"
"""The clause of a refusal when the seat is not one of those to act."""
ABSENT: Final[i64] = -1000
"""In place of a code: the event has no more fields. No game has such a code: a wrong one is written, and found."""
OWN_FIELDS: Final = ("game", "chance", "history")
"""What `State` itself holds."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position. A game's own state fills in what raises NotImplementedError."""

    def __init__(self, game: GameDefinition, chance: Chance) -> None:
        self.game = game
        self.chance = chance
        """All randomness of this position comes from here."""
        self.history: list[int] = []
        """All that happened, in codes; see `regift.kit.event`."""

    # What a game fills in

    def to_act(self) -> tuple[int, ...]:
        """Return the seats the game waits for, in seat order; empty when it is over."""
        raise NotImplementedError

    def options(self, seat: i64) -> list[Action]:
        """List what the seat may do now, in fixed order; never empty for a seat in `to_act`, empty for others.

        As it stands it asks `refuse` about every action; a game with many actions lists its own more quickly.
        """
        return [action for action in self.game.actions if self.refuse(seat, action) is None]

    def refuse(self, seat: i64, action: Action) -> Refusal | None:
        """Name the first clause that forbids the action to the seat now, or None when it is one of its options."""
        raise NotImplementedError

    def play(self, seat: i64, action: Action) -> None:
        """Carry out an action that is not refused. Callers use `apply`."""
        raise NotImplementedError

    def copy(self) -> "State":
        """Return an independent copy. As it stands it copies what a class in plain Python holds; compiled ones say how.

        Lists, dicts and what has a `copy` are copied, all else is shared.
        """
        twin = type(self)(self.game, self.chance)
        for name, value in vars(self).items():
            if name not in OWN_FIELDS:
                setattr(twin, name, independent(value))
        twin.chance = self.chance.copy()
        twin.history = self.history[:]
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

    def determinize(self, seat: int, chance: Chance) -> "State":
        """Return a random full position consistent with `key(seat)`, drawing from `chance` alone.

        The seat's view, options and key are unchanged; other seats' unannounced picks and sealed choices are gone.
        """
        raise NotImplementedError

    def forgotten(self, chance: Chance) -> "State":
        """Return a random position that looks the same now, whatever was shown before, in a game that `forgets`.

        What lies open, options and lasting events are the same for every seat; faces hidden now, and what fleeting
        events told of them, are other ones.
        """
        raise NotImplementedError

    @property
    def is_over(self) -> bool:
        """Return whether the game has ended."""
        raise NotImplementedError

    def standings(self) -> list[Placing]:
        """Place every seat, ties sharing a place; also for a game that was left unfinished."""
        raise NotImplementedError

    def fallback(self, seat: int) -> Action:
        """Return the option that is played for a seat whose clock ran out: the first, unless the rules say otherwise.

        In the middle of its picks this goes on picking: whoever keeps the clock takes them back first.
        """
        options = self.options(seat)
        if not options:
            raise ValueError(f"seat {seat} is not to act: it has nothing to fall back on")
        return options[0]

    def withdraw(self, seat: int) -> None:
        """Take the seat out for good, as the game's rulings on leavers say."""
        raise NotImplementedError

    def is_in(self, seat: i64) -> bool:
        """Return whether the seat still takes part; who is eliminated or has left never does again, and all know it."""
        return True

    def can_take_back(self, seat: int) -> bool:
        """Return whether the seat has picks that nobody has seen yet."""
        return False

    def take_back(self, seat: int) -> None:
        """Undo all unannounced picks of the seat; ValueError when it has none.

        In a game that `takes_back_singly` only the last of them.
        """
        raise ValueError(f"seat {seat} has nothing to take back")

    def is_window(self) -> bool:
        """Return whether the seats to act are asked for a reaction, whose speed must not show what they hold."""
        return False

    def can_hasten(self) -> bool:
        """Return whether it is a moment shown to all, which those at a table may agree to go through faster."""
        return False

    def least_time(self) -> float:
        """Return the seconds for which all are to see this position, before a move counts; 0 for most positions."""
        return 0.0

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

    def check_invariants(self) -> None:
        """Raise AssertionError naming the clause when a law of the game is broken."""

    def notation(self) -> str:
        """Write the position, without its history, as one line that `Game.position` reads back."""
        raise NotImplementedError

    # What every game gets

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
        return read_events(
            self.game.event_kinds, self.game.words, seen_by(seat, self.game.event_kinds, self.history, start)
        )

    def view(self, seat: int | None = None) -> View:
        """Return all that the seat, or a spectator (None), sees on the table now."""
        view = View(SPECTATOR if seat is None else seat)
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

        Equal for two positions exactly when the seat, remembering everything, can't tell them apart.
        """
        seen = seen_by(seat, self.game.event_kinds, self.history)
        return packed(seen) + b"|" + bytes(self.shared()) + b"|" + bytes(self.private(seat))

    def fingerprint(self) -> bytes:
        """Return all that is known to anybody, and every unannounced pick: equal for equal games so far."""
        parts = [packed(self.history), bytes(self.shared())]
        parts += [bytes(self.private(seat)) for seat in range(self.game.seats)]
        return b"|".join(parts)

    def named(self, name: str) -> Action:
        """Return the game's action of that name; KeyError if there is none."""
        return self.game.by_name[name]


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

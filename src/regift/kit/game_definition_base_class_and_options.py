"""The rules of a game with its options: the table of its actions, its kinds of events, its words."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64, mypyc_attr

from regift.kit.action_arguments_and_action_table import Action, ActionTable, Value
from regift.kit.event import Event, EventKind
from regift.kit.observation.part_kind_base_and_columns import PartKind
from regift.kit.refusal_and_errors import BadOption
from regift.kit.seeded_random_generator import Chance

DRAWN: Final = "drawn"
"""The value of the option `first` when chance names the seat that starts."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One option of a game: its name, the value it has when left out, and what it takes.

    An option that takes more than it can list, such as counts of cards as text, overrides `fit` and `says`.
    """

    def __init__(
        self,
        name: str,
        default: "bool | int | str",
        allowed: "list[bool | int | str]",
        *,
        is_house: bool = False,
        seat: int = -1,
    ) -> None:
        self.name = name
        """A key in the game's words."""
        self.default = default
        self.allowed = allowed
        self.is_house = is_house
        """True: no source states it, and readers are told so."""
        self.seat = seat
        """Whose it is: who sits there may set it, too; −1: nobody's."""

    def fit(self, value: object) -> "bool | int | str | None":
        """Return the value as the game keeps it, None for one that it does not take."""
        for allowed in self.allowed:
            if _is_same(allowed, value):
                return allowed
        return None

    def says(self) -> str:
        """Return what it takes, for error texts."""
        if len(self.allowed) > 8:
            return f"{self.allowed[0]} to {self.allowed[-1]}"
        return ", ".join(str(value) for value in self.allowed)


def switch(name: str) -> Option:
    """Make a house option that is off unless switched on."""
    return Option(name, default=False, allowed=[False, True], is_house=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class GameDefinition:
    """What stays the same from one deal to the next. Positions know the rules they are played by, not how to deal."""

    def __init__(self, id: str, rules_version: int, seats: int, seat_range: tuple[int, int]) -> None:
        fewest, most = seat_range
        if isinstance(seats, bool) or not isinstance(seats, int) or not fewest <= seats <= most:
            raise BadOption("seats", seats, f"{fewest} to {most}")
        self.id = id
        self.rules_version = rules_version
        self.seats = seats
        self.seat_range = seat_range
        self.schema: list[Option] = [Option("first", DRAWN, [DRAWN, *range(seats)])]
        """The options it takes; `declare` adds to them."""
        self.settings: dict[str, bool | int | str] = {"first": DRAWN}
        """The value of each option."""
        self.is_chosen = False
        """Whether the options are set: from then on they stay."""
        self.table = ActionTable(self)
        self.actions: list[Action] = self.table.actions
        """Every action of the game; `actions[i].id == i`."""
        self.by_name: dict[str, Action] = self.table.by_name
        self.event_kinds: list[EventKind] = []
        """Every kind of event; a history names them by index."""
        self.words: list[str] = []
        """What CARD and WORD codes stand for."""
        self.counts: list[int] = []
        """How many cards of each kind there are, by code, where `PartyState` deals them."""
        self.earlier_rules: dict[int, dict[str, object]] = {}
        """By an earlier version of the rules that can still be played: the options that it had when left out."""
        self.brief: dict[str, object] = {}
        """Options with which a game ends soon, however badly it is played; for tests that play by chance."""
        self.most_return: float = 1.0
        """What a seat gains or loses at most; see `State.returns`."""
        self.takes_back_singly = False
        """True: taking back undoes the last pick of a seat, not all of them."""
        self.has_personal_choices = False
        """True: some choices are a matter of people's own taste; see `State.is_personal`."""
        self.forgets = False
        """True: memory is the game, and no search plays it; see `State.forgotten`."""
        self.former_names: dict[str, str] = {}
        """By the name of an action: what records of earlier releases call it."""

    def declare(self, option: Option) -> None:
        """Add an option, at its default."""
        self.schema.append(option)
        self.settings[option.name] = option.default

    def choose(self, options: dict[str, object]) -> None:
        """Set the options, once, as the game is made; BadOption names the first that it does not take.

        TypeError in a game that is made: its actions and its cards follow from the options that it has.
        """
        if self.is_chosen:
            raise TypeError(f"{self!r} is made and its options stay: `with_options` makes another game")
        self.settings = self.settings_with(options)
        self.is_chosen = True

    def settings_with(self, options: dict[str, object]) -> "dict[str, bool | int | str]":
        """Return the value of each option where these are set; BadOption names the first that it does not take."""
        settings = self.settings.copy()
        for name, value in options.items():
            spec = next((option for option in self.schema if option.name == name), None)
            if spec is None:
                raise BadOption(name, value, "one of " + ", ".join(option.name for option in self.schema))
            fitting = spec.fit(value)
            if fitting is None:
                raise BadOption(name, value, spec.says())
            settings[name] = fitting
        return settings

    def changes(self) -> "dict[str, object]":
        """Return the options that have another value than when left out."""
        return {each.name: self.settings[each.name] for each in self.schema if not self._is_left_out(each)}

    def _is_left_out(self, option: Option) -> bool:
        return _is_same(self.settings[option.name], option.default)

    def draw_first(self, chance: Chance) -> int:
        """Return the seat that starts: the one the options name, else one drawn."""
        first = self.settings["first"]
        return first if isinstance(first, int) else chance.below(self.seats)

    def highlights(self, events: list[Event]) -> "list[tuple[str, list[Value]]]":
        """Return what only this game can tell of a game that is over, from what all saw: the most telling first.

        Each is a key in the words, after `story-`, with its arguments; none where the game has nothing of its own.
        """
        return []

    def part_kinds(self) -> list[PartKind]:
        """Return a kind for each part that a view of this game can show; empty where the game does not say."""
        return []

    def kind_number(self, event: str) -> int:
        """Return the number by which a history names that kind of event; KeyError if there is none."""
        for number, kind in enumerate(self.event_kinds):
            if kind.name == event:
                return number
        raise KeyError(event)

    def names_of(self, codes: list[int]) -> list[str]:
        """Return what the codes stand for."""
        return [self.words[code] for code in codes]

    def __repr__(self) -> str:
        return f"<{self.id}, {self.seats} seats>"

    def __eq__(self, other: object) -> bool:
        """Return whether both are the same game for as many seats with the same options."""
        if self is other:
            return True
        if not isinstance(other, GameDefinition) or type(self) is not type(other):
            return False
        return self.seats == other.seats and self.settings == other.settings

    def __hash__(self) -> int:
        """Return a hash that equal games share."""
        return hash((self.id, self.seats))

    def __copy__(self) -> "GameDefinition":
        """Return the game itself: it never changes."""
        return self

    def __deepcopy__(self, memo: "dict[int, object]") -> "GameDefinition":
        """Return the game itself: it never changes."""
        return self

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        """Pickle it as its class, its seats and its options."""
        return remade, (type(self), self.seats, self.changes())


def _is_same(one: object, other: object) -> bool:
    """Return whether two values are equal and of one type: 1, 1.0 and True are three."""
    return type(one) is type(other) and one == other


def remade(
    kind: "Callable[[int, dict[str, object]], GameDefinition]", seats: int, options: dict[str, object]
) -> GameDefinition:
    """Make a game of that class, whose constructor takes seats and options as `make` does."""
    return kind(seats, options)


def check_seat(game: GameDefinition, seat: i64, lowest: i64 = 0) -> None:
    """Raise ValueError unless the game has that seat; `lowest` is SPECTATOR or EVERYONE where these are meant, too."""
    if not lowest <= seat < game.seats:
        raise ValueError(f"seat {seat} is not in the game: {game!r} has seats 0 to {game.seats - 1}")

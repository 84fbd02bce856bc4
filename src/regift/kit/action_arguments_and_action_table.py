"""Actions: what a seat can do, as interned values in one finite table a game."""

from typing import Final

from mypy_extensions import mypyc_attr

SEAT: Final = "seat"
"""A value that is a seat number, 0 for the first."""
CARD: Final = "card"
"""A value that is one card's name."""
CARDS: Final = "cards"
"""A value that is a list of card names, or only their number where the faces are hidden."""
NUMBER: Final = "number"
"""A value that is a count, a level, a score."""
WORD: Final = "word"
"""A value that is a key in the game's words."""


class Value:
    """One named argument of an action or an event: its name, its type (SEAT, CARD, …) and what it is."""

    def __init__(self, name: str, type: str, value: "int | str | list[str] | None") -> None:
        self.name = name
        self.type = type
        self.value = value
        """An int for SEAT and NUMBER, a str for CARD and WORD, a list of str for CARDS; None: hidden."""

    def __eq__(self, other: object) -> bool:
        """Return whether both say the same."""
        if not isinstance(other, Value):
            return False
        return self.name == other.name and self.type == other.type and self.value == other.value

    def __hash__(self) -> int:
        """Return the hash of its name."""
        return hash(self.name)

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        """Pickle it as all it holds."""
        return Value, (self.name, self.type, self.value)

    def __repr__(self) -> str:
        return f"<{self.name}={self.value!r}>"


def values_by_name(values: list[Value]) -> dict[str, object]:
    """Return what each value is, by its name; lists are copies."""
    return {value.name: list(value.value) if isinstance(value.value, list) else value.value for value in values}


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One pick: a verb with its arguments. `game.actions[i].id == i`."""

    def __init__(self, verb: str, name: str, values: list[Value], spot: str = "") -> None:
        self.id = -1
        """Its place in the game's action table, dense from 0."""
        self.verb = verb
        """A key in the game's words."""
        self.name = name
        """How tests, records and logs write it; unlike any other in the table."""
        self.values = values
        """Its arguments, in reading order."""
        self.spot = spot
        """The part of the view it is played on, "" for none; see `State.spot`."""
        self.table: ActionTable | None = None
        """The table it is in, and so whose action it is."""

    def __repr__(self) -> str:
        return f"<{self.id}: {self.name}>"

    def __eq__(self, other: object) -> bool:
        """Return whether both are the same action of equal games: one that comes from another process is, too."""
        if self is other:
            return True
        if not isinstance(other, Action) or self.id != other.id or self.name != other.name:
            return False
        return self.table is not None and other.table is not None and self.table.game == other.table.game

    def __hash__(self) -> int:
        """Return the hash of its name."""
        return hash(self.name)

    def to_dict(self) -> dict[str, object]:
        """Return `id`, `name`, `verb`, `spot` and `values` by name, as `json.dumps` takes them."""
        values = values_by_name(self.values)
        return {"id": self.id, "name": self.name, "verb": self.verb, "spot": self.spot, "values": values}

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        """Pickle it as its place in its game's table; TypeError while it is in none."""
        if self.table is None or self.table.game is None:
            raise TypeError(f"action {self.name!r} is in no game's table: send its name")
        return action_at, (self.table, self.id)


class ActionTable:
    """Builds the finite table of a game's actions, giving each its id."""

    def __init__(self, game: object = None) -> None:
        self.game = game
        """Whose actions these are; None: a table of its own."""
        self.actions: list[Action] = []
        self.by_name: dict[str, Action] = {}

    def add(self, action: Action) -> None:
        """Give the action the next id; its name must be new."""
        if action.name in self.by_name:
            raise ValueError(f"two actions are named {action.name!r}")
        action.id = len(self.actions)
        action.table = self
        self.actions.append(action)
        self.by_name[action.name] = action

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        """Pickle it as what its game holds."""
        return getattr, (self.game, "table")


def action_at(table: ActionTable, id: int) -> Action:
    """Return the action of that id in a game's table."""
    return table.actions[id]

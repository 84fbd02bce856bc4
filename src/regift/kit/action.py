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

    def __repr__(self) -> str:
        return f"<{self.id}: {self.name}>"


class ActionTable:
    """Builds the finite table of a game's actions, giving each its id."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.by_name: dict[str, Action] = {}

    def add(self, action: Action) -> None:
        """Give the action the next id; its name must be new."""
        if action.name in self.by_name:
            raise ValueError(f"two actions are named {action.name!r}")
        action.id = len(self.actions)
        self.actions.append(action)
        self.by_name[action.name] = action

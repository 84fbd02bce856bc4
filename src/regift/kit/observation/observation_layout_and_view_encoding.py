"""Views as numbers: one whole number a column of every part that a game declares, at the same place in every view.

`ObservationLayout(game)` says where each column stands and what it may hold; `encode` fills in one view.
"""

from typing import final

from regift.kit.game_definition_base_class_and_options import GameDefinition
from regift.kit.observation.part_kind_base_and_columns import Column, PartKind
from regift.kit.view import Part, View

TURN_PART = "turn_state"
"""Stands in a description for what a view knows of the turn: it is no part."""


class ObservedColumn:
    """Where one column stands in an observation."""

    def __init__(self, place: int, part: str, shape: str, owner: int, column: Column) -> None:
        self.place = place
        self.part = part
        """The id of the part, or of its series."""
        self.shape = shape
        self.owner = owner
        self.column = column

    def to_dict(self) -> dict[str, object]:
        """Return all it holds, as `json.dumps` takes it; `words` only where numbers stand for words."""
        column = self.column
        told: dict[str, object] = {"place": self.place, "part": self.part, "shape": self.shape, "owner": self.owner}
        told["column"] = column.name
        told["low"] = column.low
        told["high"] = column.high
        if column.words:
            told["words"] = list(column.words)
        return told

    def __repr__(self) -> str:
        return f"<{self.place}: {self.part}, {self.column.name}, {self.column.low} to {self.column.high}>"


@final
class ObservationLayout:
    """The columns of one game's observations; the first say whose turn it is, as the reader may know, and who reads."""

    def __init__(self, game: GameDefinition) -> None:
        kinds = game.part_kinds()
        if not kinds:
            raise ValueError(
                f"{game!r} declares no kinds of parts, so its views have no numbers: see `Game.part_kinds`"
            )
        self.game = game
        self.kinds: dict[str, PartKind] = {}
        """By id, or by the id of a series."""
        self.start_of: dict[str, int] = {}
        """By the same: where its columns begin."""
        self.columns: list[ObservedColumn] = []
        self.seats = game.seats
        for seat in range(game.seats):
            self._add(TURN_PART, "", -1, Column(f"seat {seat} is to act", 0, 1))
        self._add(TURN_PART, "", -1, Column("is over", 0, 1))
        self._add(TURN_PART, "", -1, Column("own seat", -1, game.seats - 1))
        for kind in kinds:
            if kind.id in self.kinds:
                raise ValueError(f"{game!r} declares two kinds of parts with the id {kind.id!r}")
            self.kinds[kind.id] = kind
            self.start_of[kind.id] = len(self.columns)
            for column in kind.columns:
                self._add(kind.id, kind.shape, kind.owner, column)
        self.width = len(self.columns)

    def _add(self, part: str, shape: str, owner: int, column: Column) -> None:
        self.columns.append(ObservedColumn(len(self.columns), part, shape, owner, column))

    def encode(self, view: View) -> list[int]:
        """Return the view as `width` numbers; ValueError where a part is not as the game declares it."""
        numbers = [0] * self.width
        for seat in view.to_act:
            numbers[seat] = 1
        numbers[self.seats] = 1 if view.is_over else 0
        numbers[self.seats + 1] = view.seat
        for part in view.parts:
            id = self._declared_id(part)
            self.kinds[id].write(part, numbers, self.start_of[id])
        return numbers

    def _declared_id(self, part: Part) -> str:
        """Return the id of the kind that the part is of: its own, or that of a series without the last numbers."""
        id = part.id
        while id not in self.kinds:
            cut = id.rfind(":")
            if cut < 0 or not id[cut + 1 :].isdecimal():
                raise ValueError(f"part {part.id} of {self.game!r} is not declared in `part_kinds`")
            id = id[:cut]
        return id

    def describe(self) -> list[dict[str, object]]:
        """Return what each number of an observation means: its part, its column and its bounds."""
        return [column.to_dict() for column in self.columns]

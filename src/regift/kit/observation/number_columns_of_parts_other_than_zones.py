"""Kinds of parts that are no zones: grids, tracks, gauges, tokens, facts, and numbered series of them."""

from regift.kit.observation.part_kind_base_and_columns import (
    ANYBODY,
    MIDDLE,
    Column,
    PartKind,
    Where,
    WordColumns,
    before,
)
from regift.kit.view import Fact, Gauge, Grid, Part, Token, Track


class GridKind(PartKind):
    """A grid: the face in each cell, row by row."""

    def __init__(self, id: str, faces: list[str], cells: int, where: Where = MIDDLE) -> None:
        super().__init__("grid", id, where)
        self.faces = WordColumns(faces)
        self.cells = cells
        for cell in range(cells):
            self.columns.append(self.faces.column(f"cell {cell}"))

    def write_shape(self, part: Part, numbers: list[int], at: int) -> None:
        assert isinstance(part, Grid)
        if len(part.cells) > self.cells:
            raise ValueError(f"it has {len(part.cells)} cells, declared are at most {self.cells}")
        for cell, face in enumerate(part.cells):
            numbers[at + cell] = self.faces.number(face)


class TrackKind(PartKind):
    """A track: the space of each seat's pawn, −1 for none."""

    def __init__(self, id: str, length: int, seats: int, where: Where = MIDDLE) -> None:
        super().__init__("track", id, where)
        self.length = length
        for seat in range(seats):
            self.columns.append(Column(f"pawn of seat {seat}", -1, length))

    def write_shape(self, part: Part, numbers: list[int], at: int) -> None:
        assert isinstance(part, Track)
        for seat, space in enumerate(part.pawns):
            if not -1 <= space <= self.length:
                raise ValueError(f"a pawn stands on {space}, declared are -1 to {self.length}")
            numbers[at + seat] = space


class GaugeKind(PartKind):
    """A gauge: its value; its top never changes."""

    def __init__(self, id: str, most: int, where: Where = MIDDLE) -> None:
        super().__init__("gauge", id, where)
        self.most = most
        self.columns.append(Column("value", 0, most))

    def write_shape(self, part: Part, numbers: list[int], at: int) -> None:
        assert isinstance(part, Gauge)
        if not 0 <= part.value <= self.most:
            raise ValueError(f"it stands at {part.value}, declared are 0 to {self.most}")
        numbers[at] = part.value


class TokenKind(PartKind):
    """A token: whether it is there, before whom where that changes, and its name where it has several."""

    def __init__(self, id: str, where: Where, names: list[str] | None = None) -> None:
        super().__init__("token", id, where)
        self.names = WordColumns(names or [])
        if names:
            self.columns.append(self.names.column("name"))

    def write_shape(self, part: Part, numbers: list[int], at: int) -> None:
        assert isinstance(part, Token)
        if self.names.words:
            numbers[at] = self.names.number(part.name)


class NumberKind(PartKind):
    """A fact that is a number."""

    def __init__(self, id: str, low: int, high: int, where: Where = MIDDLE) -> None:
        super().__init__("fact", id, where)
        self.low = low
        self.high = high
        self.columns.append(Column("value", min(low, 0), high))

    def write_shape(self, part: Part, numbers: list[int], at: int) -> None:
        assert isinstance(part, Fact)
        value = part.value
        if not isinstance(value, int) or not self.low <= value <= self.high:
            raise ValueError(f"it says {value!r}, declared are the numbers {self.low} to {self.high}")
        numbers[at] = value


class WordKind(PartKind):
    """A fact that is a word."""

    def __init__(self, id: str, words: list[str], where: Where = MIDDLE) -> None:
        super().__init__("fact", id, where)
        self.words = WordColumns(words)
        self.columns.append(self.words.column("value"))

    def write_shape(self, part: Part, numbers: list[int], at: int) -> None:
        assert isinstance(part, Fact)
        value = part.value
        if not isinstance(value, str):
            raise ValueError(f"it says {value!r}, declared are words")
        numbers[at] = self.words.number(value)


class SeriesKind(PartKind):
    """Numbered parts of one kind, `id:0` to `id:size − 1`, each of which may be missing.

    Where a part's id ends with a second number, as `worth:2:0:3` does, the column `extra` holds it, 1 to `extra`.
    """

    def __init__(self, id: str, size: int, element: PartKind, *, extra: int = 0) -> None:
        super().__init__(element.shape, id, before(element.owner) if element.owner != ANYBODY else MIDDLE)
        self.element = element
        """What each of them is; it must be optional."""
        self.size = size
        self.extra = extra
        self.columns = []
        for number in range(size):
            for column in element.columns:
                self.columns.append(Column(f"{number}: {column.name}", column.low, column.high, column.words))
            if extra:
                self.columns.append(Column(f"{number}: extra", 0, extra))

    def write(self, part: Part, numbers: list[int], at: int) -> None:
        """Write one of the parts into its place; ValueError where it is not as declared."""
        tail = part.id[len(self.id) + 1 :].split(":")
        number = int(tail[0])
        if number >= self.size:
            raise ValueError(f"part {part.id}: declared are {self.id}:0 to {self.id}:{self.size - 1}")
        width = len(self.element.columns)
        start = at + number * (width + (1 if self.extra else 0))
        self.element.write(part, numbers, start)
        if self.extra:
            last = int(tail[1])
            if last > self.extra:
                raise ValueError(f"part {part.id}: its last number is {last}, declared is at most {self.extra}")
            numbers[start + width] = last

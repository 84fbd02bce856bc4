"""A view: all that one seat, or a spectator, sees on the table now, as parts that any client can draw.

Each part has an `id` of its own within the view. A spot, where an action is played, is a part's id ("hand:0"), a piece
of it ("hand:0/thief", "row:1/3") or a seat ("@1"); "" means a button.
"""

from typing import ClassVar, Final

from regift.kit.mypyc_support.pickling import attributes_of, set_attributes

FAN: Final = "fan"
"""Cards side by side, the order meaning nothing; spots are `id/face`."""
PILE: Final = "pile"
"""A pile of which at most the top is shown, the last of its faces; the spot is the id."""
SLOTS: Final = "slots"
"""A row of numbered places, some empty (""); spots are `id/index`."""


class Part:
    """What every part of a view has; what the diff and the wire tell of it are its `fields`, in that order."""

    fields: ClassVar[tuple[str, ...]] = ()
    """The names of all that may change of it."""

    def __init__(self, shape: str, id: str, name: str, owner: int = -1) -> None:
        self.shape = shape
        """"zone", "gauge", "track", "grid", "token" or "fact"."""
        self.id = id
        self.name = name
        """A key in the game's words."""
        self.owner = owner
        """The seat it lies in front of; −1: the middle of the table."""

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        """Pickle it as all it holds."""
        return rebuilt_part, (self.shape, attributes_of(self))

    def __eq__(self, other: object) -> bool:
        """Return whether both are of one shape and id and nobody sees a difference."""
        return isinstance(other, Part) and self.shape == other.shape and self.id == other.id and self.is_like(other)

    def __hash__(self) -> int:
        """Return the hash of its id."""
        return hash(self.id)

    def __repr__(self) -> str:
        shown = " ".join([f"{field}={getattr(self, field)!r}" for field in self.fields])
        return f"<{self.shape} {self.id}: {shown}>"

    def to_dict(self) -> dict[str, object]:
        """Return `shape`, `id` and its `fields` by name, as `json.dumps` takes them; lists are copies."""
        told: dict[str, object] = {"shape": self.shape, "id": self.id}
        for field in self.fields:
            value = getattr(self, field)
            told[field] = list(value) if isinstance(value, list) else value
        return told

    def is_like(self, other: "Part") -> bool:
        """Return whether nobody sees a difference between two parts of one id."""
        raise TypeError(f"part {self.id}: no client can draw a {self.shape}")

    def copy(self) -> "Part":
        """Return a part that looks alike and shares no list."""
        raise TypeError(f"part {self.id}: no client can draw a {self.shape}")


class Zone(Part):
    """A place for cards."""

    fields: ClassVar[tuple[str, ...]] = ("name", "owner", "layout", "count", "faces", "ghost")

    def __init__(self, id: str, name: str, layout: str, owner: int = -1, faces: list[str] | None = None) -> None:
        super().__init__("zone", id, name, owner)
        self.layout = layout
        """FAN, PILE or SLOTS."""
        self.faces: list[str] = faces or []
        """The faces seen, "" for an empty slot; empty when all lie face down."""
        self.count = len(self.faces)
        """How many cards lie there: as many as there are faces, until it is set."""
        self.ghost = -1
        """The slot that is to be filled next, −1 for none."""

    def is_like(self, other: "Part") -> bool:
        return (
            isinstance(other, Zone)
            and self.name == other.name
            and self.owner == other.owner
            and self.layout == other.layout
            and self.count == other.count
            and self.ghost == other.ghost
            and self.faces == other.faces
        )

    def copy(self) -> "Zone":
        twin = Zone(self.id, self.name, self.layout, self.owner, self.faces[:])
        twin.count = self.count
        twin.ghost = self.ghost
        return twin


class Gauge(Part):
    """A number that fills up to a top."""

    fields: ClassVar[tuple[str, ...]] = ("name", "owner", "value", "top")

    def __init__(self, id: str, name: str, value: int, top: int, owner: int = -1) -> None:
        super().__init__("gauge", id, name, owner)
        self.value = value
        self.top = top

    def is_like(self, other: "Part") -> bool:
        return (
            isinstance(other, Gauge)
            and self.name == other.name
            and self.owner == other.owner
            and self.value == other.value
            and self.top == other.top
        )

    def copy(self) -> "Gauge":
        return Gauge(self.id, self.name, self.value, self.top, self.owner)


class Track(Part):
    """A track of spaces 0 to `length` with one pawn a seat."""

    fields: ClassVar[tuple[str, ...]] = ("name", "owner", "length", "pawns")

    def __init__(self, id: str, name: str, length: int, pawns: list[int]) -> None:
        super().__init__("track", id, name)
        self.length = length
        self.pawns = pawns
        """Where each seat's pawn stands, by seat; −1 for none."""

    def is_like(self, other: "Part") -> bool:
        return (
            isinstance(other, Track)
            and self.name == other.name
            and self.owner == other.owner
            and self.length == other.length
            and self.pawns == other.pawns
        )

    def copy(self) -> "Track":
        twin = Track(self.id, self.name, self.length, self.pawns[:])
        twin.owner = self.owner
        return twin


class Grid(Part):
    """Cells in rows of `columns`; spots are `id/index`."""

    fields: ClassVar[tuple[str, ...]] = ("name", "owner", "columns", "cells")

    def __init__(self, id: str, name: str, columns: int, cells: list[str]) -> None:
        super().__init__("grid", id, name)
        self.columns = columns
        self.cells = cells
        """Faces row by row, "" for an empty cell."""

    def is_like(self, other: "Part") -> bool:
        return (
            isinstance(other, Grid)
            and self.name == other.name
            and self.owner == other.owner
            and self.columns == other.columns
            and self.cells == other.cells
        )

    def copy(self) -> "Grid":
        twin = Grid(self.id, self.name, self.columns, self.cells[:])
        twin.owner = self.owner
        return twin


class Token(Part):
    """A mark lying in front of a seat, such as "has chosen" or "starts"."""

    fields: ClassVar[tuple[str, ...]] = ("name", "owner")

    def __init__(self, id: str, name: str, owner: int = -1) -> None:
        super().__init__("token", id, name, owner)

    def is_like(self, other: "Part") -> bool:
        return isinstance(other, Token) and self.name == other.name and self.owner == other.owner

    def copy(self) -> "Token":
        return Token(self.id, self.name, self.owner)


class Fact(Part):
    """A number or a word worth showing."""

    fields: ClassVar[tuple[str, ...]] = ("name", "owner", "value")

    def __init__(self, id: str, name: str, value: "int | str", owner: int = -1) -> None:
        super().__init__("fact", id, name, owner)
        self.value = value
        """A number, or a key in the game's words."""

    def is_like(self, other: "Part") -> bool:
        return (
            isinstance(other, Fact)
            and self.name == other.name
            and self.owner == other.owner
            and self.value == other.value
        )

    def copy(self) -> "Fact":
        return Fact(self.id, self.name, self.value, self.owner)


class Placing:
    """Where one seat ended: place 1 is best, equal places are tied."""

    def __init__(self, seat: int, place: int, score: int) -> None:
        self.seat = seat
        self.place = place
        self.score = score

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        """Pickle it as all it holds."""
        return Placing, (self.seat, self.place, self.score)

    def __eq__(self, other: object) -> bool:
        """Return whether both are the same seat at the same place with the same score."""
        if not isinstance(other, Placing):
            return False
        return self.seat == other.seat and self.place == other.place and self.score == other.score

    def __hash__(self) -> int:
        """Return a hash that equal placings share."""
        return hash((self.seat, self.place, self.score))

    def to_dict(self) -> dict[str, int]:
        """Return `seat`, `place` and `score`."""
        return {"seat": self.seat, "place": self.place, "score": self.score}

    def __repr__(self) -> str:
        return f"<seat {self.seat}: place {self.place}, score {self.score}>"


class View:
    """The observation of one seat, or of a spectator (seat −1)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.parts: list[Part] = []
        self.to_act: tuple[int, ...] = ()
        """The seats the game waits for, as this reader may know it."""
        self.is_over = False

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        """Pickle it as all it holds."""
        return rebuilt_view, (self.seat, attributes_of(self))

    def __eq__(self, other: object) -> bool:
        """Return whether the same reader sees the same parts, in the same order, and knows as much of the turn."""
        if not isinstance(other, View) or self.seat != other.seat or self.is_over != other.is_over:
            return False
        return self.to_act == other.to_act and self.parts == other.parts

    def __hash__(self) -> int:
        """Return the hash of the seat."""
        return hash(self.seat)

    def __repr__(self) -> str:
        reader = f"seat {self.seat}" if self.seat >= 0 else "a spectator"
        turn = "over" if self.is_over else f"waiting for {', '.join([str(seat) for seat in self.to_act]) or 'nobody'}"
        return f"<view of {reader}: {len(self.parts)} parts, {turn}>"

    def __str__(self) -> str:
        """Return all that is seen, a line each part."""
        return "\n".join(describe(self))

    def to_dict(self) -> dict[str, object]:
        """Return `seat`, `to_act`, `is_over` and `parts`, as `json.dumps` takes them."""
        parts: list[object] = [part.to_dict() for part in self.parts]
        return {"seat": self.seat, "to_act": list(self.to_act), "is_over": self.is_over, "parts": parts}

    def zone(self, id: str) -> Zone:
        """Return the zone of that id; KeyError if there is none."""
        for part in self.parts:
            if part.id == id and isinstance(part, Zone):
                return part
        raise KeyError(id)

    def fact(self, id: str) -> "int | str":
        """Return the value of the fact of that id; KeyError if there is none."""
        for part in self.parts:
            if part.id == id and isinstance(part, Fact):
                return part.value
        raise KeyError(id)


BLANK: Final[dict[str, Part]] = {
    "zone": Zone("", "", FAN),
    "gauge": Gauge("", "", 0, 0),
    "track": Track("", "", 0, []),
    "grid": Grid("", "", 0, []),
    "token": Token("", ""),
    "fact": Fact("", "", 0),
}
"""By shape: a part that says nothing."""


def rebuilt_part(shape: str, held: dict[str, object]) -> Part:
    """Return a part as one that was pickled."""
    part = BLANK[shape].copy()
    set_attributes(part, held)
    return part


def rebuilt_view(seat: int, held: dict[str, object]) -> View:
    """Return a view as one that was pickled."""
    view = View(seat)
    set_attributes(view, held)
    return view


def describe(view: View) -> list[str]:
    """Write a view as lines of text, one a part: equal lines, equal views."""
    lines = [f"seat {view.seat} sees, waiting for {list(view.to_act)}, {'over' if view.is_over else 'playing'}"]
    for part in view.parts:
        lines.append(f"{part.shape} {part.id} {[getattr(part, field) for field in part.fields]}")
    return lines


def rank(scores: list[int]) -> list[Placing]:
    """Place seats by score, most first, equal scores tied; best place first, then by seat."""
    placings = [Placing(seat, 1 + sum(other > score for other in scores), score) for seat, score in enumerate(scores)]
    placings.sort(key=lambda placing: (placing.place, placing.seat))
    return placings

"""What lies on the table, changed there and happened: parts of a view, options, events, places."""

from typing import TypeVar

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from regift.wire.message_base_class_and_field_types import Arguments, Message


def count_of(faces: list[str]) -> int:
    """Return how many cards lie in a zone that is sent with faces and without a count."""
    return len(faces) - faces.count("")


def named_by(id: str) -> str:
    """Return the name of a part that is sent without one."""
    return id.partition(":")[0]


class Part(Message):
    """What every part of a view has: an id, a name (a key in the game's words) and whose it is (−1: the table's)."""

    id: str
    name: str = ""
    """Left out where it is the id, or what stands in the id before a colon."""
    owner: int = -1

    def __post_init__(self) -> None:
        """Give the part the name that was left out."""
        self.name = self.name or named_by(self.id)


class Zone(Part, tag="zone"):
    """A place for cards; `faces` is empty when all lie face down, "" an empty slot.

    {"t": "zone", "id": "row:0", "owner": 0, "layout": "slots", "faces": ["one", ""]}
    """

    layout: str = "fan"
    """fan, pile or slots."""
    count: int = 0
    """Left out where it is the number of faces, empty slots not counted."""
    faces: list[str] = []
    ghost: int = -1
    """The slot to be filled next, −1 for none."""

    def __post_init__(self) -> None:
        """Give the zone the name and the count that were left out."""
        super().__post_init__()
        self.count = self.count or count_of(self.faces)


class Gauge(Part, tag="gauge"):
    """A number that fills up. {"t": "gauge", "id": "tears:1", "owner": 1, "value": 4, "top": 10}"""

    value: int = 0
    top: int = 0


class Track(Part, tag="track"):
    """Pawns on spaces 0 to `length`, by seat.

    {"t": "track", "id": "road", "length": 20, "pawns": [3, 5]}
    """

    length: int = 0
    pawns: list[int] = []


class Grid(Part, tag="grid"):
    """Cells in rows. {"t": "grid", "id": "shop", "columns": 3, "cells": ["hat", "", "boat"]}"""

    columns: int = 1
    cells: list[str] = []


class Token(Part, tag="token"):
    """A mark. {"t": "token", "id": "turn", "owner": 2}"""


class Fact(Part, tag="fact"):
    """A number, or a key in the game's words. {"t": "fact", "id": "step", "value": "step_attack"}"""

    value: int | str = 0


AnyPart = Zone | Gauge | Track | Grid | Token | Fact
Changed = TypeVar("Changed", bound=Part)


class Change(Struct, omit_defaults=True):
    """What changed of a part; its other fields stay, but new faces without a count bring their own. {"count": 4}"""

    name: str | UnsetType = UNSET
    owner: int | UnsetType = UNSET
    layout: str | UnsetType = UNSET
    count: int | UnsetType = UNSET
    faces: list[str] | UnsetType = UNSET
    ghost: int | UnsetType = UNSET
    value: int | str | UnsetType = UNSET
    top: int | UnsetType = UNSET
    length: int | UnsetType = UNSET
    pawns: list[int] | UnsetType = UNSET
    columns: int | UnsetType = UNSET
    cells: list[str] | UnsetType = UNSET
    splice: list[int | str] | UnsetType = UNSET
    """Instead of faces or cells: the place from which they differ, how many are taken out there, and those put in."""

    def applied_to(self, part: Changed) -> Changed:
        """Return the part as it is after the change."""
        given = {name: getattr(self, name) for name in self.__struct_fields__}
        given = {name: value for name, value in given.items() if value is not UNSET}
        if splice := given.pop("splice", None):
            field = "cells" if isinstance(part, Grid) else "faces"
            start, out, *put = splice
            faces = getattr(part, field)
            given[field] = [*faces[:start], *put, *faces[start + out :]]
        if "faces" in given:
            given.setdefault("count", count_of(given["faces"]))
        return replace(part, **given)


class Option(Struct, array_like=True):
    """Something this seat may do now, as a list of its fields; the last ones may be missing.

    [1, "place", {"card": "#level_1"}, "hand:0/level_1"]
    """

    id: int
    verb: str
    args: Arguments = {}
    spot: str = ""
    """Where it is played: a part ("hand:1"), a face or slot of it ("row:1/3"), a seat ("@1"); "": a button."""
    caution: str = ""
    """The clause to show before asking "are you sure?"."""
    caution_args: Arguments = {}
    """What the game's words of that caution, `caution-CLAUSE`, may name."""


class Happening(Struct, array_like=True):
    """An event as this reader saw it, as a list of its fields. ["draws", {"seat": "@1", "cards": "~3"}]"""

    kind: str
    args: Arguments = {}
    is_fleeting: bool = False
    """Whether it is told this once and is to leave no trace: no log keeps it, and nobody who missed it is told."""
    pause: int = 0
    """Milliseconds for which all look at it, before any of what follows in the same update is shown or told."""


class Standing(Struct):
    """Where a seat ended; 1 is best, equal places are tied."""

    seat: int
    place: int
    score: int

"""A look: what one reader sees part by part, and what looks otherwise than a look before."""

from regift.kit.view import Fact, Gauge, Grid, Part, Token, Track, Zone

Traits = tuple[object, ...]

ZONE: "list[str]" = ["shape", "name", "owner", "layout", "count", "faces", "ghost"]
FACT: "list[str]" = ["shape", "name", "owner", "value"]
TOKEN: "list[str]" = ["shape", "name", "owner"]
GAUGE: "list[str]" = ["shape", "name", "owner", "value", "top"]
TRACK: "list[str]" = ["shape", "name", "owner", "length", "pawns"]
GRID: "list[str]" = ["shape", "name", "owner", "columns", "cells"]
FIELDS: "dict[str, list[str]]" = {
    "zone": ZONE,
    "fact": FACT,
    "token": TOKEN,
    "gauge": GAUGE,
    "track": TRACK,
    "grid": GRID,
}
"""By shape: which fields of a part its traits are."""

FACES: "dict[str, int]" = {"zone": 5, "grid": 4}
"""By shape: which of a part's traits are faces."""


class Look:
    """The parts that a reader was last shown."""

    def __init__(self) -> None:
        self.parts: dict[str, Part] = {}
        """By id, in the order of the view."""
        self.traits: dict[str, Traits] = {}
        """What each looked like."""
        self.altered: dict[str, list[str]] = {}
        """By id of a part that was there before and changed: its fields that did."""
        self.former: dict[str, Traits] = {}
        """By id of such a part: what it looked like before."""

    def take_in(self, parts: list[Part]) -> tuple[list[Part], list[str]]:
        """Look at these parts; give those that changed or are new, and the ids of those that are gone."""
        before = self.traits
        seen: dict[str, Part] = {}
        traits: dict[str, Traits] = {}
        changed: list[Part] = []
        altered: dict[str, list[str]] = {}
        former: dict[str, Traits] = {}
        for part in parts:
            id = part.id
            now = traits_of(part)
            seen[id] = part
            traits[id] = now
            if id not in before:
                changed.append(part)
            elif before[id] != now:
                changed.append(part)
                if before[id][0] == now[0]:
                    altered[id] = fields_altered(part.shape, before[id], now)
                    former[id] = before[id]
        gone: list[str] = []
        for id in before:
            if id not in seen:
                gone.append(id)
        self.parts = seen
        self.traits = traits
        self.altered = altered
        self.former = former
        return changed, gone


def faces_in(shape: str, traits: Traits) -> "list[str]":
    """Give the faces in the traits of a zone, or the cells of a grid; none of any other part."""
    found = traits[FACES[shape]] if shape in FACES else ()
    return [str(face) for face in found] if isinstance(found, tuple) else []


def fields_altered(shape: str, before: Traits, now: Traits) -> list[str]:
    """Name the fields in which two parts of one shape differ."""
    names: list[str] = []
    for number, name in enumerate(FIELDS[shape]):
        if before[number] != now[number]:
            names.append(name)
    return names


def traits_of(part: Part) -> Traits:
    """Give all that can be seen of a part: equal for two parts that look alike."""
    if isinstance(part, Zone):
        return (part.shape, part.name, part.owner, part.layout, part.count, tuple(part.faces), part.ghost)
    if isinstance(part, Fact):
        return (part.shape, part.name, part.owner, part.value)
    if isinstance(part, Token):
        return (part.shape, part.name, part.owner)
    if isinstance(part, Gauge):
        return (part.shape, part.name, part.owner, part.value, part.top)
    if isinstance(part, Track):
        return (part.shape, part.name, part.owner, part.length, tuple(part.pawns))
    if isinstance(part, Grid):
        return (part.shape, part.name, part.owner, part.columns, tuple(part.cells))
    raise TypeError(f"part {part.id}: no client can draw a {part.shape}")

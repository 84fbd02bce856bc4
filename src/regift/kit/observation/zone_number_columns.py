"""Kinds of zones: hands that are fans, piles, and rows of slots."""

from regift.kit.observation.part_kind_base_and_columns import MIDDLE, Column, PartKind, Where, WordColumns
from regift.kit.view import FAN, PILE, SLOTS, Part, Zone


class HandKind(PartKind):
    """A FAN: how many cards it has, and what is seen of them, whose order means nothing.

    Where there are fewer cards than kinds of faces, the faces are listed in order; else each is counted.
    """

    def __init__(
        self,
        id: str,
        faces: list[str],
        most: int,
        where: Where = MIDDLE,
        each: list[int] | None = None,
    ) -> None:
        super().__init__("zone", id, where)
        self.faces = WordColumns(faces)
        self.most = most
        """So many cards at most."""
        self.is_listed = most < len(faces)
        self.columns.append(Column("count", 0, most))
        if self.is_listed:
            for place in range(most):
                self.columns.append(self.faces.column(f"card {place}"))
        else:
            for place, face in enumerate(faces):
                self.columns.append(Column(f"number of {face}", 0, most if each is None else each[place]))

    def write_shape(self, part: Part, numbers: list[int], at: int) -> None:
        assert isinstance(part, Zone)
        check_layout(part, FAN)
        if part.count > self.most:
            raise ValueError(f"it holds {part.count} cards, declared are at most {self.most}")
        numbers[at] = part.count
        if self.is_listed:
            codes = [self.faces.number(face) for face in part.faces]
            codes.sort()
            for place, code in enumerate(codes):
                numbers[at + 1 + place] = code
            return
        for face in part.faces:
            numbers[at + self.faces.number(face)] += 1


class PileKind(PartKind):
    """A PILE: how many cards it has, the face on top and, where all are seen, how many there are of each."""

    def __init__(
        self,
        id: str,
        most: int,
        faces: list[str] | None = None,
        where: Where = MIDDLE,
        *,
        shows_all: bool = False,
    ) -> None:
        super().__init__("zone", id, where)
        self.most = most
        self.faces = WordColumns(faces or [])
        self.shows_all = shows_all
        self.columns.append(Column("count", 0, most))
        if faces:
            self.columns.append(self.faces.column("top"))
        if shows_all:
            for face in self.faces.words:
                self.columns.append(Column(f"number of {face}", 0, most))

    def write_shape(self, part: Part, numbers: list[int], at: int) -> None:
        assert isinstance(part, Zone)
        check_layout(part, PILE)
        if part.count > self.most:
            raise ValueError(f"it holds {part.count} cards, declared are at most {self.most}")
        numbers[at] = part.count
        if not part.faces:
            return
        numbers[at + 1] = self.faces.number(part.faces[-1])
        if self.shows_all:
            for face in part.faces:
                numbers[at + 1 + self.faces.number(face)] += 1
        elif len(part.faces) > 1:
            raise ValueError(f"it shows {len(part.faces)} faces, declared is the top alone")


class SlotsKind(PartKind):
    """SLOTS: how many cards lie there, which slot is to be filled next, and the face in each slot."""

    def __init__(
        self,
        id: str,
        faces: list[str],
        size: int,
        where: Where = MIDDLE,
        *,
        has_ghost: bool = False,
    ) -> None:
        super().__init__("zone", id, where)
        self.faces = WordColumns(faces)
        self.size = size
        """So many slots at most."""
        self.has_ghost = has_ghost
        self.columns.append(Column("count", 0, size))
        if has_ghost:
            self.columns.append(Column("ghost", -1, size - 1))
        for slot in range(size):
            self.columns.append(self.faces.column(f"slot {slot}"))

    def write_shape(self, part: Part, numbers: list[int], at: int) -> None:
        assert isinstance(part, Zone)
        check_layout(part, SLOTS)
        if max(part.count, len(part.faces)) > self.size:
            raise ValueError(f"it has {max(part.count, len(part.faces))} slots, declared are at most {self.size}")
        numbers[at] = part.count
        at += 1
        if self.has_ghost:
            numbers[at] = part.ghost
            at += 1
        for slot, face in enumerate(part.faces):
            numbers[at + slot] = self.faces.number(face)


def check_layout(zone: Zone, layout: str) -> None:
    """Raise ValueError unless the zone is laid out so."""
    if zone.layout != layout:
        raise ValueError(f"declared is the layout {layout}, and it is {zone.layout}")

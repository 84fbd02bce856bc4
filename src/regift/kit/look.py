"""A look: what one reader sees part by part, and which parts look otherwise than a look before."""

from regift.kit.view import Fact, Gauge, Grid, Part, Token, Track, Zone

Traits = tuple[object, ...]


class Look:
    """The parts that a reader was last shown."""

    def __init__(self) -> None:
        self.parts: dict[str, Part] = {}
        """By id, in the order of the view."""
        self.traits: dict[str, Traits] = {}
        """What each looked like."""

    def take_in(self, parts: list[Part]) -> tuple[list[Part], list[str]]:
        """Look at these parts; give those that changed or are new, and the ids of those that are gone."""
        before = self.traits
        seen: dict[str, Part] = {}
        traits: dict[str, Traits] = {}
        changed: list[Part] = []
        for part in parts:
            id = part.id
            now = traits_of(part)
            seen[id] = part
            traits[id] = now
            if id not in before or before[id] != now:
                changed.append(part)
        gone: list[str] = []
        for id in before:
            if id not in seen:
                gone.append(id)
        self.parts = seen
        self.traits = traits
        return changed, gone


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

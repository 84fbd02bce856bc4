"""What one reader sees part by part, and what changed since the view before.

Most of what a move changes looks alike to most readers. Through `SharedDiff` they share it, so that it is encoded
once: equal parts, changes and events become the same objects, and no others do.
"""

from regift.kit.event import Event, packed
from regift.kit.view import Part


class Change:
    """What changed of a part that the reader knows."""

    def __init__(self, old: Part | None, part: Part, fields: list[str]) -> None:
        self.old = old
        """As it was before, None where that is not known any more."""
        self.part = part
        self.fields = fields
        """The fields that changed, and no other has."""


class ViewChanges:
    """What is new to a reader."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        """Those that are new, or of another shape than before."""
        self.changes: list[Change] = []
        self.gone: list[str] = []
        """Ids of parts that are there no more."""

    @property
    def is_any(self) -> bool:
        """Return whether there is any."""
        return bool(self.parts or self.changes or self.gone)


class SharedDiff:
    """What readers of one move see alike."""

    def __init__(self) -> None:
        self.worded: dict[object, object] = {}
        """By part, change and event: what it was put into words as."""
        self._parts: dict[str, Part] = {}
        self._changes: dict[str, Change] = {}
        self._events: dict[bytes, Event] = {}

    def part(self, part: Part) -> Part:
        """Return a copy, which may be shared."""
        known = self._parts.get(part.id)
        if known is not None and known.is_like(part):
            return known
        copy = part.copy()
        if known is None:
            self._parts[part.id] = copy
        return copy

    def change(self, old: Part, part: Part) -> Change | None:
        """Tell in what a part differs from the same part of the same shape as it was, None for nothing."""
        if old.is_like(part):
            return None
        known = self._changes.get(part.id)
        if known is not None and known.old is old and known.part.is_like(part):
            return known
        change = Change(old, self.part(part), fields_altered(old, part))
        if known is None:
            self._changes[part.id] = change
        return change

    def events(self, events: list[Event]) -> list[Event]:
        """Return the events, those that another reader saw alike being the same."""
        return [self._events.setdefault(packed(event.codes), event) for event in events]


class ViewTracker:
    """The parts that a reader was last shown."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        """In the order of the view: copies, for a game may go on with the lists that it showed."""
        self._changed: dict[str, int] = {}
        """By part: the number with which it last changed, or went."""
        self._came: dict[str, int] = {}
        """By part: the number with which it was first told whole."""
        self._altered: dict[str, dict[str, int]] = {}
        """By part and field: the number with which it last changed, since the part came."""

    def take_in(self, parts: list[Part], alike: SharedDiff) -> ViewChanges:
        """Take in these parts, and return what changed."""
        if not have_same_ids(self.parts, parts):
            return self._rearrange(parts, alike)
        news = ViewChanges()
        for at, part in enumerate(parts):
            change = alike.change(self.parts[at], part)
            if change is not None:
                self.parts[at] = change.part
                news.changes.append(change)
        return news

    def _rearrange(self, parts: list[Part], alike: SharedDiff) -> ViewChanges:
        """Take in parts that are not the same ones as before."""
        before = {part.id: part for part in self.parts}
        news = ViewChanges()
        self.parts = []
        for part in parts:
            old = before.pop(part.id, None)
            if old is None or old.shape != part.shape:
                old = alike.part(part)
                news.parts.append(old)
            else:
                change = alike.change(old, part)
                if change is not None:
                    old = change.part
                    news.changes.append(change)
            self.parts.append(old)
        news.gone = list(before)
        return news

    def note(self, news: ViewChanges, at: int) -> None:
        """Remember that this was told with that number."""
        for part in news.parts:
            self._changed[part.id] = at
            self._came[part.id] = at
            self._altered[part.id] = {}
        for change in news.changes:
            self._changed[change.part.id] = at
            altered = self._altered[change.part.id]
            for field in change.fields:
                altered[field] = at
        for id in news.gone:
            self._changed[id] = at

    def since(self, number: int) -> ViewChanges:
        """Return all that was told after that number, as it is now."""
        news = ViewChanges()
        for part in self.parts:
            if self._changed[part.id] <= number:
                continue
            if self._came[part.id] > number:
                news.parts.append(part)
            else:
                fields = [field for field, at in self._altered[part.id].items() if at > number]
                news.changes.append(Change(None, part, fields))
        here = [part.id for part in self.parts]
        news.gone = [id for id, at in self._changed.items() if at > number and id not in here]
        return news


def have_same_ids(some: list[Part], others: list[Part]) -> bool:
    """Return whether these are the same parts in the same order, whatever they look like now."""
    if len(some) != len(others):
        return False
    for at, part in enumerate(some):
        other = others[at]
        if part.id != other.id or part.shape != other.shape:
            return False
    return True


def fields_altered(old: Part, new: Part) -> list[str]:
    """Name the fields in which two parts of one shape differ."""
    return [field for field in new.fields if getattr(old, field) != getattr(new, field)]

"""Events: what happened, and which part of it each seat saw.

A state's `history` is one list of small ints: kind, then the fields' codes (a CARDS field: count, then the codes).
It is the only account of what happened. Events, keys and determinization all read it through `seen_by`.
"""

from typing import Final

from regift.kit.action_arguments_and_action_table import CARD, CARDS, NUMBER, SEAT, Value, values_by_name

EVERYONE: Final = -2
"""In place of a seat: sees every face (the server's own eyes, a finished game's replay)."""
SPECTATOR: Final = -1
"""In place of a seat: sees only what all may see."""
HIDDEN: Final = 255
"""The code of a face the reader may not see. In a game with more words than that, it stands for none of them."""

LONGEST_REVEAL: Final = 5.0
"""Seconds for which all look at a big screen at most, however much is shown there."""


class Field:
    """One argument of an event kind."""

    def __init__(self, name: str, type: str, only: tuple[str, ...] = (), *, is_discard: bool = False) -> None:
        self.name = name
        self.type = type
        self.only = only
        """Names of the SEAT fields whose seats alone see it; empty: public. SEAT fields are always public."""
        self.is_discard = is_discard
        """Whether the cards that it names leave the hand of the event's first seat without being played."""


class EventKind:
    """A kind of event: a verb in the third person, a key in the game's words."""

    def __init__(  # noqa: PLR0913 (what a game says of a kind of event, each by its name)
        self,
        name: str,
        fields: list[Field],
        *,
        is_lasting: bool = True,
        weight: int = 0,
        tales: tuple[str, ...] = (),
        pause: float = 0.0,
        reveal: float = 0.0,
    ) -> None:
        self.name = name
        self.fields = fields
        self.weight = weight
        """How remarkable it is: 0 for what happens all the time, 10 for what is talked about for weeks."""
        self.tales = tales
        """What the recap may tell of it, see `regift.kit.three_line_recap`; each has words, `story-often-NAME`."""
        self.is_lasting = is_lasting
        """False: shown once and never sent again (a face shown for a moment)."""
        self.pause = pause
        """Seconds for which all look at it before anybody is told what follows from it; 0 for most kinds."""
        self.reveal = reveal
        """Seconds for which all look at it on a big screen, where the table has one, before anybody is asked anything.

        Unlike in a pause the board is shown as it has become. 0 for most kinds.
        """
        self.has_secret = any(field.only for field in fields)


class Event:
    """One thing that happened, as one reader saw it."""

    def __init__(self, kind: EventKind, codes: list[int], values: list[Value]) -> None:
        self.kind = kind.name
        self.is_lasting = kind.is_lasting
        self.weight = kind.weight
        self.pause = kind.pause
        self.reveal = kind.reveal
        self.codes = codes
        """Its part of the history, as this reader saw it."""
        self.values = values
        """Its arguments; a hidden CARD is None, a hidden CARDS is its count."""

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        """Pickle it as all it holds."""
        held = (self.kind, self.is_lasting, self.weight, self.codes, self.values, self.pause, self.reveal)
        return rebuilt_event, held

    def __getitem__(self, name: str) -> "int | str | list[str] | None":
        for value in self.values:
            if value.name == name:
                return value.value
        raise KeyError(name)

    def __eq__(self, other: object) -> bool:
        """Return whether both tell the same of the same kind of event."""
        if not isinstance(other, Event):
            return False
        return self.kind == other.kind and self.codes == other.codes and self.values == other.values

    def __hash__(self) -> int:
        """Return the hash of its kind."""
        return hash(self.kind)

    def __repr__(self) -> str:
        said = " ".join(f"{value.name}={value.value}" for value in self.values)
        return f"<{self.kind} {said}>"

    def to_dict(self) -> dict[str, object]:
        """Return `kind` and `values` by name, as `json.dumps` takes them; what was hidden as in `values`."""
        return {"kind": self.kind, "values": values_by_name(self.values)}


def rebuilt_event(  # noqa: PLR0913, PLR0917 (what a pickle holds)
    kind: str,
    is_lasting: bool,  # noqa: FBT001
    weight: int,
    codes: list[int],
    values: list[Value],
    pause: float = 0.0,
    reveal: float = 0.0,
) -> Event:
    """Return an event as one that was pickled."""
    return Event(EventKind(kind, [], is_lasting=is_lasting, weight=weight, pause=pause, reveal=reveal), codes, values)


def reveal_seconds(events: list[Event]) -> float:
    """Return for how long all look at events that are shown together on a big screen."""
    return min(LONGEST_REVEAL, sum([event.reveal for event in events]))


def counted(cards: list[int]) -> list[int]:
    """Return the codes of a CARDS field: how many cards there are, then each."""
    return [len(cards), *cards]


def packed(codes: list[int]) -> bytes:
    """Write codes as bytes, two each where a game has more words than fit one; other codes, other bytes.

    No history begins with the code that stands for a hidden face.
    """
    try:
        return bytes(codes)
    except ValueError:
        return bytes([HIDDEN]) + b"".join([code.to_bytes(2, "big") for code in codes])


def entry_end(kind: EventKind, codes: list[int], start: int) -> int:
    """Return where the event of this kind that begins at `start` ends: where the next one begins."""
    at = start + 1
    for field in kind.fields:
        at += 1 + codes[at] if field.type == CARDS else 1
    return at


def seen_by(seat: int, kinds: list[EventKind], history: list[int], start: int = 0) -> list[int]:
    """Return the history from `start` as `seat` saw it: the same entries, faces it may not see HIDDEN."""
    seen: list[int] = []
    at = start
    end = len(history)
    while at < end:
        kind = kinds[history[at]]
        first = at
        seen.append(history[at])
        at += 1
        for field in kind.fields:
            shown = not field.only or seat == EVERYONE or _is_party(seat, kind, field, history, first)
            if field.type == CARDS:
                count = history[at]
                seen.append(count)
                at += 1
                for _ in range(count):
                    seen.append(history[at] if shown else HIDDEN)
                    at += 1
            else:
                seen.append(history[at] if shown else HIDDEN)
                at += 1
    return seen


def read_events(kinds: list[EventKind], cards: list[str], codes: list[int]) -> list[Event]:
    """Turn codes, as `seen_by` gives them, into events with names."""
    events: list[Event] = []
    at = 0
    while at < len(codes):
        kind = kinds[codes[at]]
        first = at
        at += 1
        values: list[Value] = []
        for field in kind.fields:
            if field.type == CARDS:
                count = codes[at]
                held = codes[at + 1 : at + 1 + count]
                at += 1 + count
                if HIDDEN in held:
                    values.append(Value(field.name, CARDS, count))
                else:
                    values.append(Value(field.name, CARDS, [cards[code] for code in held]))
            else:
                values.append(_read_value(field, codes[at], cards))
                at += 1
        events.append(Event(kind, codes[first:at], values))
    return events


def _read_value(field: Field, code: int, cards: list[str]) -> Value:
    if code == HIDDEN:
        return Value(field.name, field.type, None)
    if field.type == SEAT or field.type == NUMBER:
        return Value(field.name, field.type, code)
    return Value(field.name, field.type, cards[code])


def _is_party(seat: int, kind: EventKind, secret: Field, history: list[int], first: int) -> bool:
    """Return whether the seat is one of those whom the entry at `first` names as seeing the secret field."""
    at = first + 1
    for field in kind.fields:
        if field.type == CARDS:
            at += 1 + history[at]
            continue
        if field.name in secret.only and history[at] == seat:
            return True
        at += 1
    return False


__all__ = [
    "CARD",
    "CARDS",
    "EVERYONE",
    "HIDDEN",
    "LONGEST_REVEAL",
    "NUMBER",
    "SEAT",
    "SPECTATOR",
    "Event",
    "EventKind",
    "Field",
    "packed",
    "read_events",
    "reveal_seconds",
    "seen_by",
]

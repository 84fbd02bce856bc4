"""Parts, events and options of a view as the wire has them."""

from collections.abc import Iterable
from typing import Final, get_args

from msgspec import NODEFAULT
from msgspec.structs import fields

from regift.kit import view as kit
from regift.kit.action_arguments_and_action_table import CARD, CARDS, SEAT, Value
from regift.kit.event import Event, EventKind
from regift.kit.three_line_recap import RecapLine
from regift.kit.view_change_tracker_and_shared_diff import Change
from regift.tables.watching.viewer_snapshots_and_updates import LegalOption
from regift.wire import all_messages as wire

WireFields = dict[str, object]
"""A message, or a piece of one, as `wire` has it, without the fields that stand at their defaults."""


def defaults_of(shape: type[kit.Part], message: type[wire.Part]) -> list[tuple[str, object]]:
    """Return the fields of a part beside its name, and what each is where it is left out."""
    defaults = {field.name: [] if field.default is NODEFAULT else field.default for field in fields(message)}
    return [(field, defaults[field]) for field in shape.fields if field != "name"]


WINS: Final = "wins"
"""The kind of event that names a winner; of several each has one."""
WIN_TOGETHER: Final = "win_together"

SHAPES: Final = {
    str(message.__struct_config__.tag): defaults_of(getattr(kit, message.__name__), message)
    for message in get_args(wire.AnyPart)
}
"""By tag: what a part has beside its id and name."""


def story_in(story: list[RecapLine]) -> list[object]:
    """Word the story of a game."""
    return [[tale.key, arguments_of(tale.values)] for tale in story]


def option_of(offer: LegalOption) -> list[object]:
    """Word an option, up to the last field that says anything."""
    action = offer.action
    option: list[object] = [action.id, action.verb]
    if action.values or offer.spot or offer.caution:
        option.append(arguments_of(action.values))
    if offer.spot or offer.caution:
        option.append(offer.spot)
    if offer.caution:
        option.append(offer.caution)
    if offer.caution_values:
        option.append(arguments_of(offer.caution_values))
    return option


def arguments_of(values: Iterable[Value]) -> wire.Arguments:
    """Word arguments, each by its sigil."""
    return {value.name: argument_of(value) for value in values}


def argument_of(value: Value) -> wire.Argument:
    """Word one argument; what the viewer may not see is "#?", or the number of cards."""
    said = value.value
    if said is None:
        return "#?"
    if value.type == SEAT:
        return [f"@{seat}" for seat in said] if isinstance(said, list) else f"@{said}"
    if value.type == CARD:
        return f"#{said}"
    if value.type == CARDS:
        return f"~{said}" if isinstance(said, int) else [f"#{card}" for card in said]
    return said


def with_shared_win(events: list[Event]) -> list[Event]:
    """Return the events as they are told: who share a win are named in one, WIN_TOGETHER."""
    first = next((at for at, event in enumerate(events) if event.kind == WINS), len(events))
    wins = [event for event in events[first:] if event.kind == WINS and len(event.values) == 1]
    if len(wins) < 2:
        return events
    seats = [str(value.value) for event in wins for value in event.values if value.type == SEAT]
    kind = EventKind(WIN_TOGETHER, [], weight=wins[0].weight, reveal=wins[0].reveal)
    shared = Event(kind, [code for event in wins for code in event.codes], [Value("seats", SEAT, seats)])
    return [*events[:first], shared, *[event for event in events[first:] if event not in wins]]


def event_of(event: Event, pauses: float = 0.0) -> list[object]:
    """Word an event, up to the last field that says anything; `pauses`: what its pause is multiplied by."""
    worded: list[object] = [event.kind, arguments_of(event.values)]
    pause = round(event.pause * pauses * 1000)
    if pause:
        return [*worded, not event.is_lasting, pause]
    return worded if event.is_lasting else [*worded, True]


def change_of(change: Change) -> WireFields:
    """Word what changed of a part that the viewer has; of many faces only those that are others than before."""
    part, names = change.part, change.fields
    if len(names) == 1 and names[0] not in {"faces", "cells"}:
        return {names[0]: getattr(part, names[0])}
    worded: WireFields = {}
    for name in names:
        value = getattr(part, name)
        splice = splice_of(getattr(change.old, name), value) if name in {"faces", "cells"} and change.old else None
        if splice is not None and len(splice) < len(value):
            worded["splice"] = splice
        else:
            worded[name] = value
    if isinstance(part, kit.Zone) and "faces" in names:
        worded.pop("count", None)
        if part.count != wire.count_of(part.faces):
            worded["count"] = part.count
    return worded


def splice_of(former: list[str], faces: list[str]) -> list[int | str]:
    """Return where faces begin to be others than before, how many are taken out there, and those put in."""
    short = min(len(former), len(faces))
    start = 0
    while start < short and former[start] == faces[start]:
        start += 1
    alike = 0
    while alike < short - start and former[-1 - alike] == faces[-1 - alike]:
        alike += 1
    return [start, len(former) - alike - start, *faces[start : len(faces) - alike]]


def part_of(part: kit.Part) -> WireFields:
    """Word one part of a view."""
    id = part.id
    if part.shape not in SHAPES:
        raise TypeError(f"part {id}: no client can draw a {part.shape}")
    worded: WireFields = {"t": part.shape, "id": id}
    if part.name != wire.named_by(id):
        worded["name"] = part.name
    for name, standing in SHAPES[part.shape]:
        value = getattr(part, name)
        if value != standing:
            worded[name] = value
    if isinstance(part, kit.Zone) and part.count == wire.count_of(part.faces):
        worded.pop("count", None)
    return worded

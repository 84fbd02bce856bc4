"""What a game hands to the kit must be well formed: its kinds of events, its history, its views and its spots.

Each check raises AssertionError with what is wrong; the conformance kit makes them all.
"""

from typing import Final

from regift.kit.action_arguments_and_action_table import CARD, CARDS, NUMBER, SEAT, WORD
from regift.kit.event import HIDDEN, EventKind, Field
from regift.kit.game_definition_base_class_and_options import GameDefinition
from regift.kit.state import State
from regift.kit.view import FAN, PILE, SLOTS, Fact, Gauge, Grid, Part, Track, View, Zone

FIELD_TYPES: Final = (SEAT, CARD, CARDS, NUMBER, WORD)
SHAPES: Final = ("zone", "gauge", "track", "grid", "token", "fact")
LAYOUTS: Final = (FAN, PILE, SLOTS)
MAX_NUMBER: Final = 65_535
"""The largest number that an event tells: codes beyond a byte take two each."""


def check_event_kinds(kinds: list[EventKind]) -> None:
    """Check that kinds and fields have names of their own and known types, and who is to see a secret field."""
    names: list[str] = []
    for kind in kinds:
        assert kind.name not in names, f"two kinds of events are named {kind.name!r}"
        names.append(kind.name)
        _check_fields(kind)


def _check_fields(kind: EventKind) -> None:
    seats = [field.name for field in kind.fields if field.type == SEAT]
    named: list[str] = []
    for field in kind.fields:
        said = f"event {kind.name}, field {field.name}"
        assert field.name not in named, f"{said}: another field has that name"
        named.append(field.name)
        assert field.type in FIELD_TYPES, f"{said}: type {field.type!r}: expected one of {', '.join(FIELD_TYPES)}"
        assert field.type != SEAT or not field.only, f"{said}: a SEAT field is always public, and `only` is given"
        for name in field.only:
            assert name in seats, f"event {kind.name}: only {name!r} sees {field.name}, and no SEAT field has that name"


def check_history(state: State, start: int, where: str) -> None:
    """Check that the history from `start` is whole entries of the game's kinds of events."""
    game = state.game
    kinds = game.event_kinds
    history = state.history
    at = start
    while at < len(history):
        assert 0 <= history[at] < len(kinds), (
            f"{where}: history[{at}] is {history[at]}, and there are {len(kinds)} kinds"
        )
        kind = kinds[history[at]]
        at += 1
        for field in kind.fields:
            said = f"{where}: event {kind.name}, field {field.name}, history[{at}]"
            assert at < len(history), f"{said}: the history ends before it"
            count = 1
            if field.type == CARDS:
                count = history[at]
                at += 1
                assert at + count <= len(history), (
                    f"{said}: {count} cards, and the history ends after {len(history) - at}"
                )
            for place in range(at, at + count):
                _check_code(game, field, history[place], said)
            at += count


def check_view(view: View, game: GameDefinition, where: str) -> None:
    """Check that no two parts share an id, and that each can be drawn as it says."""
    ids: list[str] = []
    for part in view.parts:
        assert part.id not in ids, f"{where}: two parts have the id {part.id!r}"
        ids.append(part.id)
        said = f"{where}: {part.shape} {part.id}"
        assert part.shape in SHAPES, f"{said}: no client can draw it; expected one of {', '.join(SHAPES)}"
        assert part.name, f"{said} has no name"
        assert -1 <= part.owner < game.seats, f"{said} lies before seat {part.owner}, of {game.seats} seats"
        if isinstance(part, Zone):
            _check_zone(part, said)
        else:
            _check_bounds(part, game, said)


def _check_zone(zone: Zone, said: str) -> None:
    assert zone.layout in LAYOUTS, f"{said}: layout {zone.layout!r}; expected one of {', '.join(LAYOUTS)}"
    count: object = zone.count
    assert isinstance(count, int), f"{said}: its count is {count!r}; expected a number"
    assert count >= 0, f"{said} has {count} cards"
    faces = [_text(face, said) for face in zone.faces]
    if zone.layout == SLOTS:
        assert -1 <= zone.ghost < max(1, len(faces)), f"{said}: its ghost is slot {zone.ghost}, of {len(faces)}"
        return
    assert "" not in faces, f"{said}: only SLOTS have empty places"
    if zone.layout == FAN and faces:
        assert len(faces) == count, f"{said} has {count} cards and {len(faces)} faces"
    assert len(faces) <= count, f"{said} has {count} cards and shows {len(faces)}"


def _check_bounds(part: Part, game: GameDefinition, said: str) -> None:
    """Check the numbers and words of a part that is no zone."""
    if isinstance(part, Gauge):
        assert _number(part.value, said) >= 0, f"{said} stands at {part.value}; expected 0 or more"
        assert _number(part.top, said) >= 0, f"{said} has the top {part.top}; expected 0 or more"
    elif isinstance(part, Track):
        assert len(part.pawns) == game.seats, f"{said} has {len(part.pawns)} pawns; expected one a seat"
        for pawn in part.pawns:
            assert -1 <= _number(pawn, said) <= part.length, f"{said}: a pawn on space {pawn} of {part.length}"
    elif isinstance(part, Grid):
        assert part.columns > 0, f"{said} has {part.columns} columns"
        assert len(part.cells) % part.columns == 0, (
            f"{said}: {len(part.cells)} cells are no whole rows of {part.columns}"
        )
        for cell in part.cells:
            _text(cell, said)
    elif isinstance(part, Fact):
        value: object = part.value
        assert isinstance(value, int) or (isinstance(value, str) and value), (
            f"{said} says {value!r}; expected a number or a key in the game's words"
        )


def _text(value: object, said: str) -> str:
    assert isinstance(value, str), f"{said} shows {value!r}; expected the name of a face, as in the game's words"
    return value


def _number(value: object, said: str) -> int:
    assert isinstance(value, int), f"{said} has {value!r}; expected a number"
    return value


def check_spots(state: State, seat: int, where: str) -> None:
    """Check that every option of the seat is played on a spot of its view."""
    view = state.view(seat)
    for action in state.options(seat):
        spot = state.spot(seat, action)
        assert is_spot(view, spot, state.game.seats), (
            f"{where}: seat {seat}: {action} is played on {spot!r}: no such spot"
        )


def is_spot(view: View, spot: str, seats: int) -> bool:
    """Return whether the view has that spot; "" is a button."""
    if not spot:
        return True
    if spot[0] == "@":
        return spot[1:].isdecimal() and int(spot[1:]) < seats
    id, _, piece = spot.partition("/")
    for part in view.parts:
        if part.id == id:
            return not piece or has_piece(part, piece)
    return False


def has_piece(part: Part, piece: str) -> bool:
    """Return whether the part has that face, or a place of that number."""
    if isinstance(part, Zone) and part.layout != SLOTS:
        return piece in part.faces
    places = 0
    if isinstance(part, Zone):
        places = len(part.faces)
    elif isinstance(part, Grid):
        places = len(part.cells)
    elif isinstance(part, Track):
        places = part.length + 1
    return piece.isdecimal() and int(piece) < places


def _check_code(game: GameDefinition, field: Field, code: int, said: str) -> None:
    top = MAX_NUMBER
    if field.type == SEAT:
        top = game.seats - 1
    elif field.type in (CARD, CARDS, WORD):
        top = len(game.words) - 1
    assert 0 <= code <= top, f"{said}: expected 0 to {top}, got {code}"
    assert code != HIDDEN, f"{said}: {HIDDEN} stands for a hidden face"

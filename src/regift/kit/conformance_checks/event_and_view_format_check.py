"""What a game hands to the kit must be well formed: its kinds of events, its history, its views and its spots.

Each check raises AssertionError with what is wrong; the conformance kit makes them all.
"""

from typing import Final

from regift.kit.action import CARD, CARDS, SEAT, WORD
from regift.kit.event import HIDDEN, EventKind, Field
from regift.kit.game_definition import GameDefinition
from regift.kit.state import State
from regift.kit.view import FAN, SLOTS, Grid, Part, Track, View, Zone

MAX_CODE: Final = 254
"""The largest number in a history; 255 stands for a hidden face."""


def check_event_kinds(kinds: list[EventKind]) -> None:
    """Check that whoever is to see a secret field is a SEAT field of the same event."""
    for kind in kinds:
        seats = [field.name for field in kind.fields if field.type == SEAT]
        for field in kind.fields:
            for name in field.only:
                assert name in seats, (
                    f"event {kind.name}: only {name!r} sees {field.name}, and no SEAT field has that name"
                )


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


def check_view(view: View, where: str) -> None:
    """Check that no two parts share an id, and that each zone's count is that of its faces where they are shown."""
    ids: list[str] = []
    for part in view.parts:
        assert part.id not in ids, f"{where}: two parts have the id {part.id!r}"
        ids.append(part.id)
        if isinstance(part, Zone) and part.layout == FAN and part.faces:
            faces = len(part.faces)
            assert faces == part.count, f"{where}: zone {part.id} has {part.count} cards and {faces} faces"


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
    top = MAX_CODE
    if field.type == SEAT:
        top = game.seats - 1
    elif field.type in (CARD, CARDS, WORD):
        top = len(game.words) - 1
    assert 0 <= code <= top, f"{said}: expected 0 to {top}, got {code}"
    assert code != HIDDEN, f"{said}: {HIDDEN} stands for a hidden face"

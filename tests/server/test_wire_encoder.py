"""A part is worded briefly: what stands at its default is left out, and is there again when it is read."""

import json
from typing import get_args

import msgspec
import pytest
from msgspec.structs import fields

import regift
from regift.games.catalogue import folders
from regift.kit import view as kit
from regift.kit.event import SPECTATOR, Event, EventKind
from regift.kit.seeded_random_generator import Chance
from regift.kit.view import Fact, Part, Zone
from regift.tables.watching.viewer_snapshots_and_updates import TurnOptions, ViewSnapshot
from regift.wire import all_messages as wire
from regift.wire.table_state_to_wire_messages import WireEncoder
from regift.wire.view_change_event_and_option_encoder import part_of

AFTER = 40
"""Moves after which a view is looked at."""


def parts(game_id: str) -> list[Part]:
    """Return what a seat and a spectator see of a game at its start and later."""
    game = regift.game(game_id, seats=3)
    state, dice = game.deal(7), Chance(8)
    seen = [*state.view(0).parts, *state.view(SPECTATOR).parts]
    for _ in range(AFTER):
        if not state.is_over:
            seat = state.to_act()[0]
            options = state.options(seat)
            state.apply(seat, options[dice.below(len(options))])
    return [*seen, *state.view(0).parts, *state.view(SPECTATOR).parts]


@pytest.mark.parametrize("game_id", sorted(folders()))
def test_only_what_differs_from_its_default_is_sent(game_id: str) -> None:
    for part in parts(game_id):
        worded = json.loads(json.dumps(part_of(part)))
        read = msgspec.convert(worded, wire.AnyPart)
        for field in fields(read):
            standing = [] if field.default is msgspec.NODEFAULT else field.default
            if field.name not in {"id", "name", "count"}:
                assert getattr(read, field.name) == getattr(part, field.name)
                assert (field.name in worded) == (getattr(part, field.name) != standing), (worded, field.name)


def test_what_happened_before_fills_a_board_up_to_two_kibibytes_and_no_further() -> None:
    past = [Event(EventKind("waits", []), [], [])] * 200
    sizes = []
    for length in range(40):
        note = Fact("note", "note", "x" * length)
        sizes.append(len(WireEncoder().snapshot(ViewSnapshot(1, 0, [note], TurnOptions(), [], [], past, least=0))))
    assert max(sizes) == 2048


def test_a_count_is_sent_only_where_faces_do_not_tell_it() -> None:
    zones = [part for part in parts("kung_fu") if isinstance(part, Zone)]
    assert {"count" in part_of(zone) for zone in zones} == {True, False}
    for zone in zones:
        assert ("count" in part_of(zone)) == (zone.count != wire.count_of(zone.faces))


def test_the_wire_has_the_fields_that_a_part_declares_and_no_other() -> None:
    of_any = ["splice"]
    for message in get_args(wire.AnyPart):
        declared = getattr(kit, message.__name__).fields
        assert declared == tuple(field.name for field in fields(message) if field.name != "id")
        of_any += declared
    assert set(of_any) == {field.name for field in fields(wire.Change)}

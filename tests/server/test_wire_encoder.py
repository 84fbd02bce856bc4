"""A part is worded briefly: what stands at its default is left out, and is there again when it is read."""

import json
from typing import get_args

import msgspec
import pytest
from msgspec.structs import fields

import regift
from regift.games.action_and_event_wording import LANGUAGES, NOBODY, GameTranslations
from regift.games.catalogue import folders
from regift.kit import view as kit
from regift.kit.action_arguments_and_action_table import SEAT, Value
from regift.kit.event import SPECTATOR, Event, EventKind
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State
from regift.kit.view import Fact, Part, Zone
from regift.tables.watching.viewer_snapshots_and_updates import TurnOptions, Viewer, ViewSnapshot
from regift.terminal.localization import value_of
from regift.wire import all_messages as wire
from regift.wire.table_state_to_wire_messages import WireEncoder
from regift.wire.view_change_event_and_option_encoder import event_of, part_of, with_shared_win

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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", ["gift_trap", "not_a_hat"])
def test_a_shared_win_is_told_in_one_sentence_that_names_all_winners(game_id: str, language: str) -> None:
    events = [Event(EventKind("wins", []), [], [Value("seat", SEAT, seat)]) for seat in (0, 2)]
    before = Event(EventKind("stops", []), [], [])
    told = [event_of(event) for event in with_shared_win([before, *events])]
    assert told == [["stops", {}], ["win_together", {"seats": ["@0", "@2"]}]]
    words = GameTranslations(folders()[game_id], language, ("Léa", "Tom", "Robin").__getitem__)
    said = words.say("event-win_together", words.arguments([value_of("seats", ["@0", "@2"])], NOBODY))
    assert said.startswith({"en": "Léa and Robin win together", "fr": "Léa et Robin gagnent ensemble"}[language])
    own = words.say("event-win_together", words.arguments([value_of("seats", ["@0", "@2"])], 2))
    assert own.startswith(
        {"en": "You share the win: Léa and Robin.", "fr": "Vous gagnez à 2\N{NO-BREAK SPACE}: Léa"}[language]
    )


def test_whoever_wins_alone_is_told_of_as_ever() -> None:
    won = Event(EventKind("wins", []), [], [Value("seat", SEAT, 1)])
    assert with_shared_win([won]) == [won]


def shared_end() -> State:
    """Play a game of That's Not a Hat by lot that several win."""
    game = regift.game("not_a_hat", seats=4)
    for seed in range(200):
        state, dice = game.deal(seed), Chance(seed)
        while not state.is_over:
            seat = state.to_act()[0]
            options = state.options(seat)
            state.apply(seat, options[dice.below(len(options))])
        if sum(event.kind == "wins" for event in state.events(SPECTATOR)) > 1:
            return state
    raise AssertionError("no game that several win")


def test_the_end_of_a_game_is_told_with_its_shared_win() -> None:
    state = shared_end()
    winners = [placing.seat for placing in state.standings() if placing.place == 1]
    viewer = Viewer(SPECTATOR, 0)
    view_update = viewer.follow(state, 0, is_own=True)
    assert view_update is not None
    update = msgspec.json.decode(WireEncoder(1.0).view_update(view_update), type=wire.Update)
    (told,) = [event.args["seats"] for event in update.events if event.kind == "win_together"]
    assert told == [f"@{seat}" for seat in sorted(winners)]
    assert not [event for event in update.events if event.kind == "wins"]

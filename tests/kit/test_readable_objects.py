"""What the library hands out can be printed, compared and written as JSON, interpreted and compiled alike."""

import copy
import json
import pickle
from typing import Any

import pytest

import regift
from regift.games import catalogue
from regift.kit.action_arguments_and_action_table import CARDS, SEAT, Value
from regift.kit.event import EVERYONE, SPECTATOR
from regift.kit.record import new_record
from regift.kit.refusal_and_errors import Refusal
from regift.kit.view import Placing, View, Zone
from tests.kit.test_pickling import GAMES, positions, shelf

SHELVED = shelf
READERS = (SPECTATOR, 0, 1, 2)


def through_json(told: object) -> object:
    """Return what another program would read."""
    return json.loads(json.dumps(told))


@pytest.mark.parametrize("game_id", GAMES)
def test_all_that_a_position_hands_out_is_equal_when_sent_and_goes_through_json(game_id: str) -> None:
    for state in positions(game_id, 40):
        handed: list[Any] = [state.view(seat) for seat in READERS]
        handed += [*state.events(EVERYONE), *state.events(0), *state.standings()]
        handed += [action for seat in state.to_act() for action in state.options(seat)]
        handed += [refusal for action in state.game.actions if (refusal := state.refuse(0, action))]
        for thing in handed:
            again = pickle.loads(pickle.dumps(thing))
            assert again == thing
            assert hash(again) == hash(thing)
            assert repr(again) == repr(thing)
            assert " object at 0x" not in repr(thing)
            assert through_json(thing.to_dict()) == again.to_dict()


def test_views_are_equal_only_where_a_reader_sees_no_difference() -> None:
    state = regift.game("kung_fu", seats=3).deal(3)
    view = state.view(0)
    assert view == state.copy().view(0)
    assert view != state.view(1)
    assert view != "a view"
    for change in ("is_over", "to_act", "parts"):
        other = copy.deepcopy(view)
        setattr(other, change, {"is_over": True, "to_act": (2, 1), "parts": other.parts[:-1]}[change])
        assert view != other, change
    zone = view.zone("hand:0")
    other_zone = copy.deepcopy(zone)
    assert zone == other_zone
    other_zone.faces[0] = "another"
    assert zone != other_zone
    assert zone != Zone("hand:1", zone.name, zone.layout, zone.owner, zone.faces)


def test_a_view_is_read_in_a_line_and_in_full() -> None:
    state = regift.game("kung_fu", seats=3).deal(3)
    view = state.view(0)
    first = state.to_act()[0]
    assert repr(view) == f"<view of seat 0: {len(view.parts)} parts, waiting for {first}>"
    assert repr(View(SPECTATOR)) == "<view of a spectator: 0 parts, waiting for nobody>"
    lines = str(view).splitlines()
    assert len(lines) == 1 + len(view.parts)
    hand = view.zone("hand:0")
    assert f"zone hand:0 {[hand.name, 0, hand.layout, hand.count, hand.faces, -1]}" in lines
    assert repr(hand).startswith(f"<zone hand:0: name={hand.name!r} owner=0 layout='fan' count={hand.count} faces=[")


def test_to_dict_shares_no_list_with_what_it_tells_of() -> None:
    view = regift.game("kung_fu", seats=3).deal(3).view(0)
    before = str(view)
    for part in view.parts:
        for value in part.to_dict().values():
            if isinstance(value, list):
                value.append("changed")
    assert str(view) == before
    refusal = Refusal("MKF-1", [Value("cards", CARDS, ["thief"])])
    told = refusal.to_dict()
    assert told == {"clause": "MKF-1", "values": {"cards": ["thief"]}}
    refusal.to_dict()["values"]["cards"].append("changed")  # type: ignore[index]
    assert refusal.to_dict() == told


def test_a_refusal_says_its_clause_and_its_reasons() -> None:
    one, other = Refusal("MKF-10", [Value("seat", SEAT, 2)]), Refusal("MKF-10", [Value("seat", SEAT, 1)])
    assert repr(one) == "<refused by MKF-10 seat=2>"
    assert repr(Refusal("turn")) == "<refused by turn>"
    assert one != other
    assert one != Refusal("MKF-11", [Value("seat", SEAT, 2)])
    assert one == Refusal("MKF-10", [Value("seat", SEAT, 2)])
    assert repr(one.values[0]) == "<seat=2>"


def test_placings_are_equal_by_seat_place_and_score() -> None:
    assert Placing(1, 2, 3) == Placing(1, 2, 3)
    assert len({Placing(1, 2, 3), Placing(1, 2, 3), Placing(0, 2, 3), Placing(1, 1, 3), Placing(1, 2, 4)}) == 4
    assert Placing(1, 2, 3).to_dict() == {"seat": 1, "place": 2, "score": 3}


@pytest.mark.parametrize("seed", [5, b"sixteen bytes ok"], ids=["fast", "keyed"])
def test_records_are_equal_as_long_as_they_hold_the_same_game(seed: "int | bytes") -> None:
    game = catalogue.game("kung_fu", seats=3)
    one, other = new_record(game, seed), new_record(game, seed)
    assert one == other
    assert hash(one) == hash(other)
    assert one != new_record(game, 6)
    one.moves.append((0, 3))
    assert one != other
    assert repr(one) == "<record of kung_fu, 3 seats: 1 moves>"
    told = through_json(one.to_dict())
    assert isinstance(told, dict)
    assert (told["game"], told["moves"], told["options"]) == ("kung_fu", [[0, 3]], game.settings)
    assert told["seed"] == one.text(game, game.deal(seed)).split('"seed":"')[1].split('"')[0]

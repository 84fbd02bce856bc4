"""Who came where, what all see, and what they do not."""

from itertools import permutations

import pytest

from regift.games.kung_fu.game_class_deal_and_position_from_text import KungFu
from regift.kit.refusal_and_errors import BadOption
from tests.rules.kung_fu.scene import Scene, dealt, scene

COMPLETE = "1 2 3 4 5 6 7"


def places(table: Scene) -> list[tuple[int, int, int]]:
    """List seat, place and levels, best first."""
    return [(placing.seat, placing.place, placing.score) for placing in table.state.standings()]


def test_mkf_a24_the_top_of_the_discards_is_seen() -> None:
    table = scene(hand="12", theirs="1111111").play("clean up", "discard level 1", "discard level 2", "done")
    assert table.state.view(1).zone("discards").faces == ["level_2"]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_mkf_a24_nothing_below_the_top_is_seen(seat: int | None) -> None:
    views = [scene(discards=cards).state.view(seat).zone("discards") for cards in ("123", "743")]
    assert [(zone.count, zone.faces) for zone in views] == [(3, ["level_3"])] * 2


def test_mkf_a24_a_new_pile_leaves_no_top() -> None:
    table = scene(hand="1", theirs="6666666", pile="2", discards="rest").play("clean up", "done")
    assert table.state.view(1).zone("discards").faces == []


def test_mkf_a24_the_cards_thrown_away_are_seen_as_they_pass() -> None:
    table = scene(hand="12", hands="|1|2").play("clean up", "discard level 1", "discard level 2", "done")
    thrown = [event["cards"] for event in table.state.events(2) if event.kind == "discards"]
    assert thrown == [["level_1", "level_2"]]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_mkf_a25_the_size_of_every_hand_is_in_every_view(seat: int | None) -> None:
    view = scene(hands="1234|tog|55").state.view(seat)
    assert [view.zone(f"hand:{other}").count for other in range(3)] == [4, 3, 2]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_mkf_a25_the_faces_are_in_the_owners_view_alone(seat: int | None) -> None:
    view = scene(hands="1234|tog|55").state.view(seat)
    assert [other for other in range(3) if view.zone(f"hand:{other}").faces] == ([] if seat is None else [seat])


def test_mkf_a34_the_winner_then_by_levels_laid() -> None:
    table = scene(f"{COMPLETE} | 1 | 1 2g 5", hand="g").play("place granny")
    assert places(table) == [(0, 1, 8), (2, 2, 3), (1, 3, 1)]


def test_mkf_a34_equal_levels_are_tied() -> None:
    table = scene(f"{COMPLETE} | 1 | 3 5 | 1 2 | ", hand="g").play("place granny")
    assert places(table) == [(0, 1, 8), (2, 2, 2), (3, 2, 2), (1, 4, 1), (4, 5, 0)]


def test_mkf_a34_the_winner_is_ahead_of_another_complete_row() -> None:
    table = scene(f"{COMPLETE} | {COMPLETE}", turn=1, hands="|g").play("place granny")
    assert places(table) == [(1, 1, 8), (0, 2, 7)]


def test_mkf_a34_the_last_to_stay_wins_with_fewer_levels() -> None:
    table = scene("1 | 1 2 3")
    table.state.withdraw(1)
    assert places(table) == [(0, 1, 1), (1, 2, 0)]


def test_mkf_a34_who_was_withdrawn_comes_after_those_who_stayed() -> None:
    table = scene("1 | 1 2 3 | ")
    table.state.withdraw(1)
    assert places(table) == [(0, 1, 1), (2, 2, 0), (1, 3, 0)]


@pytest.mark.parametrize("turned", [*permutations(["1 2 3", "1 2", "4"])])
def test_mkf_a34_places_go_with_the_rows_whoever_has_them(turned: tuple[str, ...]) -> None:
    by_place = [turned[seat] for seat, _, _ in places(scene("|".join(turned)))]
    assert by_place == ["1 2 3", "1 2", "4"]


def test_mkf_a34_there_is_no_cap_unless_the_table_wants_one() -> None:
    assert KungFu(3, {}).turn_cap == 0


def test_mkf_a34_the_cap_stops_the_game_after_that_many_turns_each() -> None:
    table = dealt(3, first=0, turn_cap=2)
    turns = 0
    while not table.state.is_over:
        table.play("clean up", "done")
        turns += 1
    assert turns == 6


def test_mkf_a34_a_capped_game_is_ranked_by_levels_with_ties() -> None:
    table = scene("1 2 | 1 2 | 1 | ", turn_cap=1)
    for _ in range(4):
        table.play("clean up", "done")
    assert places(table) == [(0, 1, 2), (1, 1, 2), (2, 3, 1), (3, 4, 0)]


def test_mkf_a34_the_view_counts_the_rounds_that_are_left() -> None:
    table = scene(hand="1234567", theirs="1234567", turn_cap=2)
    left = []
    for _ in range(3):
        left.append(table.state.view(0).fact("rounds"))
        table.play("clean up", "done")
    assert left == [2, 2, 1]
    assert not [part for part in scene().state.view(0).parts if part.id == "rounds"]


@pytest.mark.parametrize("cap", [-1, 201, True, "ten", 1.0])
def test_mkf_a34_the_cap_is_a_number_of_turns(cap: object) -> None:
    with pytest.raises(BadOption, match="turn_cap: expected 0 to 200"):
        KungFu(3, {"turn_cap": cap})

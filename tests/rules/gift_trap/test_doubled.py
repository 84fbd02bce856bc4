"""Twice the presents, at three or four."""

import pytest

from regift.kit.refusal_and_errors import BadOption
from tests.rules.gift_trap.scene import begun, dealt, given


@pytest.mark.parametrize("seats", range(5, 9))
def test_gt_41_twice_the_presents_is_for_three_or_four(seats: int) -> None:
    with pytest.raises(BadOption, match="doubled"):
        begun(seats, doubled=True)
    assert [begun(few, doubled=True).state.rules.each for few in (3, 4)] == [2, 2]


def test_gt_42_three_players_give_four_different_presents_out_of_eight() -> None:
    scene = dealt(3, doubled=True)
    assert sum(map(bool, scene.faces("display"))) == 8
    scene.lay(0, "1 2 3")
    assert (scene.refusal(0, "give 3 to 2"), scene.refusal(0, "done")) == ("GT-26", "GT-23")
    scene.act(0, "give 4 to 2")
    assert scene.options(0) == ["done"]
    assert given(3, doubled=True).faces("parcels:1") == ["parcel", "", "parcel"] * 2


def test_gt_43_four_players_give_six_different_presents_out_of_nine() -> None:
    scene = dealt(4, doubled=True).lay(0, "1 2 3 4 5 6")
    assert scene.options(0) == ["done"]
    assert given(4, doubled=True).faces("parcels:3").count("parcel") == 6


def test_gt_a3_the_two_presents_for_one_are_not_the_same() -> None:
    assert dealt(3, doubled=True).lay(0, "1").refusal(0, "give 1 to 1") == "GT-26"


def test_gt_a24_get_more_goes_under_one_of_two_parcels() -> None:
    scene = given(3, doubled=True, strategy=True)
    assert scene.options(0)[-4:] == [
        "get more from 1, 1",
        "get more from 2, 1",
        "get more from 1, 2",
        "get more from 2, 2",
    ]
    scene.act(0, "get more from 2, 2")
    assert scene.faces("marks:0", 1) == ["", "", "", "", "", "get_more"]


def test_gt_a24_two_parcels_of_one_giver_lie_in_an_order_drawn_by_chance() -> None:
    orders = {tuple(given(3, seed=seed, doubled=True).faces("given:0", 0)) for seed in range(12)}
    firsts = {given(3, seed=seed, doubled=True).state.parcels[3] for seed in range(12)}
    assert (len(orders) > 3, firsts) == (True, {0, 2})


def test_gt_a24_give_more_stays_with_its_present() -> None:
    for seed in range(8):
        scene = dealt(3, seed, doubled=True, strategy=True).pass_by().lay(0, "1 2 3 4").act(0, "give more on 3", "done")
        scene.lay(1, "1 2 3 4").act(1, "done").lay(2, "1 2 3 4").act(2, "done")
        state = scene.state
        assert state.holds(state.more[0]) == 2

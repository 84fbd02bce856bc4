"""Give: sealed, all at once."""

from regift.kit.event import SPECTATOR
from regift.kit.view import describe
from tests.rules.gift_trap.scene import dealt, given


def test_gt_23_one_present_for_each_other_player_and_none_for_oneself() -> None:
    scene = dealt(4)
    assert scene.refusal(0, "give 1 to 0") == "GT-23"
    scene.lay(0, "1 2")
    assert scene.refusal(0, "done") == "GT-23"
    assert scene.refusal(0, "give 3 to 1") == "GT-23"
    assert scene.act(0, "give 3 to 3").options(0) == ["done"]


def test_gt_24_an_empty_square_is_no_present() -> None:
    scene = dealt(3)
    assert [scene.refusal(0, f"give {square} to 1") for square in (4, 5, 9)] == ["", "GT-24", "GT-24"]


def test_gt_25_all_see_whose_parcel_it_is_and_not_what_is_in_it() -> None:
    scene = given(3)
    for reader in (None, 1, 2):
        assert scene.faces("parcels:1", reader) == ["parcel", "", "parcel"]
    other = dealt(3).gives("3 4", "4 3", "3 1")
    for reader in (1, None):
        mine = dealt(3).gives("1 2", "4 3", "3 1")
        assert describe(mine.state.view(reader)) == describe(other.state.view(reader))
        seat = SPECTATOR if reader is None else reader
        assert [event.codes for event in mine.state.events(seat)] == [event.codes for event in other.state.events(seat)]


def test_gt_26_nobody_gives_one_present_twice() -> None:
    scene = dealt(3).lay(0, "1")
    assert scene.refusal(0, "give 1 to 2") == "GT-26"


def test_gt_27_two_can_give_the_same_to_the_same() -> None:
    scene = dealt(3).gives("2 1", "3 1", "1 2").rates(*["1 2 3 4"] * 3).finish_round()
    mine = [event for event in scene.openings() if event["target"] == 2]
    assert [(event.kind, event["gift"]) for event in mine] == [("delights", scene.faces("display")[0])] * 2
    assert [event["get_space"] for event in mine] == [3, 6]


def test_gt_44_give_more_goes_with_one_present_that_is_being_given() -> None:
    scene = dealt(3, strategy=True).pass_by()
    assert scene.refusal(0, "give more on 1") == "GT-44"
    scene.act(0, "give 1 to 1")
    assert scene.refusal(0, "give more on 2") == "GT-44"
    scene.act(0, "give more on 1", "give 2 to 2")
    assert scene.refusal(0, "give more on 2") == "GT-44"
    assert scene.options(0) == ["done"]


def test_gt_44_give_more_comes_back_every_round() -> None:
    scene = dealt(3, strategy=True).pass_by().lay(0, "1 2").act(0, "give more on 2", "done")
    scene.lay(1, "1 2").act(1, "done").lay(2, "1 2").act(2, "done")
    assert scene.holders("holds_give_more") == [1, 2]
    while scene.step() != "colour":
        scene.go_on()
    assert scene.choose().holders("holds_give_more") == [0, 1, 2]


def test_gt_a12_a_choice_can_be_taken_back_until_done() -> None:
    scene = dealt(3).lay(0, "1 2")
    scene.state.take_back(0)
    assert scene.options(0) == ["give 2 to 2", "give 3 to 2", "give 4 to 2"]
    scene.state.take_back(0)
    assert not scene.state.can_take_back(0)
    scene.lay(0, "3 4").act(0, "done")
    assert not scene.state.can_take_back(0)
    assert scene.refusal(0, "give 1 to 1") == "GT-A12"
    assert 0 not in scene.state.to_act()


def test_gt_a12_give_more_is_taken_back_alone() -> None:
    scene = dealt(3, strategy=True).pass_by().lay(0, "1 2").act(0, "give more on 1")
    scene.state.take_back(0)
    assert scene.options(0) == ["give more on 1", "give more on 2", "done"]


def test_gt_a12_others_learn_who_has_chosen_and_nothing_more() -> None:
    scene = dealt(3)
    before = scene.state.key(1)
    scene.lay(0, "1 2")
    assert scene.state.key(1) == before
    assert scene.holders("has_chosen") == []
    assert scene.act(0, "done").holders("has_chosen") == [0]


def test_gt_a13_give_more_is_public_once_the_presents_are_given_and_not_before() -> None:
    scene = dealt(3, strategy=True).pass_by().lay(0, "1 2").act(0, "give more on 2", "done")
    assert scene.part("marks:2", 2) is None
    assert scene.holders("holds_give_more") == [0, 1, 2]
    scene.lay(1, "1 2").act(1, "done").lay(2, "1 2").act(2, "done")
    assert scene.faces("marks:2", 2) == ["give_more", "", ""]
    assert [(event["seat"], event["target"]) for event in scene.told("gives_more")] == [(0, 2)]

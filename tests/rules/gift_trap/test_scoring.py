"""How pawns move."""

import pytest

from tests.rules.gift_trap.scene import Scene, begun, one_present, rated


def moved(scene: Scene) -> tuple[int, int]:
    """Return where the giver's GIVE pawn and the receiver's GET pawn came to stand, both from 10."""
    return scene.pawns("give")[1], scene.pawns("get")[0]


def test_gt_8_every_present_moves_whoever_gave_it_and_whoever_got_it() -> None:
    (event,) = one_present(1).openings()
    assert (event["seat"], event["give_space"], event["target"], event["get_space"]) == (1, 13, 0, 13)


def test_gt_9_the_receiver_moves_on_get_and_the_giver_on_give_and_nobody_else_anywhere() -> None:
    scene = one_present(1)
    assert scene.pawns("give") == [5, 13, 5, 5]
    assert scene.pawns("get") == [13, 5, 5, 5]


def test_gt_10_a_present_under_great_takes_both_three_forward() -> None:
    assert moved(one_present(1)) == (13, 13)


def test_gt_11_one_under_good_takes_both_two_forward() -> None:
    assert moved(one_present(2)) == (12, 12)


def test_gt_12_one_under_ok_takes_both_one_forward() -> None:
    assert moved(one_present(3)) == (11, 11)


def test_gt_13_one_under_no_way_takes_both_four_back() -> None:
    assert moved(one_present(4)) == (6, 6)


def test_gt_14_one_without_a_token_takes_both_one_back() -> None:
    assert moved(one_present(5)) == (9, 9)


def test_gt_15_no_pawn_goes_below_go() -> None:
    assert moved(one_present(4, give=2, get=0)) == (0, 0)


def test_gt_16_no_pawn_goes_beyond_gifted() -> None:
    assert moved(one_present(1, give=19, get=18)) == (20, 20)


def test_gt_17_a_pawn_on_gifted_can_be_moved_back() -> None:
    assert moved(one_present(4, give=20, get=20)) == (16, 16)


@pytest.mark.parametrize(("square", "moves"), [(1, 6), (2, 4), (3, 2), (4, -8), (5, -2)])
def test_gt_45_give_more_doubles_the_givers_move(square: int, moves: int) -> None:
    assert moved(one_present(square, more="give"))[0] == 10 + moves


@pytest.mark.parametrize(("square", "moves"), [(1, 6), (2, 4), (3, 2), (4, -8), (5, -2)])
def test_gt_47_get_more_doubles_the_receivers_move(square: int, moves: int) -> None:
    assert moved(one_present(square, more="get"))[1] == 10 + moves


def test_gt_48_only_whoever_played_the_card_is_doubled() -> None:
    assert moved(one_present(2, more="give")) == (14, 12)
    assert moved(one_present(2, more="get")) == (12, 14)
    assert moved(one_present(2, more="give and get")) == (14, 14)


def clamped(first: int, second: int) -> int:
    """Return where a pawn on GO stands after two presents: from seat 1, then from seat 2."""
    scene = begun(4).choose()
    scene.gives("1 2 3", f"{first} 2 3" if first != 2 else "2 1 3", f"{second} 2 3", "2 1 3")
    scene.rates(*["1 2 3 4"] * 4)
    return int(str(scene.act(0, "open from 1", "open from 2").openings()[1]["get_space"]))


def test_gt_v1_the_order_of_presents_matters_at_the_edge() -> None:
    assert (clamped(5, 1), clamped(1, 5)) == (3, 2)


def test_gt_v2_what_is_over_is_lost_and_a_no_way_counts_from_gifted() -> None:
    assert moved(one_present(1, get=19))[1] == 20
    assert moved(one_present(4, get=20))[1] == 16


def test_gt_v3_give_more_on_a_no_way_takes_the_giver_back_to_go() -> None:
    assert moved(one_present(4, give=2, more="give")) == (0, 6)


def test_gt_v4_both_cards_on_a_great_are_six_for_both() -> None:
    assert moved(one_present(1, more="give and get")) == (16, 16)
    assert moved(one_present(1, more="get")) == (13, 16)


def test_gt_v6_with_three_players_every_present_has_a_token() -> None:
    scene = rated(3).finish_round()
    assert len(scene.openings()) == 6
    assert not scene.told("misses")

"""The tornado gull: two rows change places."""

import pytest

from tests.rules.kung_fu.scene import scene

SWAP = ("attack with tornado", "seat 1")


def test_mkf_21_the_attacker_has_the_row_of_the_one_he_chose() -> None:
    assert scene("1 | 1 2 3g 5", hand="o").play(*SWAP).row(0) == "1 2 3g 5"


def test_mkf_21_the_rows_of_others_stay() -> None:
    assert scene("1 | 1 2 | 1 2 3", hand="o").play(*SWAP).row(2) == "1 2 3"


def test_mkf_21_the_next_level_is_that_of_the_new_row() -> None:
    assert scene("1 | 1 2 3g 5", hand="o").play(*SWAP).next_level(0) == 4


def test_mkf_22_hands_are_untouched() -> None:
    table = scene("1 | 2", hand="o45", theirs="67").play(*SWAP, "let it through")
    assert (table.hand(0), table.hand(1)) == ("45", "67")


def test_mkf_22_whole_rows_move_and_no_level_is_chosen() -> None:
    assert scene("1 | 1 2 3", hand="o").play(*SWAP).rows() == "1 2 3 | 1"


def test_mkf_23_step_3_follows_on_the_new_row() -> None:
    assert scene("| 1 2", hand="o3").play(*SWAP, "place level 3").row(0) == "1 2 3"


def test_mkf_23_a_stolen_complete_row_and_a_granny_win_this_turn() -> None:
    assert scene("| 1 2 3 4 5 6 7", hand="og").play(*SWAP, "place granny").step() == "over"


def test_mkf_a6_both_rows_change_places_and_nothing_is_thrown_away() -> None:
    table = scene("1 2 | 1g 4", hand="o").play(*SWAP)
    assert (table.rows(), table.discards()) == ("1g 4 | 1 2", "o")


@pytest.mark.parametrize(("before", "after"), [("1 2 | ", " | 1 2"), (" | 1 2", "1 2 | ")])
def test_mkf_a7_one_empty_row_can_be_exchanged(before: str, after: str) -> None:
    assert scene(before, hand="o").play(*SWAP).rows() == after


def test_mkf_a7_two_empty_rows_are_not_exchanged() -> None:
    assert scene(hands="o|1").refusal("attack with tornado") == "MKF-A7"


def test_mkf_a7_who_has_no_row_is_no_target_without_a_row() -> None:
    table = scene("| | 1", hand="o").play("attack with tornado")
    assert (table.options(), table.refusal("seat 1")) == (["seat 2"], "MKF-A7")


def test_mkf_a7_losing_levels_asks_for_a_second_look() -> None:
    table = scene("1 2 | 1", hand="o").play("attack with tornado")
    assert table.state.caution(0, table.state.named("seat 1")) == "MKF-A7"


@pytest.mark.parametrize("rows", ["1 | 1 2", "1 | 2"])
def test_mkf_a7_losing_no_levels_asks_nothing(rows: str) -> None:
    table = scene(rows, hand="o").play("attack with tornado")
    assert table.state.caution(0, table.state.named("seat 1")) == ""

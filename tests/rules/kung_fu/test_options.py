"""House options: off unless wanted."""

import pytest

from regift.games.kung_fu.game_class_deal_and_position_from_text import KungFu
from regift.kit.refusal_and_errors import BadOption
from tests.rules.kung_fu.scene import Scene, scene

FROM_ROW = ("attack with thief", "seat 1", "from the row")


def rob(keeping: str, *, theirs: str = "g", mine: str = "") -> Scene:
    """Steal from the hand where a granny may be kept."""
    table = scene(mine, hand="t", theirs=theirs, keep_stolen_granny=True)
    return table.play("attack with thief", "seat 1", f"from the hand{keeping}", "let it through")


@pytest.mark.parametrize("option", ["keep_stolen_granny", "free_granny", "granny_wins"])
def test_house_options_are_off(option: str) -> None:
    assert KungFu(2, {}).settings[option] is False


def test_only_first_comes_from_the_rulebook() -> None:
    assert [option.name for option in KungFu(2, {}).schema if not option.is_house] == ["first"]


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadOption, match="one of first, keep_stolen_granny, free_granny, granny_wins, turn_cap"):
        KungFu(2, {"fly": True})


def test_mkf_a4_house_a_stolen_granny_is_kept() -> None:
    table = rob(", keeping a granny")
    assert (table.row(0), table.hand(0)) == ("", "g")


def test_mkf_a4_house_a_stolen_granny_is_laid_all_the_same() -> None:
    assert rob("").row(0) == "1g"


def test_mkf_a4_house_a_granny_kept_does_not_win() -> None:
    table = rob(", keeping a granny", mine="1 2 3 4 5 6 7")
    assert (table.step(), table.play("place granny").step()) == ("place", "over")


def test_mkf_a4_house_a_level_that_fits_is_laid_and_not_kept() -> None:
    assert rob(", keeping a granny", theirs="1").row(0) == "1"


def test_mkf_a4_house_the_target_does_not_learn_whether_she_would_be_kept() -> None:
    seen = [
        scene(hand="t", theirs="g", keep_stolen_granny=True)
        .play("attack with thief", "seat 1", f"from the hand{keeping}")
        .state.key(1)
        for keeping in ("", ", keeping a granny")
    ]
    assert seen[0] == seen[1]


def test_mkf_a2_house_a_granny_in_a_row_fits_any_thief() -> None:
    assert scene("1 | 1 2 3 4g", hand="t", free_granny=True).play(*FROM_ROW).options() == [
        "take level 2",
        "take level 4",
    ]


def test_mkf_a2_house_she_stands_for_the_thiefs_next_level() -> None:
    table = scene("1 | 1 2 3 4g 5", hand="t", free_granny=True).play(*FROM_ROW, "take level 4")
    assert table.rows() == "1 2g | 1 2 3 5"


def test_mkf_a2_house_a_real_level_does_not_fit_any_thief() -> None:
    assert scene("1 | 3 4g", hand="t", free_granny=True).play(*FROM_ROW).refusal("take level 3") == "MKF-17"


COMPLETE = "1 2 3 4 5 6 7"


@pytest.mark.parametrize("is_free", [False, True])
def test_mkf_a3_she_does_not_win_from_a_row(is_free: bool) -> None:
    table = scene(f"{COMPLETE} | 4g", hand="t", theirs="1", free_granny=is_free).play("attack with thief", "seat 1")
    assert table.refusal("from the row") == "MKF-17"


def test_mkf_a3_house_a_thief_with_seven_levels_takes_any_granny_and_wins() -> None:
    table = scene(f"{COMPLETE} | 1 2 3g 4g", hand="t", granny_wins=True).play(*FROM_ROW)
    assert table.options() == ["take level 3", "take level 4"]
    table.play("take level 4")
    assert (table.step(), table.state.winner, table.row(1)) == ("over", 0, "1 2 3g")
    assert [(placing.seat, placing.score) for placing in table.state.standings()] == [(0, 8), (1, 3)]
    assert table.state.view().zone("row:0").faces[7] == "granny"
    table.state.check_invariants()


def test_mkf_a3_house_a_granny_in_the_hand_stops_her() -> None:
    table = scene(f"{COMPLETE} | 1g", hand="t", theirs="g", granny_wins=True).play(*FROM_ROW, "take level 1")
    assert (table.step(), table.play("block with granny").state.winner) == ("window", -1)


def test_mkf_a3_house_a_granny_may_be_the_thief() -> None:
    table = scene(f"{COMPLETE} | 1g", hand="g", granny_wins=True)
    table.play("attack with granny as thief", "seat 1", "from the row", "take level 1")
    assert table.state.winner == 0


def test_mkf_a3_house_a_real_level_does_not_win() -> None:
    table = scene(f"{COMPLETE} | 1 2", hand="t", theirs="1", granny_wins=True).play("attack with thief", "seat 1")
    assert table.refusal("from the row") == "MKF-17"


def test_mkf_a3_house_below_seven_levels_nothing_changes() -> None:
    table = scene("1 2 3 4 5 6 | 1g 7", hand="t", granny_wins=True).play(*FROM_ROW)
    assert table.options() == ["take level 7"]

"""The worked examples of the rules."""

from tests.rules.kung_fu.scene import scene

FROM_ROW = ("attack with thief", "seat 1", "from the row")


def test_mkf_v1_only_the_4_can_be_taken() -> None:
    assert scene("1 2 3 | 1 2 3 4 5", hand="t").play(*FROM_ROW).options() == ["take level 4"]


def test_mkf_v1_the_theft_leaves_a_hole() -> None:
    table = scene("1 2 3 | 1 2 3 4 5", hand="t").play(*FROM_ROW, "take level 4")
    assert (table.rows(), table.next_level(1)) == ("1 2 3 4 | 1 2 3 5", 4)


def test_mkf_v2_the_hole_is_filled() -> None:
    table = scene("1 2 3 5", hand="46").play("place level 4")
    assert (table.row(0), table.next_level(0)) == ("1 2 3 4 5", 6)


def test_mkf_v2_the_6_waits_for_another_turn() -> None:
    assert scene("1 2 3 5", hand="46").play("place level 4").refusal("place level 6") == "MKF-13"


def test_mkf_v3_a_tornado_on_a_complete_row_and_a_granny_win() -> None:
    table = scene("| 1 2 3 4 5 6 7", hand="og").play("attack with tornado", "seat 1")
    assert (table.rows(), table.play("place granny").state.standings()[0].seat) == ("1 2 3 4 5 6 7 | ", 0)


def test_mkf_v4_a_granny_blocks_a_granny() -> None:
    table = scene("1 | 2 | ", hand="g", theirs="g").play("attack with granny as tornado", "seat 1", "block with granny")
    assert (table.discards(), table.rows(), table.step()) == ("gg", "1 | 2 | ", "place")


def test_mkf_v5_a_granny_stolen_at_random_wins_in_step_2() -> None:
    table = scene("1 2 3 4 5 6 7", hand="t", theirs="g").play(
        "attack with thief", "seat 1", "from the hand", "let it through"
    )
    assert (table.step(), table.state.standings()[0].seat) == ("over", 0)


def test_mkf_v6_a_granny_is_stolen_as_level_2() -> None:
    assert scene("1 | 1 2g", hand="t").play(*FROM_ROW, "take level 2").rows() == "1 2g | 1"


def test_mkf_v6_the_victim_lays_a_real_2() -> None:
    table = scene("1 | 1 2g", hand="t111111", theirs="2").play(
        *FROM_ROW, "take level 2", "let it through", "clean up", "done"
    )
    assert table.play("place level 2").row(1) == "1 2"


def test_mkf_v7_a_pile_of_three_is_drawn_and_the_discards_shuffled_for_the_rest() -> None:
    table = scene(hand="12", theirs="6666666", pile="345", discards="rest")
    left = len(table.discards())
    table.play("clean up", "done")
    assert (table.sizes()[0], table.pile(), table.discards()) == (7, left - 2, "")


def test_mkf_v7_the_three_are_among_the_five() -> None:
    assert set("12345") <= set(
        scene(hand="12", theirs="6666666", pile="345", discards="rest").play("clean up", "done").hand(0)
    )


def test_mkf_v7_the_draw_is_told_in_two_parts() -> None:
    table = scene(hand="12", theirs="6666666", pile="345", discards="rest")
    start = len(table.state.history)
    told = [event.kind for event in table.play("clean up", "done").state.events(0, start)]
    assert told == ["cleans_up", "draws", "reshuffles", "draws", "begins"]

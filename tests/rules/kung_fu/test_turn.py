"""A turn: fill up, attack, place, tidy up."""

import itertools
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.kung_fu.scene import Scene, dealt, scene

# Step 1


def test_mkf_5_a_turn_begins_by_drawing_up_to_seven() -> None:
    assert scene(hand="1111111", theirs="23", pile="45671").play("clean up", "done").hand(1) == "1234567"


def test_mkf_5_a_full_hand_draws_nothing() -> None:
    table = scene(hand="1111111", theirs="2222222")
    before = table.pile()
    assert table.play("clean up", "done").pile() == before


def test_mkf_5_cards_come_from_the_pile_and_never_from_the_discards() -> None:
    table = scene(hand="1111111", theirs="222222", pile="3", discards="77")
    assert table.play("clean up", "done").discards() == "77"


# Step 2


@pytest.mark.parametrize("card", ["thief", "tornado", "granny as thief", "granny as tornado"])
def test_mkf_6_any_action_card_can_attack(card: str) -> None:
    assert f"attack with {card}" in scene("1|1", hand="tog", theirs="1").options()


def test_mkf_6_a_card_that_is_not_in_hand_attacks_nobody() -> None:
    assert scene("1|1", hand="o", theirs="1").refusal("attack with thief") == "MKF-6"


def test_mkf_6_the_card_goes_to_the_discards() -> None:
    table = scene(hand="t", theirs="2").play("attack with thief", "seat 1", "from the hand")
    assert (table.hand(0), table.discards()) == ("", "t")


def test_mkf_6_nobody_attacks_himself() -> None:
    assert scene("1|1|", hand="o").play("attack with tornado").refusal("seat 0") == "MKF-6"


def test_mkf_6_one_opponent_is_attacked_and_the_others_are_not() -> None:
    assert scene("1|2|3", hand="o").play("attack with tornado", "seat 2").rows() == "3 | 2 | 1"


def test_mkf_7_attacking_can_be_skipped_for_placing() -> None:
    assert scene(hand="tog1", theirs="1").play("place level 1").rows() == "1 | "


def test_mkf_7_attacking_and_placing_can_both_be_skipped() -> None:
    assert scene(hand="tog1", theirs="1").play("clean up").step() == "tidy"


# Step 3


def test_mkf_8_the_next_level_is_placed_from_the_hand() -> None:
    table = scene("1 2", hand="33").play("place level 3")
    assert (table.row(0), table.hand(0)) == ("1 2 3", "3")


def test_mkf_8_placing_can_be_skipped() -> None:
    assert scene("1 2", hand="3").play("clean up", "done").row(0) == "1 2"


def test_mkf_8_exactly_one_card_is_placed() -> None:
    assert scene("1 2", hand="34").play("place level 3").refusal("place level 4") == "MKF-13"


def test_mkf_8_a_card_that_is_not_in_hand_is_not_placed() -> None:
    assert scene("1 2", hand="4").refusal("place level 3") == "MKF-8"


@pytest.mark.parametrize("level", range(2, 8))
def test_mkf_9_an_empty_row_does_not_start_above_level_1(level: int) -> None:
    assert scene(hand="234567").refusal(f"place level {level}") == "MKF-9"


def test_mkf_9_an_empty_row_starts_with_level_1_or_a_granny() -> None:
    assert scene(hand="1234567g").options("place") == ["place level 1", "place granny"]


@pytest.mark.parametrize(("row", "level"), [("1 2", 3), ("1 2 3 4 5", 6)])
def test_mkf_10_only_the_next_level_can_be_placed(row: str, level: int) -> None:
    assert scene(row, hand="1234567").options("place") == [f"place level {level}"]


@pytest.mark.parametrize("level", [1, 2, 4, 5, 6, 7])
def test_mkf_10_another_level_is_refused(level: int) -> None:
    assert scene("1 2", hand="1234567").refusal(f"place level {level}") == "MKF-10"


def test_mkf_10_gulls_are_never_placed() -> None:
    assert scene(hand="to").options("place") == []


# Step 4


def test_mkf_11_some_cards_are_thrown_away_and_replaced() -> None:
    table = scene(hand="1234567", theirs="1111111", pile="to").play(
        "clean up", "discard level 3", "discard level 5", "done"
    )
    assert (table.hand(0), table.discards()) == ("12467to", "35")


def test_mkf_11_all_cards_can_be_thrown_away() -> None:
    every = [f"discard level {level}" for level in range(1, 8)]
    table = scene(hand="1234567", theirs="1111111", pile="ttttooo").play("clean up", *every, "done")
    assert (table.hand(0), table.discards()) == ("ttttooo", "1234567")


def test_mkf_11_a_card_that_is_not_in_hand_is_not_thrown_away() -> None:
    assert scene(hand="12").play("clean up").refusal("discard level 3") == "MKF-11"


def test_mkf_11_each_card_is_thrown_away_once() -> None:
    assert scene(hand="12").play("clean up", "discard level 2").refusal("discard level 2") == "MKF-11"


def test_mkf_13_cards_are_thrown_away_in_any_order() -> None:
    table = scene(hand="25t", theirs="1111111").play("clean up", "discard level 5")
    assert table.options() == ["done", "discard level 2", "discard thief"]
    assert table.play("discard level 2", "done").discards() == "25"


@given(st.permutations("123567t"), st.integers(0, 7))
def test_mkf_13_every_order_of_throwing_away_leads_to_the_same_position(order: list[str], count: int) -> None:
    picked = [f"discard {'thief' if card == 't' else f'level {card}'}" for card in order[:count]]
    one, other = (
        scene(hand="123567t", theirs="1111111", pile="4444444").play("clean up", *picks)
        for picks in (picked, sorted(picked))
    )
    for more in (["done"], []):
        assert one.state.notation() == other.state.notation()
        assert one.state.key(0) == other.state.key(0)
        assert one.state.fingerprint() == other.state.fingerprint()
        assert one.options() == other.options()
        one, other = one.play(*more), other.play(*more)


@given(st.lists(st.sampled_from("1234567tog"), max_size=7).map(sorted))
def test_mkf_13_bots_choose_among_each_combination_once(hand: list[str]) -> None:
    found, open_ends = Counter[str](), [scene(hand="".join(hand)).play("clean up").state]
    while open_ends:
        state = open_ends.pop()
        actions = state.canonical_options(0)
        assert [action for action in state.options(0) if action in actions] == actions
        for action in actions:
            following = state.copy()
            following.apply(0, action)
            if action.name == "done":
                found[following.notation()] += 1
            else:
                open_ends.append(following)
    combinations = set(itertools.chain(*(itertools.combinations(hand, count) for count in range(len(hand) + 1))))
    assert (found.total(), len(found)) == (len(combinations), len(combinations))


def test_mkf_11_two_of_a_kind_can_both_go() -> None:
    assert (
        scene(hand="22", theirs="1111111").play("clean up", "discard level 2", "discard level 2", "done").discards()
        == "22"
    )


def test_mkf_12_who_throws_nothing_away_still_draws_up_to_seven() -> None:
    assert scene(hand="123", theirs="1111111", pile="4567").play("clean up", "done").hand(0) == "1234567"


# The order of steps


@pytest.mark.parametrize("late", ["place level 1", "attack with thief", "attack with tornado", "clean up"])
def test_mkf_13_nothing_comes_after_step_4(late: str) -> None:
    assert scene("|1", hand="t1o", theirs="2").play("clean up").refusal(late) == "MKF-13"


def test_mkf_13_nobody_attacks_after_placing() -> None:
    assert scene("|1", hand="t1", theirs="2").play("place level 1").refusal("attack with thief") == "MKF-13"


def test_mkf_13_nobody_tidies_before_step_4() -> None:
    assert scene(hand="1").refusal("discard level 1") == "MKF-13"


def test_mkf_13_a_turn_does_not_end_before_step_4() -> None:
    assert scene(hand="1").refusal("done") == "MKF-13"


def test_mkf_13_a_picked_attack_is_finished_or_taken_back_before_placing() -> None:
    assert scene("|1", hand="t1", theirs="2").play("attack with thief").refusal("place level 1") == "MKF-13"


def test_mkf_13_all_four_steps_fit_in_one_turn() -> None:
    table = scene("1|1", hand="to2", theirs="3", pile="6666666")
    table.play(
        "attack with thief", "seat 1", "from the hand", "let it through", "place level 2", "discard tornado", "done"
    )
    assert (table.row(0), table.discards(), table.actor()) == ("1 2", "to", 1)


def test_mkf_13_who_is_not_to_act_does_nothing() -> None:
    table = dealt(3, first=0)
    assert {table.refusal(action.name, seat=1) for action in table.state.game.actions} == {"turn"}


# Rulings


def test_mkf_a8_an_empty_pile_is_replaced_by_the_shuffled_discards() -> None:
    table = scene(hand="11111", theirs="6666666", hands="||rest", discards="2345").play("clean up", "done")
    assert (table.discards(), table.pile(), table.sizes()[0]) == ("", 2, 7)


def test_mkf_a8_the_discards_are_shuffled() -> None:
    drawn = {
        scene(hand="111111", theirs="6666666", hands="||rest", discards="2345", seed=seed)
        .play("clean up", "done")
        .hand(0)
        for seed in range(40)
    }
    assert drawn == {"1111112", "1111113", "1111114", "1111115"}


def test_mkf_a8_a_pile_that_suffices_leaves_the_discards_alone() -> None:
    assert (
        scene(hand="11111", theirs="6666666", hands="||rest", pile="23", discards="45")
        .play("clean up", "done")
        .discards()
        == "45"
    )


def test_mkf_a8_with_both_empty_there_is_nothing_to_draw() -> None:
    assert scene(hand="11111", theirs="6666666", hands="||rest").play("clean up", "done").hand(0) == "11111"


def test_mkf_a8_with_both_empty_one_draws_what_there_is() -> None:
    assert scene(hand="11111", theirs="6666666", hands="||rest", pile="2").play("clean up", "done").hand(0) == "111112"


def test_mkf_a8_cards_just_thrown_away_can_come_back() -> None:
    assert (
        scene(hand="123", theirs="6666666", hands="||rest").play("clean up", "discard level 3", "done").hand(0) == "123"
    )


def test_mkf_a14_filling_a_hole_is_the_one_card_of_step_3() -> None:
    assert scene("1 3", hand="24").play("place level 2").options() == ["done", "discard level 4"]


def test_mkf_a15_with_the_hole_filled_the_cards_above_count_again() -> None:
    assert scene("1 2 3 5 6", hand="4").play("place level 4").next_level(0) == 7


def test_mkf_a15_the_next_level_is_the_lowest_that_is_missing() -> None:
    assert scene("1 4 6").next_level(0) == 2


def test_mkf_a16_level_7_with_a_hole_below_is_not_enough_to_win() -> None:
    table = scene("1 2 3 5 6 7", hand="g").play("place granny")
    assert (table.row(0), table.step()) == ("1 2 3 4g 5 6 7", "tidy")


def test_mkf_a19_the_hand_is_filled_without_asking() -> None:
    assert scene(hand="1", theirs="1111111").play("clean up", "done").sizes()[0] == 7


def test_mkf_a20_cards_are_thrown_away_and_drawn_once() -> None:
    assert scene(hand="1", theirs="1111111").play("clean up", "discard level 1", "done").actor() == 1


def test_mkf_a20_nothing_is_drawn_before_the_last_card_is_thrown_away() -> None:
    assert scene(hand="12").play("clean up", "discard level 1").sizes()[0] == 2


@pytest.mark.parametrize("card", ["thief", "tornado", "granny"])
def test_mkf_a21_action_cards_can_be_thrown_away(card: str) -> None:
    assert f"discard {card}" in scene(hand="tog").play("clean up").options()


def test_mkf_a27_a_granny_can_be_placed_with_the_real_level_in_hand() -> None:
    table = scene("1", hand="2g").play("place granny")
    assert (table.row(0), table.hand(0)) == ("1 2g", "2")


def doubts(table: Scene, name: str) -> tuple[str, list[object]]:
    """Return the clause by which an action is worth a second look, and the cards that it would waste."""
    state, seat = table.state, table.actor()
    action = state.named(name)
    return state.caution(seat, action), [value.value for value in state.caution_values(seat, action)]


def test_mkf_8_who_could_still_lay_the_next_level_is_asked_before_leaving_it_out() -> None:
    assert doubts(scene("1 2", hand="34t"), "clean up") == ("MKF-8", [["level_3"]])
    assert doubts(scene("1 2 3 4 5 6 7", hand="gg3"), "clean up") == ("MKF-8", [["granny"]])


@pytest.mark.parametrize("hand", ["45t", "g", ""])
def test_mkf_8_who_keeps_a_granny_or_has_nothing_to_lay_is_not_asked(hand: str) -> None:
    assert doubts(scene("1 2", hand=hand), "clean up") == ("", [])


@pytest.mark.parametrize(("thrown", "wasted"), [("level 3", ["level_3"]), ("granny", ["granny"])])
def test_mkf_11_who_throws_away_what_comes_next_or_the_last_granny_is_asked(thrown: str, wasted: list[str]) -> None:
    table = scene("1 2", hand="345g").play("clean up", f"discard {thrown}")
    assert doubts(table, "done") == ("MKF-11", [wasted])


def test_mkf_11_who_keeps_one_of_them_is_not_asked() -> None:
    table = scene("1 2", hand="3345gg").play("clean up", "discard level 3", "discard granny", "discard level 5")
    assert doubts(table, "done") == ("", [])
    assert doubts(scene("1 2", hand="3").play("clean up"), "done") == ("", [])

"""The thieving gull: a random card from the hand, or the card you need from the row."""

from collections import Counter
from itertools import product

import pytest

from tests.rules.kung_fu.scene import Scene, scene

FROM_HAND = ("attack with thief", "seat 1", "from the hand")
FROM_ROW = ("attack with thief", "seat 1", "from the row")


def rob(table: Scene) -> Scene:
    """Steal from the hand of seat 1, who lets it happen."""
    return table.play(*FROM_HAND, "let it through")


def test_mkf_14_the_thief_chooses_one_of_the_opponents() -> None:
    assert scene(hands="t | 1 | 2 | 3").play("attack with thief").options() == ["seat 1", "seat 2", "seat 3"]


def test_mkf_14_the_thief_chooses_one_of_two_ways() -> None:
    assert scene("|1", hand="t", theirs="2").play("attack with thief", "seat 1").options() == [
        "from the hand",
        "from the row",
    ]


def test_mkf_14_a_choice_once_made_is_not_made_again() -> None:
    assert scene("|1|", hands="t|2|3").play("attack with thief", "seat 1").refusal("seat 2") == "MKF-13"


def test_mkf_15_a_card_that_can_be_placed_is_laid() -> None:
    table = rob(scene("1 2", hand="t", theirs="3"))
    assert (table.row(0), table.hand(0), table.hand(1)) == ("1 2 3", "", "")


def test_mkf_15_a_card_that_can_not_be_placed_stays_in_the_hand() -> None:
    table = rob(scene("1 2", hand="t", theirs="4"))
    assert (table.row(0), table.hand(0), table.hand(1)) == ("1 2", "4", "")


def test_mkf_15_one_card_is_taken() -> None:
    assert rob(scene("1 2", hand="t", theirs="44444")).sizes() == [1, 4]


def test_mkf_15_every_card_of_the_hand_can_be_the_one() -> None:
    stolen = {rob(scene(hand="t", theirs="234567o", seed=seed)).hand(0) for seed in range(100)}
    assert stolen == set("234567o")


def test_mkf_15_every_card_is_as_likely() -> None:
    stolen = Counter(rob(scene(hand="t", theirs="2223667", seed=seed)).hand(0) for seed in range(2800))
    expected = {"2": 1200, "3": 400, "6": 800, "7": 400}
    assert all(abs(stolen[card] - count) < 100 for card, count in expected.items())


def test_mkf_15_the_pick_does_not_depend_on_what_it_is_good_for() -> None:
    laid = Counter(rob(scene("1 2 3", hand="t", theirs="14", seed=seed)).row(0) for seed in range(2000))
    assert abs(laid["1 2 3 4"] - 1000) < 110


def test_mkf_16_the_next_level_goes_from_row_to_row() -> None:
    assert scene("1 2 | 1 2 3", hand="t").play(*FROM_ROW, "take level 3").rows() == "1 2 3 | 1 2"


def test_mkf_16_the_card_is_laid_and_does_not_pass_through_the_hand() -> None:
    assert scene("1 2 | 1 2 3", hand="t").play(*FROM_ROW, "take level 3").hand(0) == ""


def test_mkf_17_only_your_own_next_level_can_be_stolen() -> None:
    assert scene("1 2 3 | 1 2 3 4 5", hand="t").play(*FROM_ROW).options() == ["take level 4"]


@pytest.mark.parametrize("level", [1, 2, 3, 5, 6])
def test_mkf_17_no_other_level_can_be_stolen(level: int) -> None:
    assert scene("1 2 3 | 1 2 3 4 5", hand="t").play(*FROM_ROW).refusal(f"take level {level}") == "MKF-17"


def test_mkf_17_a_row_that_lacks_the_card_gives_nothing() -> None:
    assert (
        scene("1 2 3 | 1 2 3 5", hand="t", theirs="1").play("attack with thief", "seat 1").refusal("from the row")
        == "MKF-17"
    )


def test_mkf_18_a_stolen_card_leaves_a_hole_and_higher_cards_stay() -> None:
    assert scene("1 | 1 2 3 4", hand="t").play(*FROM_ROW, "take level 2").row(1) == "1 3 4"


def test_mkf_18_the_hole_is_filled_before_going_on_above() -> None:
    assert scene("1 3 4", hand="12345").options("place") == ["place level 2"]


def test_mkf_18_going_on_above_a_hole_is_refused() -> None:
    assert scene("1 3 4", hand="5").refusal("place level 5") == "MKF-10"


def test_mkf_19_the_victim_does_not_refill_at_once() -> None:
    assert rob(scene(hand="t", theirs="2222222")).sizes()[1] == 6


def test_mkf_19_the_victim_waits_while_the_thief_ends_his_turn() -> None:
    assert rob(scene(hand="t", theirs="2222222")).play("clean up").sizes()[1] == 6


def test_mkf_19_the_victim_waits_while_others_play() -> None:
    table = scene(hands="111|222222|", turn=2, hand="t").play(
        "attack with thief", "seat 1", "from the hand", "let it through", "clean up", "done"
    )
    assert (table.actor(), table.sizes()[1]) == (0, 5)


def test_mkf_19_the_victim_refills_in_step_1_of_his_next_turn() -> None:
    assert rob(scene(hand="t", theirs="2222222", pile="333333o")).play("clean up", "done").hand(1) == "222222o"


def test_mkf_20_a_card_laid_from_the_hand_leaves_step_3_open() -> None:
    assert rob(scene("1", hand="t3", theirs="2")).play("place level 3").row(0) == "1 2 3"


def test_mkf_20_a_card_laid_from_a_row_leaves_step_3_open() -> None:
    assert scene("1|2", hand="t3").play(*FROM_ROW, "take level 2", "place level 3").row(0) == "1 2 3"


# Rulings


def test_mkf_a1_a_granny_can_be_stolen_from_a_row() -> None:
    assert scene("1 | 1 2g", hand="t").play(*FROM_ROW, "take level 2").rows() == "1 2g | 1"


def test_mkf_a2_a_granny_counts_as_the_level_she_stands_for() -> None:
    assert scene("1 2 | 1 2g 3", hand="t").play(*FROM_ROW).options() == ["take level 3"]


def test_mkf_a2_a_granny_is_safe_from_a_thief_who_needs_another_level() -> None:
    assert scene("| 2g", hand="t", theirs="1").play("attack with thief", "seat 1").refusal("from the row") == "MKF-17"


def test_mkf_a3_with_1_to_7_there_is_nothing_to_take_from_a_row() -> None:
    table = scene("1 2 3 4 5 6 7 | 1g 2", hand="t", theirs="1")
    assert table.play("attack with thief", "seat 1").refusal("from the row") == "MKF-17"


def test_mkf_a4_a_granny_stolen_at_random_is_laid() -> None:
    table = rob(scene("1 2", hand="t", theirs="g"))
    assert (table.row(0), table.hand(0)) == ("1 2 3g", "")


def test_mkf_a4_keeping_a_granny_is_a_house_option() -> None:
    assert (
        scene(hand="t", theirs="g").play("attack with thief", "seat 1").refusal("from the hand, keeping a granny")
        == "MKF-A4"
    )


@pytest.mark.parametrize("card", "to2357")
def test_mkf_a5_a_gull_or_a_wrong_level_goes_to_the_hand(card: str) -> None:
    assert rob(scene("1 2 3", hand="t", theirs=card)).hand(0) == card


def test_mkf_a17_the_winning_granny_comes_in_step_3() -> None:
    assert scene("1 2 3 4 5 6 7", hand="g").play("place granny").step() == "over"


def test_mkf_a17_the_winning_granny_comes_in_step_2_by_a_random_theft() -> None:
    assert rob(scene("1 2 3 4 5 6 7", hand="t", theirs="g")).step() == "over"


def test_mkf_a22_an_empty_hand_can_not_be_robbed() -> None:
    assert scene("|1", hand="t").play("attack with thief", "seat 1").refusal("from the hand") == "MKF-A22"


def test_mkf_a22_who_has_nothing_to_steal_is_no_target() -> None:
    assert scene(hands="t||1").play("attack with thief").refusal("seat 1") == "MKF-A22"


def test_mkf_a22_with_nothing_to_steal_anywhere_the_thief_stays_in_hand() -> None:
    assert scene("1|1", hand="t").refusal("attack with thief") == "MKF-A22"


def test_mkf_a23_a_theft_that_gains_nothing_is_not_offered() -> None:
    assert scene("1|1", hand="t", theirs="2").play("attack with thief", "seat 1").options() == ["from the hand"]


@pytest.mark.parametrize(("lowest", "row"), [("1", "2 3 4"), ("2", "1 3 4"), ("3", "1 2 4"), ("4", "1 2 3")])
def test_mkf_a26_the_card_is_taken_wherever_it_lies_in_the_row(lowest: str, row: str) -> None:
    mine = " ".join(str(level) for level in range(1, int(lowest)))
    table = scene(f"{mine} | 1 2 3 4", hand="t")
    assert table.play(*FROM_ROW, f"take level {lowest}").row(1) == row


@pytest.mark.parametrize(
    ("mine", "theirs"), [*product(["", "1", "1 2", "1 3", "1 2 3 4 5 6"], ["1 2 3 4 5 6 7", "2 7", "3g"])]
)
def test_mkf_a26_at_most_one_card_of_a_row_can_be_taken(mine: str, theirs: str) -> None:
    table = scene(f"{mine} | {theirs}", hand="t", theirs="1").play("attack with thief", "seat 1")
    levels = [str(level) for level in range(1, 8) if str(level) in theirs]
    can_take = str(table.next_level(0)) in levels
    assert ("from the row" in table.options()) == can_take


def loot(table: Scene, seat: int) -> list[str]:
    """List what a seat sees marked for it to steal."""
    return [part.id for part in table.state.view(seat).parts if part.name == "loot"]


def test_mkf_17_what_the_thief_can_take_is_marked_for_it_alone() -> None:
    table = scene("1|1 2|2 3|3", hands="t|t|t|t")
    assert loot(table, 0) == []
    table.play("attack with thief")
    assert [loot(table, seat) for seat in range(4)] == [["loot:1:2", "loot:2:2"], [], [], []]
    assert loot(table.play("seat 1"), 0) == []


def test_mkf_17_nothing_is_marked_for_who_picked_a_tornado() -> None:
    assert loot(scene("1|1 2|2 3", hands="o|1|1").play("attack with tornado"), 0) == []


def test_mkf_a11_a_granny_sent_as_a_gull_is_seen_to_be_one() -> None:
    sent = scene("|1", hand="g", theirs="2").play("attack with granny as thief", "seat 1", "from the hand")
    assert sent.state.view(1).fact("attack_card") == "granny"
    plain = scene("|1", hand="t", theirs="2").play(*FROM_HAND)
    assert [part.id for part in plain.state.view(1).parts if part.id == "attack_card"] == []

"""How many attacks a turn has, and the variant for two."""

import pytest

from tests.rules.kung_fu.scene import Scene, scene

SWAP = ("attack with tornado", "seat 1")
BLOCKED = (*SWAP, "block with granny")


def table_of(seats: int, *, theirs: str = "ggg1") -> Scene:
    """Let seat 0 hold gulls and seat 1 grannies."""
    return scene("1 | 2", hand="tooog3", theirs=theirs, seats=seats)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_mkf_32_one_attack_a_turn_that_succeeds(seats: int) -> None:
    assert table_of(seats).play(*SWAP, "let it through").refusal("attack with tornado") == "MKF-32"


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_mkf_32_one_attack_a_turn_that_is_blocked(seats: int) -> None:
    assert table_of(seats).play(*BLOCKED).options("attack") == []


def test_mkf_32_the_next_turn_has_its_own_attack() -> None:
    table = table_of(3).play(*SWAP, "let it through", "clean up", "done")
    assert table.options("attack with granny as tornado") == ["attack with granny as tornado"]


def test_mkf_33_two_players_attack_again_after_a_block() -> None:
    assert table_of(2).play(*BLOCKED, *SWAP, "let it through").rows() == "2 | 1"


def test_mkf_33_two_players_attack_as_often_as_blocks_occur() -> None:
    assert table_of(2).play(*BLOCKED, *BLOCKED, *BLOCKED).discards() == "oooggg"


def test_mkf_33_attacks_end_when_the_cards_do() -> None:
    assert scene("1|2", hand="o3", theirs="g1").play(*BLOCKED).options() == ["clean up"]


def test_mkf_33_attacking_again_can_be_skipped() -> None:
    assert scene("1|2", hand="oo2", theirs="g1").play(*BLOCKED, "place level 2").step() == "tidy"


@pytest.mark.parametrize("card", ["thief", "tornado", "granny as thief", "granny as tornado"])
def test_mkf_34_two_players_do_not_attack_again_after_a_success(card: str) -> None:
    assert table_of(2).play(*SWAP, "let it through").refusal(f"attack with {card}") == "MKF-34"


def test_mkf_34_a_success_after_a_block_ends_the_attacks() -> None:
    assert table_of(2).play(*BLOCKED, *SWAP, "let it through").options("attack") == []


def test_mkf_34_a_success_leads_to_step_3() -> None:
    assert table_of(2).play(*SWAP, "let it through").step() == "place"


def test_mkf_35_two_players_place_one_card() -> None:
    assert scene("1|", hand="23").play("place level 2").refusal("place level 3") == "MKF-13"


def test_mkf_35_two_players_refill_in_their_own_turn() -> None:
    assert table_of(2, theirs="ggg1111").play(*BLOCKED, *BLOCKED).sizes() == [4, 5]


def test_mkf_35_two_players_place_after_a_block() -> None:
    assert scene("1|2", hand="o2", theirs="g1").play(*BLOCKED, "place level 2").row(0) == "1 2"


def test_mkf_a9_a_blocked_attack_counts_with_three_or_more() -> None:
    assert table_of(3).play(*BLOCKED).refusal("attack with thief") == "MKF-32"


def test_mkf_a9_after_a_block_step_3_follows() -> None:
    assert table_of(3).play(*BLOCKED).step() == "place"


@pytest.mark.parametrize("card", ["thief", "tornado", "granny as thief", "granny as tornado"])
def test_mkf_a30_the_second_try_may_be_another_kind(card: str) -> None:
    assert table_of(2).play(*BLOCKED).refusal(f"attack with {card}") == ""


def test_mkf_a30_the_second_try_chooses_anew_how_to_steal() -> None:
    table = scene("1|2", hand="tt", theirs="g11").play(
        "attack with thief", "seat 1", "from the hand", "block with granny"
    )
    assert table.play("attack with thief", "seat 1").options() == ["from the hand", "from the row"]

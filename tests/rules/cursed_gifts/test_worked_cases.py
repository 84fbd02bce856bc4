"""The examples of both rulebooks and of the publisher's answers, in the order of the list (CG-W1 to CG-W14)."""

import pytest

from tests.rules.cursed_gifts.scene import LET, Scene, scene


def cured(antidotes: str, area: str, gifts: int) -> Scene:
    """Cure the first so many gifts of seat 0 with all these Antidotes."""
    table = scene(f"{antidotes} mug mug|tie", f"{area}|", box="two_boxes")
    plays = [f"play {antidote}" for antidote in antidotes.split()]
    return table.play(*plays, *[f"gift {place} of seat 0" for place in range(1, gifts + 1)])


@pytest.mark.parametrize(("area", "gifts"), [("g2 g2 g1", 3), ("g2 g1 g1 g1", 4), ("g1 g1 g1 g1 g1", 5)])
def test_cg_w1_a_minus_5_cures_several_of_1_and_2(area: str, gifts: int) -> None:
    assert cured("a5", area, gifts).area(0) == ""


def test_cg_w2_two_minus_2_and_a_minus_1_cure_a_5_and_the_turn_is_over() -> None:
    table = cured("a1 a2 a2", "g5", 1)
    assert (table.area(0), table.turn()) == ("", 1)


def test_cg_w3_a_2_is_cured_by_a_minus_2() -> None:
    assert cured("a2", "g2", 1).area(0) == ""


def test_cg_w3_a_2_is_cured_by_two_minus_1() -> None:
    assert cured("a1 a1", "g2", 1).area(0) == ""


def test_cg_w4_two_minus_2_cure_a_4() -> None:
    assert cured("a2 a2", "g4", 1).area(0) == ""


@pytest.mark.parametrize(("area", "gifts"), [("g5", 1), ("g4 g1", 2), ("g3 g2", 2)])
def test_cg_w5_a_minus_5_cures_a_5_a_4_and_a_1_or_a_3_and_a_2(area: str, gifts: int) -> None:
    assert cured("a5", area, gifts).area(0) == ""


def test_cg_w5_a_minus_5_does_not_cure_a_4_alone() -> None:
    assert scene("a5 mug|tie", "g4|").refusal("play a5") == "CG-R13"


def test_cg_w6_karma_sends_a_3_back() -> None:
    table = scene("g3 mug|karma tie").play("play g3", "seat 1", "answer with karma")
    assert table.points() == [3, 0]


def test_cg_w7_karma_against_karma_is_refused() -> None:
    table = scene("g3 karma mug|karma tie", box="chains").play("play g3", "seat 1", "answer with karma")
    assert table.refusal("answer with karma", seat=0) == "CG-R17"


def test_cg_w8_karma_against_an_inevitable_gift_is_refused() -> None:
    table = scene("i3 mug|karma tie").play("play i3", "seat 1")
    assert (table.points(), table.refusal("answer with karma", seat=1)) == ([0, 3], "turn")


def test_cg_w9_the_karma_player_snatches_for_a_card_of_their_own() -> None:
    table = scene("snatch mug mug g5|karma tie").play("play snatch", "seat 1", "pay with mug", "answer with karma")
    table.play("pay with tie")
    assert (table.size(0), table.size(1), table.discards()) == (1, 1, "mug karma tie snatch")


def test_cg_w9_without_a_card_to_discard_the_snatching_is_cancelled() -> None:
    table = scene("snatch mug g5|karma").play("play snatch", "seat 1", "pay with mug", "answer with karma")
    assert (table.hand(0), table.size(1), table.discards()) == ("g5", 0, "mug karma snatch")


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("gracula gracula mummy", ("play gracula", "gift 1 of seat 1") * 2 + ("play mummy", "gift 1 of seat 1")),
        ("draw_2 gracula mummy", ("play draw_2", "play gracula", "gift 1 of seat 1", "play mummy", "gift 1 of seat 1")),
        ("siren siren draw_2", ("play siren", "gift 1 of seat 0", "play siren", "gift 1 of seat 0", "play draw_2")),
        (
            "i1 gracula mummy",
            ("play i1", "seat 1", "play gracula", "gift 1 of seat 1", "play mummy", "gift 1 of seat 1"),
        ),
    ],
)
def test_cg_w10_any_mix_of_three_makes_a_turn(hand: str, said: tuple[str, ...]) -> None:
    table = scene(f"{hand} mug|", "g1 g1|g1").play(*said)
    assert "begins" in table.told()


def test_cg_w11_a_second_gift_in_a_turn_is_refused() -> None:
    assert scene("i1 i2 mug|tie").play("play i1", "seat 1").refusal("play i2") == "CG-R5"


def test_cg_w12_a_minus_2_does_not_cure_a_1() -> None:
    assert scene("a2 mug|tie", "g1|").refusal("play a2") == "CG-R13"


def test_cg_w13_a_treachery_is_answered_with_a_manta_in_the_middle_of_anothers_turn() -> None:
    table = scene("snatch mug mug|manta tie").play("play snatch", "seat 1", "pay with mug", "answer with manta")
    assert (table.hand(0), table.hand(1)) == ("mug", "tie")


def test_cg_w14_player_1_answers_the_defence_and_player_2_that_in_turn() -> None:
    table = scene("snatch mug woolf mug|manta seal tie", box="chains").play("play snatch", "seat 1", "pay with mug")
    table.play("answer with manta", "answer with woolf", "answer with seal", LET)
    assert (table.hand(1), table.told()[-1]) == ("tie", "cancels")

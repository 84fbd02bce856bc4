"""Rulings on turns, plays and Comebacks (CG-A1 to CG-A19)."""

import pytest

from tests.rules.cursed_gifts.scene import END, LET, PAIR, TRIO, long, scene


def test_cg_a1_the_draw_is_automatic() -> None:
    table = scene("g1|g1", deck="karma tie").play(END)
    assert (table.hand(0), table.actors()) == ("g1 karma", [1])


def test_cg_a2_fresh_cards_can_be_played_at_once() -> None:
    assert "play a1" in scene("draw_2 g1|g1", "g1|", deck="a1 a1").play("play draw_2").options()


def test_cg_a3_what_is_discarded_as_a_cost_is_no_play() -> None:
    assert scene("snatch mug g1|g1").play("play snatch", "seat 1", "pay with mug", LET).plays() == 2


def test_cg_a3_what_is_discarded_by_an_effect_is_no_play() -> None:
    table = scene("mourning mug g1|g1 tie", discards="").play("play mourning", LET, "0: discard mug", "1: discard tie")
    assert (table.plays(), table.discards()) == (2, "mug tie mourning")


def test_cg_a4_a_countered_card_still_counts() -> None:
    table = scene("g3 g1 g2|karma g1").play("play g3", "seat 1", "answer with karma")
    assert (table.plays(), table.refusal("play g1")) == (2, "CG-R5")


@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("snatch", "CG-A5"),
        ("gracula", "CG-A5"),
        ("siren", "CG-A5"),
        ("mourning", "CG-A5"),
        ("a1", "CG-R13"),
        ("trollol", "CG-A5"),
    ],
)
def test_cg_a5_a_card_without_effect_can_not_be_dumped(card: str, why: str) -> None:
    assert scene(f"{card}|").refusal(f"play {card}") == why


def test_cg_a5_snatching_needs_a_card_to_pay_with() -> None:
    assert scene("snatch|g1").refusal("play snatch") == "CG-A5"


@pytest.mark.parametrize(
    ("hands", "card", "lacks"), [("snatch|g1", "snatch", 1), ("trollol|g1", "trollol", 1), ("mummy g1|g1", "mummy", 0)]
)
def test_cg_a5_a_refusal_tells_whether_cards_are_lacking(hands: str, card: str, lacks: int) -> None:
    table = scene(hands)
    refused = table.state.refuse(0, table.state.named(long(f"play {card}")))
    assert refused is not None
    assert [value.value for value in refused.values if value.name == "lacks"] == [lacks]


def test_cg_a5_snatching_needs_somebody_to_rob() -> None:
    table = scene("snatch g1||g1").play("play snatch")
    assert (table.refusal("seat 1"), table.options()) == ("CG-A5", ["seat 2"])


def test_cg_a6_there_is_no_hand_limit() -> None:
    assert (
        scene("draw_3 draw_3 draw_2 g1*5 g2*8|g1", box="two_boxes")
        .play("play draw_3", "play draw_3", "play draw_2")
        .size(0)
        == 22
    )


def test_cg_a8_only_whom_the_card_is_aimed_at_answers() -> None:
    assert scene("g1 g2|karma|karma|karma").play("play g1", "seat 2").actors() == [2]


def test_cg_a9_costs_are_paid_when_the_card_is_announced() -> None:
    table = scene("snatch mug g1|manta g1").play("play snatch", "seat 1", "pay with mug")
    assert (table.discards(), table.actors()) == ("mug", [1])
    assert table.play("answer with manta").discards() == "mug manta snatch"


def test_cg_a9_a_cancelled_card_does_nothing() -> None:
    table = scene("snatch mug g1|manta g2").play("play snatch", "seat 1", "pay with mug", "answer with manta")
    assert (table.hand(0), table.hand(1)) == ("g1", "g2")


def test_cg_a9_the_newest_is_resolved_first() -> None:
    table = scene("g3 seal g1|karma g2", box="chains")
    table.play("play g3", "seat 1", "answer with karma", "answer with seal", LET)
    assert (table.area(1), table.area(0)) == ("g3", "")


def test_cg_a9_picks_are_made_one_after_another() -> None:
    table = scene("snatch mug g1|g1").play("play snatch")
    assert (table.refusal("pay with mug"), table.refusal(END)) == ("CG-A9", "CG-A9")


def test_cg_a9_a_chain_of_six_resolves() -> None:
    table = scene(
        "snatch mug seal*2 woolf|manta seal*2 g1", box="snatching=8,manta=8,seal=8,woolf=8,useless_mug=8,gift_1=12"
    )
    table.play("play snatch", "seat 1", "pay with mug", "answer with manta")
    table.play(*["answer with seal"] * 4, "answer with woolf", LET)
    assert table.hand(0) == "g1"


def test_cg_a10_the_returned_gift_is_not_answered_again() -> None:
    table = scene("g3 karma g1|karma g1").play("play g3", "seat 1", "answer with karma")
    assert (table.area(0), table.actors()) == ("g3", [0])


def test_cg_a11_karma_swaps_the_roles_and_the_cost_is_paid_again() -> None:
    table = scene("snatch mug g5 g5|karma g1 tie").play("play snatch", "seat 1", "pay with mug", "answer with karma")
    assert (table.actors(), table.options()) == ([1], ["pay with g1", "pay with tie"])
    table.play("pay with tie")
    assert (table.hand(0), table.hand(1), table.discards()) == ("g5", "g1 g5", "mug karma tie snatch")


def test_cg_a11_who_can_not_pay_cancels_it() -> None:
    table = scene("snatch mug g5|karma").play("play snatch", "seat 1", "pay with mug", "answer with karma")
    assert (table.hand(0), table.hand(1), table.discards()) == ("g5", "", "mug karma snatch")
    assert "fizzles" in table.told()


def test_cg_a11_the_first_cost_is_not_given_back() -> None:
    table = scene("snatch mug|karma g1").play("play snatch", "seat 1", "pay with mug", "answer with karma")
    assert (table.hand(1), table.discards()) == ("g1", "mug karma snatch")


def test_cg_a11_karma_on_trollol_gives_a_card_the_other_way() -> None:
    table = scene("trollol g5 g4|karma g1 tie", deck="a1").play(
        "play trollol", "seat 1", "answer with karma", "give tie"
    )
    assert (table.hand(0), table.hand(1)) == ("g4 g5 tie", "g1 a1")


def test_cg_a12_karma_puts_a_treachery_on_any_gift_of_who_played_it() -> None:
    table = scene("mummy g1|karma g1", "g1 g3|g2").play("play mummy", "gift 1 of seat 1", "answer with karma")
    assert table.options() == ["gift 1 of seat 0", "gift 2 of seat 0"]
    assert table.refusal("gift 1 of seat 1") == "CG-A12"
    assert table.play("gift 2 of seat 0").area(0) == "g1 g3+mummy"


def test_cg_a12_with_no_gift_there_it_is_discarded() -> None:
    table = scene("mummy g1|karma g1", "|g2").play("play mummy", "gift 1 of seat 1", "answer with karma")
    assert (table.area(1), table.discards()) == ("g2", "karma mummy")


def test_cg_a12_with_one_gift_there_nothing_is_asked() -> None:
    table = scene("mummy g1|karma g1", "g1|g2").play("play mummy", "gift 1 of seat 1", "answer with karma")
    assert table.area(0) == "g1+mummy"


def test_cg_a13_three_useless_gifts_are_a_karma_just_played() -> None:
    table = scene("g3 seal g1|mug*2 tie g1", box="chains").play("play g3", "seat 1", TRIO, "answer with seal", LET)
    assert (table.area(1), table.discards()) == ("g3", "mug mug tie seal")


def test_cg_a13_they_do_not_answer_a_defence() -> None:
    table = scene("g3 mug*2 tie g1|karma g1", box="chains").play("play g3", "seat 1", "answer with karma")
    assert table.refusal(TRIO) == "CG-R21"


def test_cg_a14_all_targets_are_asked_at_once() -> None:
    table = scene("mourning g1|g1|g1|g1").play("play mourning")
    assert table.actors() == [1, 2, 3]


def test_cg_a14_an_answer_is_sealed_until_all_are_in() -> None:
    table = scene("mourning g1|manta g1 g2|g1 g2").play("play mourning", "1: answer with manta")
    assert ("answers" in table.told(), table.hand(1)) == (False, "g1 g2 manta")
    assert table.state.can_take_back(1)
    assert "answers" in table.play(f"2: {LET}").told()


def test_cg_a14_manta_exempts_its_player_alone() -> None:
    table = scene("mourning g1 g2|manta g1 g2|g1 g2").play("play mourning", "1: answer with manta", f"2: {LET}")
    assert table.actors() == [0, 2]


def test_cg_a14_karma_makes_the_originator_suffer_that_share_too() -> None:
    table = scene("mourning g1 g2 g3 g4|karma g1 g2|karma g1 g2|g1 g2")
    table.play("play mourning", "1: answer with karma", "2: answer with karma", f"3: {LET}")
    assert table.actors() == [0, 3]
    table.play("3: discard g1", "0: discard g1", "0: discard g2", "0: discard g3")
    assert (table.hand(0), table.hand(1), table.hand(3)) == ("g4", "g1 g2", "g2")


def test_cg_a14_answers_take_effect_in_turn_order() -> None:
    table = scene("g1 g2|manta g1 g2|mourning g1 g2|manta g1 g2", turn=2).play("play mourning")
    table.play("1: answer with manta", f"0: {LET}", "3: answer with manta")
    answers = [event["seat"] for event in table.state.events(-2) if event.kind == "answers"]
    assert answers == [3, 1]


def test_cg_a14_each_answer_can_be_answered_in_its_turn() -> None:
    table = scene("mourning seal g1 g2|manta g1 g2|manta g1 g2", box="chains").play("play mourning")
    table.play("1: answer with manta", "2: answer with manta", "0: answer with seal", f"1: {LET}", f"0: {LET}")
    assert table.actors() == [0, 1]


def test_cg_a15_no_window_on_antidotes_draws_and_plain_defences() -> None:
    table = scene("a2 draw_2 siren g1|seal g1", "g2 g3|", box="chains")
    table.play("play a2", "gift 1 of seat 0", "play draw_2", "play siren", "gift 1 of seat 0")
    assert table.turn() == 1


def test_cg_a15_no_window_for_an_empty_hand() -> None:
    assert scene("g3 g1|").play("play g3", "seat 1").area(1) == "g3"


def test_cg_a15_no_window_where_no_card_of_the_deck_answers() -> None:
    table = scene("g3 g1|g1 g3", box="gift_1=20,gift_3=20,manta=5").play("play g3", "seat 1")
    assert (table.area(1), table.actors()) == ("g3", [0])


def test_cg_a16_the_window_opens_whatever_the_hand_holds() -> None:
    table = scene("g3 g1|g1").play("play g3", "seat 1")
    assert (table.actors(), table.options(), table.state.is_window()) == ([1], [LET], True)


def test_cg_a17_the_pair_uses_the_right_to_offer_a_gift() -> None:
    table = scene("mug tie g1 g2|g1").play(PAIR, "seat 1")
    assert table.refusal("play g1") == "CG-R5"
    assert scene("i1 mug tie|g1").play("play i1", "seat 1").refusal(PAIR) == "CG-A17"


def test_cg_a17_the_pair_takes_two_plays() -> None:
    assert scene("mug tie g1|g1", plays=1).refusal(PAIR) == "CG-D3"


def test_cg_a18_the_pair_is_one_gift_that_holds_treacheries() -> None:
    table = scene("mug tie gracula g1|", seats=2).play(PAIR, "seat 1", "play gracula", "gift 1 of seat 1")
    assert (table.area(1), table.points()) == ("mug&tie+gracula", [0, 2])


def test_cg_a18_cured_both_cards_go_to_the_discard_pile() -> None:
    assert scene("a1 g1|g1", "mug&tie|").play("play a1", "gift 1 of seat 0").discards() == "a1 mug tie"


def test_cg_a18_eliminated_both_cards_go_into_the_deck() -> None:
    table = scene("i1 g1|g1|g1", "|g4 g4 mug&tie", rest="none", deck="a1").play("play i1", "seat 1")
    assert "mug" in table.deck()
    assert "tie" in table.deck()


def test_cg_a19_a_pair_can_be_formed_with_a_zodiac_card() -> None:
    table = scene("mug zodiac_leo g1|g1", box="zodiac").play(PAIR, "seat 1")
    assert table.area(1) == "mug&zodiac_leo"


def test_cg_a19_a_pair_can_not_be_split() -> None:
    table = scene("mug tie g1|g1|g1").play(PAIR, "seat 1")
    assert table.points() == [0, 1, 0]

"""What both rulebooks say (CG-R1 to CG-R23)."""

import pytest

from regift.kit.refusal_and_errors import BadOption
from tests.rules.cursed_gifts.scene import END, LET, TRIO, dealt, long, scene


@pytest.mark.parametrize("seats", range(2, 9))
def test_cg_r1_seven_cards_each_and_the_rest_is_the_deck(seats: int) -> None:
    table = dealt(seats)
    boxes = 1 if seats < 5 else 2
    assert [table.size(seat) for seat in range(seats)] == [7] * seats
    assert len(table.state.deck) == 100 * boxes - 7 * seats


def test_cg_r2_turns_go_clockwise() -> None:
    table = scene("g1|g1|g1|g1", turn=2).play(END)
    assert table.turn() == 3
    assert table.play(END).turn() == 0


def test_cg_r3_every_area_starts_at_0() -> None:
    assert dealt(5).points() == [0] * 5


def test_cg_r3_an_offered_gift_lies_in_the_area_of_who_got_it() -> None:
    table = scene("i3 g1|g1").play("play i3", "seat 1")
    assert (table.area(1), table.points(), table.hand(0)) == ("i3", [0, 3], "g1")


def test_cg_r4_no_card_need_be_played() -> None:
    assert scene("g1 draw_2|g1").play(END).turn() == 1


def test_cg_r4_three_cards_may_be_played_one_after_another() -> None:
    table = scene("draw_2 draw_2 draw_2 draw_2|g1").play("play draw_2", "play draw_2")
    assert (table.turn(), table.plays()) == (0, 1)
    assert table.play("play draw_2").turn() == 1


def test_cg_r4_a_card_not_in_hand_can_not_be_played() -> None:
    assert scene("draw_2 g1|g1").refusal("play draw_3") == "CG-R4"


def test_cg_r5_one_gift_a_turn_and_any_mix_of_others() -> None:
    table = scene("i1 draw_2 snatch g2|g1 g2", "|g1").play("play i1", "seat 1")
    assert table.refusal("play g2") == "CG-R5"
    assert {"play draw_2", "play snatch"} <= set(table.options("play"))


def test_cg_r5_the_gift_goes_to_one_player() -> None:
    table = scene("i2 g1|g1|g1").play("play i2", "seat 2")
    assert table.points() == [0, 0, 2]


def test_cg_r6_nobody_offers_a_gift_to_oneself() -> None:
    table = scene("g1 g2|g1|g1").play("play g1")
    assert (table.refusal("seat 0"), table.options()) == ("CG-R6", ["seat 1", "seat 2"])


def test_cg_r7_one_card_is_drawn_at_the_end_of_the_turn() -> None:
    assert scene("g1|g1", deck="karma").play(END).hand(0) == "g1 karma"


@pytest.mark.parametrize(("gift", "out"), [("i1", []), ("i2", [1]), ("i3", [1])])
def test_cg_r8_nine_points_survive_ten_and_eleven_do_not(gift: str, out: list[int]) -> None:
    assert scene(f"{gift} g1|g1|g1", "|g4 g4|").play(f"play {gift}", "seat 1").out() == out


def test_cg_r9_an_inevitable_gift_opens_no_window() -> None:
    table = scene("i2 g1|karma manta mug mug tie").play("play i2", "seat 1")
    assert (table.area(1), table.actors()) == ("i2", [0])


@pytest.mark.parametrize("cure", [("play a2", "gift 1 of seat 0"), ("play siren", "gift 1 of seat 0")])
def test_cg_r9_an_inevitable_gift_can_be_removed_later(cure: tuple[str, str]) -> None:
    assert scene("a2 siren g1|g1", "i2|").play(*cure).area(0) == ""


def test_cg_r10_a_played_card_goes_to_the_discard_pile() -> None:
    assert scene("draw_2 g1|g1").play("play draw_2").discards() == "draw_2"


def test_cg_r10_what_landed_or_is_placed_or_stays_does_not() -> None:
    table = scene("i1 gracula full_letterbox g1|g1", "|g2", box="everything")
    table.play("play i1", "seat 1", "play gracula", "gift 1 of seat 1", LET, "play full_letterbox")
    assert (table.discards(), table.area(1), table.table(0)) == ("", "g2+gracula i1", "full_letterbox")


def test_cg_r10_cured_gifts_and_antidotes_go_there_too() -> None:
    assert scene("a2 g1|g1", "g2|").play("play a2", "gift 1 of seat 0").discards() == "a2 g2"


def test_cg_r11_gifts_of_the_area_and_the_hand_are_shuffled_into_the_deck() -> None:
    table = scene("i2 g1|g5 i4 karma|g1", "|g4 g4", rest="none", deck="a1")
    table.play("play i2", "seat 1")
    assert (table.deck(), table.discards()) == ("g4 g4 g5 i2 i4 a1", "karma")


def test_cg_r12_the_last_player_left_wins() -> None:
    table = scene("i2 g1|g1", "|g4 g4").play("play i2", "seat 1")
    assert (table.is_over(), table.winners()) == (True, [0])


def test_cg_r13_the_antidotes_must_equal_what_is_cured() -> None:
    table = scene("a5 g1|g1", "g4 g3|")
    assert table.refusal("play a5") == "CG-R13"


def test_cg_r13_each_antidote_is_a_play() -> None:
    table = scene("a2 a2 g1|g1", "g4|").play("play a2", "play a2", "gift 1 of seat 0")
    assert (table.plays(), table.area(0)) == (1, "")


def test_cg_r13_no_more_antidotes_than_plays_are_left() -> None:
    assert scene("a2 a2 g1|g1", "g4|", plays=1).refusal("play a2") == "CG-R13"


@pytest.mark.parametrize(
    ("hand", "area", "played", "asked", "first"),
    [
        ("a1 a2", "g3", [], "a2", "a1"),
        ("a1 a2 a5", "g2 g5 g1", ["a5"], "a1", "a1"),
        ("a1 a2", "g4", [], "a2", ""),
        ("a2 a5", "g3 g5", [], "a2", ""),
        ("a1 a2", "g3", ["a1"], "a1", ""),
        ("a1 a2 a5", "g3 g5", ["a1"], "a5", ""),
    ],
)
def test_cg_r13_a_refusal_names_the_antidote_that_the_cure_begins_with(
    hand: str, area: str, played: list[str], asked: str, first: str
) -> None:
    table = scene(f"{hand} g1|g1", f"{area}|").play(*[f"play {card}" for card in played])
    refused = table.state.refuse(0, table.state.named(long(f"play {asked}")))
    assert refused is not None
    named = {value.name: value.value for value in refused.values}
    assert (named["joins"], named.get("first", "")) == (int(first != ""), long(first) if first else "")


def test_cg_r13_only_picks_that_lead_to_an_exact_cure_are_offered() -> None:
    table = scene("a1 a2 a5 g1|g1", "g4 g3 g1|").play("play a1")
    assert table.options() == ["play a2", "gift 3 of seat 0"]


def test_cg_r13_one_path_for_each_combination() -> None:
    table = scene("a5 g1|g1", "g2 g3 g2|").play("play a5", "gift 2 of seat 0")
    assert table.options() == ["gift 3 of seat 0"]


def test_cg_r13_the_running_sum_is_shown_to_who_cures() -> None:
    table = scene("a5 g1|g1", "g2 g3 g2|").play("play a5", "gift 1 of seat 0")
    assert (table.state.view(0).fact("strength"), table.state.view(0).fact("to_cure")) == (5, 3)


def test_cg_r13_the_gifts_chosen_so_far_are_shown_to_who_cures_alone() -> None:
    table = scene("a5 g1|g1", "g1 g2 g3 g2|").play("play a5", "gift 2 of seat 0")
    seen = [[part for part in table.state.view(seat).parts if part.name == "chosen_gift"] for seat in (0, 1)]
    assert [(part.id, part.owner, part.to_dict()["value"]) for part in seen[0]] == [("chosen:1", 0, "gift_2")]
    assert seen[1] == []


def test_cg_r13_the_smallest_exact_cure_is_suggested() -> None:
    assert scene("a2 a5 a1 a1|g1", "g2 g5|").state.view(0).fact("smallest_cure") == 2


def test_cg_r13_the_antidotes_of_that_cure_are_named() -> None:
    view = scene("a2 a5 a1 a1|g1", "g3 g5|").state.view(0)
    assert (view.zone("remedy").faces, view.fact("smallest_cure")) == (["antidote_5"], 5)
    assert not [part for part in scene("a5|g1", "g5|").state.view(1).parts if part.name == "remedy"]


def test_cg_r13_no_cure_is_suggested_where_there_is_none() -> None:
    with pytest.raises(KeyError):
        scene("a2 a2|g1", "g5 i3|").state.view(0).fact("smallest_cure")


@pytest.mark.parametrize("picked", [1, 3])
def test_cg_r13_of_equal_gifts_the_oldest_goes_since_nobody_is_told_which_it_was(picked: int) -> None:
    table = scene("a1 g1|g1", "g1 g3 g1|").play("play a1", f"gift {picked} of seat 0")
    assert table.area(0) == "g3 g1"


def test_cg_r14_of_equal_gifts_the_one_with_the_same_on_it_goes() -> None:
    table = scene("a5 g1|g1", "g2 g1 g2+mummy+gracula|").play("play a5", "gift 3 of seat 0")
    assert table.area(0) == "g2 g1"


def test_cg_r14_treacheries_on_a_cured_gift_are_discarded_with_it() -> None:
    table = scene("a5 g1|g1", "g2+mummy+gracula|").play("play a5", "gift 1 of seat 0")
    assert table.discards() == "a5 g2 mummy gracula"


def test_cg_r14_treacheries_on_a_discarded_gift_too() -> None:
    table = scene("siren g1|g1", "g2+mummy|").play("play siren", "gift 1 of seat 0")
    assert (table.area(0), table.discards()) == ("", "g2 mummy siren")


def test_cg_r15_a_treachery_is_no_answer() -> None:
    table = scene("g1 g2|snatch karma g1").play("play g1", "seat 1")
    assert table.refusal("play snatch") == "CG-A9"


def test_cg_r16_a_plain_defence_is_played_in_ones_own_turn() -> None:
    table = scene("g1 g2|siren karma", "|g2").play("play g1", "seat 1")
    assert table.options() == [LET, "answer with karma"]


def test_cg_r17_a_comeback_is_played_in_answer_only() -> None:
    table = scene("g1 g2|karma g1", turn=1)
    assert table.options("play karma") == []
    assert scene("g1|karma g1").play(END).options("answer") == []


def test_cg_r17_a_comeback_answers_what_its_text_allows() -> None:
    table = scene("g1 g2|manta g1").play("play g1", "seat 1")
    assert table.refusal("answer with manta") == "CG-R17"


def test_cg_r18_a_comeback_in_ones_own_turn_is_outside_the_three_plays() -> None:
    table = scene("snatch g1 g2 seal|manta g1", box="chains")
    table.play("play snatch", "seat 1", "pay with g1", "answer with manta", "answer with seal", LET)
    assert (table.turn(), table.plays()) == (0, 2)


def test_cg_r19_only_the_last_card_can_be_answered() -> None:
    table = scene("snatch g1 g2 karma|manta g1", box="chains").play("play snatch", "seat 1", "pay with g1")
    table.play("answer with manta")
    assert (table.actors(), table.options("answer")) == ([0], [])


def test_cg_r19_chains_go_back_and_forth() -> None:
    table = scene("snatch g1 seal woolf|manta seal woolf g2", box="chains")
    table.play("play snatch", "seat 1", "pay with g1", "answer with manta", "answer with seal", "answer with woolf")
    table.play("answer with woolf", "answer with seal")
    assert table.told().count("answers") == 5
    assert "cancels" in table.told()


def test_cg_r20_useless_gifts_can_not_be_played() -> None:
    assert "play mug" not in scene("mug g1|g1").state.game.by_name


def test_cg_r20_useless_gifts_feed_other_cards() -> None:
    assert scene("mug snatch g1|g1").play("play snatch", "seat 1").options() == ["pay with g1", "pay with mug"]


def test_cg_r21_three_useless_gifts_do_what_a_shitty_karma_does() -> None:
    table = scene("g3 g1|mug tie mug g1").play("play g3", "seat 1", TRIO)
    assert (table.area(0), table.area(1), table.hand(1), table.discards()) == ("g3", "", "g1", "mug mug tie")


def test_cg_r21_two_are_not_enough() -> None:
    assert scene("g3 g1|mug tie g1").play("play g3", "seat 1").refusal(TRIO) == "CG-R21"


def test_cg_r21_of_four_one_chooses_three() -> None:
    table = scene("g3 g1|mug tie mug frog").play("play g3", "seat 1", TRIO, "use mug", "use tie", "use frog")
    assert table.hand(1) == "mug"


def test_cg_r22_no_hand_limit_no_duty_to_play_and_no_rule_for_two() -> None:
    table = scene("g1*6 draw_2*4 draw_3*2|mug", deck="karma").play(END)
    assert (table.size(0), table.turn(), table.told()[-2:]) == (13, 1, ["draws", "begins"])


def test_cg_r23_a_defence_that_stays_lies_on_the_table() -> None:
    table = scene("guard_dog g1|g1", box="house").play("play guard_dog")
    assert (table.table(0), table.discards()) == ("guard_dog", "")


def test_cg_r23_a_full_letterbox_stops_the_next_gift_and_goes_with_it() -> None:
    table = scene("g3 g1|g1", tables="|full_letterbox", box="house").play("play g3", "seat 1", LET)
    assert (table.area(1), table.table(1), table.discards()) == ("", "", "full_letterbox g3")


def test_cg_r23_no_letterbox_stops_an_inevitable_gift() -> None:
    table = scene("i3 g1|g1", tables="|full_letterbox", box="house").play("play i3", "seat 1")
    assert (table.area(1), table.table(1)) == ("i3", "full_letterbox")


def test_cg_r23_a_comeback_and_a_draw_are_always_discarded() -> None:
    table = scene("g3 draw_2 g1|karma g1").play("play draw_2", "play g3", "seat 1", "answer with karma")
    assert table.discards() == "draw_2 karma"


def test_cg_r1_a_deck_of_another_size_is_dealt_all_the_same() -> None:
    table = dealt(2, deck="gift_5=10,karma=10")
    assert len(table.state.deck) == 6
    with pytest.raises(BadOption):
        dealt(2, deck="gift_5=10,karma=4")

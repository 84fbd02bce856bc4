"""Rulings on the deck, eliminations, cures, set-up and the end (CG-A20 to CG-A50)."""

import pytest

from regift.games import catalogue
from regift.games.action_and_event_wording import LANGUAGES, GameTranslations
from regift.games.cursed_gifts.position.card_zones import NOTHING, PlacedGift
from regift.games.cursed_gifts.rules import elimination_and_game_end, legal_actions_and_refusals
from regift.kit.deck_builder_option_and_deck_code import BadDeck
from regift.kit.refusal_and_errors import BadOption
from regift.kit.view import Gauge
from tests.rules.cursed_gifts.scene import END, LET, Scene, dealt, scene


def test_cg_a20_the_deck_is_made_anew_as_soon_as_it_is_empty() -> None:
    table = scene("draw_2 g1|g1", rest="none", deck="a1 a2", discards="karma").play("play draw_2")
    assert (table.deck(), table.discards()) == ("karma draw_2", "")


def test_cg_a20_a_draw_that_finds_it_empty_takes_what_was_discarded_before() -> None:
    table = scene("draw_3 g1|g1", rest="none", deck="a1", discards="karma manta siren").play("play draw_3")
    assert (table.size(0), table.discards()) == (4, "draw_3")


def test_cg_a20_the_discard_pile_comes_before_the_gifts_of_who_is_eliminated() -> None:
    table = scene("i2 draw_2 g1|g1|g1", "|g4 g4", rest="none", deck="", discards="karma").play("play i2", "seat 1")
    assert table.deck() == "g1 g4 g4 i2 karma"


def test_cg_a21_fr_nothing_to_draw_at_all_play_goes_on() -> None:
    table = scene("g1 karma|g1", rest="none", deck="").play(END)
    assert (table.hand(0), table.turn()) == ("g1 karma", 1)


def test_cg_a21_fr_it_ends_once_everybody_in_a_row_played_nothing() -> None:
    table = scene("karma|manta|seal", "g1|g3|g2", rest="none", deck="").play(END, END)
    assert not table.is_over()
    assert table.play(END).winners() == [0]


def test_cg_a22_en_unable_or_unwilling_is_the_same() -> None:
    table = scene("g1|g1", "g1|g2", deck="", edition="en_2023").play(END, END)
    assert (table.is_over(), table.winners()) == (True, [0])


def test_cg_a22_en_a_card_played_starts_the_count_anew() -> None:
    table = scene("i1 karma|g1|g1", deck="", edition="en_2023").play(END, END, END)
    assert table.is_over()
    table = scene("i1 karma|g1|g1", deck="", edition="en_2023", turn=1).play(
        END, END, "play i1", "seat 1", END, END, END
    )
    assert not table.is_over()


def test_cg_a22_en_strictly_it_ends_only_when_nobody_can_play() -> None:
    able = scene("g1|karma", rest="none", deck="", edition="en_2023", strict_stalemate=True).play(END, END, END)
    unable = scene("manta|karma", rest="none", deck="", edition="en_2023", strict_stalemate=True).play(END)
    assert (able.is_over(), unable.is_over()) == (False, True)


def doubts(table: Scene) -> tuple[str, list[object]]:
    """Return the clause by which ending the turn is worth a second look, and what could still be played."""
    state, seat = table.state, table.actors()[0]
    end = state.named(END)
    return state.caution(seat, end), [value.value for value in state.caution_values(seat, end)]


def test_cg_a22_who_could_still_play_is_asked_before_the_end_of_turn_that_ends_the_game() -> None:
    table = scene("i1 karma|g1 mug tie|g1", deck="", edition="en_2023")
    assert doubts(table) == ("", [])
    assert doubts(table.play(END)) == ("", [])
    assert doubts(table.play(END)) == ("CG-A22", [["gift_1"]])
    assert table.play(END).is_over()


def test_cg_a22_an_end_of_turn_that_ends_nothing_asks_nothing_for_no_card_is_lost() -> None:
    table = scene("a1 a2 g1|g1", "g1 g2|")
    assert {"antidote_1", "antidote_2"} <= set(legal_actions_and_refusals.playable_cards(table.state, 0))
    assert doubts(table) == ("", [])
    assert table.play(END).hand(0).startswith("g1 a1 a2")


def test_cg_a22_who_can_play_nothing_or_has_played_is_not_asked() -> None:
    unable = scene("g1|karma manta", deck="", edition="en_2023").play(END)
    played = scene("g1|g1 a1|g1", "|g1|", deck="", edition="en_2023").play(END, "play a1", "gift 1 of seat 1")
    assert (doubts(unable), doubts(played)) == (("", []), ("", []))


def test_cg_a22_with_the_strict_option_nobody_is_asked_for_the_game_goes_on() -> None:
    table = scene("g1|g1", deck="", edition="en_2023", strict_stalemate=True).play(END)
    assert doubts(table) == ("", [])
    assert not table.play(END).is_over()


def test_cg_a21_fr_the_same_question_names_a_pair() -> None:
    table = scene("g1 karma|mug tie", rest="none", deck="").play(END)
    assert doubts(table) == ("CG-A21", [["pair"]])


def test_cg_a22_those_without_a_card_are_passed_over_and_counted() -> None:
    table = scene("g1|karma||", "|||g2", deck="", edition="en_2023", turn=1).play(END)
    assert doubts(table) == ("CG-A22", [["gift_1"]])
    table = scene("g1|||g2", deck="", edition="en_2023", turn=3).play(END)
    assert doubts(table) == ("CG-A22", [["gift_1"]])
    assert table.play(END).is_over()


def test_cg_a25_who_could_still_play_is_asked_before_the_turn_cap_ends_the_game() -> None:
    table = scene("g1|g1 karma", turn_cap=1).play(END)
    assert doubts(table)[0] == "CG-A25"
    assert table.play(END).is_over()


def test_cg_a25_the_view_counts_the_rounds_that_are_left() -> None:
    table = scene("g1 g1|g1 g1", turn_cap=2)
    left = []
    for _ in range(3):
        left.append(table.state.view(0).fact("rounds"))
        table.play(END)
    assert left == [2, 2, 1]
    assert not [part for part in scene("g1|g1").state.view(0).parts if part.id == "rounds"]


def test_cg_a22_the_words_of_the_question_name_what_could_be_played() -> None:
    table = scene("g1|g1 i2", deck="", edition="en_2023").play(END)
    values = table.state.caution_values(1, table.state.named(END))
    for language, said in (("en", "Itchy Scarf (1) and"), ("fr", "Écharpe qui gratte (1) et")):
        words = GameTranslations(catalogue.folders()["cursed_gifts"], language, str)
        for clause in ("CG-A21", "CG-A22", "CG-A25"):
            assert said in words.say(f"caution-{clause}", words.arguments(values, 1))


def test_cg_a23_en_a_tie_on_points_is_shared() -> None:
    table = scene("g1|g1 g2|g1", "g1|g1|g3", deck="", edition="en_2023").play(END, END, END)
    assert table.winners() == [0, 1]


def test_cg_a23_the_house_option_counts_cards_in_hand() -> None:
    table = scene("g1 g3|g1|g1", "g1|g1|g3", deck="", edition="en_2023", fewest_cards=True).play(END, END, END)
    assert table.winners() == [1]


def test_cg_a24_en_gifts_form_a_new_deck() -> None:
    table = scene("i2 g1|g1|g1", "|g4 g4", deck="", discards="a1", edition="en_2023").play("play i2", "seat 1")
    assert table.deck() == "g1 g4 g4 i2"
    assert table.play(END).size(0) == 2


def test_cg_a25_the_turn_cap_ends_a_game_by_fewest_points() -> None:
    table = scene("g1|g1", "g2|g1", turn_cap=1).play(END, END)
    assert table.winners() == [1]


def test_cg_a25_it_is_off_by_default() -> None:
    assert dealt(2).state.game.settings["turn_cap"] == 0


def test_cg_a26_the_rest_of_the_hand_is_discarded_for_all_to_see() -> None:
    table = scene("i2 g1|karma mug g1|g1", "|g4 g4").play("play i2", "seat 1")
    assert table.discards() == "karma mug"
    gone = next(event for event in table.state.events(2) if event.kind == "eliminated")
    assert gone["hand"] == ["gift_1", "karma", "useless_mug"]


def test_cg_a27_treacheries_on_the_gifts_are_discarded() -> None:
    table = scene("i2 g1|g1|g1", "|g4+mummy g2").play("play i2", "seat 1")
    assert table.discards() == "mummy"


def test_cg_a28_the_lethal_gift_goes_with_the_rest() -> None:
    table = scene("i2 g1|g1|g1", "|g4 g4", rest="none", deck="a1").play("play i2", "seat 1")
    assert "i2" in table.deck()
    assert table.told().index("lands") < table.told().index("eliminated")


def test_cg_a29_treacheries_can_kill() -> None:
    table = scene("mummy g1|g1|g1", "|g4 g4").play("play mummy", "gift 1 of seat 1", LET)
    assert table.out() == [1]


def test_cg_a30_no_last_chance_cure() -> None:
    table = scene("i2 g1|a2 siren g1|g1", "|g4 g4").play("play i2", "seat 1")
    assert (table.out(), table.actors()) == ([1], [0])


def test_cg_a31_the_active_player_dies_and_the_turn_ends_without_a_draw() -> None:
    table = scene("g3 draw_2|karma g1|g1", "g4 g4|", deck="a1").play("play g3", "seat 1", "answer with karma")
    assert (table.out(), table.turn(), table.told().count("draws")) == ([0], 1, 3)


def land_fives(table: Scene, seats: list[int]) -> None:
    """Let a gift from the deck land before each of these seats at once, which no text of a position can say."""
    for seat in seats:
        kind = table.state.rules.kind_of("gift_5")
        table.state.deck.remove(kind)
        table.state.land(seat, PlacedGift(kind, NOTHING, 5, []))


def test_cg_a32_those_who_die_together_go_in_turn_order_until_one_is_left() -> None:
    table = scene("g1|g1|g1", "g5|g5|g5", turn=1, box="two_boxes")
    land_fives(table, [0, 1, 2])
    elimination_and_game_end.settle(table.state)
    assert (table.out(), table.winners()) == ([1, 2], [0])


def test_cg_a33_a_win_ends_the_game_at_once() -> None:
    table = scene("i2 draw_2 g1|g1", "|g4 g4").play("play i2", "seat 1")
    assert (table.is_over(), table.actors(), table.refusal("play draw_2", seat=0)) == (True, [], "CG-R12")


def test_cg_a34_the_whole_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(8):
        table = scene("i2 g1|g1|g1", "|g4 g4", rest="none", deck="a1 a2 a5 karma siren", seed=seed)
        table.play("play i2", "seat 1")
        orders.add(table.write(table.state.deck))
    assert len(orders) > 4


def test_cg_a35_only_the_own_area_is_cured() -> None:
    table = scene("a2 g1|g1", "g2|g2").play("play a2")
    assert (table.options(), table.refusal("gift 1 of seat 1")) == (["gift 1 of seat 0"], "CG-A35")


def test_cg_a36_mixed_sums_are_one_cure() -> None:
    table = scene("a2 a5 g1|g1", "g4 g3|").play("play a2", "play a5", "gift 1 of seat 0", "gift 2 of seat 0")
    assert (table.area(0), table.plays(), table.told().count("cures")) == ("", 1, 1)


def test_cg_a37_a_gift_is_cured_with_its_treachery_or_not_at_all() -> None:
    assert scene("a2 g1|g1", "g2+gracula|").refusal("play a2") == "CG-R13"
    assert scene("a1 g1|g1", "g2+gracula|").refusal("play a1") == "CG-R13"
    assert scene("a1 a2 g1|g1", "g2+gracula|").play("play a1", "play a2", "gift 1 of seat 0").area(0) == ""


def test_cg_a38_treacheries_go_on_gifts_of_others_inevitable_ones_too() -> None:
    table = scene("gracula g1|g1|g1", "g1|i2 g2|g3").play("play gracula")
    assert table.options() == ["gift 1 of seat 1", "gift 2 of seat 1", "gift 1 of seat 2"]
    assert table.refusal("gift 1 of seat 0") == "CG-A38"


def test_cg_a38_several_on_one_gift() -> None:
    table = scene("gracula mummy g1|", "|g1").play("play gracula", "gift 1 of seat 1", "play mummy", "gift 1 of seat 1")
    assert (table.area(1), table.points()[1]) == ("g1+gracula+mummy", 4)


def test_cg_a39_a_treachery_on_an_inevitable_gift_can_be_answered() -> None:
    table = scene("gracula g1|manta g1", "|i2").play("play gracula", "gift 1 of seat 1")
    assert table.options() == [LET, "answer with manta"]


def test_cg_a40_a_gift_that_moves_keeps_its_treacheries() -> None:
    table = scene("regifting g1|", "g2+mummy|", box="house").play("play regifting", "gift 1 of seat 0", "seat 1")
    assert (table.area(0), table.area(1), table.points()) == ("", "g2+mummy", [0, 4])


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_cg_a41_two_to_eight_players(seats: int) -> None:
    with pytest.raises(BadOption):
        dealt(seats)


def test_cg_a41_one_box_can_be_asked_for() -> None:
    assert sum(dealt(6, deck="one_box").state.game.counts) == 100


@pytest.mark.parametrize(
    ("deck", "reason"),
    [
        ("gift_5=14", "deck_few"),
        ("gift_5=60,gift_4=60,gift_3=60,gift_2=60,gift_1=11", "deck_many"),
        ("gift_1=5,antidote_1=20", "deck_points"),
        ("karma=40", "deck_points"),
    ],
)
def test_cg_a42_a_deck_that_can_not_be_played_is_refused(deck: str, reason: str) -> None:
    with pytest.raises(BadDeck) as refused:
        dealt(2, deck=deck)
    assert refused.value.reason == reason


def test_cg_a42_any_other_deck_is_taken_as_counts() -> None:
    game = dealt(2, deck="karma=6, gift_5=20,mummy=0").state.game
    assert (game.settings["deck"], game.words, game.counts) == ("gift_5=20,karma=6", ["gift_5", "karma"], [20, 6])


def test_cg_a42_one_box_is_too_small_for_nobody() -> None:
    assert dealt(8, deck="one_box").size(7) == 7


def test_cg_a43_chance_names_who_begins_unless_the_host_does() -> None:
    assert len({dealt(6, seed).turn() for seed in range(60)}) == 6
    assert dealt(6, 3, first=4).turn() == 4


def test_cg_a44_a_zodiac_play_does_not_take_itself() -> None:
    table = scene("zodiac_leo g1|g1", box="zodiac", sign_0="leo")
    assert table.refusal("play zodiac_leo") == "CG-A44"


def test_cg_a44_it_costs_one_play_on_ones_own_turn() -> None:
    table = scene("g1 g2|zodiac_leo g1", discards="a1", box="zodiac", sign_1="leo").play("play g1", "seat 1")
    assert table.options("play") == []
    table.play(LET, END, "play zodiac_leo", "fetch a1")
    assert table.plays() == 2


def test_cg_a45_the_golden_gift_can_be_turned_back() -> None:
    table = scene("gold g1|karma g1", box="golden").play("play gold", "seat 1", "answer with karma")
    assert (table.out(), table.winners()) == ([0], [1])


def test_cg_a45_it_eliminates_outright_and_comes_back_with_the_deck() -> None:
    table = scene("gold g1|g1|g1", box="golden").play("play gold", "seat 1", LET)
    assert (table.out(), "gold" in table.deck()) == ([1], True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cg_a45_it_is_worth_666_wherever_it_is_counted_and_told(language: str) -> None:
    table = scene("gold g1|last_will g1|g1", "|g2|", box="everything").play("play gold", "seat 1")
    start = len(table.state.history)
    table.play(LET)
    gauges = [part.value for part in table.state.view(2).parts if isinstance(part, Gauge)]
    assert (table.points()[1], gauges[1]) == (668, 668)
    lands = [event for event in table.state.events(2, start) if event.kind == "lands"]
    words = GameTranslations(catalogue.folders()["cursed_gifts"], language, ["Ada", "Bo", "Cy"].__getitem__)
    assert [(event["points"], "668" in words.event(event)) for event in lands] == [(668, True)]
    table.play("play last_will", "gift 2 of seat 1", "seat 2")
    moves = [event for event in table.state.events(0) if event.kind == "moves"]
    assert [event["points"] for event in moves] == [666]
    assert "666" in words.attribute("golden_gift", "power")
    assert "666" in words.label("golden_gift")


def test_cg_a49_a_game_broken_off_is_judged_by_points_and_equal_places_are_shared() -> None:
    table = scene("g1|g1|g1|g1", "g3|g1|g3|g2")
    assert (table.is_over(), table.places(), table.winners()) == (False, [3, 1, 3, 2], [])
    assert [placing.seat for placing in table.state.standings()] == [1, 3, 0, 2]


def test_cg_a49_in_a_game_broken_off_the_eliminated_come_after_all_survivors() -> None:
    table = scene("i2 g1|g1|g1", "g4 g4|g4 g4|g1").play("play i2", "seat 1")
    assert (table.is_over(), table.places()) == (False, [2, 3, 1])


def test_cg_a46_en_the_draw_at_the_end_is_skipped() -> None:
    assert scene("g1|g1", deck="", edition="en_2023").play(END).size(0) == 1


def test_cg_a46_en_a_draw_card_takes_what_is_left_and_nothing_is_no_play() -> None:
    one = scene("draw_3 g1|g1", rest="none", deck="a1", discards="karma", edition="en_2023").play("play draw_3")
    assert one.hand(0) == "g1 a1"
    assert scene("draw_3 g1|g1", deck="", edition="en_2023").refusal("play draw_3") == "CG-A46"


def test_cg_a47_a_sign_is_public() -> None:
    view = scene("g1|g1", box="zodiac", sign_1="virgo").state.view(0)
    assert view.fact("sign:1") == "virgo"


def test_cg_a47_signs_are_asked_only_where_the_deck_needs_them() -> None:
    assert [option.name for option in dealt(2).state.game.schema if option.name.startswith("sign")] == []


def test_cg_a48_nobody_answers_an_own_card() -> None:
    table = scene("snatch mug seal g1|manta seal g1|manta g1", box="chains")
    table.play("play snatch", "seat 1", "pay with mug", "answer with manta")
    assert table.actors() == [0]
    assert table.play("answer with seal").actors() == [1]


def test_cg_a49_last_alive_first_then_who_went_last() -> None:
    table = scene("i2 i3 g1|g1|g1|g1", "|g4 g4|g4 g4|", box="two_boxes").play("play i2", "seat 1", END, END, END)
    table.play("play i3", "seat 2")
    assert table.places() == [1, 4, 3, 1]


def test_cg_a49_together_is_a_tie() -> None:
    table = scene("g1|g1|g1|g1", "|g5|g5|g1", box="two_boxes")
    land_fives(table, [1, 2])
    elimination_and_game_end.settle(table.state)
    assert table.places() == [1, 3, 3, 2]


def test_cg_a49_at_a_fewest_points_end_by_points() -> None:
    table = scene("g1|g1|g1", "g3|g1|g2", deck="", edition="en_2023").play(END, END, END)
    assert table.places() == [3, 1, 2]

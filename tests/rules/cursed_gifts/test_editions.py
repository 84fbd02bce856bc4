"""What differs between the two rulebooks (CG-D1 to CG-D21): data of the edition."""

import pytest

from regift.games.cursed_gifts.deck.card import ATTACH
from regift.games.cursed_gifts.deck.cards import every_card
from regift.games.cursed_gifts.rules.edition_rules import EDITIONS, edition
from tests.rules.cursed_gifts.scene import DEPART, END, LET, PAIR, TRIO, dealt, scene

BOTH = pytest.mark.parametrize("book", EDITIONS)


@BOTH
def test_cg_d1_the_host_names_who_begins_or_chance_does(book: str) -> None:
    assert [dealt(4, edition=book, first=seat).turn() for seat in range(4)] == [0, 1, 2, 3]
    assert {dealt(4, seed, edition=book).turn() for seed in range(40)} == {0, 1, 2, 3}


def test_cg_d2_fr_an_empty_deck_is_made_anew() -> None:
    table = scene("g1|g1", deck="", discards="a1").play(END)
    assert (table.discards(), table.told().count("reshuffles")) == ("", 1)


def test_cg_d2_en_an_empty_deck_stays_empty() -> None:
    table = scene("g1|g1", deck="", discards="a1", edition="en_2023").play(END)
    assert (table.hand(0), len(table.state.deck)) == ("g1", 0)


def test_cg_d2_en_the_fewest_points_win() -> None:
    table = scene("g1|g1|g1", "g3|g2|g4", deck="", edition="en_2023").play(END, END, END)
    assert (table.is_over(), table.winners()) == (True, [1])


def test_cg_d3_fr_two_useless_gifts_are_an_inevitable_1() -> None:
    table = scene("mug tie g1|karma g1").play(PAIR, "seat 1")
    assert (table.area(1), table.points(), table.plays(), table.actors()) == ("mug&tie", [0, 1], 1, [0])


def test_cg_d3_fr_one_chooses_which_two() -> None:
    table = scene("mug tie frog g1|g1").play(PAIR, "seat 1", "use mug", "use frog")
    assert (table.area(1), table.hand(0)) == ("mug&frog", "g1 tie")


def test_cg_d3_en_has_no_such_rule() -> None:
    assert scene("mug tie g1|g1", edition="en_2023").refusal(PAIR) == "CG-D3"


@BOTH
def test_cg_d4_of_more_than_three_useless_gifts_three_are_discarded(book: str) -> None:
    table = scene("g3 g1|mug*2 tie*2 g1", edition=book).play("play g3", "seat 1", TRIO, "use mug", "use mug", "use tie")
    assert table.hand(1) == "g1 tie"


def test_cg_d5_fr_the_gift_of_ones_sign_fetches_a_card() -> None:
    table = scene("zodiac_leo g1|g1", discards="a5 karma", box="zodiac", sign_0="leo")
    table.play("play zodiac_leo", "fetch karma")
    assert (table.hand(0), table.discards(), table.plays()) == ("g1 karma", "a5 zodiac_leo", 2)


def test_cg_d5_another_sign_is_an_ordinary_useless_gift() -> None:
    table = scene("zodiac_leo g1|g1", discards="a5", box="zodiac", sign_0="virgo")
    assert table.refusal("play zodiac_leo") == "CG-D5"


def test_cg_d5_en_has_no_zodiac() -> None:
    table = scene("zodiac_leo g1|g1", discards="a5", box="zodiac", sign_0="leo", edition="en_2023")
    assert table.refusal("play zodiac_leo") == "CG-D5"


@BOTH
def test_cg_d6_elimination_waits_for_the_comeback_and_no_longer(book: str) -> None:
    table = scene("g2 g1|karma g1|g1", "|g4 g4|", edition=book).play("play g2", "seat 1")
    assert table.out() == []
    assert table.play(LET).out() == [1]


@BOTH
def test_cg_d7_who_is_eliminated_plays_no_card(book: str) -> None:
    table = scene("i2 draw_2 g1|draw_2 g1|g1", "|g4 g4|", edition=book).play("play i2", "seat 1")
    assert (table.actors(), table.refusal("play draw_2", seat=1)) == ([0], "turn")


def test_cg_d7_unless_a_card_says_so() -> None:
    table = scene("i2 draw_2 g1|last_will draw_2 g1|g1", "|g4 g4|", box="house").play("play i2", "seat 1")
    assert (table.actors(), table.options()) == ([1], [DEPART, "play last_will"])
    table.play("play last_will", "gift 1 of seat 1", "seat 2")
    assert (table.area(2), table.out()) == ("g4", [1])


def test_cg_d7_departing_is_for_who_is_eliminated_and_letting_come_for_others() -> None:
    table = scene("i2 draw_2 g1|last_will draw_2 g1|g1", "|g4 g4|", box="house")
    assert table.refusal(DEPART) == "CG-D7"
    table.play("play i2", "seat 1")
    assert table.refusal(LET, seat=1) == "CG-R17"
    assert table.play(DEPART).out() == [1]


def test_cg_d7_a_last_will_is_no_ordinary_play() -> None:
    assert scene("last_will g1|g1", "g2|", box="house").refusal("play last_will") == "CG-D7"


def test_cg_d7_a_last_will_may_eliminate_again() -> None:
    table = scene("i2 g1|last_will g1|g1", "|g4 g4|g4 g4", box="house").play("play i2", "seat 1")
    table.play("play last_will", "gift 1 of seat 1", "seat 2", f"2: {DEPART}")
    assert (table.out(), table.winners()) == ([1, 2], [0])


@BOTH
def test_cg_d8_a_gift_is_cured_in_one_go_and_an_antidote_may_be_split(book: str) -> None:
    assert scene("a1 g1|g1", "g2|", edition=book).refusal("play a1") == "CG-R13"
    table = scene("a5 g1|g1", "g3 g2|", edition=book).play("play a5", "gift 1 of seat 0", "gift 2 of seat 0")
    assert table.area(0) == ""


@BOTH
@pytest.mark.parametrize(("card", "points"), [("gracula", 3), ("mummy", 4), ("au_secours", 5)])
def test_cg_d9_a_treachery_raises_the_value_of_the_gift(book: str, card: str, points: int) -> None:
    table = scene(f"{card} g1|g1", "|g2", edition=book).play(f"play {card}", "gift 1 of seat 1")
    assert table.play(*([LET] if table.actors() == [1] else [])).points()[1] == points


def test_cg_d10_three_treacheries_of_the_box_are_placed() -> None:
    house = {"double_sided_tape"}
    assert {card.id for card in every_card() if card.has(ATTACH)} - house == {"gracula", "mummy", "au_secours"}


@BOTH
def test_cg_d11_comebacks_are_useless_against_an_inevitable_gift(book: str) -> None:
    table = scene("i1 g1|karma seal not_at_home mug*2 tie", box="everything", edition=book).play("play i1", "seat 1")
    assert (table.area(1), table.actors()) == ("i1", [0])


@BOTH
def test_cg_d12_a_treachery_is_discarded_unless_it_is_placed(book: str) -> None:
    table = scene("snatch gracula g1 g2|g3 g3", "|g1", edition=book)
    table.play("play snatch", "seat 1", "pay with g1", LET, "play gracula", "gift 1 of seat 1", LET)
    assert (table.discards(), table.area(1)) == ("g1 snatch", "g1+gracula")


@BOTH
def test_cg_d13_karma_returns_a_gift_or_a_treachery(book: str) -> None:
    table = scene("g3 gracula g1|karma*2 g1", "g1|g1", edition=book).play("play g3", "seat 1", "answer with karma")
    assert table.area(0) == "g1 g3"
    table.play("play gracula", "gift 1 of seat 1", "answer with karma", "gift 2 of seat 0")
    assert table.area(0) == "g1 g3+gracula"


@BOTH
def test_cg_d14_karma_does_not_answer_karma(book: str) -> None:
    table = scene("g3 karma g1|karma g1", box="chains", edition=book).play("play g3", "seat 1", "answer with karma")
    assert (table.actors(), table.refusal("answer with karma")) == ([0], "CG-R17")


@BOTH
def test_cg_d15_with_the_base_box_there_are_no_chains(book: str) -> None:
    table = scene("g3 karma g1|karma g1", edition=book).play("play g3", "seat 1", "answer with karma")
    assert (table.area(0), table.options("answer")) == ("g3", [])


@BOTH
def test_cg_d16_a_draw_card_is_for_who_plays_it(book: str) -> None:
    table = scene("draw_3 g1|g1", edition=book).play("play draw_3")
    assert (table.size(0), table.size(1)) == (4, 1)


@BOTH
@pytest.mark.parametrize(("seats", "cards"), [(2, 100), (4, 100), (5, 200), (8, 200)])
def test_cg_d17_from_five_players_on_two_boxes_are_mixed(book: str, seats: int, cards: int) -> None:
    assert sum(dealt(seats, edition=book).state.game.counts) == cards


@BOTH
def test_cg_d19_snatching_mourning_and_trollol_make_useless_gifts_useful(book: str) -> None:
    snatching = scene("snatch mug|g1", edition=book).play("play snatch", "seat 1")
    assert snatching.options() == ["pay with mug"]
    mourning = scene("mourning mug g1|tie g1", edition=book).play("play mourning", LET)
    assert mourning.options(seat=1) == ["discard g1", "discard tie"]
    trollol = scene("trollol mug g1|g1", edition=book).play("play trollol", "seat 1", LET)
    assert trollol.options() == ["give g1", "give mug"]


@BOTH
@pytest.mark.parametrize("card", ["seal", "woolf"])
def test_cg_d20_cards_that_answer_a_defence(book: str, card: str) -> None:
    table = scene(f"snatch mug {card} g1|manta g1", box="chains", edition=book)
    table.play("play snatch", "seat 1", "pay with mug", "answer with manta", f"answer with {card}", LET)
    assert table.size(1) == 0


@BOTH
def test_cg_d21_ending_the_turn_draws(book: str) -> None:
    table = scene("g1|g1", deck="karma", edition=book).play(END)
    assert (table.hand(0), table.turn()) == ("g1 karma", 1)


def test_cg_d3_the_differences_are_data_of_the_edition() -> None:
    french, english = edition("fr"), edition("en_2023")
    assert (french.reshuffles, french.has_pair, french.has_zodiac) == (True, True, True)
    assert (english.reshuffles, english.has_pair, english.has_zodiac) == (False, False, False)

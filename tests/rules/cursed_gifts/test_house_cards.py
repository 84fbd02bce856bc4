"""The house's own cards: what each does, and that they are rows unlike one another."""

import ast
from pathlib import Path

import pytest

from regift.bots import cursed_gifts as bots
from regift.games import cursed_gifts
from regift.games.cursed_gifts.deck.card import FAMILIES, HOUSE, NO_GUARD, Card
from regift.games.cursed_gifts.deck.cards import HOUSE_CARDS, every_card
from tests.rules.cursed_gifts.scene import END, LET, Scene, scene

CARDS = {card.id: card for card in every_card()}
ROWS = ["cards.py", "deck_code_order.py", "deck_option.py"]
"""The modules that are lists of cards."""


def house(hands: str, areas: str = "", **more: object) -> Scene:
    """Set a table with two boxes' worth of everything."""
    return scene(hands, areas, box="everything", **more)  # type: ignore[arg-type]


def shape(card: Card) -> tuple[object, ...]:
    """Return what a row is, all numbers left out."""
    families = [step.family for step in card.steps]
    return (card.type, card.is_inevitable, card.aim, card.answers, card.is_posthumous, card.guard, *families)


def cards_named_in(path: Path) -> set[str]:
    """List the cards whose ids stand as text in a module."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return texts & set(CARDS)


def test_no_rule_and_no_bot_knows_a_card_by_name() -> None:
    modules = [path for package in (cursed_gifts, bots) for path in Path(str(package.__file__)).parent.rglob("*.py")]
    assert len(modules) > 30
    assert sorted(path.name for path in modules if cards_named_in(path)) == ROWS


def test_there_are_at_least_twenty_original_cards() -> None:
    assert len(HOUSE_CARDS) >= 20
    assert {CARDS[id].source for id in HOUSE_CARDS} == {HOUSE}


def test_no_house_card_is_another_with_other_numbers() -> None:
    shapes = [shape(CARDS[id]) for id in HOUSE_CARDS]
    others = [shape(card) for card in CARDS.values() if card.id not in HOUSE_CARDS]
    assert [id for id in HOUSE_CARDS if shapes.count(shape(CARDS[id])) > 1 or shape(CARDS[id]) in others] == []


def test_every_family_of_effects_is_used() -> None:
    used = {FAMILIES[step.family] for card in CARDS.values() for step in card.steps}
    assert used == set(FAMILIES)


def test_some_defences_stay_and_one_card_is_for_the_eliminated() -> None:
    assert [id for id in HOUSE_CARDS if CARDS[id].guard != NO_GUARD] == [
        "full_letterbox",
        "guard_dog",
        "nine_lives",
        "loyalty_card",
    ]
    assert [id for id in HOUSE_CARDS if CARDS[id].is_posthumous] == ["last_will"]


def test_fruitcake_lands_and_its_giver_draws() -> None:
    table = house("fruitcake mug|").play("play fruitcake", "seat 1")
    assert (table.points(), table.size(0)) == ([0, 2], 2)


def test_glitter_bomb_costs_everyone_else_a_random_card() -> None:
    table = house("glitter_bomb mug|g1 g2|g3").play("play glitter_bomb", f"1: {LET}", f"2: {LET}")
    assert [table.size(seat) for seat in range(3)] == [1, 1, 0]


def test_white_elephant_swaps_hands() -> None:
    table = house("white_elephant mug|g1 g2").play("play white_elephant", "seat 1", LET)
    assert (table.hand(0), table.hand(1)) == ("g1 g2", "mug")


def test_moving_day_swaps_areas_for_two_cards() -> None:
    table = house("moving_day mug tie frog|g1", "g3 g2|g1")
    table.play("play moving_day", "seat 1", "pay with mug", "pay with frog", LET)
    assert (table.points(), table.area(0), table.hand(0)) == ([1, 5], "g1", "tie")


def test_nosy_aunt_looks_and_takes_a_card_of_choice() -> None:
    table = house("nosy_aunt mug tie|g1 karma").play("play nosy_aunt", "seat 1", "pay with mug", LET)
    assert (table.options(), table.actors()) == (["take g1", "take karma"], [0])
    assert table.play("take karma").hand(1) == "g1"


def test_only_who_takes_sees_the_hand() -> None:
    table = house("nosy_aunt mug tie|g1 karma|g1").play("play nosy_aunt", "seat 1", "pay with mug", LET)
    assert table.state.view(0).zone("seen").faces == ["gift_1", "karma"]
    with pytest.raises(KeyError):
        table.state.view(2).zone("seen")


def test_garden_gnome_looks_and_draws() -> None:
    table = house("garden_gnome mug|g1", deck="karma").play("play garden_gnome", "seat 1", LET)
    assert (table.hand(0), "looks" in table.told()) == ("karma mug", True)


def test_group_gift_takes_a_random_card_from_everyone() -> None:
    table = house("group_gift mug tie frog|g1|g2|").play("play group_gift", "pay with mug", "pay with tie", LET, LET)
    assert table.hand(0) == "g1 g2 frog"


def test_group_gift_turned_back_takes_from_who_played_it() -> None:
    table = house("group_gift mug tie g5|karma|g2").play("play group_gift", "pay with mug", "pay with tie")
    table.play("1: answer with karma", f"2: {LET}", f"0: {LET}")
    assert table.size(0) + table.size(1) == 2


def test_food_coma_leaves_one_play() -> None:
    table = house("food_coma mug|draw_2 draw_2 g1").play("play food_coma", "seat 1", LET, END)
    assert table.plays() == 1
    assert table.play("play draw_2").turn() == 0


def test_wish_list_makes_somebody_discard_two() -> None:
    table = house("wish_list mug|g1 g2 g3").play("play wish_list", "seat 1", LET)
    assert table.play("discard g1", "discard g3").hand(1) == "g2"


def test_double_sided_tape_sticks_and_draws() -> None:
    table = house("double_sided_tape mug|", "|g2").play("play double_sided_tape", "gift 1 of seat 1")
    assert (table.points(), table.size(0)) == ([0, 3], 2)


def test_regifting_turned_back_moves_a_gift_the_other_way() -> None:
    table = house("regifting mug|karma g1", "g3|g2").play("play regifting", "gift 1 of seat 0", "seat 1")
    table.play("answer with karma", LET)
    assert (table.area(0), table.area(1)) == ("g3 g2", "")


def test_two_for_one_allows_a_second_gift() -> None:
    table = house("two_for_one i1 i2 mug tie|").play("play two_for_one", "pay with tie", "play i1", "seat 1")
    assert table.play("play i2", "seat 1").points() == [0, 3]


def test_garage_sale_discards_a_gift_and_draws() -> None:
    table = house("garage_sale mug|g1", "g4+mummy|").play("play garage_sale", "gift 1 of seat 0", "pay with mug")
    assert (table.points(), table.size(0)) == ([0, 0], 2)


def test_seam_ripper_takes_treacheries_off() -> None:
    table = house("seam_ripper mug|g1", "g4 g1+mummy|").play("play seam_ripper", "gift 2 of seat 0")
    assert (table.area(0), table.points()) == ("g4 g1", [5, 0])


def test_seam_ripper_needs_something_to_take_off() -> None:
    assert house("seam_ripper mug|g1", "g4 g1|").refusal("play seam_ripper") == "CG-A5"


def test_guard_dog_stops_a_treachery() -> None:
    table = house("mummy mug|g1", "|g1", tables="|guard_dog").play("play mummy", "gift 1 of seat 1", LET)
    assert (table.area(1), table.table(1), table.discards()) == ("g1", "", "guard_dog mummy")


def test_nine_lives_discards_the_heaviest_gift_instead() -> None:
    table = house("i2 mug|g1", "|g4 g5", tables="|nine_lives").play("play i2", "seat 1")
    assert (table.area(1), table.points()[1], table.table(1)) == ("g4 i2", 6, "")


def test_loyalty_card_draws_one_more() -> None:
    assert house("mug|g1", tables="loyalty_card|").play(END).size(0) == 3


def test_not_at_home_cancels_a_gift() -> None:
    table = house("g3 mug|not_at_home g1").play("play g3", "seat 1", "answer with not_at_home", LET)
    assert (table.points(), table.discards()) == ([0, 0], "not_at_home g3")


def test_return_to_sender_draws_two() -> None:
    table = house("g3 mug|return_to_sender g1").play("play g3", "seat 1", "answer with return_to_sender", "pay with g1")
    assert (table.play(LET).points(), table.size(1)) == ([3, 0], 2)


def test_pass_the_parcel_goes_to_the_next_player() -> None:
    table = house("g3 mug|pass_the_parcel g1|g1").play("play g3", "seat 1", "answer with pass_the_parcel", LET)
    assert table.points() == [0, 0, 3]


def test_finders_keepers_takes_the_treachery_into_the_hand() -> None:
    table = house("food_coma mug|finders_keepers g1 g2").play("play food_coma", "seat 1")
    table.play("answer with finders_keepers", "pay with g1", LET)
    assert (table.hand(1), table.discards()) == ("g2 food_coma", "g1 finders_keepers")


def test_a_thank_you_note_does_not_stop_the_gift() -> None:
    table = house("g3 mug|thank_you_note g1").play("play g3", "seat 1", "answer with thank_you_note", LET)
    assert (table.points(), table.size(1)) == ([0, 3], 3)


def test_magpie_cancels_and_steals() -> None:
    table = house("food_coma mug tie|magpie g1").play("play food_coma", "seat 1", "answer with magpie", LET)
    assert (table.size(0), table.size(1), table.told().count("limits")) == (1, 2, 0)


def test_lost_property_fetches_for_a_card() -> None:
    table = house("lost_property mug|g1", discards="karma siren")
    table.play("play lost_property", "pay with mug", "fetch karma")
    assert (table.hand(0).split()[0], table.discards()) == ("karma", "siren mug lost_property")


def test_spring_cleaning_renews_the_hand() -> None:
    table = house("spring_cleaning mug tie|g1", deck="a1 a2").play("play spring_cleaning")
    assert (table.hand(0), table.discards()) == ("a1 a2", "mug tie spring_cleaning")


def test_energy_drink_gives_a_play_more() -> None:
    table = house("energy_drink mug|g1").play("play energy_drink")
    assert (table.plays(), table.size(0)) == (3, 2)

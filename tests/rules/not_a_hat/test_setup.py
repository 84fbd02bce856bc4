"""Before the first gift: seats, cards, the deal, the shop, and who begins."""

import pytest

from regift.games.action_and_event_wording import GameTranslations
from regift.games.not_a_hat.box_contents import BACKS, CARDS, back_of, is_black, points_left
from regift.games.not_a_hat.card_objects import OBJECTS
from regift.kit.refusal_and_errors import BadOption
from tests.rules.not_a_hat.scene import R, dealt, scene


@pytest.mark.parametrize("seats", range(3, 9))
def test_hat_1_three_to_eight_play_with_one_gift_each(seats: int) -> None:
    assert [len(gifts) for gifts in dealt(seats).gifts()] == [1] * seats


@pytest.mark.parametrize("seats", [1, 9])
def test_hat_1_nobody_plays_alone_and_nine_do_not_play(seats: int) -> None:
    with pytest.raises(BadOption, match="2 to 8"):
        dealt(seats)


def test_hat_2_a_card_is_an_object_and_an_arrow_of_one_colour_to_one_side() -> None:
    assert len(OBJECTS) == len(set(OBJECTS)) == CARDS
    for card in range(CARDS):
        _, colour, side = BACKS[back_of(card)].split("-")
        assert (colour == "black", side == "left") == (is_black(card), points_left(card))


def test_hat_3_every_deal_is_another_and_all_gifts_lie_face_up() -> None:
    deals = [dealt(4, seed).gifts() for seed in range(5)]
    assert all(gift in OBJECTS for gifts in deals for (gift,) in gifts)
    assert all(deals[0] != other for other in deals[1:])


def test_hat_4_all_see_the_top_of_the_shop_and_nobody_what_is_below() -> None:
    table = dealt(3)
    shop = table.state.view().zone("shop")
    assert (len(shop.faces), shop.count) == (1, CARDS - 4)
    below = OBJECTS[table.state.shop[-2]]
    assert below not in table.in_sight()


def test_hat_5_everybody_sees_every_gift_before_the_first_is_turned() -> None:
    table = dealt(5)
    for seat in (None, *range(5)):
        view = table.state.view(seat)
        assert [view.zone(f"gifts:{owner}").faces for owner in range(5)] == [
            [f"card-{gift}"] for (gift,) in table.gifts()
        ]


def test_hat_6_whoever_got_a_present_most_recently_begins() -> None:
    assert [dealt(4, first=seat).actor() for seat in range(4)] == [0, 1, 2, 3]


def test_hat_6_the_lobby_is_asked_as_the_rulebook_asks() -> None:
    from regift.games import catalogue

    words = GameTranslations(catalogue.folders()["not_a_hat"], "en", str)
    assert "present" in words.label("first-question")


def test_hat_a10_else_chance_decides_who_begins() -> None:
    assert {dealt(4, seed).actor() for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("colour", ["black", "white"])
def test_hat_29_half_the_cards_are_played_with_all_of_one_colour(colour: str) -> None:
    table = dealt(8, arrows=colour)
    assert len(table.state.rules.deck) == CARDS // 2
    assert {BACKS[back_of(card)].split("-")[1] for card in table.state.rules.deck} == {colour}


def test_hat_30_with_two_gifts_each_nothing_else_changes() -> None:
    table = dealt(4, gifts=2)
    assert [len(gifts) for gifts in table.gifts()] == [2] * 4
    assert (table.step(), table.options()) == ("show", ["turn it over"])


def test_hat_32_both_difficulties_go_together() -> None:
    table = dealt(8, gifts=2, arrows="white")
    assert [len(gifts) for gifts in table.gifts()] == [2] * 8
    assert len(table.state.rules.deck) == CARDS // 2


def test_hat_33_two_players_have_two_gifts_each_and_can_not_have_one() -> None:
    assert [len(gifts) for gifts in dealt(2).gifts()] == [2, 2]
    with pytest.raises(BadOption, match="gifts"):
        dealt(2, gifts=1)


def test_hat_a13_both_start_gifts_lie_face_up_each_until_it_is_given() -> None:
    table = scene(f"{R[0]} {R[1]} | {R[2]} {R[3]}", gift=f"{R[4]} to 1", claimed=R[4]).play("accept")
    assert table.gifts()[0] == [R[0], R[1]]
    assert table.gifts()[1][0] == R[3]
    assert table.state.gift == OBJECTS.index(R[2])


def test_hat_a14_nobody_sees_the_arrow_of_what_lies_face_up() -> None:
    assert dealt(8).in_sight() <= set(OBJECTS)


def test_hat_a21_there_are_as_good_as_equally_many_of_each_arrow() -> None:
    backs = [BACKS[back_of(card)] for card in range(CARDS)]
    assert {back: backs.count(back) for back in BACKS} == {
        "back-black-left": 28,
        "back-white-right": 28,
        "back-black-right": 27,
        "back-white-left": 27,
    }


def test_hat_a22_every_arrow_points_to_one_neighbour() -> None:
    assert {back.split("-")[2] for back in BACKS} == {"left", "right"}

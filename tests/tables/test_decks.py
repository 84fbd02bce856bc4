"""Decks in a lobby: what is set with them, and what is not thrown away."""

import pytest

from regift.kit.deck_builder_option_and_deck_code import BadDeck
from regift.kit.refusal_and_errors import BadOption
from regift.tables.setup.game_setup import FREE, GameSetup, SeatAssignment
from regift.tables.setup.setup_editor import is_own, set_option, set_seats, swap

THIN = "gift_5=20,karma=9"
"""29 cards: enough for four."""


def game_setup(**options: bool | int | str) -> GameSetup:
    """Return a setup for four."""
    return GameSetup("cursed_gifts", (FREE,) * 4, options)


def test_a_mixed_deck_is_not_thrown_away_for_more_players() -> None:
    with pytest.raises(BadDeck) as refused:
        set_seats(game_setup(deck=THIN), 5)
    assert refused.value.reason == "deck_few"
    assert set_seats(game_setup(deck=THIN), 3).options == {"deck": THIN}


def test_signs_go_with_the_zodiac() -> None:
    signed = set_option(game_setup(deck="zodiac"), "sign_1", "leo")
    assert signed.make().settings["sign_1"] == "leo"
    assert set_option(signed, "deck", "base").options == {"deck": "base"}
    assert set_option(signed, "deck", "everything").options == {"deck": "everything", "sign_1": "leo"}


@pytest.mark.parametrize(("name", "value"), [("deck", "karma=9"), ("deck", "what"), ("turn_cap", 999)])
def test_what_can_not_be_set_is_refused(name: str, value: bool | int | str) -> None:
    with pytest.raises(BadOption) as refused:
        set_option(game_setup(deck=THIN, turn_cap=3), name, value)
    assert refused.value.option == name


def test_a_deck_is_kept_in_the_order_of_the_cards_whoever_writes_it() -> None:
    assert game_setup(deck="karma=9, gift_5=20").make().settings["deck"] == THIN


def test_a_sign_is_its_seat_s_own_and_goes_with_who_sits_there() -> None:
    zodiac = game_setup(deck="zodiac", sign_0="leo").seated(2, SeatAssignment(who="person", person="lea"))
    assert (is_own(zodiac, "sign_2", "lea"), is_own(zodiac, "sign_0", "lea")) == (True, False)
    assert (is_own(zodiac, "deck", "lea"), is_own(zodiac, "sign_2", "tom")) == (False, False)
    settings = swap(zodiac, 0, 2).make().settings
    assert (settings["sign_0"], settings["sign_2"]) == ("no_sign", "leo")

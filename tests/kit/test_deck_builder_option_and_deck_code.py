"""Decks that are mixed: counts as text, codes, and what is said of one that can't be read."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

import regift
from regift.games.cursed_gifts.deck.cards import every_card
from regift.games.cursed_gifts.deck.deck_code_order import CODE_ORDER
from regift.games.cursed_gifts.deck.deck_option import BOX, CursedDeck
from regift.kit.conformance import check_game
from regift.kit.conformance_checks.action_copy_take_back_and_leaving_check import check_decks
from regift.kit.deck_builder_option_and_deck_code import (
    LONGEST_TEXT,
    MOST_OF_ONE,
    VERSION,
    BadDeck,
    DeckCard,
    DeckOption,
    _check,
)

DECK = CursedDeck()
IDS = [card.id for card in every_card()]
BOX_CODE = "168643222100673644222-B4-755-842-322222up"
"""A link that was sent to somebody: it is read the same by every later release."""

counts = st.dictionaries(st.sampled_from(IDS), st.integers(1, MOST_OF_ONE))


@given(counts)
def test_counts_are_read_as_they_were_written(mixed: dict[str, int]) -> None:
    text = DECK.write_counts(mixed)
    assert DECK.read_counts(text) == mixed
    assert DECK.fit(text) == text


@given(counts)
def test_a_code_is_read_as_it_was_written(mixed: dict[str, int]) -> None:
    code = DECK.write_code(mixed)
    assert DECK.read_code(code) == mixed
    assert DECK.fit(code) == DECK.write_counts(mixed)
    assert code.replace("-", "").isalnum()


@given(counts, st.data())
def test_a_code_of_which_a_sign_is_another_is_refused(mixed: dict[str, int], data: st.DataObject) -> None:
    code = DECK.write_code(mixed)
    at = data.draw(st.integers(0, len(code) - 1))
    other = data.draw(st.sampled_from("09AZaz-=é").filter(lambda sign: sign != code[at]))
    with pytest.raises(BadDeck):
        DECK.read_code(code[:at] + other + code[at + 1 :])


def test_a_code_that_was_cut_is_refused() -> None:
    for length in range(len(BOX_CODE)):
        with pytest.raises(BadDeck):
            DECK.read_code(BOX_CODE[:length])


@pytest.mark.parametrize("sign", ["-0", "0"])
def test_a_text_that_is_longer_than_any_deck_is_not_read(sign: str) -> None:
    body = VERSION + sign * 2000
    code = body + _check(body)
    with pytest.raises(BadDeck):
        DECK.read_code(code)
    began = time.process_time()
    assert DECK.fit(VERSION + sign * 100_000) is None
    assert DECK.fit("karma=4," * 100_000) is None
    assert time.process_time() - began < 0.1  # reading them took minutes


def test_every_deck_is_shorter_than_the_longest_text() -> None:
    fullest = dict.fromkeys(IDS, MOST_OF_ONE)
    assert len(DECK.write_counts(fullest)) * 3 < LONGEST_TEXT
    assert DECK.fit(DECK.write_code(fullest)) == DECK.write_counts(fullest)


def test_a_game_whose_fullest_deck_is_too_long_to_be_read_is_named() -> None:
    game = regift.game("kung_fu", seats=2)
    rows = [DeckCard(f"card_number_{number}", "plain", "rulebook") for number in range(300)]
    deck = DeckOption("deck", "box", ["box"], rows, [])
    game.schema.append(deck)
    fullest = deck.write_counts({row.id: row.most for row in rows})
    assert deck.longest_text() == len(fullest) > LONGEST_TEXT
    assert deck.fit(fullest) is None
    with pytest.raises(AssertionError, match=f"option 'deck': .* {len(fullest)} characters.* {LONGEST_TEXT} "):
        check_game(game, deals=1)
    deck.most_cards = 100
    assert deck.longest_text() == 100 * len("card_number_299=60,") - 1
    check_decks(game)


def test_a_code_of_a_later_release_is_refused_as_such() -> None:
    with pytest.raises(BadDeck) as refused:
        DECK.fit("2abc")
    assert refused.value.reason == "deck_newer"


def test_the_code_of_a_box_is_short_and_stays_what_it_is() -> None:
    assert DECK.write_code(BOX) == BOX_CODE
    assert len(BOX_CODE) < 50


def test_every_card_has_one_place_in_a_code() -> None:
    assert sorted(CODE_ORDER) == sorted(IDS)


@pytest.mark.parametrize(
    ("text", "reason", "said"),
    [
        ("carma=4", "deck_card", {"word": "carma"}),
        ("karma=4,karma=4", "deck_twice", {"card": "karma"}),
        ("karma=61", "deck_count", {"card": "karma", "count": "61", "most": 60}),
        ("karma=-4", "deck_count", {"card": "karma", "count": "-4", "most": 60}),
        ("karma=", "deck_count", {"card": "karma", "count": "", "most": 60}),
        ("bass", "deck_word", {"word": "bass"}),
    ],
)
def test_what_is_wrong_with_counts_is_named(text: str, reason: str, said: dict[str, object]) -> None:
    with pytest.raises(BadDeck) as refused:
        DECK.fit(text)
    assert refused.value.reason == reason
    assert {value.name: value.value for value in refused.value.values} == said


def test_any_game_may_say_of_which_cards_a_deck_may_hold_few() -> None:
    deck = DeckOption("pack", "usual", ["usual"], [DeckCard("ace", "high", "house", 4)], [])
    assert deck.fit("ace=4") == "ace=4"
    with pytest.raises(BadDeck, match="0 to 4 of card ace"):
        deck.fit("ace=5")

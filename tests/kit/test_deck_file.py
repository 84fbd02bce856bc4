"""Decks as files."""

import json

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from regift.games.cursed_gifts.deck.deck_option import BOX, CursedDeck
from regift.games.deck_file_format import BadDeckFile, read_deck, tidy_name, write_deck
from regift.kit.deck_builder_option_and_deck_code import BadDeck

DECK = CursedDeck()


@given(st.text())
@example("." * 40)
def test_a_file_is_read_as_it_was_written(name: str) -> None:
    read = read_deck(write_deck(DECK, "cursed_gifts", name, BOX))
    assert read == ("cursed_gifts", tidy_name(name), DECK.write_counts(BOX))


def test_json_of_the_same_shape_is_read_too() -> None:
    content = {"regift_deck": 1, "game": "cursed_gifts", "cards": {"karma": 4}}
    assert read_deck(json.dumps(content)) == ("cursed_gifts", "", "karma=4")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "regift_deck: expected 1, got None"),
        ("regift_deck = 2", "regift_deck: expected 1, got 2"),
        ("regift_deck = 1", "expected game and name as text"),
        ('regift_deck = 1\ngame = "g"\n[cards]\nkarma = 1.5', "cards: karma: expected a whole number, got 1.5"),
        ('regift_deck = 1\ngame = "g"\n[cards]\nkarma = true', "cards: karma: expected a whole number, got True"),
        ("[", "not TOML"),
        ("{" * 10_000, "not JSON"),
        ("#" * 12_001, "at most 12000 characters"),
        (f"[a{'.a' * 2950}]\nb{'.a' * 2950} = 1", "at most 3 dots in a line"),
        ("x = {a" + ".a" * 5900 + " = 1}", "at most 50 dots in a line"),
        ("k = 1\n" * 1999, "at most 1000 lines"),
        ("x = [" + "1," * 5900 + "]", "at most 500 of the signs"),
        ('x = "' + "\\n" * 5900 + '"', "at most 500 of the signs"),
        ("regift_deck = 0x" + "f" * 5000, "regift_deck: expected 1, got a number without end"),
        ('regift_deck = 1\ngame = "g"\n[cards]\nkarma = [0x' + "f" * 5000 + "]", "got a number without end"),
    ],
)
def test_what_is_no_deck_is_refused(text: str, said: str) -> None:
    with pytest.raises(BadDeckFile, match=said):
        read_deck(text)


def test_long_comments_and_other_spellings_are_read() -> None:
    comment = "# What we have at home, and why: 1, 2, 3 ...\n" * 200
    written = write_deck(DECK, "cursed_gifts", "Mine", BOX)
    assert read_deck(comment + written) == read_deck(written)
    counts = ", ".join(f'"{id}" = {count}' for id, count in BOX.items())
    assert read_deck(f'regift_deck = 1\ngame = "cursed_gifts"\ncards = {{{counts}}}').counts == DECK.write_counts(BOX)
    dotted = "\n".join(f"cards.{id} = {count}" for id, count in BOX.items())
    assert read_deck(f'regift_deck = 1\ngame = "cursed_gifts"\n{dotted}').counts == DECK.write_counts(BOX)


def test_a_hundred_rows_in_the_longest_spelling_are_read() -> None:
    rows = "\n".join(f'cards."card_{number}" = {number}' for number in range(100))
    counts = read_deck(f'regift_deck = 1\ngame = "cursed_gifts"\nname = "Mine"\n{rows}').counts
    assert counts.split(",") == [f"card_{number}={number}" for number in range(100)]


def test_a_number_that_is_too_long_to_be_written_is_no_count() -> None:
    counts = read_deck('regift_deck = 1\ngame = "cursed_gifts"\n[cards]\nkarma = 0x' + "f" * 5000).counts
    with pytest.raises(BadDeck, match="0 to 60 of card karma"):
        DECK.fit(counts)

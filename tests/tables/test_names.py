"""Names, pictures and codes."""

import re
import unicodedata
from importlib.resources import files
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regift.kit.seeded_random_generator import Chance
from regift.tables.people.seat_tokens import SeatTokens, check_generation
from regift.tables.request_error import BadToken, RequestError
from regift.tables.setup.name_chat_line_and_avatar_sanitizer import (
    MAX_NAME_LENGTH,
    clean,
    clean_avatar,
    clean_if_any,
    clean_line,
    clean_name,
)
from regift.tables.setup.table_code_generator import LETTERS, RUDE, draw_code, is_rude


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Léa   B\n", "Léa B"),
        ("\u202eevil\u2066", "evil"),
        ("a\u0301", "á"),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
        ("<script>", "<script>"),
        ("z" + "\u0300\u0301\u0302\u0303\u0304" * 3, "z\u0300\u0301"),
        ("שלום", "שלום"),
        ("x" * 30, "x" * 24),
        ("花" * 30, "花" * 24),
        ("\ufdfa" * 20, "\ufdfa" * 2),
        ("\ufdfd" * 20, "\ufdfd" * 2),
        ("\U00012219" * 24, "\U00012219" * 12),
        ("𝐀𝐁ﬃ", "𝐀𝐁ﬃ"),
    ],
)
def test_a_name_is_what_can_be_seen(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize("text", ["", "   ", "\u200b\u200b", "\x00\x1b", "\u200d"])
def test_a_name_that_can_not_be_seen(text: str) -> None:
    with pytest.raises(RequestError):
        clean_name(text)


@given(st.text(max_size=200))
def test_a_clean_name_stays_as_it_is(text: str) -> None:
    try:
        name = clean_name(text)
    except RequestError:
        return
    assert clean_name(name) == name
    assert 1 <= len(name) <= MAX_NAME_LENGTH


def test_a_picture_has_a_plain_name() -> None:
    assert clean_avatar("fox-2") == "fox-2"


@pytest.mark.parametrize("name", ['" onload="', "__proto__", "-fox", "", "Fox", "f" * 25])
def test_what_names_no_picture(name: str) -> None:
    with pytest.raises(RequestError):
        clean_avatar(name)


def test_codes_are_unambiguous_and_polite() -> None:
    codes = {draw_code(Chance(seed)) for seed in range(2000)}
    assert len(codes) > 1900
    assert set("".join(codes)) == set(LETTERS)
    assert not set("IOQV") & set(LETTERS)
    assert all(set(word) <= set(LETTERS) for word in RUDE)


@pytest.mark.parametrize("code", ["PUTE", "FUCK", "MERD", "CULT", "XCUL", "CUNT", "PEDE", "KKKA"])
def test_a_code_that_holds_a_rude_word_in_english_or_french_is_rude(code: str) -> None:
    assert is_rude(code)


@pytest.mark.parametrize("code", ["KNOT", "LUNE", "HATS", "WXYZ"])
def test_any_other_code_is_not_rude(code: str) -> None:
    assert not is_rude(code)


class RudeChance(Chance):
    """Draws the letters of these codes first."""

    def __init__(self, codes: list[str]) -> None:
        super().__init__(1)
        self.letters = [LETTERS.index(letter) for letter in "".join(codes)]

    def below(self, bound: int) -> int:
        """Return the next letter's number."""
        return self.letters.pop(0)


def test_a_rude_code_is_drawn_again() -> None:
    assert draw_code(RudeChance(["PUTE", "ACUL", "LUNE", "HATS"])) == "LUNE"


LISTED: Final = re.findall(
    r"^[^#\n]+$", files("regift.tables.setup").joinpath("rude_words.txt").read_text(encoding="utf-8"), re.MULTILINE
)
"""The words of the list, read as it lies there."""


def test_the_list_of_rude_words_is_read_whole_and_holds_what_a_code_could() -> None:
    assert list(RUDE) == LISTED
    assert sorted(set(LISTED)) == LISTED
    assert [word for word in LISTED if not re.fullmatch(f"[{LETTERS}]{{2,4}}", word)] == []


@pytest.mark.parametrize(
    "language", [["ARSE", "CUNT", "SHAG", "TWAT"], ["CUL", "MERD", "PUTE", "TEUB"]], ids=["en", "fr"]
)
def test_the_list_has_the_words_of_both_languages(language: list[str]) -> None:
    assert [word for word in language if word not in LISTED] == []


@pytest.mark.parametrize("word", LISTED)
def test_no_code_holds_a_word_of_the_list_wherever_it_stands(word: str) -> None:
    free = 4 - len(word)
    codes = [("X" * at + word).ljust(4, "X") for at in range(free + 1)]
    assert draw_code(RudeChance([*codes, "LUNE"])) == "LUNE"


def test_a_token_is_good_for_its_person_at_its_table() -> None:
    tokens = SeatTokens(b"k" * 32)
    token = tokens.sign(1, "p")
    assert tokens.read(token) == (1, "p", 0)
    for bad in (token + "x", "", SeatTokens(b"l" * 32).sign(1, "p")):
        with pytest.raises(BadToken):
            tokens.read(bad)


DRAWN_AS_NOTHING = [
    *((0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F)),
    *((0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF)),
    *((0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF)),
    *((0x2800, 0x2800), (0xFFFC, 0xFFFC), (0x16FE4, 0x16FE4), (0x1D159, 0x1D159), (0x13441, 0x13442)),
]
"""Unicode's Default_Ignorable_Code_Point, and below it what is drawn as empty room."""
NOTHING = [chr(code) for first, last in DRAWN_AS_NOTHING for code in range(first, last + 1)]
ASSIGNED = [chr(code) for code in range(0xE0000) if unicodedata.category(chr(code)) not in ("Cn", "Co", "Cs")]
IDEOGRAPHS = ((0x3400, 0xA000), (0xAC00, 0xD7A4), (0x17000, 0x18D00), (0x20000, 0x40000))
"""Thousands that are alike: of these, one in fifty is tried."""
MARKS_AND_SPACES = [letter for letter in ASSIGNED if unicodedata.category(letter)[0] in "MZC"]


def is_named(text: str) -> bool:
    """Return whether there is a letter, a number or an emoji in it that is not drawn as nothing."""
    return any(unicodedata.category(letter)[0] in "LNS" and letter not in NOTHING for letter in text)


def test_no_sign_of_unicode_alone_is_a_name_unless_it_is_seen() -> None:
    for letter in [*ASSIGNED, *NOTHING]:
        if ord(letter) % 50 and any(first <= ord(letter) < end for first, end in IDEOGRAPHS):
            continue
        try:
            name = clean_name(letter)
        except RequestError:
            continue
        assert is_named(name), hex(ord(letter))


@given(st.lists(st.sampled_from([*NOTHING[:200], "\u0301", " ", "\u3000", "."]) | st.sampled_from(MARKS_AND_SPACES)))
def test_nothing_drawn_as_nothing_makes_a_name_of_a_person_a_card_or_a_deck(signs: list[str]) -> None:
    text = "".join(signs)
    with pytest.raises(RequestError):
        clean_name(text)
    with pytest.raises(RequestError):
        clean(text, "card_name", 36)
    assert clean_if_any(text, 40) == ""


@given(st.lists(st.sampled_from(NOTHING), min_size=1, max_size=6), st.integers(0, 3))
def test_no_name_is_another_with_what_cannot_be_seen(hidden: list[str], place: int) -> None:
    assert clean_name("Léa"[:place] + "".join(hidden) + "Léa"[place:]).replace(" ", "") == "Léa"


EMOJI = ["❤\ufe0f", "1\ufe0f\u20e3", "👩🏽\u200d🚀", "🏴\u200d☠\ufe0f"]


@pytest.mark.parametrize("name", [*EMOJI, "ශ්\u200dරී", "7", "€", "한", "é"])
def test_emoji_numbers_and_letters_of_any_script_are_names(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize("line", ["?!", "…", ":-)", "👍"])
def test_a_line_may_be_signs_alone(line: str) -> None:
    assert clean_line(line, "text", 200) == line
    with pytest.raises(RequestError):
        clean_line("\u3164\u2800", "text", 200)


def test_marks_do_not_climb_over_what_is_taken_out() -> None:
    assert clean_name("q" + "\u0323\u0301\u200b" * 4) == "q\u0323\u0301"


def test_a_token_is_void_once_its_person_has_logged_other_devices_out() -> None:
    tokens = SeatTokens(b"k" * 32)
    first, second = tokens.read(tokens.sign(1, "p")), tokens.read(tokens.sign(1, "p", 1))
    check_generation(second, {"p": 1, "q": 7})
    for bearer, generations in ((first, {"p": 1}), (second, {"p": 2}), (second, {})):
        with pytest.raises(BadToken) as refused:
            check_generation(bearer, generations)
        assert refused.value.reason == "logged_out"

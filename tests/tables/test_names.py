"""Names, pictures and codes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regift.kit.chance import Chance
from regift.tables.people.seat_tokens import SeatTokens
from regift.tables.request_error import BadToken, RequestError
from regift.tables.setup.name_sanitizer import MAX_NAME_LENGTH, clean_avatar, clean_name
from regift.tables.setup.table_code_generator import LETTERS, RUDE, draw_code


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
    with pytest.raises(RequestError):
        clean_avatar('" onload="')


def test_codes_are_unambiguous_and_polite() -> None:
    codes = {draw_code(Chance(seed)) for seed in range(2000)}
    assert len(codes) > 1900
    assert set("".join(codes)) == set(LETTERS)
    assert not set("IOQV") & set(LETTERS)
    assert not codes & RUDE
    assert all(set(code) <= set(LETTERS) for code in RUDE)


def test_a_token_is_good_for_its_person_at_its_table() -> None:
    tokens = SeatTokens(b"k" * 32)
    token = tokens.sign(1, "p")
    assert tokens.read(token) == (1, "p")
    for bad in (token + "x", "", SeatTokens(b"l" * 32).sign(1, "p")):
        with pytest.raises(BadToken):
            tokens.read(bad)

"""What a card's text says is what its row does: numbers, timing, targets and who says so, in both languages."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from regift.games import cursed_gifts
from regift.games.cursed_gifts.deck.card import (
    ALL,
    ANTIDOTE,
    ATTACH,
    DISCARD,
    DROP,
    GIFT,
    GIVE,
    HOUSE,
    INCOME,
    LIMIT,
    MORE_GIFTS,
    MORE_PLAYS,
    NO_GUARD,
    ONE,
    OWN_GIFT,
    OWN_GIFT_TO_ONE,
    PICK_UP,
    SELF,
    SHARE,
    SOURCES,
    STEAL,
    TAKE,
    THEIR_GIFT,
    TO_DEFENCE,
    TO_GIFT,
    TO_TREACHERY,
    Card,
)
from regift.games.cursed_gifts.deck.cards import every_card

COUNTED = {STEAL, TAKE, GIVE, PICK_UP, DISCARD, DROP, SHARE, ATTACH, LIMIT, MORE_PLAYS, MORE_GIFTS}
"""The families whose amount a text says."""
AIMED = {
    "en": {
        ONE: "another player",
        ALL: "every other player",
        THEIR_GIFT: "gift in another player’s area",
        OWN_GIFT: "gift in your area",
        OWN_GIFT_TO_ONE: "gift from your area into another player’s area",
    },
    "fr": {
        ONE: "un autre joueur",
        ALL: "chaque autre joueur",
        THEIR_GIFT: "cadeau dans la jauge d’un autre joueur",
        OWN_GIFT: "cadeau de ta jauge",
        OWN_GIFT_TO_ONE: "cadeau de ta jauge vers celle d’un autre joueur",
    },
}
COMEBACK = {
    "en": ("Comeback to ", {TO_GIFT: "a Cursed Gift", TO_TREACHERY: "a Treachery", TO_DEFENCE: "a Defence"}, "or"),
    "fr": ("Riposte à ", {TO_GIFT: "un Maudit Cadeau", TO_TREACHERY: "une Fourberie", TO_DEFENCE: "une Défense"}, "ou"),
}
LAST_WORDS = {"en": "As you are eliminated", "fr": "Au moment d’être éliminé"}
STAYS = {"en": "Stays in front of you", "fr": "Reste devant toi"}
MARK = {"en": "(house power)", "fr": "(pouvoir maison)"}


def entries(language: str) -> list[ast.Message]:
    """Read every message of the game's words."""
    path = Path(cursed_gifts.__file__).parent / f"words.{language}.ftl"
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return [entry for entry in body if isinstance(entry, ast.Message)]


def texts(language: str, name: str = "power") -> dict[str, str]:
    """Read every card's text, or another of its attributes."""
    return {
        entry.id.name: said(attribute)
        for entry in entries(language)
        for attribute in entry.attributes
        if attribute.id.name == name
    }


def said(attribute: ast.Attribute) -> str:
    """Write the text of an attribute that has no variables."""
    return "".join(part.value for part in attribute.value.elements if isinstance(part, ast.TextElement))


def numbers(card: Card) -> list[int]:
    """List the numbers that the row holds."""
    found = [card.value] if card.type in (GIFT, ANTIDOTE) else []
    found += [card.cost] if card.cost else []
    found += [step.amount for step in card.steps if step.family in COUNTED]
    return found + ([card.guard_amount] if card.guard == INCOME else [])


def every_text() -> Iterator[tuple[str, Card]]:
    """Pair each language with each card."""
    for language in ("en", "fr"):
        for card in every_card():
            yield language, card


def name_of(value: object) -> str:
    """Name a case of a test."""
    return value.id if isinstance(value, Card) else str(value)


TEXTS = {language: texts(language) for language in ("en", "fr")}
EVERY = pytest.mark.parametrize(("language", "card"), list(every_text()), ids=name_of)


@EVERY
def test_the_numbers_of_the_text_are_those_of_the_row(language: str, card: Card) -> None:
    assert sorted(int(number) for number in re.findall(r"\d+", TEXTS[language][card.id])) == sorted(numbers(card))


@EVERY
def test_the_timing_of_the_text_is_that_of_the_row(language: str, card: Card) -> None:
    text = TEXTS[language][card.id]
    start, types, last = COMEBACK[language]
    answered = [word for bit, word in types.items() if card.answers & bit]
    if answered:
        expected = f" {last} ".join([part for part in (", ".join(answered[:-1]), answered[-1]) if part])
        assert re.match(rf"{re.escape(start + expected)}\s?:", text)
    else:
        assert not text.startswith(start)
    assert text.startswith(LAST_WORDS[language]) == card.is_posthumous
    assert (STAYS[language] in text) == (card.guard != NO_GUARD)


@EVERY
def test_the_targets_of_the_text_are_those_of_the_row(language: str, card: Card) -> None:
    text = TEXTS[language][card.id].lower()
    if card.aim != SELF:
        assert AIMED[language][card.aim] in text
    else:
        assert not any(aimed in text for aimed in AIMED[language].values())


@EVERY
def test_a_power_that_no_source_states_is_marked_so(language: str, card: Card) -> None:
    assert TEXTS[language][card.id].endswith(MARK[language]) == (card.source == HOUSE)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_each_card_names_its_source(language: str) -> None:
    assert texts(language, "source") == {card.id: SOURCES[card.source] for card in every_card()}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_two_cards_have_the_same_text(language: str) -> None:
    plain = {id: text for id, text in TEXTS[language].items() if not id.startswith("useless_")}
    assert len(set(plain.values())) == len(plain)

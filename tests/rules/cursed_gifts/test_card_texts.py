"""What a card's text says is what its row does: type, trigger, verb, scope and numbers, in both languages."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from regift.games import cursed_gifts
from regift.games.action_and_event_wording import GameTranslations
from regift.games.cursed_gifts.deck.card import FAMILIES, SOURCES, TO_DEFENCE, TREACHERY, Card
from regift.games.cursed_gifts.deck.cards import every_card
from tests.rules.cursed_gifts.card_text_claims import PHRASES, TRIGGERS, faults_in

LANGUAGES = ("en", "fr")
SWAPS = {
    "en": [
        ("another player", "every other player"),
        ("every other player", "another player"),
        ("your area", "another player’s area"),
        ("another player’s area", "your area"),
        ("of your choice", "at random"),
        ("of their choice", "at random"),
        ("random card", "card"),
        ("your whole hand", "your whole area"),
        ("your whole area", "your whole hand"),
        ("whoever played it", "the next player"),
        ("for you", "for everybody"),
        ("stops", "lets through"),
        ("unseen", "face up"),
        ("discards", "draws"),
        ("discard", "draw"),
        ("draw ", "discard "),
        ("take", "give"),
        ("give", "take"),
        ("look at", "swap"),
        ("put it on", "discard"),
        ("swap", "look at"),
        ("move", "discard"),
        ("cancelled", "turned back"),
        ("turns back on", "goes on to"),
        ("cure", "move"),
        ("add", "move"),
        ("Treachery", "Defence"),
        ("Cursed Gift", "Treachery"),
        ("a Comeback", "a Defence"),
        ("Draw card", "Defence"),
        ("Inevitable", "ordinary"),
        ("three together", "two together"),
        ("more", "fewer"),
    ],
    "fr": [
        ("un autre joueur", "chaque autre joueur"),
        ("chaque autre joueur", "un autre joueur"),
        ("ta jauge", "la jauge d’un autre joueur"),
        ("de ton choix", "au hasard"),
        ("de son choix", "au hasard"),
        ("au hasard", "de ton choix"),
        ("toute ta main", "toute ta jauge"),
        ("toute ta jauge", "toute ta main"),
        ("la personne qui l’a jouée", "la personne suivante"),
        ("pour toi", "pour tout le monde"),
        ("arrête", "laisse passer"),
        ("sans la montrer", "au vu de tous"),
        ("en cachette", "au vu de tous"),
        ("défausse", "pioche"),
        ("pioche ", "défausse "),
        ("pioches ", "défausses "),
        ("prends", "donne"),
        ("donne", "prends"),
        ("regarde", "échange"),
        ("pose-l", "défausse-l"),
        ("échange", "regarde"),
        ("déplace", "défausse"),
        ("annulée", "renvoyée"),
        ("se retourne contre", "passe à"),
        ("guéris", "déplace"),
        ("ajoute", "enlève"),
        ("Fourberie", "Défense"),
        ("Maudit Cadeau", "Fourberie"),
        ("une Riposte", "une Défense"),
        ("Carte Pioche", "Défense"),
        ("Inévitable", "ordinaire"),
        ("à trois", "à deux"),
        ("de plus", "de moins"),
    ],
}
"""By language: words that say something else when one takes the place of the other."""


def entries(language: str) -> list[ast.Message]:
    """Read every message of the game's words."""
    path = Path(cursed_gifts.__file__).parent / f"words.{language}.ftl"
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return [entry for entry in body if isinstance(entry, ast.Message)]


def texts(language: str, name: str = "power") -> dict[str, str]:
    """Read every card's text, or another of its attributes."""
    ids = {card.id for card in every_card()}
    return {
        entry.id.name: said(attribute)
        for entry in entries(language)
        for attribute in entry.attributes
        if attribute.id.name == name and entry.id.name in ids
    }


def said(attribute: ast.Attribute) -> str:
    """Write the text of an attribute that has no variables."""
    return "".join(part.value for part in attribute.value.elements if isinstance(part, ast.TextElement))


def every_text() -> Iterator[tuple[str, Card]]:
    """Pair each language with each card."""
    for language in LANGUAGES:
        for card in every_card():
            yield language, card


TEXTS = {language: texts(language) for language in LANGUAGES}


def planted_in(language: str, text: str) -> list[str]:
    """Return the text with one mistake each: every number changed, and every word that can be put for another."""
    planted = [
        text[: match.start()] + str(int(match.group()) + 1) + text[match.end() :] for match in re.finditer(r"\d+", text)
    ]
    planted += [text.replace(old, new, 1) for old, new in SWAPS[language] if old in text]
    return planted


def every_mismatch() -> Iterator[tuple[str, Card, str]]:
    """Plant every mistake in every text."""
    for language, card in every_text():
        for planted in planted_in(language, TEXTS[language][card.id]):
            yield language, card, planted


def name_of(value: object) -> str:
    """Name a case of a test."""
    return value.id if isinstance(value, Card) else str(value)


EVERY = pytest.mark.parametrize(("language", "card"), list(every_text()), ids=name_of)
MISMATCHES = list(every_mismatch())


@EVERY
def test_the_text_says_what_the_row_does(language: str, card: Card) -> None:
    assert faults_in(language, card, TEXTS[language][card.id]) == []


@pytest.mark.parametrize(
    ("language", "card", "planted"), MISMATCHES, ids=[f"{row[0]}-{row[1].id}-{at}" for at, row in enumerate(MISMATCHES)]
)
def test_a_planted_mismatch_is_found(language: str, card: Card, planted: str) -> None:
    assert faults_in(language, card, planted) != []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mistake_is_planted_in_every_text_and_every_swap_is_used(language: str) -> None:
    assert all(planted_in(language, text) for text in TEXTS[language].values())
    whole = " ".join(TEXTS[language].values())
    assert [old for old, _ in SWAPS[language] if old not in whole] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_family_of_effects_has_its_phrase(language: str) -> None:
    assert set(FAMILIES) <= set(PHRASES[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_cg_a15_no_text_names_a_trigger_that_never_comes_up(language: str) -> None:
    start, types, _, colon = TRIGGERS[language]
    heads = [text.partition(colon.strip())[0] for text in TEXTS[language].values() if text.startswith(start)]
    assert any(types[TO_DEFENCE] in head for head in heads)
    assert not any("Defence" in head or "Défense" in head for head in heads)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_card_names_its_source(language: str) -> None:
    assert texts(language, "source") == {card.id: SOURCES[card.source] for card in every_card()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cg_d3_cg_d5_no_text_names_an_edition(language: str) -> None:
    refused = GameTranslations(Path(cursed_gifts.__file__).parent, language, str).label("refused-CG-D3")
    assert [text for text in (refused, *TEXTS[language].values()) if re.search("[eé]dition", text, re.IGNORECASE)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_the_same_text(language: str) -> None:
    plain = {id: text for id, text in TEXTS[language].items() if not id.startswith("useless_")}
    assert len(set(plain.values())) == len(plain)


def test_the_effects_that_people_read_as_treacheries_are_of_that_type() -> None:
    for card in every_card():
        assert (card.type == TREACHERY) == TEXTS["en"][card.id].startswith("Treachery:")


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_card_begins_with_the_kind_that_its_colour_is_called(language: str) -> None:
    words = GameTranslations(Path(cursed_gifts.__file__).parent, language, str)
    for card in every_card():
        tint = words.attribute(card.id, "tint")
        kind = words.say(f"type-{card.id}", {}) or words.say(f"type-{tint}", {})
        assert kind, card.id
        assert words.attribute(card.id, "power").startswith(kind), card.id

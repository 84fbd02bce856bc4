"""The 110 objects of That’s Not a Hat: each has one name in each language, and no other card answers to it."""

import json
import re
import unicodedata
from collections import Counter
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

from regift.games.action_and_event_wording import LANGUAGES, GameTranslations
from regift.games.not_a_hat import card_objects
from regift.games.not_a_hat.card_objects import OBJECTS
from regift.kit.action_arguments_and_action_table import CARD, Value
from regift.kit.event import Event, EventKind
from tools.paths import ROOT, WEB

FOLDER: Final = Path(card_objects.__file__).parent
WIDEST: Final = 21
"""Letters that fit the name of a card."""
FROM_THE_RULEBOOK: Final = {"piano", "guitar", "muffin", "hat", "broccoli", "book"}


def words_of(language: str) -> GameTranslations:
    """Read the words of the game."""
    return GameTranslations(FOLDER, language, str)


def names(words: GameTranslations, thing: str) -> list[str]:
    """Return all that a thing may be called."""
    aliases = words.attribute(f"card-{thing}", "aliases")
    return [words.label(f"card-{thing}"), *(aliases.split(", ") if aliases else [])]


def folded(name: str) -> str:
    """Take away case, accents and all that is no letter."""
    whole = unicodedata.normalize("NFKD", name.casefold().replace("œ", "oe"))
    return re.sub("[^a-z0-9]", "", whole)


def test_a_name_is_looked_up_as_in_the_browser() -> None:
    for name, plain in json.loads((Path(__file__).parent / "foldings.json").read_text(encoding="utf-8")):
        assert folded(name) == plain


def test_there_are_110_objects_among_them_those_of_the_rulebook() -> None:
    assert len(OBJECTS) == len(set(OBJECTS)) == 110
    assert set(OBJECTS) >= FROM_THE_RULEBOOK


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_object_has_words_and_no_word_lies_about(language: str) -> None:
    body = FluentParser().parse((FOLDER / f"objects.{language}.ftl").read_text(encoding="utf-8")).body
    messages = [entry for entry in body if isinstance(entry, ast.Message)]
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    assert [message.id.name for message in messages] == [f"card-{thing}" for thing in OBJECTS]
    known = {"article", "gender", "aliases"} if language == "fr" else {"article", "aliases"}
    assert {attribute.id.name for message in messages for attribute in message.attributes} == known


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_answer_to_one_name(language: str) -> None:
    words = words_of(language)
    counted = Counter(folded(name) for thing in OBJECTS for name in names(words, thing))
    assert [name for name, count in counted.items() if count > 1] == []
    assert "" not in counted


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_fits_its_card(language: str) -> None:
    labels = [words_of(language).label(f"card-{thing}") for thing in OBJECTS]
    assert [label for label in labels if len(label) > WIDEST] == []


def test_an_english_article_sounds_right() -> None:
    words = words_of("en")
    for thing in OBJECTS:
        name = words.label(f"card-{thing}")
        article = "an" if name.startswith(("a", "e", "i", "o", "u", "heir")) else "a"
        assert words.attribute(f"card-{thing}", "article") == article, name


def test_a_french_article_agrees_with_its_gender() -> None:
    words = words_of("fr")
    for thing in OBJECTS:
        gender = words.attribute(f"card-{thing}", "gender")
        assert words.attribute(f"card-{thing}", "article") == {"m": "un", "f": "une"}[gender], thing


@pytest.mark.parametrize(
    ("thing", "language", "said"),
    [
        ("hat", "fr", "Tiens, j’ai un beau chapeau."),
        ("banana", "fr", "Tiens, j’ai une belle banane débraillée."),
        ("hat", "en", "I have a hat."),
        ("broccoli", "en", "I have an apology broccoli."),
    ],
)
def test_what_is_said_of_a_gift_agrees_with_it(thing: str, language: str, said: str) -> None:
    adjective = "{ $card_gender ->\n    [f] belle\n   *[m] beau\n}"
    offers = {
        "fr": f"event-offers = Tiens, j’ai {{ $card_article }} {adjective} {{ $card }}.\n",
        "en": "event-offers = I have { $card_article } { $card }.\n",
    }
    words = GameTranslations(FOLDER, language, str, offers[language])
    assert words.event(Event(EventKind("offers", []), [], [Value("card", CARD, f"card-{thing}")])) == said


def test_every_object_is_drawn_once_in_black_and_white() -> None:
    sheet = (WEB / "src" / "games" / "not_a_hat" / "objects.svg").read_text(encoding="utf-8")
    drawn: list[str] = re.findall(r'<symbol id="card-(\w+)"', sheet)
    listed: dict[str, str] = json.loads((WEB / "pictures" / "objects.json").read_text(encoding="utf-8"))
    assert drawn == OBJECTS == list(listed)
    assert set(re.findall(r'(?:fill|stroke)="([^"]+)"', sheet)) <= {"#000", "#fff", "none"}
    assert "currentColor" not in sheet
    assert "style=" not in sheet


def test_what_was_seen_in_the_last_trial_is_a_name_of_the_object() -> None:
    table = (ROOT / "docs" / "objects-tried.md").read_text(encoding="utf-8").split("## ")[1]
    rows = [[cell.strip() for cell in line.split("|")[1:4]] for line in table.splitlines() if line.startswith("| ")][1:]
    assert [row[0] for row in rows] == OBJECTS
    english, french = words_of("en"), words_of("fr")
    for thing, seen, vu in rows:
        for words, answers in ((english, seen), (french, vu)):
            known = {folded(name) for name in names(words, thing)}
            assert {folded(answer) for answer in answers.split(", ")} <= known, thing

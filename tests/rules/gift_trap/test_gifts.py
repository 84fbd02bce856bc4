"""The 640 gifts of GiftTRAP: each whole, in both languages, drawn, and like no other."""

import re
import tomllib
import unicodedata
from difflib import SequenceMatcher
from functools import cache
from itertools import combinations, pairwise
from typing import Any, Final, NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

from regift.games.action_and_event_wording import LANGUAGES, GameTranslations
from tools.gifts import COLOURS, LISTS
from tools.paths import WEB

A_CLASS: Final = 160
SPRITES: Final = 300
"""So many different drawings are there at least."""
NAME: Final = 36
LINE: Final = 80
"""Signs that a name and the line below it may have."""
GROWN_UP: Final = 6
"""So many gifts of a class at most are for grown-ups."""
LEVELS: Final = ("thrill", "practical", "silly")
KNOWN: Final = {
    "kind": "thing wear food lesson outing trip service creature show home sport game",
    "place": "home outdoors water town far",
    "with": "alone pair others",
    "tags": "creative nature tech music learning cosy beauty animals collecting mystery tasty active vintage caring "
    "party showing_off",
}
"""The words by which bots tell gifts apart."""
FIELDS: Final = {"kind", "place", "with", *LEVELS, "tags", "family", "picture", "ground"}
ATTRIBUTES: Final = {"en": {"article", "line"}, "fr": {"article", "gender", "line"}}
ARTICLES: Final = {
    "en": {"a", "an", "some", "the", ""},
    "fr": {"un", "une", "des", "du", "de la", "de l’", "le", "la", "l’", "les"},
}
MASCULINE, FEMININE = {"un", "du", "le"}, {"une", "de la", "la"}
SMALL: Final = {
    "en": "a all an and as at by every for from in it its of on one or own that the to up who with you your",
    "fr": "a au aux avec chez d dans de des du en et l la le les ou par pour qui s sans sous sur ta tes toi ton tous "
    "un une y",
}
"""Words that tell no two gifts apart."""
ALIKE: Final = 0.9
"""How like one another two names may not be, letter by letter."""
SHARED: Final = 0.75
"""Which part of their words two names may not share."""

Row = dict[str, Any]


class Gift(NamedTuple):
    """A row of a list, and where it stands."""

    colour: str
    id: str
    row: Row


@cache
def gifts() -> tuple[Gift, ...]:
    """Read all the lists."""
    return tuple(
        Gift(colour, id, row)
        for colour in COLOURS
        for id, row in tomllib.loads((LISTS / f"{colour}.toml").read_text(encoding="utf-8")).items()
    )


def of(colour: str) -> list[Gift]:
    """Return the gifts of a price class, in the order of their cards."""
    return [gift for gift in gifts() if gift.colour == colour]


@cache
def words_of(language: str) -> GameTranslations:
    """Read the words of the game."""
    return GameTranslations(LISTS, language, str)


def known(field: str) -> set[str]:
    """List what may stand in a field."""
    return set(KNOWN[field].split())


def name_of(gift: Gift, language: str) -> str:
    """Return what a gift is called."""
    return words_of(language).label(f"card-{gift.id}")


def plain(name: str, language: str) -> tuple[str, ...]:
    """Return the words of a name that tell it from others: without case, accents, small words and the plural."""
    whole = unicodedata.normalize("NFKD", name.casefold().replace("œ", "oe").replace("’", " "))
    bare = "".join(letter for letter in whole if not unicodedata.combining(letter))
    words = [word for word in re.findall("[a-z0-9]+", bare) if word not in SMALL[language].split()]
    return tuple(word[:-1] if len(word) > 3 and word[-1] in "sx" else word for word in words)


@pytest.mark.parametrize("colour", COLOURS)
def test_a_class_has_160_gifts_on_80_cards_of_two_kinds_each(colour: str) -> None:
    rows = of(colour)
    assert len(rows) == A_CLASS
    alike = [(one.id, other.id) for one, other in list(pairwise(rows))[::2] if one.row["kind"] == other.row["kind"]]
    assert alike == []


def test_no_id_is_used_twice() -> None:
    ids = [gift.id for gift in gifts()]
    assert len(set(ids)) == len(ids) == A_CLASS * len(COLOURS)


@pytest.mark.parametrize("colour", COLOURS)
def test_a_gift_says_all_that_bots_go_by(colour: str) -> None:
    for _, id, row in of(colour):
        assert set(row) - {"badge"} == FIELDS, id
        assert [field for field in ("kind", "place", "with") if row[field] not in known(field)] == [], id
        assert [level for level in LEVELS if row[level] not in range(4)] == [], id
        assert set(row["tags"]) <= known("tags"), id
        assert len(row["tags"]) <= 3, id
        assert type(row["family"]) is bool, id
        assert len(row["picture"]) in {1, 2}, id


@pytest.mark.parametrize("colour", COLOURS)
def test_a_class_has_gifts_of_every_kind_and_for_families(colour: str) -> None:
    rows = [gift.row for gift in of(colour)]
    assert {row["kind"] for row in rows} == known("kind")
    assert {row["place"] for row in rows} == known("place")
    assert sum(not row["family"] for row in rows) <= GROWN_UP


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("colour", COLOURS)
def test_every_gift_has_words_in_the_order_of_its_list(colour: str, language: str) -> None:
    body = FluentParser().parse((LISTS / f"{colour}.{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    messages = [entry for entry in body if isinstance(entry, ast.Message)]
    assert [message.id.name for message in messages] == [f"card-{gift.id}" for gift in of(colour)]
    for message in messages:
        assert {each.id.name for each in message.attributes} == ATTRIBUTES[language], message.id.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_and_its_line_fit_their_card(language: str) -> None:
    words = words_of(language)
    for gift in gifts():
        name, line = name_of(gift, language), words.attribute(f"card-{gift.id}", "line")
        assert 0 < len(name) <= NAME, name
        assert 0 < len(line) <= LINE, line
        assert "'" not in name + line, name
        assert line[-1] in ".!?…”»", line


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_article_is_one_of_the_language_and_agrees(language: str) -> None:
    words = words_of(language)
    for gift in gifts():
        article, gender = (words.attribute(f"card-{gift.id}", part) for part in ("article", "gender"))
        name = name_of(gift, language)
        assert article in ARTICLES[language], name
        assert (gender in {"m", "f"}) == (language == "fr"), name
        assert article not in MASCULINE or gender == "m", name
        assert article not in FEMININE or gender == "f", name


@pytest.mark.parametrize("colour", COLOURS)
def test_no_two_gifts_of_a_class_look_alike(colour: str) -> None:
    looks: dict[tuple[str, ...], str] = {}
    for gift in of(colour):
        look = (*gift.row["picture"], "and", gift.row.get("badge", ""))
        assert look not in looks, f"{gift.id} and {looks[look]}"
        looks[look] = gift.id


@pytest.mark.parametrize("colour", COLOURS)
def test_all_that_a_gift_is_drawn_with_is_there(colour: str) -> None:
    folder = WEB / "src" / "games" / "gift_trap"
    sheet = (folder / "gift_sprites" / f"{colour}.svg").read_text(encoding="utf-8")
    grounds = (folder / "gift_backgrounds.svg").read_text(encoding="utf-8")
    drawn, painted = (set(re.findall(r'<symbol id="([^"]+)"', text)) for text in (sheet, grounds))
    for gift in of(colour):
        badge = [gift.row["badge"]] if "badge" in gift.row else []
        assert {*gift.row["picture"], *badge} <= drawn, gift.id
        assert gift.row["ground"] in painted, gift.id


def test_there_are_300_different_drawings() -> None:
    assert len({sprite for gift in gifts() for sprite in gift.row["picture"]}) >= SPRITES


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_gifts_are_one_under_two_names(language: str) -> None:
    named = [(name, plain(name, language)) for name in (name_of(gift, language) for gift in gifts())]
    alike = [f"{one} / {other}" for (one, words), (other, others) in combinations(named, 2) if near(words, others)]
    assert alike == []


def near(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    """Return whether two names say nearly the same."""
    words, others = set(one), set(other)
    if len(words & others) >= SHARED * len(words | others):
        return True
    matcher = SequenceMatcher(None, " ".join(one), " ".join(other), autojunk=False)
    return matcher.real_quick_ratio() > ALIKE and matcher.quick_ratio() > ALIKE and matcher.ratio() > ALIKE


@pytest.mark.parametrize(
    ("one", "other", "is_near"),
    [
        ("jar of pickled onions", "a jar of pickled onion", True),
        ("night in an ice hotel", "ice hotel for a night", True),
        ("roller skates", "roller skate", True),
        ("rowing machine", "sewing machine", False),
        ("song about your life", "musical about your life", False),
    ],
)
def test_what_counts_as_nearly_the_same_name(one: str, other: str, *, is_near: bool) -> None:
    assert near(plain(one, "en"), plain(other, "en")) == is_near


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("colour", COLOURS)
def test_a_pack_is_named_by_its_colour_and_by_what_its_gifts_cost(language: str, colour: str) -> None:
    words = GameTranslations(LISTS, language, str)
    price = words.say(f"class_{colour}", {}).lower()
    tint = words.say(colour, {}).split(",")[0]
    move = words.say("act-choose", {"colour": colour, "colour_key": colour})
    assert [tint in said and price in said for said in (move, words.say(f"pack_{colour}", {}))] == [True, True]

"""Every game has words for all that can be said of it, in both languages, and every one of them can be said."""

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from regift.games import catalogue
from regift.games.action_and_event_wording import (
    LANGUAGES,
    BadTranslation,
    GameTranslations,
    elided,
    ordinal,
    with_article,
    written,
)
from regift.kit.action_arguments_and_action_table import CARD, CARDS, NUMBER, SEAT, WORD, Value
from regift.kit.event import Event, EventKind, Field
from regift.kit.game import Game
from regift.kit.three_line_recap import PICKS, TURN, RecapLine

SMALL = Path(__file__).parents[1] / "games"
SHELF = Path(catalogue.__file__).parent


def folders() -> list[Path]:
    """List the folders of all games, the tiny ones included."""
    return [init.parent for shelf in (SHELF, SMALL) for init in sorted(shelf.glob("*/__init__.py"))]


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the tiny games on the shelf."""
    monkeypatch.setenv("REGIFT_GAMES", str(SMALL))


def words_of(folder: Path, language: str) -> GameTranslations:
    """Read a game's words; seats are called after people with and without a vowel."""
    return GameTranslations(folder, language, ["Alice", "Léa", "Tom", "Yves", "Zoé", "Hugo"].__getitem__)


def keys(folder: Path, language: str) -> set[str]:
    """List the keys of a game's words."""
    body = FluentResource(written(folder, language)).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)], "a message that can't be read"
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


def game_of(folder: Path) -> Game:
    """Make the game of a folder."""
    return catalogue.game(folder.name, seats=catalogue.find(folder.name).SEATS[0])


def values_of(field: Field, game: Game) -> list[Value]:
    """Return an example of each way in which a field can be said."""
    if field.type == SEAT:
        return [Value(field.name, SEAT, 0), Value(field.name, SEAT, 1)]
    if field.type == NUMBER:
        return [Value(field.name, NUMBER, number) for number in (0, 1, 2, 8)]
    if field.type == CARDS:
        cards = game.words[:3]
        counts: list[int] = [0, 1, 3]
        return [Value(field.name, CARDS, cards[:count]) for count in counts] + [Value(field.name, CARDS, 3)]
    hidden = [Value(field.name, CARD, None)] if field.only else []
    return [Value(field.name, WORD if field.type == WORD else CARD, word) for word in game.words] + hidden


def sayings(kind: EventKind, game: Game) -> Iterator[Event]:
    """Vary one field of an event at a time."""
    first = [values_of(field, game)[0] for field in kind.fields]
    yield Event(kind, [], first)
    for at, field in enumerate(kind.fields):
        for value in values_of(field, game):
            yield Event(kind, [], [*first[:at], value, *first[at + 1 :]])


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name)
def test_both_languages_hold_the_same_keys(folder: Path) -> None:
    assert keys(folder, "en") == keys(folder, "fr")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name)
def test_everything_that_can_be_said_has_words(folder: Path, language: str) -> None:
    game = game_of(folder)
    needed = {"game-name", "game-blurb", "hidden-card", *game.words}
    needed |= {f"act-{action.verb}" for action in game.actions} | {f"event-{kind.name}" for kind in game.event_kinds}
    needed |= {f"option-{option.name}" for option in game.schema}
    needed |= {f"story-{tale}-{kind.name}" for kind in game.event_kinds for tale in kind.tales}
    state = game.deal(1)
    dice = game.deal(2).chance
    while not state.is_over:
        for seat in (None, *range(game.seats)):
            needed |= {part.name for part in state.view(seat).parts}
        acting = state.to_act()[0]
        options = state.options(acting)
        state.apply(acting, options[dice.below(len(options))])
    assert needed - keys(folder, language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name)
def test_every_event_and_action_can_be_said(folder: Path, language: str) -> None:
    game, words = game_of(folder), words_of(folder, language)
    for reader in (-1, 0, 1):
        for kind in game.event_kinds:
            for event in sayings(kind, game):
                assert words.event(event, reader), f"{event} has no words"
        for action in game.actions:
            assert words.action(action, reader) != action.name, f"{action} has no words"


@pytest.mark.parametrize("language", LANGUAGES)
def test_kung_fu_speaks_to_its_reader_and_of_others(language: str) -> None:
    folder = SHELF / "kung_fu"
    game, words = game_of(folder), words_of(folder, language)
    kind = next(kind for kind in game.event_kinds if kind.name == "draws")
    event = Event(kind, [], [Value("seat", SEAT, 0), Value("cards", CARDS, 3)])
    assert words.event(event, 1).startswith("Alice ")
    assert "Alice" not in words.event(event, 0)


def test_elision_follows_the_vectors_that_the_browser_shares() -> None:
    for name, said in json.loads((Path(__file__).parent / "elisions.json").read_text(encoding="utf-8")):
        assert elided(name) == said


def test_only_the_first_is_an_ordinal_of_its_own() -> None:
    assert [ordinal(number) for number in (0, 1, 2, 11)] == ["other", "one", "other", "other"]


def test_words_that_ask_for_what_is_not_there_are_named(tmp_path: Path) -> None:
    (tmp_path / "words.en.ftl").write_text("event-shouts = { $nobody } shouts.\n", encoding="utf-8")
    words = GameTranslations(tmp_path, "en", str)
    with pytest.raises(BadTranslation, match=r"words\.en\.ftl: event-shouts: Unknown external: nobody"):
        words.event(Event(EventKind("shouts", []), [], []))


def test_a_card_that_is_spoken_of_has_its_article_and_its_gender(tmp_path: Path) -> None:
    said = "event-gives = { $card_article } { $card_gender ->\n    [f] belle\n   *[m] beau\n} { $card }\n"
    (tmp_path / "words.fr.ftl").write_text(said, encoding="utf-8")
    (tmp_path / "objects.fr.ftl").write_text("harp = harpe\n    .article = une\n    .gender = f\n", encoding="utf-8")
    event = Event(EventKind("gives", [Field("card", CARD)]), [], [Value("card", CARD, "harp")])
    assert GameTranslations(tmp_path, "fr", str).event(event) == "une belle harpe"


def test_an_article_stands_before_its_noun_with_the_space_that_it_needs() -> None:
    said = [with_article(*pair) for pair in (("kazoo", "a"), ("encre", "de l’"), ("fries", ""))]
    assert said == ["a kazoo", "de l’encre", "fries"]


def number_in(tale: RecapLine, name: str) -> object:
    """Return a number that a line is given; None where it has none of that name."""
    return next((value.value for value in tale.values if value.name == name), None)


def tales_of(game: Game) -> Iterator[RecapLine]:
    """Return every line that the story of a game may have."""
    who, other = Value("who", SEAT, 0), Value("other", SEAT, 1)
    for count, pick in product((0, 1, 2, 8, 12), range(PICKS)):
        each = {name: Value(name, NUMBER, count) for name in ("count", "turn", "round", "gap", "score")}
        picked = Value("pick", NUMBER, pick)
        for key in ("led", "lead-changed", "lead-kept", "length", "tie", "comeback", "close", "easy", "won"):
            yield RecapLine(key, [who, other, *each.values(), picked])
        for kind in game.event_kinds:
            for tale in kind.tales:
                own = [values_of(field, game)[0] for field in kind.fields]
                given = [*own, each["turn"], each["round"], each["gap"]] if tale == TURN else [who, each["count"]]
                yield RecapLine(f"{tale}-{kind.name}", [*given, picked])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name)
def test_every_line_of_a_story_can_be_said(folder: Path, language: str) -> None:
    words = words_of(folder, language)
    for tale in tales_of(game_of(folder)):
        said = words.tale(tale)
        assert said != tale.key, f"{tale.key} has no words"
        assert "{" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_mkf_a34_only_the_end_of_a_game_that_reached_the_sandwich_tells_of_it(language: str) -> None:
    folder = SHELF / "kung_fu"
    game, words = game_of(folder), words_of(folder, language)
    for tale in tales_of(game):
        if "sandwich" in words.tale(tale):
            assert tale.key in ("comeback", "close", "easy", "won"), tale.key
            assert number_in(tale, "score") == 8, tale.key
    comeback = [Value("who", SEAT, 0), *[Value(name, NUMBER, number) for name, number in (("gap", 2), ("score", 8))]]
    assert "sandwich" in words.tale(RecapLine("comeback", [*comeback, Value("pick", NUMBER, 0)]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name)
def test_no_story_tells_a_gap_of_nothing_as_a_gap_of_one(folder: Path, language: str) -> None:
    game, words = game_of(folder), words_of(folder, language)
    keys = ["close", *[f"{TURN}-{kind.name}" for kind in game.event_kinds if TURN in kind.tales]]
    for key in keys:
        lines = [tale for tale in tales_of(game) if tale.key == key]
        none, one, two = ({words.tale(tale) for tale in lines if number_in(tale, "gap") == gap} for gap in (0, 1, 2))
        assert one == two or not none & one, key


def test_the_words_of_all_stories_are_the_same_in_both_languages() -> None:
    found = [
        FluentResource((SHELF / f"story.{language}.ftl").read_text(encoding="utf-8")).body for language in LANGUAGES
    ]
    english, french = ({entry.id.name for entry in body if isinstance(entry, ast.Message)} for body in found)
    assert english == french


def test_cards_in_a_row_are_quoted_each_in_french() -> None:
    game, words = game_of(SHELF / "cursed_gifts"), words_of(SHELF / "cursed_gifts", "fr")
    kind = game.event_kinds[game.kind_number("discards")]
    cards = [word for word in game.words if word.startswith("card-")][:2] or game.words[:2]
    said = words.event(Event(kind, [], [Value("seat", SEAT, 0), Value("cards", CARDS, cards)]))
    first, second = (words.say("quoted", {"what": words.label(card)}) for card in cards)
    assert f"{first} et {second}" in said

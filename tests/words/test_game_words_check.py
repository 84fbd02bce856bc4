"""The conformance kit for words finds what is misspelt, missing or asked for in vain; all games pass it."""

import re
import shutil
from pathlib import Path

import pytest

from regift.games import catalogue
from regift.games.action_and_event_wording import GameTranslations, variables_of
from regift.games.game_words_check import check_words
from regift.kit.action_arguments_and_action_table import CARD, CARDS, NUMBER, SEAT, WORD, Value
from regift.kit.deck_builder_option_and_deck_code import DeckOption
from regift.kit.three_line_recap import OFTEN
from tests.games.keepsake import Keepsake

SMALL = Path(__file__).parents[1] / "games"
ADD_A_GAME = Path(__file__).parents[2] / "docs" / "add-a-game.md"
EXAMPLES: "dict[str, list[int | str | list[str] | None]]" = {
    SEAT: [1],
    NUMBER: [3],
    CARDS: [["sock"], 2],
    CARD: ["sock", None],
    WORD: ["sock"],
}


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the tiny games on the shelf."""
    monkeypatch.setenv("REGIFT_GAMES", str(SMALL))


@pytest.fixture
def words(tmp_path: Path) -> Path:
    """Copy the words of Keepsake to where they may be spoilt."""
    for path in (SMALL / "keepsake").glob("*.ftl"):
        shutil.copy(path, tmp_path)
    return tmp_path


@pytest.mark.parametrize("game_id", ["bell", "cursed_gifts", "gift_trap", "keepsake", "kung_fu", "not_a_hat", "sprint"])
def test_the_words_of_every_game_pass(game_id: str) -> None:
    check_words(catalogue.game(game_id, seats=3))


FAULTS = [
    (
        "en",
        "event-swaps =",
        "event-swapps =",
        r"words.en.ftl: event-swaps is missing: it names event 'swaps' \(words.en.ftl has event-swapps",
    ),
    ("fr", "event-swaps =", "event-swapps =", "words.fr.ftl: event-swaps is missing: it names event 'swaps'"),
    ("en", "act-guess =", "act-gues =", "words.en.ftl: act-guess is missing: it names action 'guess mug'"),
    ("en", "option-first =", "option-frist =", "words.en.ftl: option-first is missing: it names option 'first'"),
    ("fr", "scarf =", "scarff =", "words.fr.ftl: scarf is missing: it names the argument 'gift' of an action"),
    ("en", "shielded =", "shield =", r"words.en.ftl: shielded is missing: it names part 'shielded:\d' of a view"),
    (
        "fr",
        "choice-keep =",
        "choice-kept =",
        "words.fr.ftl: choice-keep is missing: it names the value of part 'choice'",
    ),
    ("en", "hidden-card =", "hidden-gift =", "words.en.ftl: hidden-card is missing: it names the hidden field 'gifts'"),
    ("en", "game-name =", "game-title =", "words.en.ftl: game-name is missing"),
    ("fr", "game-blurb =", "# game-blurb =", "words.fr.ftl: game-blurb is missing: words.en.ftl has it"),
    (
        "en",
        "{ $gift } at",
        "{ $gfit } at",
        r"event-aims asks for \$gfit, .* expected \$seat, \$seat_is, \$target, \$target_is, \$gift",
    ),
    (
        "fr",
        "{ $guess }.",
        "{ $guess_count }.",
        r"words.fr.ftl: event-guesses asks for \$guess_count, which it is not given",
    ),
    (
        "en",
        "hand = hand",
        "hand = hand of { $seat }",
        r"hand asks for \$seat, which it is not given; expected no variables",
    ),
    ("en", "$theirs_seen ->", "$theirs_is ->", r"event-peeks asks for \$theirs_is"),
    ("en", "[me] You start", "[you] You start", r"event-starts: \$seat_is is never \[you\]; expected me or other"),
    (
        "fr",
        "*[no] { $target } montre",
        "*[other] { $target } montre",
        r"\$theirs_seen is never \[other\]; expected yes or no",
    ),
    (
        "en",
        "act-keep = Keep",
        "act-keep = { UPPER(1) } Keep",
        r"act-keep calls UPPER\(\), which there is not; expected one of DE",
    ),
    ("en", "act-keep = Keep", "act-keep = { act-kepe } Keep", "act-keep refers to act-kepe, which is no message here"),
    (
        "en",
        "act-keep = Keep your gift",
        "act-keep Keep your gift",
        r"words.en.ftl: line \d+ cannot be read: 'act-keep Keep your gift'",
    ),
    ("en", "pile = pile", "pile = pile\npile = heap", "words.en.ftl: pile stands here a second time"),
    ("en", "pile = pile", "pile =\n    .about = heap", "words.en.ftl: pile has attributes and no text"),
]


@pytest.mark.parametrize(("language", "right", "wrong", "said"), FAULTS)
def test_what_is_wrong_in_the_words_is_found(words: Path, language: str, right: str, wrong: str, said: str) -> None:
    path = words / f"words.{language}.ftl"
    text = path.read_text(encoding="utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(AssertionError, match=said):
        check_words(Keepsake(3, {}), words)


def test_a_language_that_is_missing_is_found(words: Path) -> None:
    (words / "words.fr.ftl").unlink()
    with pytest.raises(AssertionError, match=r"words.fr.ftl: there is no such file .* expected the words in 'fr'"):
        check_words(Keepsake(3, {}), words)


def test_a_tale_without_words_is_found(words: Path) -> None:
    game = Keepsake(3, {})
    game.event_kinds[game.kind_number("peeks")].tales = (OFTEN,)
    with pytest.raises(
        AssertionError, match="story-often-peeks is missing: it names event 'peeks', which has the tale"
    ):
        check_words(game, words)


def test_an_option_and_the_kinds_of_its_deck_without_words_are_found(words: Path) -> None:
    game = Keepsake(3, {})
    [deck] = [option for option in catalogue.game("cursed_gifts", seats=3).schema if isinstance(option, DeckOption)]
    game.schema = [*game.schema, deck]
    with pytest.raises(AssertionError) as found:
        check_words(game, words)
    for key, named in (
        (f"option-{deck.name}", f"option '{deck.name}'"),
        ("deck-kind-antidote", f"kind 'antidote' of the deck option '{deck.name}'"),
        ("deck-kind-useless", f"kind 'useless' of the deck option '{deck.name}'"),
    ):
        assert f"words.fr.ftl: {key} is missing: it names {named}" in str(found.value)


def test_a_clause_that_the_rules_sheet_lacks_is_found(words: Path) -> None:
    for language in ("en", "fr"):
        (words / f"RULES.{language}.md").write_text("**KS-2** …\n\n**KS-3** …\n\n**KS-4** …\n\n**KS-5** …\n", "utf-8")
    with pytest.raises(AssertionError, match=r"RULES.fr.md: no paragraph begins with \*\*KS-6\*\*"):
        check_words(Keepsake(3, {}), words)


def test_every_fault_is_named_at_once(words: Path) -> None:
    path = words / "words.en.ftl"
    path.write_text(re.sub("^(hand|pile) =", r"no-\1 =", path.read_text(encoding="utf-8"), flags=re.MULTILINE), "utf-8")
    with pytest.raises(AssertionError) as found:
        check_words(Keepsake(3, {}), words)
    assert "words.en.ftl: hand is missing" in str(found.value)
    assert "words.en.ftl: pile is missing" in str(found.value)


@pytest.mark.parametrize("type", EXAMPLES)
def test_an_argument_gives_the_variables_that_its_type_has(type: str) -> None:
    translations = GameTranslations(SMALL / "keepsake", "en", str)
    for what in EXAMPLES[type]:
        assert list(translations.arguments([Value("gift", type, what)], 0)) == variables_of("gift", type)


def test_the_page_lists_the_variables_of_each_type() -> None:
    rows = re.findall(
        r"^\| `([A-Z]+)`(?:, `([A-Z]+)`)? \| (.*) \|$", ADD_A_GAME.read_text(encoding="utf-8"), re.MULTILINE
    )
    listed = {type.lower(): re.findall(r"`\$([a-z_]+)`", said) for *types, said in rows for type in types if type}
    assert {type: names for type, names in listed.items() if names} == {
        type: variables_of("x", type) for type in EXAMPLES
    }

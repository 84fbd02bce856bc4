"""The terminal and the browser say the same things alike, and everything that is asked for has words."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_pattern

from regift import terminal
from regift.bots.character_assignment import character_at
from regift.games.action_and_event_wording import LANGUAGES
from regift.server.http import game_list_and_words_rules_options
from regift.tables.limits.rate_limits_and_quotas import FIELDS
from regift.tables.limits.server_limit_values import Limits, Rate
from regift.terminal.localization import Localizer, value_of
from regift.terminal.screens.lobby_seats_and_options import LobbyList
from regift.terminal.screens.notice_and_standings_of_unplayable_last_game import unplayable_game_notice
from regift.terminal.table.table_model import TableModel
from regift.wire import all_messages as wire
from tests.terminal.test_table_model import FakeTransport
from tools.paths import WEB

HERE = Path(terminal.__file__).parent
REQUEST_ERRORS = {language: HERE.parent / "tables" / f"request_errors.{language}.ftl" for language in LANGUAGES}
"""What both clients say when something did not work."""
TABLE_NOTICES = {language: HERE.parent / "tables" / f"table_notices.{language}.ftl" for language in LANGUAGES}
"""What both clients say of what becomes of a table."""
LIMITED = {name for name in Limits.__struct_fields__ if isinstance(getattr(Limits(), name), Rate)} - {
    "body_pieces",
    "message",
    "websockets",
    "search",
}
"""Limits that a fault is named after."""


def messages(path: Path) -> dict[str, str]:
    """Read a Fluent file: each key, and each attribute as key.name, with what it says."""
    body = FluentResource(path.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)], "a message that can't be read"
    found: dict[str, str] = {}
    for entry in body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            found[entry.id.name] = serialize_pattern(entry.value)
            found |= {f"{entry.id.name}.{each.id.name}": serialize_pattern(each.value) for each in entry.attributes}
    return found


def test_both_languages_hold_the_same_keys() -> None:
    first, second = (messages(HERE / f"words.{language}.ftl").keys() for language in LANGUAGES)
    assert first == second


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_both_clients_say_is_said_alike(language: str) -> None:
    ours = messages(HERE / f"words.{language}.ftl")
    theirs = messages(WEB / "src" / "words" / f"{language}.ftl")
    assert {key: said for key, said in ours.items() if key in theirs and theirs[key] != said} == {}


def test_every_key_that_is_asked_for_has_words() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in HERE.rglob("*.py"))
    asked = set(re.findall(r"""(?<!game\.)say\(\s*"([a-z][a-z_-]*)\"""", source)) - {"character-"}
    assert (
        asked
        - messages(HERE / "words.en.ftl").keys()
        - messages(REQUEST_ERRORS["en"]).keys()
        - messages(TABLE_NOTICES["en"]).keys()
        == set()
    )


def test_both_languages_say_why_the_same_things_did_not_work() -> None:
    assert messages(REQUEST_ERRORS["en"]).keys() == messages(REQUEST_ERRORS["fr"]).keys()


def test_both_languages_say_the_same_of_tables() -> None:
    assert messages(TABLE_NOTICES["en"]).keys() == messages(TABLE_NOTICES["fr"]).keys()


def test_everything_that_a_table_objects_to_has_words() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (HERE.parent / "tables").rglob("*.py"))
    fields = (
        set(re.findall(r"""RequestError\(\s*"(\w+)\"""", source)) | set(FIELDS.values()) | (LIMITED - FIELDS.keys())
    )
    of_pages = messages(WEB / "src" / "custom_cards" / "words.en.ftl")  # cards are added on a page alone
    known = {key.removeprefix("fault-") for key in [*messages(REQUEST_ERRORS["en"]), *of_pages]}
    assert fields - known == set()
    assert len(fields) > 20


def test_every_word_is_asked_for() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in HERE.rglob("*.py"))
    made = ("sign-", "bot-", "doubt-", "manner-", "reaction-", "made-moves-", "made-choices-")
    keys = [key for key in messages(HERE / "words.en.ftl") if not key.startswith(made)]
    labels = {"hidden-card", "hint_free_seats"}
    assert [key for key in keys if f'"{key}"' not in source and f"'{key}'" not in source and key not in labels] == []


def test_bots_are_the_same_characters_as_in_the_browser() -> None:
    assert [character_at("KNOT", seat) for seat in range(4)] == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (4, ("number", 4)),
        ("@1", ("seat", 1)),
        ("#thief", ("card", "thief")),
        ("#?", ("card", None)),
        ("~3", ("cards", 3)),
        (["#thief", "#level_1"], ("cards", ["thief", "level_1"])),
        ("hand", ("word", "hand")),
    ],
)
def test_an_argument_says_its_own_type(said: int | str | list[str], expected: tuple[str, object]) -> None:
    value = value_of("x", said)
    assert (value.type, value.value) == expected


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Instant Karma: 99 isn’t a number from 0 to 60."), ("fr", "Karma boomerang")]
)
def test_a_fault_with_a_reason_says_more_than_its_field(language: str, said: str) -> None:
    table = TableModel(FakeTransport(), wire.Enter("KNOT", "Léa"))
    localizer = Localizer(table, game_list_and_words_rules_options.sheet("cursed_gifts"), language)
    args: wire.Arguments = {"card": "#karma", "count": "99", "most": 60}
    assert localizer.why(wire.Fault("deck", "0 to 60", reason="deck_count", args=args)).startswith(said)
    points: wire.Arguments = {"points": 3, "least": 10}
    assert "10" in localizer.why(wire.Fault("deck", "", reason="deck_points", args=points))


def test_a_deck_that_somebody_mixed_is_counted_and_not_spelled_out() -> None:
    table = TableModel(FakeTransport(), wire.Enter("KNOT", "Léa"))
    choice = wire.Choice("deck", "gift_5=20,karma=9", default="base")
    table.hear(wire.Lobby("KNOT", "cursed_gifts", "lobby", [], [choice], (2, 8), ""))
    lines = LobbyList(
        table, Localizer(table, game_list_and_words_rules_options.sheet("cursed_gifts"), "en"), []
    ).lines()
    assert "Custom deck: 29 cards" in lines[-1].drawn.plain


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["rules of an earlier version", "This is how it ended:", "1. Léa: 4 levels", "2. "]),
        ("fr", ["règles d’une version précédente", "Voici comment", "1. Léa\N{NO-BREAK SPACE}: 4 niveaux", "2. "]),
    ],
)
def test_a_game_of_earlier_rules_is_said_to_be_gone_and_how_it_ended(language: str, said: list[str]) -> None:
    table = TableModel(FakeTransport(), wire.Enter("KNOT", "Léa"))
    localizer = Localizer(table, game_list_and_words_rules_options.sheet("kung_fu"), language)
    chairs = [wire.Chair(0, "bot", bot="rules"), wire.Chair(1, "person", "Léa")]
    game = wire.UnplayableGame("rules", [wire.Standing(0, 2, 1), wire.Standing(1, 1, 4)], chairs)
    lines = unplayable_game_notice(localizer, game).plain.split("\n")
    assert [part for part, line in zip(said, lines, strict=True) if part not in line] == []
    broken = unplayable_game_notice(localizer, wire.UnplayableGame("moves")).plain
    assert "\n" not in broken
    assert not broken.startswith("unplayable")

"""A long list is looked up by name: without case and accents, by aliases, in both languages."""

import json
from pathlib import Path
from typing import Final

import msgspec
import pytest

from regift.games.not_a_hat.card_objects import OBJECTS
from regift.server.http import game_list_and_words_rules_options
from regift.terminal.localization import Localizer
from regift.terminal.rendering.view_part_renderer import KEYS
from regift.terminal.screens.option_search import FIRST, first_offered, is_long, normalized, search_options
from regift.terminal.table.table_model import TableModel
from regift.wire import all_messages as wire
from tests.terminal.headless_terminal import HeadlessTerminal, playing_here
from tests.terminal.test_table_model import FakeTransport

SAMPLES: Final = Path(__file__).parents[1] / "words" / "first_names.json"
"""What lies on a table, and the ten objects that are offered first there, for the browser's tests, too."""
CLAIMS = [
    wire.Option(number, "claim", {"claim": f"#{claim}"})
    for number, claim in enumerate([*[f"card-{thing}" for thing in OBJECTS], "something_else"])
]


SHOP: list[wire.AnyPart] = [wire.Zone("shop", layout="pile", count=3, faces=["card-owl"])]


def localizer_in(language: str) -> Localizer:
    """Return the words of That's Not a Hat."""
    return Localizer(
        TableModel(FakeTransport(), wire.Enter("KNOT", "Léa")),
        game_list_and_words_rules_options.sheet("not_a_hat"),
        language,
    )


def names(typed: str, language: str) -> list[str]:
    """List what is found, as it is called."""
    localizer = localizer_in(language)
    return [
        localizer.label(str(each.option.args["claim"])[1:]) for each in search_options(CLAIMS, typed, localizer, SHOP)
    ]


@pytest.mark.parametrize(
    ("name", "plain"),
    [("Bête à bon Dieu", "bete a bon dieu"), ("œuf", "oeuf"), ("cerf-volant", "cerf volant"), ("ÉCHELLE ", "echelle")],
)
def test_a_name_is_looked_up_without_case_and_accents(name: str, plain: str) -> None:
    assert normalized(name) == plain


@pytest.mark.parametrize("language", ["en", "fr"])
def test_ten_are_offered_first_and_all_others_in_the_order_of_the_alphabet(language: str) -> None:
    said = names("", language)
    assert len(set(said)) == len(OBJECTS) + 1
    for some in (said[:FIRST], said[FIRST:-1]):
        assert [normalized(name) for name in some] == sorted(normalized(name) for name in some)
    assert normalized(said[FIRST]) < normalized(said[FIRST - 1])
    assert said[-1] == localizer_in(language).label("something_else")


@pytest.mark.parametrize(("parts", "first"), json.loads(SAMPLES.read_text(encoding="utf-8")))
def test_the_ten_are_those_that_a_browser_offers(parts: list[object], first: list[str]) -> None:
    lying = msgspec.convert(parts, list[wire.AnyPart])
    assert sorted(first_offered([f"card-{thing}" for thing in OBJECTS], lying)) == first


@pytest.mark.parametrize(
    ("typed", "language", "first"),
    [
        ("chapeau", "fr", "chapeau"),
        ("ELEPHANT", "fr", "éléphant du dessus"),
        ("bain", "fr", "baignoire de fonction"),
        ("hat", "fr", "chapeau"),
        ("ufo", "en", "UFO in the bus lane"),
        ("chapeau", "en", "hat"),
        ("hot dog", "fr", "hot-dog à sa mémère"),
        ("autre", "fr", "autre chose"),
    ],
)
def test_what_is_called_so_comes_first(typed: str, language: str, first: str) -> None:
    assert names(typed, language)[0] == first


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_name_of_every_object_finds_it_first(language: str) -> None:
    localizer = localizer_in(language)
    for option in CLAIMS:
        card = str(option.args["claim"])[1:]
        aliases = localizer.game.attribute(card, "aliases")
        for name in [localizer.label(card), *(aliases.split(", ") if aliases else [])]:
            assert search_options(CLAIMS, name, localizer, SHOP)[0].option is option, name


def test_a_name_that_is_another_is_told_beside_it() -> None:
    assert {each.by for each in search_options(CLAIMS, "bain", localizer_in("fr"), SHOP)} == {"bain", "maillot de bain"}
    assert search_options(CLAIMS, "chapeau", localizer_in("fr"), SHOP)[0].by == ""
    assert search_options(CLAIMS, "gong", localizer_in("fr"), SHOP)[0].by == ""


def test_options_without_cards_are_found_by_what_they_say() -> None:
    options = [wire.Option(1, "refuse"), wire.Option(2, "accept")]
    assert [each.option.id for each in search_options(options, "merci", localizer_in("fr"), SHOP)] == [2]


def test_a_list_is_long_where_keys_are_too_few_and_nothing_can_be_pointed_at() -> None:
    assert is_long(CLAIMS, len(KEYS))
    assert not is_long(CLAIMS[: len(KEYS)], len(KEYS))
    assert not is_long([*CLAIMS, wire.Option(200, "buy", {}, "shop")], len(KEYS))


async def until_claiming(shown: HeadlessTerminal) -> None:
    """Play the first move until something is to be named."""
    await shown.until(lambda: shown.can_go_on)
    while not shown.screen_of_table.is_long:
        await shown.choose()


async def test_a_name_is_typed_and_played_with_enter() -> None:
    async with playing_here("not_a_hat", ("granny", "granny"), language="fr", seed=3) as shown:
        await until_claiming(shown)
        assert "Tape un nom" in shown.text
        assert "Dis que c’est un lama qui vise" in shown.text
        await shown.press(*"CHAPEAU")
        assert "Dis que c’est un chapeau" in shown.text
        assert "lama qui vise" not in shown.text
        claims = [option.args["claim"] for option in shown.screen_of_table.listed]
        assert claims == ["#card-hat"]


async def test_nothing_is_named_by_enter_alone() -> None:
    async with playing_here("not_a_hat", ("granny", "granny"), language="en", seed=3) as shown:
        await until_claiming(shown)
        board = shown.table.board
        await shown.press("enter")
        assert shown.table.answered == -1
        assert shown.table.board is board
        await shown.press("down", "enter")
        await shown.until(lambda: shown.table.board is not board)


async def test_what_nothing_is_called_is_said_and_taken_away_by_escape() -> None:
    async with playing_here("not_a_hat", ("granny", "granny"), language="en", seed=3) as shown:
        await until_claiming(shown)
        await shown.press(*"zzz")
        assert "Nothing is called that." in shown.text
        await shown.press("escape")
        assert "Say it is an unattended foot" in shown.text
        await shown.press("escape", "l")
        assert "Dis que c’est un lama qui vise" in shown.text
        await shown.press("slash", *"abei")
        assert shown.screen_of_table.listed[0].args == {"claim": "#card-bee"}
        assert "accordéon" not in shown.text

"""What one rulebook says and the other doesn't, and where nothing comes of it (CG-D18, CG-D22 to CG-D28)."""

import re
import tomllib
from pathlib import Path

import pytest

from regift.games import cursed_gifts
from regift.games.cursed_gifts.deck.card import PUBLISHER
from regift.games.cursed_gifts.deck.cards import every_card
from regift.games.cursed_gifts.rules.edition_rules import EDITIONS
from tests.rules.cursed_gifts.scene import END, dealt, scene

FOLDER = Path(cursed_gifts.__file__).parent
BOTH = pytest.mark.parametrize("book", EDITIONS)
EITHER = pytest.mark.parametrize("language", ["en", "fr"])


def clause(id: str, language: str) -> str:
    """Read a clause of the sheet."""
    sheet = (FOLDER / f"RULES.{language}.md").read_text(encoding="utf-8")
    found = re.search(rf"^\*\*{id}\*\* (.+)$", sheet, re.MULTILINE)
    assert found is not None
    return found[1]


@EITHER
def test_cg_d18_age_and_length_are_what_the_box_says(language: str) -> None:
    minutes = tomllib.loads((FOLDER / "lid.toml").read_text(encoding="utf-8"))["minutes"]
    assert re.findall(r"\d+", clause("CG-D18", language)) == ["7", str(minutes)]


@BOTH
def test_cg_d22_the_one_gift_of_a_turn_goes_to_one_person(book: str) -> None:
    table = scene("i2 i1 g1|g1|g1", edition=book).play("play i2", "seat 2")
    assert (table.points(), table.refusal("play i1")) == ([0, 0, 2], "CG-R5")


@BOTH
def test_cg_d23_gifts_of_who_is_eliminated_never_go_to_the_discard_pile(book: str) -> None:
    table = scene("i2 g1|g5 karma|g1", "|g4 g4", rest="none", deck="a1", edition=book).play("play i2", "seat 1")
    assert (table.deck(), table.discards()) == ("g4 g4 g5 i2 a1", "karma")


@BOTH
def test_cg_d24_the_draw_that_ends_a_turn_is_a_single_card(book: str) -> None:
    assert scene("g1|g1", deck="karma manta siren", edition=book).play(END).size(0) == 2


@BOTH
def test_cg_d25_whom_to_gang_up_on_is_advice(book: str) -> None:
    table = scene("g1 g2|g1|g1|g1", "|g4 g5||g1", edition=book).play("play g1")
    assert table.options() == ["seat 1", "seat 2", "seat 3"]


def test_cg_d26_both_editions_are_played_with_the_same_things_on_the_table() -> None:
    french, english = dealt(4, edition="fr"), dealt(4, edition="en_2023")
    assert french.state.game.words == english.state.game.words
    assert [part.id for part in french.state.view(0).parts] == [part.id for part in english.state.view(0).parts]


@EITHER
def test_cg_d27_the_sheet_names_those_whose_game_it_is(language: str) -> None:
    for name in ("Florine Crépin", "Olivier Degardin", "Aleksandra Petruk", "© 2023 MKDO"):
        assert name in clause("CG-D27", language)


@EITHER
def test_cg_d28_what_the_publisher_says_is_the_power_of_the_two_cards_named(language: str) -> None:
    assert [card.id for card in every_card() if card.source == PUBLISHER] == ["golden_gift", "snatching"]
    names = {"en": ("Snatching", "golden gift"), "fr": ("Vol à l’arraché", "cadeau doré")}
    assert all(name in clause("CG-D28", language) for name in names[language])

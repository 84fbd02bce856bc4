"""What the shelf says of games that say little of themselves."""

from pathlib import Path

import msgspec
import pytest

from regift.games import catalogue
from regift.server.http import game_list_and_words_rules_options
from regift.wire import http_messages

SMALL = Path(__file__).parents[1] / "games"


def test_a_game_without_a_lid_has_a_plain_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGIFT_GAMES", str(SMALL))
    bell = next(card for card in game_list_and_words_rules_options.cards() if card.id == "bell")
    assert bell.lid == http_messages.Lid()
    assert msgspec.json.encode(game_list_and_words_rules_options.sheet("bell").lid) == b"{}"


def test_a_game_without_words_is_on_the_shelf_by_its_id(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    home = tmp_path / "mute"
    home.mkdir()
    (home / "__init__.py").write_text("from regift.games.kung_fu import SEATS, make\nID = 'mute'\n")
    monkeypatch.setenv("REGIFT_GAMES", str(tmp_path))
    mute = next(card for card in game_list_and_words_rules_options.cards() if card.id == "mute")
    assert (mute.name, mute.blurb, mute.lid) == ({}, {}, http_messages.Lid())


@pytest.mark.parametrize("text", ["minutes = 'long'", "minutes = ", "drawing = 3", "drawing = [['👵', 1]]"])
def test_a_lid_that_cannot_be_read_does_not_empty_the_shelf(tmp_path: Path, text: str) -> None:
    (tmp_path / "lid.toml").write_text(text)
    assert game_list_and_words_rules_options.lid(tmp_path) == http_messages.Lid()


@pytest.mark.parametrize("id", catalogue.folders())
def test_a_short_game_is_one_that_the_game_can_be_dealt_as(id: str) -> None:
    short = game_list_and_words_rules_options.lid(catalogue.folders()[id]).short
    folder = catalogue.find(id)
    for seats in range(folder.SEATS[0], folder.SEATS[1] + 1):
        usual = folder.make(seats, {}).settings
        chosen = folder.make(seats, dict(short)).settings
        assert {name: chosen[name] for name in short} == short
        assert all(usual[name] != value for name, value in short.items())

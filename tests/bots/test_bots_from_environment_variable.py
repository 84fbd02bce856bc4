"""Bots of one's own are offered beside those of a game, and a table goes on where one is missing."""

import os
import sys
from pathlib import Path

import pytest

from regift.bots import catalogue
from regift.bots.bots_from_environment_variable import VARIABLE, BadOwnBot, all_own_bots
from regift.bots.random import RandomBot
from regift.commands.serve import offer_bots
from regift.games.catalogue import UnknownGame
from regift.kit.seeded_random_generator import Chance

NAME = "regift.bots.random:RandomBot"


@pytest.fixture(autouse=True)
def environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Put variables, the folder and the path of modules back afterwards."""
    monkeypatch.setenv(VARIABLE, "")
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.chdir(tmp_path)


def test_they_come_last_and_only_where_they_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, f"kung_fu={NAME}, kung_fu={NAME}")
    assert catalogue.names("kung_fu") == ["random", "rules", "dreamy", "search", NAME]
    assert NAME not in catalogue.names("gift_trap")
    assert isinstance(catalogue.make(NAME, "kung_fu", Chance(1)), RandomBot)


@pytest.mark.parametrize("text", ["kung_fu", "kung_fu=random", "=a:B", "kung_fu=:B", "kung_fu=a:"])
def test_another_form_is_refused(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setenv(VARIABLE, text)
    with pytest.raises(BadOwnBot, match="expected game=module:Class"):
        all_own_bots()


def test_serve_finds_those_of_this_folder_and_says_what_is_missing(tmp_path: Path) -> None:
    (tmp_path / "bots_of_this_folder.py").write_text("from regift.bots.random import RandomBot\n", encoding="utf-8")
    offer_bots(("kung_fu=bots_of_this_folder:RandomBot",))
    assert catalogue.names("kung_fu")[-1] == "bots_of_this_folder:RandomBot"
    os.environ[VARIABLE] = ""
    with pytest.raises(catalogue.UnknownBot, match="has no 'Other'"):
        offer_bots(("kung_fu=bots_of_this_folder:Other",))
    os.environ[VARIABLE] = ""
    with pytest.raises(UnknownGame):
        offer_bots((f"chess={NAME}",))


def test_serve_says_at_once_what_raises_when_it_sits_down(tmp_path: Path) -> None:
    (tmp_path / "bots_that_fail.py").write_text(
        "from regift.bots.random import RandomBot\n\n\n"
        "class Lame(RandomBot):\n    def start(self, game, seat):\n        raise KeyError(game.id)\n",
        encoding="utf-8",
    )
    with pytest.raises(KeyError, match="kung_fu"):
        offer_bots(("kung_fu=bots_that_fail:Lame",))

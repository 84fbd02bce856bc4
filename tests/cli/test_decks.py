"""Decks on the command line: out of files, and weighed by many quick games."""

import json
from pathlib import Path

import pytest

from regift.games.cursed_gifts.deck.deck_option import CursedDeck
from regift.games.deck_file_format import write_deck
from tests.cli.command_output import Captured, complaint, output

COUNTS = {"gift_5": 20, "karma": 5}


def deck_file(folder: Path, counts: dict[str, int] = COUNTS, game: str = "cursed_gifts") -> str:
    """Write a file with a deck; give the option that names it."""
    path = folder / "mine.toml"
    path.write_text(write_deck(CursedDeck(), game, "Mine", counts), encoding="utf-8")
    return f"deck={path}"


def test_simulate_takes_a_deck_out_of_a_file(capsys: Captured, tmp_path: Path) -> None:
    options = ["--option", deck_file(tmp_path)]
    content = json.loads(output(capsys, "simulate", "cursed_gifts", "--games", "1", *options, "--json"))
    assert content["options"]["deck"] == "gift_5=20,karma=5"


def test_a_file_that_is_missing_or_of_another_game_is_named(capsys: Captured, tmp_path: Path) -> None:
    missing = complaint(capsys, "simulate", "cursed_gifts", "--option", f"deck={tmp_path}/no.toml")
    assert "can't read" in missing
    option = deck_file(tmp_path, game="kung_fu")
    other = complaint(capsys, "simulate", "cursed_gifts", "--option", option)
    assert "expected a deck of cursed_gifts, got one of kung_fu" in other


def test_a_deck_that_can_not_be_played_is_refused_with_the_reason(capsys: Captured, tmp_path: Path) -> None:
    few = complaint(capsys, "balance", "cursed_gifts", "--option", deck_file(tmp_path))
    assert few == "option deck: expected at least 29 cards for 4 seats, got '25 cards'"
    many = complaint(capsys, "balance", "cursed_gifts", "--option", "deck=karma=61")
    assert many == "option deck: expected 0 to 60 of card karma, got 'karma=61'"


def test_balance_says_length_and_shares_with_intervals(capsys: Captured) -> None:
    arguments = ["balance", "cursed_gifts", "--seats", "2", "--games", "20", "--bot", "random"]
    said = output(capsys, *arguments)
    assert "20 games by random" in said
    assert "turns of a game: " in said
    assert said.count("95 % interval") == 3
    content = json.loads(output(capsys, *arguments, "--json"))
    assert (content["games"], len(content["shares"]), content["options"]["deck"]) == (20, 2, "base")


def test_balance_compares_two_decks_from_the_same_seeds(capsys: Captured) -> None:
    arguments = ["balance", "cursed_gifts", "--seats", "2", "--games", "20", "--option", "deck=gift_5=30,karma=5"]
    arguments += ["--versus", "deck=gift_1=30,karma=5"]
    said = output(capsys, *arguments)
    assert said.count("20 games by random") == 2
    assert "the second minus the first, in 20 pairs of games from the same seeds\nturns of a game: +" in said
    content = json.loads(output(capsys, *arguments, "--json"))
    (value, low, high), pairs = content["differences"]["turns"], content["differences"]["pairs"]
    assert pairs == 20
    assert low <= value <= high
    assert value == pytest.approx(content["versus"]["turns"][0] - content["turns"][0])
    assert content["versus"]["options"]["deck"] != content["options"]["deck"]

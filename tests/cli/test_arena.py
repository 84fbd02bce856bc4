"""`regift arena`: its tables, its files, and what it says of a bot that breaks the rules."""

import csv
import json
import re
from pathlib import Path

import pytest

from regift.cli import run
from regift.games.action_and_event_wording import LANGUAGES
from regift.lab.arena import ratings
from regift.lab.balance_report import charts
from tests.cli.command_output import Captured, complaint, output

SHORT = ("arena", "kung_fu", "--bots", "rules,random", "--option", "turn_cap=12", "--rounds", "3")
CHEAT = """
from regift.bots.random import RandomBot

class Cheat(RandomBot):
    def choose(self, view, options, sample):
        return None
"""


def test_arena_prints_json(capsys: Captured) -> None:
    content = json.loads(output(capsys, *SHORT, "--seats", "2,3", "--json"))
    assert (content["game"], content["games"], content["complete"]) == ("kung_fu", 3 * 2 + 3 * 6, True)
    assert content["rounds"] == {"2": 3, "3": 3}
    assert [(share["name"], share["seats"]) for share in content["shares"]] == [
        ("rules", 2),
        ("random", 2),
        ("rules", 3),
        ("random", 3),
    ]
    for share in content["shares"]:
        assert share["low"] <= share["share"] <= share["high"]
        assert share["ratio"] == pytest.approx(share["share"] / share["fair"])


def test_arena_plays_at_every_seat_count_unless_told_otherwise(capsys: Captured) -> None:
    arguments = ("arena", "kung_fu", "--bots", "random,random", "--rounds", "1", "--option", "turn_cap=2", "--json")
    assert list(json.loads(output(capsys, *arguments))["rounds"]) == ["2", "3", "4", "5", "6"]


def test_arena_prints_a_table_and_writes_the_same_as_csv(capsys: Captured, tmp_path: Path) -> None:
    assert run([*SHORT, "--seats", "2", "--csv", str(tmp_path / "shares.csv")]) == 0
    said, _ = capsys.readouterr()
    assert re.search(r"^    2  rules +6 +\d+\.\d%  \d+\.\d% to \d+\.\d%", said, re.MULTILINE)
    assert "95 % interval" in said
    assert re.search(r"^6 games of kung_fu in .* rounds by seats: 3 at 2$", said, re.MULTILINE)
    rows = list(csv.DictReader((tmp_path / "shares.csv").read_text().splitlines()))
    assert [(row["name"], row["games"], row["forfeits"]) for row in rows] == [("rules", "6", "0"), ("random", "6", "0")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_an_arena_has_the_figures_of_the_table(capsys: Captured, tmp_path: Path, language: str) -> None:
    file = tmp_path / "arena.html"
    said = output(capsys, *SHORT, "--seats", "2,3", "--html", str(file), "--language", language)
    page = file.read_text(encoding="utf-8")
    assert page.startswith(f'<!doctype html>\n<html lang="{language}">')
    assert page.count("<svg ") == 2 + ratings.is_installed()
    assert not re.search(r"https?:|<script|//\w|url\((?!#)|@import", page)
    cells = " ".join(re.findall("<td>(.*?)</td>", page)).replace(",", ".").replace("\N{MINUS SIGN}", "-")
    rows = re.findall(r"^ +[23]  \w+ +\d+ +(\S+)%  (\S+)% to (\S+)%", said, re.MULTILINE)
    assert len(rows) == 4
    for row in rows:
        assert re.search(r"\D*".join(map(re.escape, row)), cells)


def test_a_page_that_can_not_be_written_is_refused_before_anything_is_played(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "language: expected --html FILE" in complaint(capsys, *SHORT, "--language", "fr")
    assert "it is a folder" in complaint(capsys, *SHORT, "--html", str(tmp_path))
    monkeypatch.setattr(charts, "find_spec", lambda name: None)
    assert "the extra `report` installs" in complaint(capsys, *SHORT, "--html", str(tmp_path / "a.html"))
    assert not (tmp_path / "a.html").exists()


@pytest.mark.skipif(not ratings.is_installed(), reason="openskill comes with the extra lab")
def test_arena_rates_the_bots(capsys: Captured) -> None:
    said = output(capsys, *SHORT, "--seats", "2")
    assert "rating, best first" in said


def test_arena_says_how_to_get_ratings(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "is_installed", lambda: False)
    assert run([*SHORT, "--seats", "2"]) == 0
    out, err = capsys.readouterr()
    assert "rating" not in out
    assert "ratings need openskill" in err


def test_arena_names_a_bot_that_cheats(capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "arena_cheat.py").write_text(CHEAT)
    monkeypatch.syspath_prepend(tmp_path)
    words = [word.replace("rules,", "arena_cheat:Cheat,") for word in SHORT]
    assert run([*words, "--seats", "2"]) == 0
    said = capsys.readouterr().out
    assert "arena_cheat:Cheat lost 6 games by forfeit: played None, which is no option" in said


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--bots", "rules"], "bots: expected 2 or more, got 1"),
        (["--bots", "rules,oracle", "--seats", "2"], "bot 'oracle': kung_fu has random, rules, dreamy, search"),
        (["--bots", "rules,random", "--seats", "9"], "option seats: expected 2 to 6, got 9"),
        (["--bots", "rules,random", "--seats", "2-4"], "seats: expected numbers separated by commas, got '2-4'"),
        (["--bots", "rules,random", "--rounds", "0"], "rounds and jobs: expected 1 or more"),
        (["--bots", "rules,program:./none", "--seats", "2"], "program ./none can't be started"),
        (["--bots", "rules,random", "--error", "2"], "error: expected a probability between 0 and 1, got 2"),
    ],
)
def test_what_does_not_fit_is_one_line(capsys: Captured, arguments: list[str], expected: str) -> None:
    assert expected in complaint(capsys, "arena", "kung_fu", *arguments)

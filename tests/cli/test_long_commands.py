"""Long commands: what they are asked for, what they say when they are stopped, and where their output goes."""

import importlib
import json
import re
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from regift.cli import run
from regift.lab import simulate as lab
from tests.cli.command_output import Captured, complaint, output

START = (sys.executable, "-c", "from regift.cli import main; main()")
ROOT = Path(__file__).parents[2]
OWN_BOT = """
from regift.bots.random import RandomBot

class Careful(RandomBot):
    pass

def no_bot(chance):
    return 3
"""


class Interrupting:
    """Calls what it stands for so many times, then is interrupted as by Ctrl+C."""

    def __init__(self, what: Any, times: int) -> None:
        self.what = what
        self.left = times

    def __call__(self, *given: Any, **named: Any) -> Any:
        if self.left == 0:
            raise KeyboardInterrupt
        self.left -= 1
        return self.what(*given, **named)


def interrupted(method: Any, times: int) -> Any:
    """Return a method that is called so many times, then interrupted."""
    counting = Interrupting(method, times)

    def call(*given: Any, **named: Any) -> Any:
        return counting(*given, **named)

    return call


@pytest.mark.parametrize(
    ("command", "where", "what", "times", "said"),
    [
        ("balance kung_fu --games 9 --seats 2", "regift.lab.balance", "play_at_random", 3, "3 of 9 games"),
        (
            "arena kung_fu --bots random,random --rounds 9 --seats 2",
            "regift.lab.arena.round_robin_lineups_and_round_play",
            "play_match",
            5,
            "2 of 9 rounds",
        ),
        ("soak kung_fu --games 9 --seats 2", "regift.lab.random_game_soak", "soak_one", 2, "2 of 9 games"),
        (
            "characters not_a_hat --games 1 --seats 3",
            "regift.lab.bot_style_behaviour_and_wins",
            "_measured",
            2,
            "2 of 4 styles",
        ),
        ("tastes gift_trap --games 9 --seats 3", "regift.lab.taste_learning_gain", "play_match", 2, "2 of 9 games"),
        ("simulate kung_fu --games 9", "regift.lab.simulate", "play_match", 4, "3 of 9 games"),
    ],
)
def test_what_was_found_by_ctrl_c_is_printed_and_said_to_be_incomplete(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, command: str, where: str, what: str, times: int, said: str
) -> None:
    module = importlib.import_module(where)
    monkeypatch.setattr(module, what, Interrupting(getattr(module, what), times))
    assert run(command.split()) == 130
    printed = capsys.readouterr()
    assert f"INCOMPLETE: stopped with Ctrl+C after {said}\n" in printed.err
    assert printed.out


def test_a_benchmark_that_is_stopped_has_the_rounds_that_were_measured(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = importlib.import_module("regift.lab.bench")
    first_round = len(module.catalogue.folders()) + int(module.openspiel_speed_baseline.is_installed())
    monkeypatch.setattr(module.RateMeter, "round", interrupted(module.RateMeter.round, first_round + 1))
    assert run(["bench", "--rounds", "5", "--seconds", "0.001", "--json"]) == 130
    printed = capsys.readouterr()
    assert "INCOMPLETE: stopped with Ctrl+C after 1 of 5 rounds\n" in printed.err
    assert json.loads(printed.out)["rounds"] == 1


def test_json_says_whether_it_is_complete(capsys: Captured) -> None:
    content = json.loads(output(capsys, "simulate", "kung_fu", "--games", "2", "--json"))
    assert (content["games"], content["games_asked"], content["complete"]) == (2, 2, True)
    content = json.loads(output(capsys, "balance", "kung_fu", "--games", "2", "--json"))
    assert content["complete"] is True


def test_no_more_processes_play_than_there_are_cores(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr("regift.commands.simulate.cores", lambda: 1)
    monkeypatch.setattr(lab, "cores", lambda: 1)
    pool = ProcessPoolExecutor

    def counted(jobs: int, **named: Any) -> Any:
        asked.append(jobs)
        return pool(jobs, **named)

    monkeypatch.setattr(lab, "ProcessPoolExecutor", counted)
    assert run(["simulate", "kung_fu", "--games", "2", "--jobs", "200"]) == 0
    assert "jobs: 200 asked for, this machine has 1 core: as many processes play\n" in capsys.readouterr().err
    assert asked == [1]


@pytest.mark.parametrize(("game", "seats"), [("gift_trap", 3), ("kung_fu", 2)])
def test_a_game_has_as_many_seats_as_it_takes_where_nobody_says_it(capsys: Captured, game: str, seats: int) -> None:
    content = json.loads(output(capsys, "simulate", game, "--games", "1", "--json"))
    assert (content["seats"], content["bots"][0]["seats"]) == (seats, seats)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full")
def test_a_full_disk_is_one_line() -> None:
    with Path("/dev/full").open("w") as full:
        ran = subprocess.run([*START, "games"], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (2, "regift: the output can't be written: No space left on device\n")


def test_a_reader_that_has_gone_is_one_line() -> None:
    with subprocess.Popen([*START, "rules", "kung_fu"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        said = running.stderr.read().decode()
    assert (running.returncode, said) == (2, "regift: the output can't be written: Broken pipe\n")


@pytest.mark.parametrize("name", ["--language", "--lang"])
def test_the_language_has_one_name_and_its_old_one(capsys: Captured, name: str) -> None:
    record = str(ROOT / "tests" / "goldens" / "kung_fu_2_seats.jsonl")
    assert "Tu pioches 7 cartes" in output(capsys, "replay", record, "--seat", "0", name, "fr")


def test_a_bot_of_ones_own_is_named_by_its_module(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "my_regift_bots.py").write_text(OWN_BOT)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [each for each in sys.path if each])
    said = output(capsys, "simulate", "kung_fu", "--games", "2", "--bots", "my_regift_bots:Careful,random")
    assert re.search(r"^my_regift_bots:Careful +1 ", said, re.MULTILINE)
    assert "games by my_regift_bots:Careful" in output(
        capsys, "balance", "kung_fu", "--games", "1", "--bot", "my_regift_bots:Careful"
    )
    for bots, wrong in {
        "my_regift_bots:Brave": "expected module:Class, and 'my_regift_bots' has no 'Brave'",
        "my_regift_bots:no_bot": "expected what makes a regift.Bot from a chance, it gives 3",
        "no_such_module:Bot": "No module named 'no_such_module'",
        "json:dumps": "expected what makes a bot from a chance: Object of type",
    }.items():
        assert wrong in complaint(capsys, "simulate", "kung_fu", "--bots", bots)


def test_rules_are_printed_in_both_languages(capsys: Captured) -> None:
    assert output(capsys, "rules", "kung_fu").startswith("# Kung Fu Granny\n")
    assert output(capsys, "rules", "kung_fu", "--language", "fr").startswith("# Mamie Kung Fu\n")
    assert "language: expected en, fr, got 'de'" in complaint(capsys, "rules", "kung_fu", "--language", "de")


def test_a_game_without_a_rules_sheet_says_what_it_can(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGIFT_GAMES", str(ROOT / "tests" / "games"))
    said = output(capsys, "rules", "bell")
    assert said.startswith("bell has no RULES.en.md in ")
    assert "2 to 6 seats; with 2 a seat can: lay, wait, ring\n" in said
    assert "option first: drawn, 0, 1; drawn if left out" in said

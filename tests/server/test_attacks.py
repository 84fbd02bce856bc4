"""Attacks on a server while people play; `python -m benchmarks.load.attacks` measures what they notice."""

import os
import random
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest

from benchmarks.load.attackers import ATTACKS, Attack
from benchmarks.load.attacks import HEAD, Outcome, Ratio, Taken, measure, outcome_of, ratio_of, row_of
from benchmarks.load.crowd import Cuts, cores, parted
from tools.doc_blocks import with_block

FEW = Namespace(rounds=1, moves=4, pause=0.0, share=0.02)
QUICK = ("guesses", "scans")


@pytest.mark.parametrize(
    "attack",
    [pytest.param(each, marks=[] if each.name in QUICK else pytest.mark.all, id=each.name) for each in ATTACKS],
)
async def test_people_play_on_under_attack(attack: Attack, tmp_path: Path) -> None:
    outcome = await measure(attack, tmp_path, FEW)
    assert outcome.is_served
    assert outcome.attacked.p50 > 0
    assert row_of(outcome).count("|") == HEAD.splitlines()[0].count("|")


@pytest.mark.skipif(len(cores()) < 2, reason="one processor, or the system does not say which")
def test_every_server_has_a_processor_to_itself_and_not_the_first_alone() -> None:
    before = cores()
    for _ in range(2):
        with subprocess.Popen((sys.executable, "-c", "input()"), stdin=subprocess.PIPE) as server:
            with parted(server.pid):
                own = os.sched_getaffinity(server.pid)
                assert len(own) == 1
                assert cores() == before - own
            server.communicate(b"\n")
        assert cores() == before


def test_the_verdict_says_what_suffers() -> None:
    cuts = Cuts(1.0, 2.0)
    holds = Outcome(ATTACKS[0], cuts, cuts, Ratio(1.0, 0.95, 1.05), Taken(10, 1), is_served=True)
    assert holds.verdict == "holds"
    suffers = holds._replace(ratio=Ratio(3.0, 2.0, 4.0), taken=Taken(900, 400))
    assert suffers.verdict == "slower × 3.00, memory, disk"
    assert holds._replace(ratio=Ratio(1.3, 1.05, 1.8)).verdict == "not told apart"
    assert holds._replace(is_served=False).verdict == "STOPS THE GAME"


def rounds_of(factor: float, spread: float, dice: random.Random) -> list[tuple[list[float], list[float]]]:
    """Return ten rounds of moves, of which those under attack take so many times as long."""
    quiet = [[dice.uniform(1, 2) * 0.001 for _ in range(150)] for _ in range(10)]
    slower = [factor * dice.uniform(1 / spread, spread) for _ in quiet]
    return [(moves, [each * by for each in moves]) for moves, by in zip(quiet, slower, strict=True)]


def test_nobody_is_not_taken_for_an_attack_and_an_attack_not_for_nobody() -> None:
    dice = random.Random(1)
    assert ratio_of(rounds_of(1.0, 1.01, dice)).verdict == "holds"
    assert ratio_of(rounds_of(1.5, 1.01, dice)).verdict.startswith("slower")


def test_one_bad_round_of_ten_widens_the_interval_only() -> None:
    rounds = rounds_of(1.0, 1.01, random.Random(2))
    rounds[4] = (rounds[4][0], [9 * move for move in rounds[4][1]])
    ratio = ratio_of(rounds)
    assert ratio.low < 1.1 < ratio.high
    assert ratio.verdict == "not told apart"


def test_without_a_round_the_game_was_stopped() -> None:
    assert outcome_of(ATTACKS[0], [], Taken(0, 0), is_served=False).verdict == "STOPS THE GAME"


def test_a_block_of_a_paper_is_written_anew() -> None:
    paper = "before\n<!-- x -->\nold\n<!-- end of x -->\nafter\n"
    assert with_block(paper, "x", "new\n") == "before\n<!-- x -->\n\nnew\n\n<!-- end of x -->\nafter\n"

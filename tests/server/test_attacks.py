"""Attacks on a server while people play; `python -m benchmarks.load.attacks` measures what they notice."""

from argparse import Namespace
from pathlib import Path

import pytest

from benchmarks.load.attackers import ATTACKS, Attack
from benchmarks.load.attacks import HEAD, Outcome, Taken, measure, outcome_of, row_of
from benchmarks.load.crowd import Cuts
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


def test_the_verdict_says_what_suffers() -> None:
    cuts = Cuts(1.0, 2.0)
    holds = Outcome(ATTACKS[0], cuts, cuts, Cuts(1.0, 1.05), Taken(10, 1), is_served=True)
    assert holds.verdict == "holds"
    suffers = holds._replace(ratio=Cuts(1.0, 3.0), taken=Taken(900, 400))
    assert suffers.verdict == "slower × 3.00, memory, disk"
    assert holds._replace(is_served=False).verdict == "STOPS THE GAME"


def test_the_ratio_is_the_median_of_the_rounds() -> None:
    rounds = [([0.01] * 5, [0.01 * factor] * 5) for factor in (1, 2, 90)]
    outcome = outcome_of(ATTACKS[0], rounds, Taken(0, 0), is_served=True)
    assert outcome.ratio.p99 == pytest.approx(2)
    assert not outcome_of(ATTACKS[0], [], Taken(0, 0), is_served=False).is_served


def test_a_block_of_a_paper_is_written_anew() -> None:
    paper = "before\n<!-- x -->\nold\n<!-- end of x -->\nafter\n"
    assert with_block(paper, "x", "new\n") == "before\n<!-- x -->\n\nnew\n\n<!-- end of x -->\nafter\n"

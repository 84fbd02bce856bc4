"""Each case of the benchmark beside other tools does work, where the tool is installed, and all are treated alike."""

from functools import partial
from importlib import import_module
from typing import Any

import pytest

from benchmarks.peers import openspiel
from benchmarks.peers.cases import PEERS, middle
from regift.lab.openspiel_speed_baseline import CRAZY_EIGHTS, OpenSpielGame
from tests.lab.counted_chance import CountedChance

pytestmark = [pytest.mark.environments, pytest.mark.filterwarnings("ignore::DeprecationWarning")]

HEARTS_DEAL = 53
"""The direction of the pass, and 52 cards."""
HEARTS_PASSES_AND_CARDS = 64


def test_each_case_does_work() -> None:
    found = [case for peer in PEERS for case in peer.all_cases()]
    assert {case.tool for case in found} >= {"OpenSpiel"}
    assert [case for case in found if not case.work() > 0] == []


@pytest.mark.parametrize("name", [CRAZY_EIGHTS, "hearts"])
def test_the_loop_in_python_draws_nothing_where_openspiel_lists_one_option(name: str) -> None:
    game = OpenSpielGame(name, 1)
    game.chance = drawn = CountedChance(1)
    decisions = game.play_from_python()
    assert len(drawn.counts) >= decisions > 0
    assert min(drawn.counts) > 1


def test_the_loop_in_python_draws_nothing_where_rlcard_lists_one_option() -> None:
    pytest.importorskip("rlcard")
    uno = import_module("benchmarks.peers.rlcard_games").Uno()
    drawn = CountedChance(1)
    uno.below = drawn.below
    decisions = uno.play()
    assert len(drawn.counts) == decisions > 0
    assert min(drawn.counts) > 1


def test_the_middle_of_hearts_is_in_the_middle_of_its_tricks() -> None:
    state = middle(partial(openspiel.moves, OpenSpielGame("hearts", 1)), openspiel.has_choice)
    played = sum(step.player >= 0 for step in state.full_history())
    assert len(state.full_history()) - played in (HEARTS_DEAL - 1, HEARTS_DEAL)
    assert HEARTS_PASSES_AND_CARDS / 3 < played < HEARTS_PASSES_AND_CARDS * 2 / 3


def test_openspiels_loop_plays_all_games_with_the_same_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    game = OpenSpielGame("leduc_poker", 1)
    played: list[tuple[Any, ...]] = []
    evaluate = game.spiel.evaluate_bots
    monkeypatch.setattr(game.spiel, "evaluate_bots", lambda *given: played.append((*given, tuple(evaluate(*given)))))
    assert {game.play_natively() for _ in range(20)} == {game.mean_decisions}
    assert all(bots is game.bots for _, bots, _, _ in played)
    assert len({returns for *_, returns in played}) > 1

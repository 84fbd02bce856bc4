"""A level that has learned Kung Fu Granny for two, and the example that taught it."""

import json
import pickle
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import regift
from examples.learn_kung_fu.__main__ import learn
from examples.learn_kung_fu.curve import curve
from examples.learn_kung_fu.games_against_a_bot import GamesAgainstBot
from examples.learn_kung_fu.learner import Learner, Plan
from examples.learn_kung_fu.proximal_policy_optimization import (
    Experience,
    Optimizer,
    Settings,
    Stretch,
    advantages_and_results,
    log_odds,
)
from regift.bots import catalogue
from regift.bots.kung_fu.learned_bot import WEIGHTS, LearnedBot, shipped_network
from regift.bots.kung_fu.learned_network import LearnedNetwork, QuestionReader, all_questions, load_network
from regift.kit.observation.observation_layout_and_view_encoding import ObservationLayout
from regift.kit.seeded_random_generator import Chance
from regift.lab.arena.arena import ArenaOptions, play_arena
from regift.lab.simulate import RunOptions, simulate
from regift.lab.wilson_interval_of_share import wilson

pytestmark = pytest.mark.environments

SMALL = Plan(rounds=2, against_itself=8, against_bot=8, length=8, width=8, check_every=2, check_games=2)


def test_it_is_offered_between_two_and_at_no_other_seat_count() -> None:
    assert "learned" in catalogue.offered("kung_fu", 2)
    assert "learned" not in catalogue.offered("kung_fu")
    assert all("learned" not in catalogue.names("kung_fu", seats) for seats in range(3, 7))
    with pytest.raises(catalogue.UnknownBot, match="'learned': it plays at 2 seats only, not at 3"):
        simulate(regift.game("kung_fu", seats=3), ["learned", "rules", "rules"], games=1)
    with pytest.raises(catalogue.UnknownBot, match="not at 4"):
        play_arena(regift.game("kung_fu", seats=2), ["learned", "rules"], [2, 4])


def test_it_beats_rules_of_thumb_and_chance() -> None:
    """Of 300 games it loses so many that its interval begins above 60 %; the figure that it ships with has 10,000."""
    game = regift.game("kung_fu", seats=2)
    found = simulate(game, ["learned", "rules"], games=300, seed=1, run_options=RunOptions(jobs=2))
    assert found.scores()[0].low > 0.6
    assert simulate(game, ["learned", "random"], games=50, seed=1).scores()[0].share > 0.9


def test_it_plays_in_an_arena_and_with_house_options() -> None:
    found = play_arena(regift.game("kung_fu", seats=2), ["learned", "random"], [2], 1, ArenaOptions(rounds=2))
    assert found.games == 4
    game = regift.game("kung_fu", seats=2, turn_cap=40, granny_wins=True)
    assert simulate(game, ["learned", "rules"], games=4, seed=1).unfinished == 0


def test_what_it_ships_with_says_how_it_was_made() -> None:
    made = json.loads(WEIGHTS.with_suffix(".json").read_text(encoding="utf-8"))
    assert WEIGHTS.stat().st_size <= 1_000_000
    result = made["result"]
    assert made["command"].startswith("python -m examples.learn_kung_fu --seed")
    low, high = wilson(result["wins"] * result["games"], result["games"])
    assert result["interval_95"] == [pytest.approx(low, abs=1e-3), pytest.approx(high, abs=1e-3)]
    assert low > 0.6
    assert made["wall_seconds"] <= 30 * 60


def test_it_can_be_sent_to_another_process() -> None:
    game = regift.game("kung_fu", seats=2)
    bot = LearnedBot(Chance(1))
    bot.start(game, 1)
    twin = pickle.loads(pickle.dumps(bot))
    state = game.deal(3)
    seat = state.to_act()[0]
    answers = bot.reader.answers(np.array([bot.layout.encode(state.view(seat))], dtype=np.int16), np.array([seat]))
    assert np.array_equal(twin.network.weigh(answers)[0], bot.network.weigh(answers)[0])


def test_both_seats_are_read_alike() -> None:
    """A seat's own three grannies are the same answers to it, whichever seat it has; they are others to the other."""
    game = regift.game("kung_fu", seats=2)
    columns = ObservationLayout(game).columns
    reader = QuestionReader(game, all_questions(game))
    held = np.zeros((2, len(columns)), dtype=np.int16)
    for seat in (0, 1):
        place = next(
            each.place for each in columns if (each.part, each.column.name) == (f"hand:{seat}", "number of granny")
        )
        held[seat, place] = 3
    own, others = reader.answers(held, np.array([0, 1])), reader.answers(held, np.array([1, 0]))
    assert own[0].sum() == 3
    assert np.array_equal(own[0], own[1])
    assert np.array_equal(others[0], others[1])
    assert not np.array_equal(own[0], others[0])


def test_what_is_saved_is_read_again(tmp_path: Path) -> None:
    network = shipped_network()
    network.save(tmp_path / "again.npz")
    again = load_network(tmp_path / "again.npz")
    assert again.questions == network.questions
    assert all(np.array_equal(one, other) for one, other in zip(again.layers, network.layers, strict=True))


def test_a_seed_gives_one_network_and_learning_changes_it() -> None:
    learners = [Learner(SMALL), Learner(SMALL)]
    before = [layer.copy() for layer in learners[0].network.layers]
    checks = [list(learner.learn()) for learner in learners]
    for one, other, was in zip(learners[0].network.layers, learners[1].network.layers, before, strict=True):
        assert np.array_equal(one, other)
        assert not np.array_equal(one, was)
    assert [check.rounds for check in checks[0]] == [2]
    assert checks[0][0].choices > 0
    assert b"<svg" in curve(checks[0])


def test_the_command_writes_the_network_how_it_was_made_and_the_curve(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("examples.learn_kung_fu.learn_and_measure.Plan", SMALL._replace)
    learn(seed=3, rounds=1, games=2, out=tmp_path)
    made = json.loads((tmp_path / "learned.json").read_text(encoding="utf-8"))
    assert made["command"] == "python -m examples.learn_kung_fu --seed 3 --rounds 1 --games 2"
    assert (made["result"]["games"], made["plan"]["rounds"]) == (2, 1)
    assert load_network(tmp_path / "learned.npz").layers
    assert b"<svg" in (tmp_path / "learned.svg").read_bytes()


def test_the_slopes_are_those_of_the_loss() -> None:
    """Each number of a small network is moved a little: the loss changes as much as the slope says."""
    dice = np.random.default_rng(1)
    sizes, rows, entropy = [5, 4, 4], 12, 0.1
    layers: list[Any] = []
    for before, after in pairwise(sizes):
        layers += [dice.standard_normal((before, after)), dice.standard_normal(after)]
    network = LearnedNetwork([], layers)
    masks = dice.random((rows, 3)) < 0.7
    masks[:, 0] = True
    actions = np.array([int(dice.choice(np.flatnonzero(mask))) for mask in masks])
    earlier, hoped, results = dice.standard_normal((3, rows))
    answers = dice.random((rows, 5)) < 0.5
    seen = Experience(answers, masks, actions, -1 + earlier / 3, hoped, results)
    settings = Settings()

    def loss() -> float:
        weights, values = network.weigh(answers)
        logs = log_odds(weights, masks)
        ratio = np.exp(logs[np.arange(rows), actions] - seen.logs)
        near = np.clip(ratio, 1 - settings.clip, 1 + settings.clip)
        surprise = -np.where(masks, np.exp(logs) * logs, 0).sum(axis=1)
        error = settings.value_part * (values - results) ** 2 / 2
        return float(np.mean(error - np.minimum(ratio * hoped, near * hoped) - entropy * surprise))

    slopes = Optimizer(network, settings).slopes(seen, entropy)
    for layer, slope in zip(layers, slopes, strict=True):
        for at in np.ndindex(layer.shape):
            layer[at] += 1e-5
            above = loss()
            layer[at] -= 2e-5
            below = loss()
            layer[at] += 1e-5
            assert (above - below) / 2e-5 == pytest.approx(slope[at], rel=1e-3, abs=1e-6)


def test_advantages_count_from_a_seats_choice_to_its_next_one() -> None:
    """One game of two choices a seat, without discount: whoever wins was better than expected by 1 less its value."""
    settings = Settings(discount=1.0, trace=1.0)
    seats = np.array([[0], [1], [-1], [0], [1]])
    values = np.array([[0.1], [0.2], [9.0], [0.3], [0.4]], dtype=np.float32)
    rewards = np.zeros((5, 1, 2), dtype=np.float32)
    rewards[4, 0] = [1, -1]
    terminated = np.array([[False], [False], [False], [False], [True]])
    last = np.full((1, 2), 7.0, dtype=np.float32)
    advantages, results = advantages_and_results(Stretch(rewards, terminated, values, seats, last), settings)
    assert advantages[[0, 1, 3, 4], 0] == pytest.approx([0.9, -1.2, 0.7, -1.4])
    assert results[[0, 1, 3, 4], 0] == pytest.approx([1, -1, 1, -1])
    assert advantages[2, 0] == 0


def test_games_against_a_bot_ask_the_learner_alone() -> None:
    games = GamesAgainstBot(regift.game("kung_fu", seats=2), 6, "rules")
    games.reset(1)
    ended = 0
    for _ in range(150):
        assert (games.masks.sum(axis=1) > 1).all()
        games.step(games.masks.argmax(axis=1))
        assert np.array_equal(games.rewards.sum(axis=1), np.zeros(6))
        assert (games.rewards[~games.terminated] == 0).all()
        ended += int(games.terminated.sum())
    assert ended

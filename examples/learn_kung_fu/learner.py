"""The learner: half of its games it plays against itself, and the other half against `rules`."""

import time
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

import regift
from examples.learn_kung_fu.games_against_a_bot import GamesAgainstBot
from examples.learn_kung_fu.proximal_policy_optimization import (
    Experience,
    Optimizer,
    Settings,
    Stretch,
    advantages_and_results,
    log_odds,
)
from regift.bots.kung_fu.learned_network import Floats, LearnedNetwork, QuestionReader, all_questions
from regift.envs.vector import VectorEnv

OPPONENT: Final = "rules"
HELD_OUT: Final = 1 << 40
"""Added to the seed for games that nothing is learned from."""


class Plan(NamedTuple):
    """How long to learn, and from what."""

    seed: int = 1
    rounds: int = 150
    against_itself: int = 512
    """Games side by side in which the learner has both seats."""
    against_bot: int = 256
    """Games side by side against `rules`."""
    length: int = 64
    """Choices in each game between two improvements."""
    width: int = 128
    """Of each of the two hidden layers."""
    rates: tuple[float, float] = (1e-3, 1e-4)
    """How far an improvement goes, at first and in the end."""
    entropies: tuple[float, float] = (0.02, 0.003)
    """What it is worth to keep trying, at first and in the end."""
    check_every: int = 10
    """After so many rounds it is seen how it does."""
    check_games: int = 500


class Check(NamedTuple):
    """How the learner does against `rules` at some time."""

    rounds: int
    choices: int
    """What it has learned from: choices between at least two actions."""
    cpu_seconds: float
    wall_seconds: float
    wins: float
    games: int


class Learner:
    """A network that begins with chance weights, the games it plays, and what improves it."""

    def __init__(self, plan: Plan, settings: Settings | None = None) -> None:
        self.plan = plan
        self.settings = settings or Settings()
        self.game = regift.game("kung_fu", seats=2)
        self.dice = np.random.default_rng(plan.seed)
        self.itself = VectorEnv(self.game, plan.against_itself)
        self.bot = GamesAgainstBot(self.game, plan.against_bot, OPPONENT)
        self.itself.reset(seed=plan.seed)
        self.bot.reset(plan.seed)
        self.network = self._begin()
        self.reader = QuestionReader(self.game, self.network.questions)
        self.optimizer = Optimizer(self.network, self.settings)
        self.choices = 0

    def _begin(self) -> LearnedNetwork:
        """Return a network of chance weights that asks what was not always answered alike in games at random."""
        questions = all_questions(self.game)
        reader = QuestionReader(self.game, questions)
        always, never = np.ones(len(questions), dtype=bool), np.ones(len(questions), dtype=bool)
        watched = VectorEnv(self.game, 64)
        watched.reset(seed=self.plan.seed)
        for _ in range(2000):
            answers = reader.answers(watched.observations, watched.seats)
            always &= answers.all(axis=0)
            never &= ~answers.any(axis=0)
            watched.step((self.dice.random(watched.masks.shape) * watched.masks).argmax(axis=1))
        kept = [question for question, varies in zip(questions, ~(always | never), strict=True) if varies]
        sizes = [len(kept), self.plan.width, self.plan.width, len(self.game.actions) + 1]
        layers: list[Floats] = []
        for before, after in pairwise(sizes):
            scale = np.sqrt(2 / before) if after == self.plan.width else 0.01
            layers.append((self.dice.standard_normal((before, after)) * scale).astype(np.float32))
            layers.append(np.zeros(after, dtype=np.float32))
        return LearnedNetwork(kept, layers)

    def learn(self) -> Iterator[Check]:
        """Learn round after round; now and then say how it does, at last after the last round."""
        plan = self.plan
        cpu, wall = time.process_time(), time.monotonic()
        for number in range(plan.rounds):
            done = number / plan.rounds
            seen = self._play()
            self.optimizer.improve(seen, _between(plan.rates, done), _between(plan.entropies, done), self.dice)
            self.choices += len(seen.actions)
            if (number + 1) % plan.check_every == 0 or number + 1 == plan.rounds:
                spent = time.process_time() - cpu, time.monotonic() - wall
                wins = self.win_share(plan.check_games, regift.stream_seed(plan.seed + HELD_OUT, number))
                yield Check(number + 1, self.choices, *spent, wins, plan.check_games)

    def _play(self) -> Experience:
        """Play on in all games, and return every choice that was made."""
        split, games = self.plan.against_itself, self.plan.against_itself + self.plan.against_bot
        rewards = np.zeros((self.plan.length, games, 2), dtype=np.float32)
        terminated = np.zeros((self.plan.length, games), dtype=bool)
        held: list[tuple[npt.NDArray[Any], ...]] = []
        for at in range(self.plan.length):
            answers, masks, seats = self._see()
            weights, values = self.network.weigh(answers)
            logs = log_odds(weights, masks)
            actions = (logs + self.dice.gumbel(size=logs.shape)).argmax(axis=1)
            chose = masks.sum(axis=1) > 1
            held.append((answers, masks, actions, logs[np.arange(games), actions], values, np.where(chose, seats, -1)))
            self.itself.step(actions[:split])
            self.bot.step(actions[split:])
            rewards[at, :split], rewards[at, split:] = self.itself.rewards, self.bot.rewards
            terminated[at, :split], terminated[at, split:] = self.itself.terminated, self.bot.terminated
        answers, _, seats = self._see()
        value = self.network.weigh(answers)[1]
        last = np.where(np.arange(2) == seats[:, None], value[:, None], -value[:, None]).astype(np.float32)
        all_answers, all_masks, all_actions, all_logs, all_values, chosen_by = (
            np.stack(rows) for rows in zip(*held, strict=True)
        )
        advantages, results = advantages_and_results(
            Stretch(rewards, terminated, all_values, chosen_by, last), self.settings
        )
        chose = chosen_by >= 0
        return Experience(
            *(rows[chose] for rows in (all_answers, all_masks, all_actions, all_logs, advantages, results))
        )

    def _see(self) -> tuple[npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any]]:
        """Return answers, masks and who chooses, the games against itself first."""
        observations = np.concatenate([self.itself.observations, self.bot.observations])
        seats = np.concatenate([self.itself.seats, self.bot.seats])
        masks = np.concatenate([self.itself.masks, self.bot.masks]).astype(bool)
        return self.reader.answers(observations, seats), masks, seats

    def win_share(self, games: int, seed: int) -> float:
        """Return the share of wins against `rules` in so many games, half from each seat, always the likeliest action.

        Of games that are played side by side only the first of each place counts, so that short ones count no more.
        """
        wins, counted = 0.0, 0
        while counted < games:
            side_by_side = min(games - counted, 250)
            table = GamesAgainstBot(self.game, side_by_side, OPPONENT)
            table.reset(regift.stream_seed(seed, counted))
            waiting = np.ones(side_by_side, dtype=bool)
            while waiting.any():
                answers = self.reader.answers(table.observations, table.seats)
                logs = log_odds(self.network.weigh(answers)[0], table.masks.astype(bool))
                table.step(logs.argmax(axis=1))
                ended = waiting & table.terminated
                won = (1 + table.rewards[np.arange(side_by_side), table.seats]) / 2
                wins += float(won[ended].sum())
                waiting &= ~ended
            counted += side_by_side
        return wins / counted


def _between(ends: tuple[float, float], done: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * done

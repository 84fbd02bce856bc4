"""Proximal policy optimization (Schulman et al., 2017) in NumPy, for a network that weighs actions under a mask."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from regift.bots.kung_fu.learned_network import Bools, Floats, LearnedNetwork

IMPOSSIBLE = np.float32(-1e9)
"""The weight of what is not allowed."""


class Settings(NamedTuple):
    """What a learner sets."""

    discount: float = 0.998
    """What a result is worth one choice earlier."""
    trace: float = 0.95
    """λ of generalized advantage estimation."""
    clip: float = 0.2
    epochs: int = 3
    minibatch: int = 1024
    value_part: float = 0.5
    adam: tuple[float, float, float] = (0.9, 0.999, 1e-5)


class Experience(NamedTuple):
    """Choices made: one row each."""

    answers: Bools
    masks: Bools
    actions: npt.NDArray[Any]
    logs: Floats
    """The logarithm of how likely each was."""
    advantages: Floats
    results: Floats
    """What the value should have been."""


def log_odds(weights: Floats, masks: Bools) -> Floats:
    """Return the logarithm of how likely each allowed action is."""
    allowed = np.where(masks, weights, IMPOSSIBLE)
    allowed -= allowed.max(axis=1, keepdims=True)
    return np.asarray(allowed - np.log(np.exp(allowed).sum(axis=1, keepdims=True)))


class Stretch(NamedTuple):
    """What happened in games side by side, by time and game."""

    rewards: Floats
    """Also by seat."""
    terminated: Bools
    values: Floats
    """What who chose expected."""
    seats: npt.NDArray[Any]
    """Who chose, −1 where there was no choice."""
    last: Floats
    """By game and seat: what is expected after the last time."""


def advantages_and_results(played: Stretch, settings: Settings) -> tuple[Floats, Floats]:
    """Return advantages and results of all choices; what a seat chooses counts to its own next choice."""
    length, games = played.values.shape
    advantages = np.zeros_like(played.values)
    earned = np.zeros((games, 2), dtype=np.float32)
    expected, carried = played.last.copy(), np.zeros((games, 2), dtype=np.float32)
    every = np.arange(games)
    for time in range(length - 1, -1, -1):
        over = played.terminated[time]
        earned[over], expected[over], carried[over] = played.rewards[time][over], 0, 0
        chose = every[played.seats[time] >= 0]
        seat = played.seats[time][chose]
        value = played.values[time][chose]
        gained = earned[chose, seat] + settings.discount * expected[chose, seat] - value
        carried[chose, seat] = gained + settings.discount * settings.trace * carried[chose, seat]
        advantages[time, chose] = carried[chose, seat]
        expected[chose, seat], earned[chose, seat] = value, 0
    return advantages, advantages + played.values


class Optimizer:
    """Improves a network by what was experienced (Adam)."""

    def __init__(self, network: LearnedNetwork, settings: Settings) -> None:
        self.network = network
        self.settings = settings
        self.means = [np.zeros_like(layer) for layer in network.layers]
        self.squares = [np.zeros_like(layer) for layer in network.layers]
        self.steps = 0

    def improve(self, seen: Experience, rate: float, entropy: float, dice: np.random.Generator) -> None:
        """Go over the experience a few times, in minibatches drawn by lot."""
        spread = seen.advantages.std() + 1e-8
        seen = seen._replace(advantages=(seen.advantages - seen.advantages.mean()) / spread)
        for _ in range(self.settings.epochs):
            order = dice.permutation(len(seen.actions))
            for start in range(0, len(order), self.settings.minibatch):
                some = order[start : start + self.settings.minibatch]
                self._descend(self.slopes(Experience(*(rows[some] for rows in seen)), entropy), rate)

    def slopes(self, seen: Experience, entropy: float) -> list[Floats]:
        """Return the slope of the loss by every number of the network."""
        values = self.network.run(seen.answers)
        out = values[-1]
        logs = log_odds(out[:, :-1], seen.masks)
        odds = np.exp(logs)
        count = len(out)
        rows = np.arange(count)
        ratio = np.exp(logs[rows, seen.actions] - seen.logs)
        clip = self.settings.clip
        beyond = np.where(seen.advantages > 0, ratio > 1 + clip, ratio < 1 - clip)
        pull = np.where(beyond, 0, -seen.advantages * ratio).astype(np.float32)
        slope = np.empty_like(out)
        slope[:, :-1] = -odds * pull[:, None]
        slope[rows, seen.actions] += pull
        surprise = -(odds * np.where(seen.masks, logs, 0)).sum(axis=1, keepdims=True)
        slope[:, :-1] += entropy * odds * (np.where(seen.masks, logs, 0) + surprise)
        slope[:, -1] = self.settings.value_part * (out[:, -1] - seen.results)
        return self._backward(values, slope / count)

    def _backward(self, values: list[Floats], slope: Floats) -> list[Floats]:
        layers = self.network.layers
        slopes: list[Floats] = []
        for at in range(len(layers) - 2, -1, -2):
            inputs = values[at // 2]
            slopes += [slope.sum(axis=0), inputs.T @ slope]
            if at:
                slope = (slope @ layers[at].T) * (inputs > 0)
        return slopes[::-1]

    def _descend(self, slopes: list[Floats], rate: float) -> None:
        self.steps += 1
        norm = float(np.sqrt(sum(float((slope**2).sum()) for slope in slopes)))
        shrunk = min(1.0, 0.5 / (norm + 1e-8))
        first, second, tiny = self.settings.adam
        right = rate * np.sqrt(1 - second**self.steps) / (1 - first**self.steps)
        for at, slope in enumerate(slopes):
            short = slope * np.float32(shrunk)
            self.means[at] += (1 - first) * (short - self.means[at])
            self.squares[at] += (1 - second) * (short**2 - self.squares[at])
            self.network.layers[at] -= (right * self.means[at] / (np.sqrt(self.squares[at]) + tiny)).astype(np.float32)

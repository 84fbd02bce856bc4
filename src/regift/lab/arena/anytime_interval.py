"""Intervals of a mean that may be looked at after every observation, and hold whenever one stops."""

from math import log, log1p, sqrt
from typing import Final

STEPS: Final = 1000
"""The ends of an interval are multiples of one part in so many, rounded outwards."""
LARGEST_STAKE: Final = 0.5
"""The part of the capital that one bet may lose: the paper's c."""


class AnytimeInterval:
    """Bounds the mean of observations from 0 to 1, at all times at once.

    The hedged betting confidence sequence of Waudby-Smith and Ramdas, "Estimating means of bounded random variables by
    betting", JRSS B 86 (2024), theorem 3. For each possible mean, one gambler bets that the true mean is above it and
    one that it is below, at odds that are fair if it is the true one; a mean that has made one of them rich is left
    out. With a probability of at least 1 − `error` the true mean is never left out, so any rule may decide when to
    stop. The observations need not be independent: given those before it, each must have the same mean.
    """

    def __init__(self, error: float, steps: int = STEPS) -> None:
        if not 0 < error < 1:
            raise ValueError(f"error: expected a probability between 0 and 1, got {error}")
        self.count = 0
        self.mean = 0.0
        """The plain mean of the observations."""
        self._steps = steps
        self._rich = 2 / error
        self._guess = 0.5
        """The mean of the observations and of one more, 1/2."""
        self._squares = 0.25
        """The squares of what each observation was off the guess, and 1/4."""
        self._first = 0
        """The lowest possible mean that is not left out, in steps."""
        self._last = steps
        self._above = [1.0] * (steps + 1)
        """By possible mean: the capital of who bets that the true one is above it."""
        self._below = [1.0] * (steps + 1)

    @property
    def low(self) -> float:
        """Return the lower end."""
        return max(0, self._first - 1) / self._steps

    @property
    def high(self) -> float:
        """Return the upper end."""
        return min(self._steps, self._last + 1) / self._steps

    @property
    def width(self) -> float:
        """Return how far apart the two ends are."""
        return self.high - self.low

    def add(self, observation: float) -> None:
        """Take in one observation; ValueError if it is not from 0 to 1."""
        if not 0 <= observation <= 1:
            raise ValueError(f"observation: expected 0 to 1, got {observation}")
        self.count += 1
        self.mean += (observation - self.mean) / self.count
        # What is bet rests on earlier observations only.
        bet = sqrt(2 * log(self._rich) / (self._squares * log1p(self.count)))
        for step in range(self._first, self._last + 1):
            mean = step / self._steps
            gain = observation - mean
            self._above[step] *= 1 + min(bet, LARGEST_STAKE / mean if step else bet) * gain
            self._below[step] *= 1 - min(bet, LARGEST_STAKE / (1 - mean) if step < self._steps else bet) * gain
        while self._first < self._last and self._above[self._first] >= self._rich:
            self._first += 1
        while self._last > self._first and self._below[self._last] >= self._rich:
            self._last -= 1
        self._guess += (observation - self._guess) / (self.count + 1)
        self._squares += (observation - self._guess) ** 2

"""Plays the same thing once for each way that chance may go."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import TypeVar

from mypy_extensions import i64

from regift.kit.refusal_and_errors import IllegalAction
from regift.kit.seeded_random_generator import Chance

T = TypeVar("T")


class ScriptedChance(Chance):
    """Gives the numbers it is told, then zeros, and remembers how many there were to choose from each time."""

    def __init__(self, told: list[int]) -> None:
        super().__init__(0)
        self.told = told
        self.widths: list[int] = []

    def below(self, count: i64) -> i64:
        """Return the next number told."""
        at = len(self.widths)
        self.widths.append(count)
        return self.told[at] if at < len(self.told) else 0


def every_chance(tell: Callable[[Chance], T]) -> Iterator[tuple[T, list[int]]]:
    """Return what comes of each way, and out of how many each number was drawn; nothing of a way that breaks a rule."""
    told: list[int] = []
    while True:
        chance = ScriptedChance(told)
        with suppress(IllegalAction):
            yield tell(chance), chance.widths
        told += [0] * (len(chance.widths) - len(told))
        while told and told[-1] == chance.widths[len(told) - 1] - 1:
            told.pop()
        if not told:
            return
        told[-1] += 1

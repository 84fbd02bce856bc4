"""RLCard: UNO for four, driven without arrays, and its environments as a learner has them."""

from collections.abc import Iterator
from copy import deepcopy
from importlib import import_module
from typing import Any, Final

from benchmarks.peers.cases import CLONE, PYTHON_PLAYOUT, STEP, Case, middle, repeated
from regift.kit.seeded_random_generator import Chance

NAME: Final = "RLCard"
SEATS: Final = 4
ENVIRONMENTS: Final = ("uno", "leduc-holdem")


class Uno:
    """RLCard's UNO without its environment."""

    def __init__(self) -> None:
        self.below = Chance(1).below
        self.new: Any = import_module("rlcard.games.uno").Game

    def play(self) -> float:
        """Play a game and return its decisions with at least two options."""
        game = self.new(num_players=SEATS)
        game.init_game()
        below, legal_actions, step, is_over = self.below, game.get_legal_actions, game.step, game.is_over
        decisions = 0
        while not is_over():
            options = legal_actions()
            count = len(options)
            if count > 1:
                decisions += 1
                step(options[below(count)])
            else:
                step(options[0])
        return decisions

    def moves(self) -> Iterator[Any]:
        """Play a game at random, and give it before each move."""
        game = self.new(num_players=SEATS)
        game.init_game()
        while not game.is_over():
            yield game
            options = game.get_legal_actions()
            game.step(options[self.below(len(options))])


class Learning:
    """One of RLCard's environments."""

    def __init__(self, name: str) -> None:
        self.env: Any = import_module("rlcard").make(name, config={"seed": 1})
        self.below = Chance(1).below

    def episode(self) -> float:
        """Play an episode and return its steps."""
        below, step, is_over = self.below, self.env.step, self.env.is_over
        state, _ = self.env.reset()
        steps = 0
        while not is_over():
            options = list(state["legal_actions"])
            state, _ = step(options[below(len(options))])
            steps += 1
        return steps


def cases() -> Iterator[Case]:
    """List what is measured of it."""
    uno = Uno()
    yield Case(PYTHON_PLAYOUT, NAME, f"uno, {SEATS} seats", uno.play)
    game = middle(uno.moves, lambda game: len(game.get_legal_actions()) > 1)
    yield Case(CLONE, NAME, f"uno, {SEATS} seats", repeated(lambda: deepcopy(game)))
    for name in ENVIRONMENTS:
        yield Case(STEP, NAME, name, Learning(name).episode)

"""A player of Kung Fu Granny for two that has learned it: it draws its action, as likely as its network weighs it.

Two players that always took the likeliest action would wait for each other for ever.
"""

from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from regift.bots.kung_fu.learned_network import Floats, LearnedNetwork, QuestionReader, load_network
from regift.kit.action_arguments_and_action_table import Action
from regift.kit.bot import Bot, PositionSampler
from regift.kit.game_definition_base_class_and_options import GameDefinition
from regift.kit.observation.observation_layout_and_view_encoding import ObservationLayout
from regift.kit.seeded_random_generator import Chance
from regift.kit.view import View

WEIGHTS: Final = Path(__file__).parent / "learned.npz"
"""Made by `python -m examples.learn_kung_fu`; `learned.json` beside it says how."""
SEATS: Final = 2
FINE: Final = 1 << 30
"""Into so many parts a draw is divided."""


@cache
def shipped_network() -> LearnedNetwork:
    """Return the network that comes with Regift, read once."""
    return load_network(WEIGHTS)


class LearnedBot(Bot):
    """Plays as its network has learned; it looks at the table as it is, and remembers nothing."""

    def __init__(self, chance: Chance, network: LearnedNetwork | None = None) -> None:
        super().__init__(chance)
        self.network = network or shipped_network()
        self.seat = 0

    def start(self, game: GameDefinition, seat: int) -> None:
        """Sit down; ValueError where not two play."""
        if game.seats != SEATS:
            raise ValueError(f"seats: expected {SEATS}, got {game.seats}")
        self.seat = seat
        self.layout = ObservationLayout(game)
        self.reader = QuestionReader(game, self.network.questions)

    def choose(self, view: View, options: list[Action], sample: PositionSampler) -> Action:
        """Return one of `options`."""
        observation = np.array([self.layout.encode(view)], dtype=np.int16)
        weights, _ = self.network.weigh(self.reader.answers(observation, np.array([self.seat])))
        return drawn(options, weights[0, [option.id for option in options]], self.chance)


def drawn(options: list[Action], weights: Floats, chance: Chance) -> Action:
    """Draw an option, each as likely as the exponential of its weight says."""
    sums = np.cumsum(np.exp(weights.astype(np.float64) - weights.max()))
    at = int(np.searchsorted(sums, chance.below(FINE) / FINE * sums[-1], side="right"))
    return options[min(at, len(options) - 1)]

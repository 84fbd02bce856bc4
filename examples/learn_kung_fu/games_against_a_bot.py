"""Games in which a bot of the catalogue has one of the two seats, with the arrays of `VectorEnv`."""

from typing import Any

import numpy as np
import numpy.typing as npt

from regift.bots import catalogue
from regift.kit.bot import Bot, PositionSampler
from regift.kit.game import Game
from regift.kit.seeded_random_generator import CHOICE_STREAM, Chance, stream_seed
from regift.kit.state import State


class GamesAgainstBot:
    """`num_envs` games that wait for the learner, who has seat 0 in one half of them and seat 1 in the other.

    The bot plays within `step`, and so does the learner wherever it has one option only. Deals follow from the seed and
    the number of the game; no two games are the same.
    """

    def __init__(self, game: Game, num_envs: int, bot: str) -> None:
        self.game = game
        self.bot = bot
        self.rows = game.observation_rows()
        self.seats = np.arange(num_envs) % 2
        """By game: where the learner sits."""
        self.observations = np.zeros((num_envs, self.rows.layout.width), dtype=np.int16)
        self.masks = np.zeros((num_envs, len(game.actions)), dtype=np.int8)
        self.rewards = np.zeros((num_envs, 2), dtype=np.float32)
        self.terminated = np.zeros(num_envs, dtype=np.bool_)
        self._tables: list[_TableWithBot] = []
        self._seed = 0
        self._dealt = 0

    def reset(self, seed: int) -> None:
        """Deal every game anew; the same seed deals the same games."""
        self._seed, self._dealt = seed, 0
        self._tables = [self._deal(int(seat)) for seat in self.seats]
        self._observe()

    def step(self, actions: npt.NDArray[Any]) -> None:
        """Play the learner's action in each game, and then the bot's, to the learner's next choice."""
        self.rewards[:] = 0
        self.terminated[:] = False
        for index, action in enumerate(actions.tolist()):
            table = self._tables[index]
            table.play(action)
            if table.state.is_over:
                self.rewards[index] = table.state.returns()
                self.terminated[index] = True
                self._tables[index] = self._deal(table.learner)
        self._observe()

    def _deal(self, learner: int) -> "_TableWithBot":
        """Deal the next game in which the learner has a choice to make."""
        while True:
            seed = stream_seed(self._seed, self._dealt)
            self._dealt += 1
            bot = catalogue.make(self.bot, self.game.id, Chance(stream_seed(seed, CHOICE_STREAM)))
            table = _TableWithBot(self.game.deal(seed), bot, learner)
            if not table.state.is_over:
                return table

    def _observe(self) -> None:
        pieces: list[bytes] = []
        self.masks[:] = 0
        for index, table in enumerate(self._tables):
            self.rows.add(pieces, table.state, table.learner)
            self.masks[index, table.allowed] = 1
        self.observations[:] = np.frombuffer(b"".join(pieces), dtype=np.int16).reshape(self.observations.shape)


class _TableWithBot:
    """One game, which the bot plays on to the learner's next choice."""

    def __init__(self, state: State, bot: Bot, learner: int) -> None:
        self.state = state
        self.bot = bot
        self.learner = learner
        self.allowed: list[int] = []
        """What the learner may do, by id."""
        self._told = 0
        bot.start(state.game, 1 - learner)
        self._play_on()

    def play(self, action: int) -> None:
        """Play the learner's action, and on to its next choice."""
        self.state.apply(self.learner, self.state.game.actions[action])
        self._play_on()

    def _play_on(self) -> None:
        state = self.state
        while not state.is_over:
            seat = state.to_act()[0]
            options = state.canonical_options(seat)
            if len(options) == 1:
                state.apply(seat, options[0])
            elif seat == self.learner:
                self.allowed = [option.id for option in options]
                return
            else:
                for event in state.events(seat, self._told):
                    self.bot.see(event)
                self._told = len(state.history)
                state.apply(seat, self.bot.choose(state.view(seat), options, PositionSampler(state, seat)))

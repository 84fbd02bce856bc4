"""What OpenSpiel's searches judge positions of our games by: games that our bots play to the end."""

import numpy as np
from open_spiel.python.algorithms import mcts

from regift.envs.openspiel import RegiftState
from regift.kit.seeded_random_generator import Chance, stream_seed
from regift.lab.single_game_runner import LIMIT, Entry, play_on, seat_bots


class BotRolloutEvaluator(mcts.Evaluator):  # type: ignore[misc]
    """Judges a position by the mean returns of games that the same bot plays on all seats, such as `rules`.

    The position it is given is a whole one: give it to a search that draws hidden cards anew, such as OpenSpiel's
    `ISMCTSBot`, not to one that looks at everybody's cards.
    """

    def __init__(self, bot: Entry, rollouts: int = 1, seed: int = 0, limit: int = LIMIT) -> None:
        self.bot = bot
        self.rollouts = rollouts
        self.seed = seed
        self.limit = limit
        """After so many moves a game is left unfinished: all have 0."""
        self._played = 0

    def evaluate(self, state: RegiftState) -> np.ndarray:
        """Return the mean returns by seat; the state stays as it is."""
        assert state.state is not None
        game = state.spiel.rules
        total = np.zeros(game.seats)
        for _ in range(self.rollouts):
            seed = stream_seed(self.seed, self._played)
            self._played += 1
            position = state.state.copy()
            position.chance = Chance(seed)
            play_on(game, position, seat_bots(game, [self.bot] * game.seats, seed), self.limit)
            if position.is_over:
                total += position.returns()
        return total / self.rollouts

    def prior(self, state: RegiftState) -> list[tuple[int, float]]:
        """Return every legal action, each as likely."""
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions(state.current_player())
        return [(action, 1 / len(legal)) for action in legal]

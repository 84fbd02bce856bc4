"""OpenSpiel: four card games of its own, written in C++, driven in C++ and from Python."""

from collections.abc import Iterator
from functools import partial
from importlib import import_module
from typing import Any, Final

from benchmarks.peers.cases import (
    CLONE,
    NATIVE_PLAYOUT,
    PYTHON_PLAYOUT,
    RESAMPLE,
    SEARCH,
    SEARCHED,
    STEP,
    Case,
    middle,
    repeated,
)
from regift.kit.seeded_random_generator import Chance
from regift.lab.openspiel_speed_baseline import OpenSpielGame

NAME: Final = "OpenSpiel"
GAMES: Final = ("crazy_eights(players=5)", "hearts", "gin_rummy", "leduc_poker")
RESAMPLED: Final = ("hearts", "gin_rummy")
"""Those that OpenSpiel can deal anew for a player, and so search."""
EXPLORATION: Final = 2.0


class LearningSteps:
    """OpenSpiel's `rl_environment`: the arrays and the rewards that a learner is given at each step."""

    def __init__(self, name: str) -> None:
        self.env: Any = import_module("open_spiel.python.rl_environment").Environment(name)
        self.chance = Chance(1)

    def episode(self) -> float:
        """Play an episode and return its steps."""
        below, step = self.chance.below, self.env.step
        now = self.env.reset()
        steps = 0
        while not now.last():
            options = now.observations["legal_actions"][now.observations["current_player"]]
            now = step([options[below(len(options))]])
            steps += 1
        return steps


def cases() -> Iterator[Case]:
    """List what is measured of it."""
    for name in GAMES:
        game = OpenSpielGame(name, 1)
        yield Case(NATIVE_PLAYOUT, NAME, name, game.play_natively)
        yield Case(PYTHON_PLAYOUT, NAME, name, game.play_from_python)
        state = middle(partial(moves, game), has_choice)
        yield Case(CLONE, NAME, name, repeated(state.clone))
        if name in RESAMPLED:
            yield Case(RESAMPLE, NAME, name, repeated(_resampling(game, state)))
            yield Case(SEARCH, NAME, name, _searching(game, state))
        yield Case(STEP, NAME, name, LearningSteps(name).episode)


def moves(game: OpenSpielGame) -> Iterator[Any]:
    """Play a game at random, and give it before each move of a player: what chance deals is none."""
    state = game.game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            yield state
        options = state.legal_actions()
        state.apply_action(options[game.chance.below(len(options))])


def has_choice(state: Any) -> bool:
    """Return whether whoever is to act has at least two options."""
    return len(state.legal_actions()) > 1


def _resampling(game: OpenSpielGame, state: Any) -> Any:
    below = game.chance.below
    player = state.current_player()
    return lambda: state.resample_from_infostate(player, lambda: below(1 << 30) / (1 << 30))


def _searching(game: OpenSpielGame, state: Any) -> Any:
    """Make searches of a position with OpenSpiel's ISMCTS in C++, as its own tests make it."""
    spiel = game.spiel

    def search() -> float:
        game.seed += 1
        bot = spiel.ISMCTSBot(
            game.seed, spiel.RandomRolloutEvaluator(1, game.seed), EXPLORATION, SEARCHED, -1,
            spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )  # fmt: skip
        bot.step(state)
        return SEARCHED

    return search

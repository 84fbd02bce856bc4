"""OpenSpiel: four card games of its own, written in C++, driven in C++ and from Python."""

from collections.abc import Iterator
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
    repeated,
)
from regift.kit.chance import Chance

NAME: Final = "OpenSpiel"
GAMES: Final = ("crazy_eights(players=5)", "hearts", "gin_rummy", "leduc_poker")
RESAMPLED: Final = ("hearts", "gin_rummy")
"""Those that OpenSpiel can deal anew for a player, and so search."""
TERMINAL: Final = -4
COUNTED: Final = 50
"""A game has so many decisions as so many random games have on average."""
MIDDLE: Final = 60
EXPLORATION: Final = 2.0


class SpielGame:
    """One game of OpenSpiel's."""

    def __init__(self, name: str, seed: int) -> None:
        self.spiel: Any = import_module("pyspiel")  # it has no types
        self.name = name
        self.game = self.spiel.load_game(name)
        self.chance = Chance(seed)
        self.seed = seed
        self.seats: int = self.game.num_players()
        self.mean_decisions = sum(self.play() for _ in range(COUNTED)) / COUNTED

    def play(self) -> float:
        """Play a game from Python and return its decisions with at least two options."""
        return self.walk(self.game.new_initial_state(), 1 << 40)

    def walk(self, state: Any, most: int) -> float:
        """Play at random, at most so many nodes; return the decisions."""
        below, legal_actions, apply, current = (
            self.chance.below,
            state.legal_actions,
            state.apply_action,
            state.current_player,
        )
        decisions = nodes = 0
        while nodes < most and (player := current()) != TERMINAL:
            options = legal_actions()
            count = len(options)
            if count > 1 and player >= 0:
                decisions += 1
            apply(options[below(count)])
            nodes += 1
        return decisions

    def play_natively(self) -> float:
        """Play a game with OpenSpiel's loop and bots in C++; return the decisions of a mean game."""
        self.seed += self.seats + 1
        bots = [self.spiel.make_uniform_random_bot(seat, self.seed + seat) for seat in range(self.seats)]
        self.spiel.evaluate_bots(self.game.new_initial_state(), bots, self.seed + self.seats)
        return self.mean_decisions

    def middle(self) -> Any:
        """Return a position in mid-game at which a player has a choice."""
        while True:
            state = self.game.new_initial_state()
            self.walk(state, MIDDLE if self.name != "leduc_poker" else 3)
            while state.is_chance_node():
                options = state.legal_actions()
                state.apply_action(options[self.chance.below(len(options))])
            if not state.is_terminal() and len(state.legal_actions()) > 1:
                return state

    def search(self, state: Any) -> float:
        """Search a position with OpenSpiel's ISMCTS in C++, as its own tests make it."""
        self.seed += 1
        spiel = self.spiel
        bot = spiel.ISMCTSBot(
            self.seed, spiel.RandomRolloutEvaluator(1, self.seed), EXPLORATION, SEARCHED, -1,
            spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )  # fmt: skip
        bot.step(state)
        return SEARCHED


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
        game = SpielGame(name, 1)
        yield Case(NATIVE_PLAYOUT, NAME, name, game.play_natively)
        yield Case(PYTHON_PLAYOUT, NAME, name, game.play)
        state = game.middle()
        yield Case(CLONE, NAME, name, repeated(state.clone))
        if name in RESAMPLED:
            yield Case(RESAMPLE, NAME, name, repeated(_resampling(game, state)))
            yield Case(SEARCH, NAME, name, _searching(game, state))
        yield Case(STEP, NAME, name, LearningSteps(name).episode)


def _resampling(game: SpielGame, state: Any) -> Any:
    below = game.chance.below
    player = state.current_player()
    return lambda: state.resample_from_infostate(player, lambda: below(1 << 30) / (1 << 30))


def _searching(game: SpielGame, state: Any) -> Any:
    return lambda: game.search(state)

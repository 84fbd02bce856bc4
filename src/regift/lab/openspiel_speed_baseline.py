"""Random games of OpenSpiel's, driven as well as they can be: the yardstick of speed. Needs the extra `lab`."""

from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any, Final

from regift.kit.seeded_random_generator import Chance

CRAZY_EIGHTS: Final = "crazy_eights(players=5)"
COUNTED: Final = 1_000
"""A game has so many decisions as so many random games have on average."""


def is_installed() -> bool:
    """Return whether OpenSpiel is there to be measured."""
    return find_spec("pyspiel") is not None


def release() -> str:
    """Name what is measured."""
    return f"OpenSpiel {version('open_spiel')} {CRAZY_EIGHTS}"


class OpenSpielGame:
    """Plays random games of one of OpenSpiel's card games."""

    def __init__(self, name: str, seed: int) -> None:
        self.spiel: Any = import_module("pyspiel")  # not everybody has it, nor its types
        self.game = self.spiel.load_game(name)
        self.chance = Chance(seed)
        self.seed = seed
        self.bots = [self.spiel.make_uniform_random_bot(seat, seed + seat) for seat in range(self.game.num_players())]
        """They remember nothing of a game, and so play all of them."""
        self.mean_decisions = sum(self.play_from_python() for _ in range(COUNTED)) / COUNTED
        """Decisions with at least two options in a game."""

    def play_from_python(self) -> int:
        """Play a game with a loop in Python; give its decisions with at least two options.

        One `current_player` a node tells chance, a seat and the end apart; every chance node of these games is even.
        """
        below = self.chance.below
        state = self.game.new_initial_state()
        legal_actions = state.legal_actions
        apply_action = state.apply_action
        current_player = state.current_player
        decisions = 0
        while (player := current_player()) != -4:  # PlayerId.TERMINAL
            options = legal_actions()
            count = len(options)
            if count > 1:
                if player >= 0:
                    decisions += 1
                apply_action(options[below(count)])
            else:
                apply_action(options[0])
        return decisions

    def play_natively(self) -> float:
        """Play a game with OpenSpiel's loop and bots in C++; give the decisions of a mean game."""
        self.seed += 1
        self.spiel.evaluate_bots(self.game.new_initial_state(), self.bots, self.seed)
        return self.mean_decisions

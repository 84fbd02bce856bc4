"""How Kung Fu Granny is played on and judged in a search by rollouts."""

from math import exp
from typing import Final

from regift.bots.kung_fu.bot import KungFuBot
from regift.bots.kung_fu.visible_table import height
from regift.bots.rollout_search import RolloutSearchBot
from regift.games.kung_fu.box_contents import GRANNY, TOP_LEVEL
from regift.games.kung_fu.kit_state_adapter import KungFuState
from regift.games.kung_fu.packed_hands_and_rows import at_level
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State

ITERATIONS: Final = 40
"""Playouts for each decision."""
ROUNDS: Final = 10
"""A playout is cut after so many moves a seat."""
STEEPNESS: Final = 0.5
"""How much likelier each level makes it to win."""
GRANNY_HELD: Final = 0.8
"""What a granny in hand is worth, in levels."""
NEXT_HELD: Final = 0.5
"""What the next level in hand is worth."""


class KungFuRolloutBot(RolloutSearchBot):
    """Searches by rollouts in Kung Fu Granny."""

    def __init__(self, chance: Chance, iterations: int = ITERATIONS) -> None:
        super().__init__(chance, KungFuRollouts(), iterations)


class KungFuRollouts:
    """The settings of rollouts in Kung Fu Granny."""

    def policy(self, chance: Chance) -> KungFuBot:
        """Return the rules of thumb."""
        return KungFuBot(chance)

    def longest_playout(self, seats: int) -> int:
        """Return after how many moves a playout is cut."""
        return ROUNDS * seats

    def winning_chance(self, state: State, seat: int) -> float:
        """Return the seat's share of what all seats have reached."""
        assert isinstance(state, KungFuState)
        if state.is_over:
            winners = [placing.seat for placing in state.standings() if placing.place == 1]
            return 1 / len(winners) if seat in winners else 0.0
        weights = [
            exp(STEEPNESS * _progress(state, other)) if state.is_in(other) else 0.0
            for other in range(state.rules.seats)
        ]
        return weights[seat] / sum(weights)


def _progress(state: KungFuState, seat: int) -> float:
    """Return how far a seat has come, in levels."""
    row = frozenset(level for level in range(1, TOP_LEVEL + 1) if at_level(state.rows[seat], level))
    following = state.next_level_of(seat)
    aid = GRANNY_HELD if state.holds(seat, GRANNY) else 0.0
    if following <= TOP_LEVEL and state.holds(seat, following - 1):
        aid += NEXT_HELD
    return height(row) + aid

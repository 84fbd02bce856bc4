"""The game itself: how it is dealt, and how a position is read from text."""

from typing import final

from regift.games.not_a_hat.configured_game_options_and_lookup_tables import ID, SEATS, ConfiguredGame
from regift.games.not_a_hat.game_steps import begin
from regift.games.not_a_hat.kit_state_adapter import NotAHatState
from regift.games.not_a_hat.position_notation import read_position
from regift.kit.conformance_checks.position_text_parser import check_whole
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State

__all__ = ["ID", "SEATS", "NotAHat", "make"]


@final
class NotAHat(ConfiguredGame):
    """That's Not a Hat for 2 to 8 seats."""

    def deal_with(self, chance: Chance) -> State:
        """Draw who starts, and begin the first round (HAT-6, HAT-A10)."""
        state = NotAHatState(self, chance)
        state.lost = [0] * self.seats
        begin(state, self.draw_first(chance))
        return state

    def position(self, text: str) -> State:
        """Read a position as `State.notation` writes it; BadRecord says what can't be read and where."""
        state = NotAHatState(self, Chance(1))
        read_position(state, text)
        check_whole(state.check_invariants)
        return state


def make(seats: int, options: dict[str, object]) -> NotAHat:
    """Make the game, or raise BadOption."""
    return NotAHat(seats, options)

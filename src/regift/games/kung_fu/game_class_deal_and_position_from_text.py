"""The game itself: how it is dealt, and how a position is read from text."""

from typing import final

from regift.games.kung_fu.configured_game_options_and_lookup_tables import ID, SEATS, ConfiguredGame
from regift.games.kung_fu.events import STARTS
from regift.games.kung_fu.kit_state_adapter import KungFuState
from regift.games.kung_fu.observation_rows import KungFuRows
from regift.games.kung_fu.position import fresh_pile
from regift.games.kung_fu.position_notation import read_position
from regift.kit.conformance_checks.position_text_parser import check_whole
from regift.kit.observation.observation_rows import ObservationRows
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State

__all__ = ["ID", "SEATS", "KungFu", "make"]


@final
class KungFu(ConfiguredGame):
    """Kung Fu Granny for 2 to 6 seats."""

    def deal_with(self, chance: Chance) -> State:
        """Shuffle, deal seven to each seat and let the first begin (MKF-2 to MKF-4)."""
        state = KungFuState(self, chance)
        state.turn = self.draw_first(chance)
        state.history = [STARTS, state.turn]
        state.deck = fresh_pile()
        chance.shuffle(state.deck)
        self.clear(state)
        for away in range(self.seats):
            state.refill((state.turn + away) % self.seats)
        return state

    def observation_rows(self) -> ObservationRows:
        """Return what writes observations straight from positions."""
        return KungFuRows(self)

    def position(self, text: str) -> State:
        """Read a position as `State.notation` writes it; BadRecord says what can't be read and where."""
        state = KungFuState(self, Chance(1))
        read_position(state, text)
        check_whole(state.check_invariants)
        return state

    def clear(self, state: KungFuState) -> None:
        """Give every seat an empty hand and an empty row (MKF-4)."""
        for _ in range(self.seats):
            state.hands.append(0)
            state.sizes.append(0)
            state.rows.append(0)


def make(seats: int, options: dict[str, object]) -> KungFu:
    """Make the game, or raise BadOption."""
    return KungFu(seats, options)

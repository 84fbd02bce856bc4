"""The game itself: how it is dealt, and how a position is read from text."""

from typing import final

from regift.games.cursed_gifts.configured_game_options_and_lookup_tables import ID, SEATS, ConfiguredGame
from regift.games.cursed_gifts.events import STARTS
from regift.games.cursed_gifts.kit_state_adapter import CursedGiftsState
from regift.games.cursed_gifts.position.position_notation import read_position
from regift.games.cursed_gifts.rules.card_announcement_and_turn_flow import begin_turn
from regift.kit.conformance_checks.position_text_parser import check_whole
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State

__all__ = ["ID", "SEATS", "CursedGifts", "make"]


@final
class CursedGifts(ConfiguredGame):
    """Cursed Gifts for 2 to 8 seats."""

    def deal_with(self, chance: Chance) -> State:
        """Shuffle, deal seven to each seat and let the first begin (CG-R1, CG-R3, CG-D1)."""
        state = CursedGiftsState(self, chance)
        self.clear(state)
        state.turn = self.draw_first(chance)
        state.history = [STARTS, state.turn]
        state.deck = self.pile[:]
        chance.shuffle(state.deck)
        for seat in state.living():
            state.draw(seat, self.edition.hand)
        begin_turn(state)
        return state

    def position(self, text: str) -> State:
        """Read a position as `State.notation` writes it; BadRecord says what can't be read and where."""
        state = CursedGiftsState(self, Chance(1))
        self.clear(state)
        read_position(state, text)
        check_whole(state.check_invariants)
        return state

    def clear(self, state: CursedGiftsState) -> None:
        """Give every seat an empty hand and an empty area (CG-R3)."""
        for _ in range(self.seats):
            state.hands.append([])
            state.areas.append([])
            state.tables.append([])
            state.picks.append([])
            state.points.append(0)
            state.fell.append(0)
            state.limits.append(-1)
            state.fates.append(0)
            state.owes.append(0)


def make(seats: int, options: dict[str, object]) -> CursedGifts:
    """Make the game, or raise BadOption."""
    return CursedGifts(seats, options)

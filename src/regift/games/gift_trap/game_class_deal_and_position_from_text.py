"""The game itself: how it is dealt, and how a position is read from text."""

from typing import final

from mypy_extensions import i64

from regift.games.gift_trap.configured_game_options_and_lookup_tables import ID, SEATS, ConfiguredGame
from regift.games.gift_trap.determinization import put_early_on_top, toss
from regift.games.gift_trap.game_steps import begin
from regift.games.gift_trap.kit_state_adapter import GiftTrapState
from regift.games.gift_trap.pack_colours_and_token_scores import PACKS
from regift.games.gift_trap.position_notation import read_position
from regift.kit.conformance_checks.position_text_parser import check_whole
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State

__all__ = ["ID", "SEATS", "GiftTrap", "make"]


@final
class GiftTrap(ConfiguredGame):
    """GiftTRAP for 3 to 8 seats."""

    def deal_with(self, chance: Chance) -> State:
        """Shuffle the packs, draw who deals first, and let the dealer choose (GT-6, GT-A4, GT-A9, GT-A27)."""
        state = GiftTrapState(self, chance)
        state.set_up()
        for colour in range(PACKS):
            cards = self.cards[colour][:]
            chance.shuffle(cards)
            state.packs[colour] = put_early_on_top(toss(cards, self.turned, chance), self.early)
            state.fresh[colour] = len(cards)
        if self.strategy:
            state.traps = state.players
        first: i64 = self.draw_first(chance)
        state.dealer = first
        begin(state)
        return state

    def position(self, text: str) -> State:
        """Read a position as `State.notation` writes it; BadRecord says what can't be read and where."""
        state = GiftTrapState(self, Chance(1))
        read_position(state, text)
        check_whole(state.check_invariants)
        return state


def make(seats: int, options: dict[str, object]) -> GiftTrap:
    """Make the game, or raise BadOption."""
    return GiftTrap(seats, options)

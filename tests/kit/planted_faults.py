"""Plant a fault in a tiny game, and assert what the conformance kit says of it."""

import pytest

from regift.kit.conformance import check_game
from regift.kit.game import Game
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State

DEALS = 40
"""So many deals, with further seeds if need be, show each planted fault."""


def broken_game(game: Game, broken: type[State]) -> Game:
    """Let the game deal positions of a broken class instead of its own."""
    own = type(game)

    class BrokenGame(own):  # type: ignore[misc, valid-type]
        def deal_with(self, chance: Chance) -> State:
            state: State = super().deal_with(chance)
            state.__class__ = broken
            return state

    game.__class__ = BrokenGame
    return game


def assert_found(game: Game, said: str, *, every: int = 2) -> None:
    """Assert that the kit finds the fault of the game, and says so."""
    with pytest.raises(AssertionError, match=said):
        check_game(game, deals=DEALS, every=every)

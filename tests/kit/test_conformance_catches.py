"""The conformance kit finds what is broken: each law, broken on purpose in a tiny game."""

import pytest

from regift.kit.action import Action
from regift.kit.chance import Chance
from regift.kit.conformance import check_game
from regift.kit.refusal import Refusal
from regift.kit.state import State
from regift.kit.view import Fact, Placing, View
from tests.games.bell import Bell, BellState


class Broken(BellState):
    """A state whose copies keep its class."""

    def copy(self) -> BellState:
        """Give a copy of the same class."""
        twin = super().copy()
        twin.__class__ = type(self)
        return twin


class Leaky(Broken):
    """Shows everybody the first card of every hand."""

    def look(self, view: View) -> None:
        """Tell too much."""
        super().look(view)
        for seat, hand in enumerate(self.hands):
            view.parts.append(Fact(f"leak:{seat}", "leak", hand[0] if hand else 0))


class Seer(Broken):
    """Determinizes to the true position."""

    def determinize(self, seat: int, chance: Chance) -> BellState:
        """Change nothing."""
        return self.copy()


class Forgetful(Broken):
    """Leaves the last option out."""

    def options(self, seat: int) -> list[Action]:
        """List all but the last, where there are several."""
        options = super().options(seat)
        return options[:-1] if len(options) > 1 else options


class Clinging(Broken):
    """Copies share their hands."""

    def copy(self) -> BellState:
        """Keep the same lists."""
        twin = super().copy()
        twin.hands = self.hands
        return twin


class Whispering(Broken):
    """Refuses with the number of bells that others mean to ring."""

    def refuse(self, seat: int, action: Action) -> Refusal | None:
        """Name a clause that depends on a sealed answer."""
        refusal = super().refuse(seat, action)
        return Refusal(f"{self.beat.chosen}") if refusal is not None and self.is_beat else refusal


class Misplaced(Broken):
    """Leaves the place behind a tie out."""

    def standings(self) -> list[Placing]:
        """Place the first two seats first, and the others second instead of third."""
        return [Placing(seat, 1 + seat // 2, 0) for seat in range(self.game.seats)]


@pytest.mark.parametrize("broken", [Leaky, Seer, Forgetful, Clinging, Whispering, Misplaced])
def test_a_broken_law_is_found(broken: type[BellState], monkeypatch: pytest.MonkeyPatch) -> None:
    class BrokenBell(Bell):
        def deal_with(self, chance: Chance) -> BellState:
            state: State = super().deal_with(chance)
            assert isinstance(state, BellState)
            state.__class__ = broken
            return state

    with pytest.raises((AssertionError, ValueError)):
        check_game(BrokenBell(3, {}), deals=5)


def test_the_unbroken_game_passes() -> None:
    check_game(Bell(3, {}), deals=5)

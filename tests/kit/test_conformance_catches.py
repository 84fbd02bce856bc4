"""The conformance kit finds what is broken: each law, broken on purpose in a tiny game."""

from typing import Self

import pytest

from regift.kit.action_arguments_and_action_table import CARDS, SEAT, Action
from regift.kit.conformance import check_game
from regift.kit.event import SPECTATOR, EventKind, Field
from regift.kit.refusal_and_errors import Refusal
from regift.kit.seeded_random_generator import Chance
from regift.kit.view import Fact, Placing, View
from tests.games.bell import Bell, BellState
from tests.kit.planted_faults import assert_found, broken_game


class Leaky(BellState):
    """Shows everybody the first card of every hand."""

    def look(self, view: View) -> None:
        """Tell too much."""
        super().look(view)
        for seat, hand in enumerate(self.hands):
            view.parts.append(Fact(f"leak:{seat}", "leak", hand[0] if hand else 0))


class Seer(BellState):
    """Determinizes to the true position."""

    def deal_unseen(self, seat: int) -> None:
        """Change nothing."""


class Forgetful(BellState):
    """Leaves the last option out."""

    def options(self, seat: int) -> list[Action]:
        """List all but the last, where there are several."""
        options = super().options(seat)
        return options[:-1] if len(options) > 1 else options


class Clinging(BellState):
    """Copies share their scores."""

    def copy(self) -> Self:
        """Keep the same list."""
        twin = super().copy()
        twin.scores = self.scores
        return twin


class Whispering(BellState):
    """Refuses with the number of bells that others mean to ring."""

    def refuse(self, seat: int, action: Action) -> Refusal | None:
        """Name a clause that depends on a sealed answer."""
        refusal = super().refuse(seat, action)
        sealed = [self.chosen[other] for other in range(self.game.seats) if self.is_locked(other)]
        return Refusal(f"{sealed}") if refusal is not None and self.is_asking() else refusal


class Misplaced(BellState):
    """Leaves the place behind a tie out."""

    def standings(self) -> list[Placing]:
        """Place the first two seats first, and the others second instead of third."""
        return [Placing(seat, 1 + seat // 2, 0) for seat in range(self.game.seats)]


class Twofold(BellState):
    """Gives two parts one id."""

    def look(self, view: View) -> None:
        """Add the first part once more."""
        super().look(view)
        view.parts.append(view.parts[0])


class Lost(BellState):
    """Plays its actions where nothing lies."""

    def spot(self, seat: int, action: Action) -> str:
        """Name a part that no view has."""
        return "nowhere"


class Rambling(BellState):
    """Writes what is no event into the history."""

    def play(self, seat: int, action: Action) -> None:
        """Name a kind of event that there is not."""
        super().play(seat, action)
        self.history.append(99)


class Gossiping(BellState):
    """Tells those who watch, and nobody who plays, the first card of every hand."""

    def look(self, view: View) -> None:
        """Tell spectators too much."""
        super().look(view)
        if view.seat == SPECTATOR:
            for seat, hand in enumerate(self.hands):
                view.parts.append(Fact(f"leak:{seat}", "leak", hand[0] if hand else 0))


class Nagging(BellState):
    """Cautions by what others hold."""

    def caution(self, seat: int, action: Action) -> str:
        """Name a clause that depends on the next seat's hand."""
        return f"B-{self.hands[(seat + 1) % self.game.seats]}"


class Lucky(BellState):
    """Copies draw from the same chance."""

    def copy(self) -> Self:
        """Keep the same chance."""
        twin = super().copy()
        twin.chance = self.chance
        return twin


class Haunted(BellState):
    """Never lets go of who has left."""

    def is_in(self, seat: int) -> bool:
        """Count everybody in."""
        return True


class Unsure(BellState):
    """Counts who holds a five out."""

    def is_in(self, seat: int) -> bool:
        """Return what nobody may know."""
        return not self.has_left(seat) and (4 not in self.hands[seat] or seat in self.to_act())


LAWS = [
    (Leaky, "sees"),
    (Seer, "knows the true position"),
    (Forgetful, r"<\d: (lay \w+|ring)> of seat \d"),
    (Clinging, "changed"),
    (Whispering, "otherwise"),
    (Misplaced, "has place"),
    (Twofold, "two parts have the id"),
    (Lost, "played on 'nowhere': no such spot"),
    (Rambling, r"history\[\d+\] is 99, and there are 4 kinds"),
    (Gossiping, "a spectator sees .fact leak"),
    (Nagging, "with another caution"),
    (Haunted, "the withdrawn seat . is still in"),
    (Unsure, "is out in one and not in the other"),
    (Lucky, "a copy draws from the same chance"),
]


@pytest.mark.parametrize(("broken", "said"), LAWS)
def test_a_broken_law_is_found(broken: type[BellState], said: str) -> None:
    assert_found(broken_game(Bell(3, {}), broken), said)


def test_a_secret_for_nobody_is_found() -> None:
    game = Bell(3, {})
    game.event_kinds[0] = EventKind("draws", [Field("seat", SEAT), Field("cards", CARDS, only=("seats",))])
    with pytest.raises(AssertionError, match="event draws: only 'seats' sees cards, and no SEAT field has that name"):
        check_game(game)


def test_dice_of_ones_own_are_found() -> None:
    dice = Chance(1)

    class Dicing(Bell):
        def deal_with(self, chance: Chance) -> BellState:
            return super().deal_with(dice)

    with pytest.raises(AssertionError, match="is all chance drawn from the state's"):
        check_game(Dicing(3, {}), deals=5)


def test_the_unbroken_game_passes() -> None:
    check_game(Bell(3, {}), deals=5)

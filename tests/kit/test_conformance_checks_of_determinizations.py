"""What the conformance kit asks of a determinization, law by law."""

from typing import Self

import pytest

from regift.kit.conformance_checks.determinization_knowledge_and_leak_check import check_determinize_again
from regift.kit.conformance_checks.position_contents_listing_and_twin_comparison import check_counts
from regift.kit.seeded_random_generator import Chance
from tests.games.keepsake import Keepsake, KeepsakeState
from tests.games.keepsake.gifts import GIFTS, RING, SOCK
from tests.kit.planted_faults import broken_game


def holding(*hands: list[int]) -> KeepsakeState:
    """Return a position with these hands, of a game that has no ring and plenty of all else."""
    game = Keepsake(len(hands), {})
    game.counts = [0 if kind == RING else 9 for kind in range(len(GIFTS))]
    state = game.deal(1)
    assert isinstance(state, KeepsakeState)
    state.hands = list(hands)
    return state


def test_no_card_is_drawn_that_the_game_has_not_unless_it_truly_lies_there() -> None:
    none, one = holding([SOCK], [SOCK], [SOCK]), holding([SOCK], [RING], [SOCK])
    two = holding([RING], [RING], [SOCK])
    check_counts(none, none, "here")
    check_counts(one, one, "here")
    with pytest.raises(AssertionError, match="here: 1 cards 'ring' lie on the table, and the game has 0"):
        check_counts(none, one, "here")
    with pytest.raises(AssertionError, match="2 cards 'ring' lie on the table, and the game has 0"):
        check_counts(one, two, "here")


class DiceNoted(KeepsakeState):
    noted: list[int] = []  # noqa: RUF012

    def determinize(self, seat: int, chance: Chance) -> Self:
        self.noted.append(chance.copy().word())
        return super().determinize(seat, chance)


def test_a_determinization_is_determinized_again_with_other_dice_each_time() -> None:
    state, chance = broken_game(Keepsake(3, {}), DiceNoted).deal(1), Chance(2)
    twin = state.determinize(0, Chance(3))
    last = []
    for _ in range(4):
        check_determinize_again(state, twin, 0, chance, "here")
        last.append(DiceNoted.noted[-1])
    assert len(set(last)) == 4

"""A seat that is withdrawn (HAT-A20)."""

import pytest

from regift.games.not_a_hat.card_objects import OBJECTS
from regift.kit.random_playout import play_out
from regift.kit.seeded_random_generator import Chance
from tests.rules.not_a_hat.scene import L, R, Scene, dealt, scene

FOUR = f"{L[5]} | {L[6]}- | {L[7]} | {L[8]}"


def without(seat: int, gift: str, *, claimed: str = "", shame: str = "") -> Scene:
    """Let a seat leave a table of four, where seat 0 gives."""
    table = scene(FOUR, gift=gift, claimed=claimed, shame=shame)
    table.state.withdraw(seat)
    table.state.check_invariants()
    return table


def test_hat_a20_gifts_leave_with_their_seat_and_nobody_sees_them() -> None:
    table = without(3, f"{L[0]} to 1")
    assert table.gifts()[3] == []
    assert L[8] not in table.in_sight()
    assert (table.actor(), table.holder("receiver")) == (0, 1)


def test_hat_a20_the_others_close_up() -> None:
    table = without(2, f"{L[0]} to 1").play(L[0], "accept")
    assert table.holder("receiver") == 3


def test_hat_a20_a_gift_on_the_way_to_who_leaves_goes_on_to_the_next_that_way() -> None:
    table = without(1, f"{L[0]} to 1", claimed=L[20])
    assert (table.actor(), table.state.view().fact("claim")) == (2, f"card-{L[20]}")
    assert without(3, f"{R[0]} to 3").holder("receiver") == 2


def test_hat_a20_a_gift_leaves_with_its_giver_and_who_was_to_get_it_draws() -> None:
    table = without(0, f"{L[0]} to 1", claimed=L[20])
    assert (table.actor(), table.step()) == (1, "show")
    assert OBJECTS.index(L[0]) in table.state.away


def test_hat_a20_when_who_shows_a_gift_leaves_the_next_seat_draws() -> None:
    table = without(0, L[0])
    assert (table.actor(), table.step()) == (1, "show")


def test_hat_a20_with_fewer_than_three_left_the_round_does_not_count() -> None:
    table = scene(f"{L[5]} | {L[6]} | {L[7]}", gift=f"{L[0]} to 1", shame=f"{R[0]} | {R[1]} {R[2]}")
    table.state.withdraw(2)
    assert table.state.is_over
    assert (table.scores(), table.places()) == ([0, 0, 0], [1, 1, 3])
    assert "breaks_off" in table.told()


def test_hat_a20_with_two_gifts_each_two_are_enough() -> None:
    table = dealt(3, gifts=2)
    table.state.withdraw(1)
    assert table.step() == "show"
    table.state.withdraw(0)
    assert table.step() == "over"
    assert table.places()[2] == 1


def test_hat_a20_points_of_earlier_rounds_count() -> None:
    text = f"turn 1 show | gifts {L[5]} / {L[6]} / {L[7]} | gift {L[0]} | lost 3 1 2 | round 2"
    state = dealt(3, rounds="each").state.rules.position(text)
    state.withdraw(2)
    assert sorted((placing.seat, placing.score) for placing in state.standings()) == [(0, -3), (1, -1), (2, -2)]


def test_hat_a20_who_was_to_begin_the_next_round_is_followed_by_the_next() -> None:
    text = f"turn 1 break | gifts {L[5]} / {L[6]} / {L[7]} / {L[8]} | lost 3 0 0 0 | starter 0"
    state = dealt(4, rounds="each").state.rules.position(text)
    state.withdraw(1)
    assert state.to_act() == (2,)
    state.apply(2, state.named("deal the next round"))
    state.check_invariants()
    assert state.view().zone("gifts:1").faces == []


def test_hat_a20_as_many_rounds_are_played_as_were_agreed_at_the_start() -> None:
    table = dealt(4, rounds="each", first=0)
    table.state.withdraw(3)
    play_out(table.state, Chance(3), 100_000)
    assert table.told().count("starts") == 4


def test_hat_a20_nobody_leaves_twice() -> None:
    table = without(3, L[0])
    with pytest.raises(ValueError, match="not in the game"):
        table.state.withdraw(3)

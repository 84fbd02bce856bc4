"""What every state gets from the kit."""

import pytest

import regift


def test_a_seat_that_is_not_to_act_has_nothing_to_fall_back_on() -> None:
    state = regift.game("kung_fu", seats=2, first=0).deal(1)
    assert state.fallback(0) is state.options(0)[0]
    with pytest.raises(ValueError, match="seat 1 is not to act"):
        state.fallback(1)

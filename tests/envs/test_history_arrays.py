"""Histories as arrays of fixed shape: equal for positions that a seat cannot tell apart, and never cut."""

import numpy as np
import pytest

import regift
from regift.envs.observation_and_mask_arrays import ArrayEncoder
from tests.kit.test_pickling import positions

pytestmark = pytest.mark.environments
LENGTH = 4000


@pytest.mark.parametrize("game_id", ["cursed_gifts", "gift_trap", "kung_fu", "not_a_hat"])
def test_twins_have_equal_histories_of_the_shape_that_was_asked_for(game_id: str) -> None:
    for number, state in enumerate(positions(game_id, 60)):
        arrays = ArrayEncoder(state.game)
        if number % 6 == 0:
            history = arrays.history(state, 0, length=LENGTH)
            assert (history.shape, history.dtype) == ((LENGTH, 4), np.int16)
            twin = state.copy() if state.game.forgets else state.determinize(0, regift.Chance(number))
            assert np.array_equal(arrays.history(twin, 0, length=LENGTH), history)
            rows = arrays.history(state, 0)
            assert np.array_equal(history[: len(rows)], rows)
            assert not history[len(rows) :].any()


def test_a_history_that_does_not_fit_is_not_cut() -> None:
    state = regift.game("kung_fu", seats=2).deal(1)
    with pytest.raises(ValueError, match="the history has 20 rows, and there is room for 19"):
        ArrayEncoder(state.game).history(state, 0, length=19)

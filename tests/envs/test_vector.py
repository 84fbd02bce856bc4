"""Many games at once: the same games as one by one, in arrays that tell no secret."""

from typing import Any

import numpy as np
import pytest

from regift.envs.observation_and_mask_arrays import ArrayEncoder
from regift.envs.vector import VectorEnv
from regift.kit.seeded_random_generator import Chance, stream_seed
from regift.kit.state import State

pytestmark = pytest.mark.environments

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("kung_fu", {"seats": 2}),
    ("not_a_hat", {"seats": 3}),
    ("gift_trap", {"seats": 3, "cap": 4}),
    ("cursed_gifts", {"seats": 3}),
]


def played(masks: Any, step: int) -> list[int]:
    """Choose in every row an allowed action that depends on the row and the step alone."""
    chosen = []
    for row in masks:
        allowed = np.flatnonzero(row)
        chosen.append(int(allowed[step * 7 % len(allowed)]))
    return chosen


def log_of_first_game(count: int, steps: int) -> list[tuple[Any, ...]]:
    games = VectorEnv("kung_fu", count, 2)
    games.reset(seed=5)
    log = []
    for step in range(steps):
        seen = (games.observations[0].tolist(), games.masks[0].tolist(), int(games.seats[0]))
        games.step(played(games.masks, step))
        log.append((*seen, games.rewards[0].tolist(), bool(games.terminated[0])))
    return log


def test_the_game_at_an_index_does_not_depend_on_how_many_there_are() -> None:
    log = log_of_first_game(1, 600)
    assert any(ended for *_, ended in log)
    assert log == log_of_first_game(64, 600)


@pytest.mark.parametrize(("name", "settings"), GAMES)
def test_the_arrays_are_those_of_games_stepped_one_by_one(name: str, settings: dict[str, Any]) -> None:
    games = VectorEnv(name, 3, **settings)
    games.reset(seed=2)
    arrays = ArrayEncoder(games.game)
    states = [games.game.deal(stream_seed(stream_seed(2, index), 0)) for index in range(3)]
    numbers = [0, 0, 0]
    for step in range(300):
        chosen = played(games.masks, step)
        for index, state in enumerate(states):
            seat = state.to_act()[0]
            assert games.seats[index] == seat
            assert (games.observations[index] == arrays.observe(state, seat)).all()
            assert (games.masks[index] == arrays.mask(state, seat)).all()
            state.apply(seat, games.game.actions[chosen[index]])
        games.step(chosen)
        for index, state in enumerate(states):
            assert games.terminated[index] == state.is_over
            expected = state.returns() if state.is_over else [0.0] * games.game.seats
            assert games.rewards[index].tolist() == pytest.approx(expected)
            if state.is_over:
                numbers[index] += 1
                states[index] = games.game.deal(stream_seed(stream_seed(2, index), numbers[index]))


def test_a_game_that_takes_too_long_is_cut_off_and_dealt_anew() -> None:
    games = VectorEnv("kung_fu", 2, 2, max_cycles=3)
    games.reset(seed=1)
    cut = []
    for step in range(6):
        games.step(played(games.masks, step))
        cut.append(games.truncated.tolist())
        assert not games.rewards.any()
    assert cut == [[False] * 2, [False] * 2, [True] * 2] * 2


def test_what_is_not_allowed_is_refused_before_anything_is_played() -> None:
    games = VectorEnv("kung_fu", 2, 2)
    games.reset(seed=1)
    chosen = played(games.masks, 0)
    before = games.observations.copy()
    chosen[1] = int(np.flatnonzero(games.masks[1] == 0)[0])
    with pytest.raises(ValueError, match=f"game 1: action {chosen[1]} is not allowed"):
        games.step(chosen)
    assert (games.observations == before).all()
    with pytest.raises(ValueError, match="expected 2, one for each game, got 1"):
        games.step(chosen[:1])


@pytest.mark.parametrize(("name", "settings"), GAMES)
def test_two_positions_that_a_seat_cannot_tell_apart_have_equal_rows(name: str, settings: dict[str, Any]) -> None:
    games = VectorEnv(name, 1, **settings)
    games.reset(seed=3)
    batch = games._batch
    assert batch is not None
    told = 0
    for step in range(60):
        seat = batch.to_act[0]
        state: State = batch.states[0]
        row, mask = games.observations.copy(), games.masks.copy()
        twin = state.determinize(seat, Chance(step))
        told += twin.notation() != state.notation()
        batch.states[0] = twin
        batch.observe()
        assert (games.observations == row).all()
        assert (games.masks == mask).all()
        batch.states[0] = state
        batch.observe()
        games.step(played(games.masks, step))
    assert told > 0


def test_step_needs_a_reset_and_sizes_must_make_sense() -> None:
    with pytest.raises(RuntimeError, match="call reset before step"):
        VectorEnv("kung_fu", 1, 2).step([0])
    with pytest.raises(ValueError, match="num_envs: expected 1 or more, got 0"):
        VectorEnv("kung_fu", 0, 2)
    with pytest.raises(ValueError, match="max_cycles: expected 1 or more, got 0"):
        VectorEnv("kung_fu", 1, 2, max_cycles=0)


def test_a_reset_without_a_seed_goes_on_with_other_games() -> None:
    games = VectorEnv("kung_fu", 3, seats=2)
    first = games.reset(seed=4)[0].copy()
    second = games.reset()[0].copy()
    assert (first != second).any()
    assert (games.reset(seed=4)[0] == first).all()
    assert (games.reset()[0] == second).all()
    others = [VectorEnv("kung_fu", 3, seats=2).reset()[0] for _ in range(2)]
    assert (others[0] != others[1]).any()


@pytest.mark.parametrize("actions", [[1.0, 1.0], [[1], [1]], ["a", "b"]], ids=str)
def test_actions_are_whole_numbers_one_for_each_game(actions: list[Any]) -> None:
    games = VectorEnv("kung_fu", 2, seats=2)
    before = games.reset(seed=1)[0].copy()
    with pytest.raises(ValueError, match="actions: expected one row of whole numbers"):
        games.step(actions)
    assert (games.observations == before).all()

"""Gymnasium's own checker, on all four games, and what its seat is told."""

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from regift.envs.gymnasium import SeatEnv

pytestmark = [
    pytest.mark.environments,
    pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes"),
]


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        ("kung_fu", {"seats": 3}),
        ("not_a_hat", {"seats": 3, "bots": "random"}),
        ("gift_trap", {"seats": 3, "cap": 4, "bots": "random"}),
        ("cursed_gifts", {"seats": 3, "bots": ["random", "rules"]}),
    ],
)
def test_the_checker_finds_no_fault(game: str, settings: dict[str, Any]) -> None:
    check_env(SeatEnv(game, **settings))


def play(seed: int, seat: int) -> tuple[float, list[int]]:
    """Play a game with the first thing allowed, and return the reward and what was played."""
    learner = SeatEnv("kung_fu", 3, seat=seat)
    told, _ = learner.reset(seed=seed)
    played: list[int] = []
    reward, is_over = 0.0, learner.state.is_over
    while not is_over:
        assert told["action_mask"].any()
        played.append(int(np.flatnonzero(told["action_mask"])[-1]))
        told, reward, is_over, _, _ = learner.step(played[-1])
    assert reward == learner.state.returns()[seat]
    return reward, played


@pytest.mark.parametrize("seat", [0, 2])
def test_a_seed_gives_one_game_against_the_same_bots(seat: int) -> None:
    assert play(4, seat) == play(4, seat)
    assert play(4, seat) != play(5, seat)


def test_what_is_not_allowed_ends_the_game() -> None:
    learner = SeatEnv("kung_fu", 2)
    told, _ = learner.reset(seed=1)
    barred = int(np.flatnonzero(told["action_mask"] == 0)[0])
    assert learner.step(barred)[1:] == (-1.0, True, False, {"illegal_action": barred})


def test_bots_and_seat_must_fit_the_game() -> None:
    with pytest.raises(ValueError, match="seat: expected 0 to 1, got 2"):
        SeatEnv("kung_fu", 2, seat=2)
    with pytest.raises(ValueError, match="for each of 2 other seats, got 1"):
        SeatEnv("kung_fu", 3, bots=["rules"])

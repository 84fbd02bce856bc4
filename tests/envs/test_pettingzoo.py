"""PettingZoo's own tests, on all four games and on a game outside the package."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec
from supersuit import frame_skip_v0, pad_action_space_v0

import regift
from regift.envs.observation_and_mask_arrays import ArrayEncoder
from regift.envs.pettingzoo import env, parallel_env, raw_env
from regift.kit.refusal_and_errors import IllegalAction
from regift.kit.seeded_random_generator import Chance
from tests.games.bell import Bell

pytestmark = [
    pytest.mark.environments,
    # Observations with a mask are dictionaries, as PettingZoo's own card games have them.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
GAMES = [
    ("kung_fu", {"seats": 4}),
    ("not_a_hat", {"seats": 3}),
    ("gift_trap", {"seats": 3, "cap": 5}),
    ("cursed_gifts", {"seats": 4}),
    (Bell(3, {}), {}),
]
every_game = pytest.mark.parametrize(("game", "settings"), GAMES, ids=lambda value: str(value)[:20])


@every_game
def test_the_api(game: Any, settings: dict[str, Any]) -> None:
    api_test(env(game, **settings), num_cycles=500)


@every_game
def test_a_seed_gives_one_game(game: Any, settings: dict[str, Any]) -> None:
    seed_test(lambda: env(game, **settings), num_cycles=100)
    parallel_seed_test(lambda: parallel_env(game, **settings), num_cycles=50)


@every_game
def test_the_parallel_api(game: Any, settings: dict[str, Any]) -> None:
    parallel_api_test(parallel_env(game, **settings), num_cycles=200)


@every_game
def test_rendering(game: Any, settings: dict[str, Any]) -> None:
    render_test(lambda render_mode=None: env(game, render_mode=render_mode, **settings))


@every_game
def test_the_longest_game(game: Any, settings: dict[str, Any]) -> None:
    def parallel(max_cycles: int) -> Any:
        return parallel_env(game, max_cycles=max_cycles, **settings)

    def one_by_one(max_cycles: int) -> Any:
        return parallel_to_aec(parallel(max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=one_by_one))


def test_wrappers_of_supersuit() -> None:
    wrapped = pad_action_space_v0(frame_skip_v0(parallel_env("kung_fu", 2), 1))
    told, _ = wrapped.reset(seed=1)
    assert set(told) == {"seat_0", "seat_1"}


def test_a_game_is_played_to_its_end_and_pays_what_its_standings_are_worth() -> None:
    played = raw_env("kung_fu", 3)
    played.reset(seed=5)
    dice = Chance(5)
    earned = dict.fromkeys(played.possible_agents, 0.0)
    for agent in played.agent_iter():
        told, reward, is_over, is_cut, _ = played.last()
        assert not is_cut
        earned[agent] += reward
        allowed = [] if is_over else np.flatnonzero(told["action_mask"]).tolist()
        played.step(allowed[dice.below(len(allowed))] if allowed else None)
    assert list(earned.values()) == played.state.returns()
    assert sorted(earned.values()) == [-1.0, 0.0, 1.0] or sum(earned.values()) == 0


def test_twins_give_equal_arrays() -> None:
    """What a seat cannot tell apart is the same to the number, its mask and its information state, too."""
    played = raw_env("cursed_gifts", 3)
    played.reset(seed=3)
    dice = Chance(3)
    for number in range(120):
        if not (awaited := played.state.to_act()):
            break
        if number % 10 == 0:
            for seat, agent in enumerate(played.possible_agents):
                before, state = played.observe(agent), played.state
                known = played.information_state(agent)
                played.state = state.determinize(seat, Chance(number))
                after = played.observe(agent)
                assert known == played.information_state(agent)
                played.state = state
                assert all(np.array_equal(before[name], after[name]) for name in before)
        options = played.state.canonical_options(awaited[0])
        played.step(options[dice.below(len(options))].id)


def test_a_description_says_what_each_number_means() -> None:
    played = raw_env("kung_fu", 2)
    told = played.describe()
    assert played.observation_space("seat_0")["observation"].shape == (len(told),)
    hand = [each for each in told if each["part"] == "hand:0"]
    assert [each["column"] for each in hand][:2] == ["count", "number of level_1"]
    assert [each["place"] for each in told] == list(range(len(told)))


def test_one_hot_codes_have_a_one_for_each_word() -> None:
    state = regift.game("kung_fu", seats=2).deal(1)
    arrays = ArrayEncoder(state.game)
    told = arrays.one_hot(arrays.observe(state, 0))
    words = [observed.column for observed in arrays.layout.columns if observed.column.words]
    assert len(told) == arrays.width + sum(len(column.words) for column in words)
    assert -1 <= told.min() <= told.max() <= 1
    assert played_spaces(raw_env("kung_fu", 2)) == {(117,)}


def played_spaces(played: raw_env) -> set[tuple[int, ...]]:
    """Return the shapes of the agents' observations."""
    assert all(played.action_space(agent).n == len(played.game.actions) for agent in played.possible_agents)
    return {played.observation_space(agent)["observation"].shape for agent in played.possible_agents}


def test_what_is_not_allowed_is_refused_by_name() -> None:
    played = raw_env("kung_fu", 2)
    played.reset(seed=1)
    with pytest.raises(IllegalAction):
        played.step(played.game.by_name["block with granny"].id)
    with pytest.raises(ValueError, match=r"seat_\d is to act"):
        played.step(None)


def test_in_the_parallel_game_the_fallback_replaces_what_is_not_allowed() -> None:
    played = parallel_env("kung_fu", 2)
    played.reset(seed=1)
    block = played.game.by_name["block with granny"].id
    awaited = played.possible_agents[played.state.to_act()[0]]
    _, _, _, _, infos = played.step(dict.fromkeys(played.agents, block))
    assert infos[awaited] == {"illegal_action": block}


def test_a_game_that_is_given_brings_its_seats() -> None:
    with pytest.raises(TypeError, match="has its seats and options"):
        raw_env(regift.game("kung_fu", seats=2), 2)
    with pytest.raises(TypeError, match="seats: expected a number"):
        raw_env("kung_fu")

"""OpenSpiel's own tests and algorithms on our games, and the known value of a tiny one."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, ismcts, mcts

import regift.envs.openspiel as spiel
from regift.envs.openspiel_evaluators import BotRolloutEvaluator
from tests.kit.kuhn_poker import KuhnPoker

pytestmark = [pytest.mark.environments, pytest.mark.filterwarnings("ignore::DeprecationWarning")]


@pytest.mark.parametrize(
    "parameters",
    [
        "game=kung_fu,seats=2",
        "game=not_a_hat,seats=3",
        "game=gift_trap,seats=3,options=cap:3;strategy:true",
        "game=cursed_gifts,seats=3,options=edition:en_2023",
    ],
)
def test_random_games_keep_the_laws_of_openspiel(parameters: str) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(f"python_regift({parameters})"), num_sims=2, serialize=False, verbose=False
    )


def test_its_search_of_information_sets_plays() -> None:
    game = pyspiel.load_game("python_regift(game=kung_fu,seats=2)")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game=game, evaluator=evaluator, uct_c=2.0, max_simulations=4)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(3)
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def dealt(parameters: str) -> spiel.RegiftState:
    """Return a dealt position."""
    state = pyspiel.load_game(f"python_regift({parameters})").new_initial_state()
    while state.is_chance_node():
        state.apply_action(5)
    return state


def test_positions_are_judged_by_games_of_our_bots_and_stay_as_they_are() -> None:
    state = dealt("game=cursed_gifts,seats=3")
    before = str(state)
    found = BotRolloutEvaluator("rules", 3, seed=2).evaluate(state)
    assert str(state) == before
    assert found.shape == (3,)
    assert found.sum() == pytest.approx(0)
    assert found.any()
    assert list(BotRolloutEvaluator("rules", 3, seed=2).evaluate(state)) == list(found)
    priors = BotRolloutEvaluator("rules").prior(state)
    assert [action for action, _ in priors] == state.legal_actions()
    assert sum(prior for _, prior in priors) == pytest.approx(1)


def test_a_game_left_unfinished_is_judged_even() -> None:
    assert list(BotRolloutEvaluator("random", limit=3).evaluate(dealt("game=kung_fu,seats=2"))) == [0, 0]


@pytest.mark.parametrize("seed", range(3))
def test_a_position_that_is_about_to_be_won_is_judged_so(seed: int) -> None:
    """Random play to the last move: rules of thumb do not miss it."""
    state = dealt("game=kung_fu,seats=2")
    chosen = np.random.RandomState(seed)
    last = state.clone()
    while not state.is_terminal():
        last = state.clone()
        state.apply_action(chosen.choice(state.legal_actions()))
    assert list(BotRolloutEvaluator("rules", 4).evaluate(last)) == state.returns()


def test_its_search_of_information_sets_judges_by_our_bots() -> None:
    state = dealt("game=kung_fu,seats=2")
    evaluator = BotRolloutEvaluator("rules")
    bot = ismcts.ISMCTSBot(game=state.get_game(), evaluator=evaluator, uct_c=2.0, max_simulations=4)
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_a_clone_goes_its_own_way() -> None:
    state = pyspiel.load_game("python_regift(game=kung_fu,seats=2)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(7)
    twin = state.clone()
    before = str(state)
    assert str(twin) == before
    twin.apply_action(twin.legal_actions()[0])
    assert str(twin) != before
    assert str(state) == before


def test_what_is_redrawn_looks_the_same_to_the_seat() -> None:
    state = pyspiel.load_game("python_regift(game=kung_fu,seats=2)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(7)
    twin = state.resample_from_infostate(0, np.random.RandomState(1).random_sample)
    assert twin.information_state_string(0) == state.information_state_string(0)
    assert twin.information_state_string(1) != state.information_state_string(1)


@pytest.fixture(scope="module")
def kuhn() -> spiel.RegiftGame:
    """Return Kuhn poker with its chance laid open; seat 0 begins."""
    return spiel.RegiftGame({"chance": "open"}, KuhnPoker(2, {"first": 0}))


def test_counterfactual_regret_finds_the_value_of_kuhn_poker(kuhn: spiel.RegiftGame) -> None:
    """The value for who begins is −1/18 (Kuhn, 1950); the same steps lead OpenSpiel's own game to the same strategy."""
    found = []
    for game in (kuhn, pyspiel.load_game("kuhn_poker")):
        solver = cfr.CFRSolver(game)
        for _ in range(60):
            solver.evaluate_and_update_policy()
        policy = solver.average_policy()
        value = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])[0]
        found.append((exploitability.exploitability(game, policy), value))
    assert found[0] == pytest.approx(found[1])
    assert found[0][1] == pytest.approx(-1 / 18, abs=0.01)
    assert found[0][0] < 0.02


def test_chance_laid_open_deals_every_hand_as_often(kuhn: spiel.RegiftGame) -> None:
    hands: dict[str, float] = {}

    def walk(state: spiel.RegiftState, likelihood: float) -> None:
        if not state.is_chance_node():
            dealt = state.information_state_string(0) + state.information_state_string(1)
            hands[dealt] = hands.get(dealt, 0) + likelihood
            return
        for outcome, share in state.chance_outcomes():
            walk(state.child(outcome), likelihood * share)

    walk(kuhn.new_initial_state(), 1.0)
    assert list(hands.values()) == pytest.approx([1 / 6] * 6)


def test_options_are_read_from_text() -> None:
    assert spiel.options_of("cap:3;strategy:true;edition:fr") == {"cap": 3, "strategy": True, "edition": "fr"}
    with pytest.raises(ValueError, match="expected name:value, got 'cap'"):
        spiel.options_of("cap")
    with pytest.raises(ValueError, match="chance: expected sampled or open, got 'shut'"):
        spiel.RegiftGame({"chance": "shut"})

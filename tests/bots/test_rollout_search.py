"""The search by rollouts tries options in dealt positions, and lets rules of thumb play on."""

import pickle

from regift import Chance, game
from regift.bots import catalogue
from regift.bots.kung_fu.rollout_search_bot_policy_and_evaluation import KungFuRolloutBot
from regift.bots.rollout_search import RolloutSearchBot, lead_in_errors
from regift.kit.action_arguments_and_action_table import Action
from regift.kit.bot import PositionSampler
from regift.kit.state import State


def bot_of(state: State, iterations: int = 60, seed: int = 1) -> RolloutSearchBot:
    """Return a bot on the seat to act, which has seen all that happened."""
    seat = state.to_act()[0]
    bot = KungFuRolloutBot(Chance(seed), iterations)
    bot.start(state.game, seat)
    for event in state.events(seat):
        bot.see(event)
    return bot


def choose(bot: RolloutSearchBot, state: State) -> Action:
    """Return what the bot does in the position."""
    seat = state.to_act()[0]
    return bot.choose(state.view(seat), state.canonical_options(seat), PositionSampler(state, seat))


def test_it_wins_when_it_can() -> None:
    state = game("kung_fu", seats=2).position("turn 0 attack | rows 1 2 3 4 5 6 7 / 1 2 | hands 1ttog / 1")
    assert choose(bot_of(state), state).name == "place granny"


def test_equal_chance_gives_equal_choices() -> None:
    state = game("kung_fu", seats=4).deal(7)
    assert choose(bot_of(state, seed=5), state) is choose(bot_of(state, seed=5), state)


def test_hidden_cards_make_no_difference() -> None:
    """Twins, which its seat cannot tell apart, get the same answer from the same chance."""
    state = game("kung_fu", seats=3).deal(11)
    seat = state.to_act()[0]
    twins = [state.determinize(seat, Chance(number)) for number in range(3)]
    assert len({twin.notation() for twin in twins}) > 1
    assert len({choose(bot_of(twin), twin).name for twin in twins}) == 1


def test_it_leaves_the_position_as_it_was() -> None:
    state = game("kung_fu", seats=2).deal(3)
    before = state.notation(), state.history[:]
    choose(bot_of(state), state)
    assert (state.notation(), state.history) == before


def test_it_runs_no_more_playouts_than_it_may() -> None:
    state = game("kung_fu", seats=2).deal(3)
    bot = bot_of(state, iterations=25)
    choose(bot, state)
    assert 0 < bot.simulations <= 25


def test_without_playouts_it_plays_by_the_rules_of_thumb() -> None:
    state = game("kung_fu", seats=2).deal(3)
    seat = state.to_act()[0]
    rules = catalogue.make("rules", "kung_fu", Chance(1))
    rules.start(state.game, seat)
    usual = rules.choose(state.view(seat), state.canonical_options(seat), PositionSampler(state, seat))
    assert choose(bot_of(state, iterations=1), state) is usual


def test_a_pickled_bot_goes_on_where_it_stood() -> None:
    state = game("kung_fu", seats=2).deal(3)
    bot = bot_of(state)
    twin = pickle.loads(pickle.dumps(bot))
    assert choose(twin, state).id == choose(bot, state).id
    assert twin.simulations == bot.simulations


def test_a_lead_is_measured_deal_by_deal() -> None:
    assert lead_in_errors([0.5], [0.1]) == 0.0
    assert lead_in_errors([0.5, 0.7, 0.5], [0.4, 0.5, 0.5]) > 1
    assert lead_in_errors([0.4, 0.5, 0.5], [0.5, 0.7, 0.5]) < -1


def test_the_arena_knows_it_by_its_module() -> None:
    assert isinstance(
        catalogue.make(f"{KungFuRolloutBot.__module__}:KungFuRolloutBot", "kung_fu", Chance(1)),
        RolloutSearchBot,
    )

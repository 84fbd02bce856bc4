"""The search plays any game, and wins what is there to be won."""

from regift import Chance, game
from regift.bots.tree_search import TreeSearchBot, judge
from regift.kit.bot import PositionSampler
from regift.kit.state import State


def chosen(state: State, iterations: int = 300, seed: int = 1) -> str:
    """Return what the search does for the seat to act."""
    seat = state.to_act()[0]
    bot = TreeSearchBot(Chance(seed), iterations)
    bot.start(state.game, seat)
    return bot.choose(state.view(seat), state.options(seat), PositionSampler(state, seat)).name


def test_it_wins_when_it_can() -> None:
    state = game("kung_fu", seats=2).position("turn 0 attack | rows 1 2 3 4 5 6 7 / 1 2 | hands 1ttog / 1")
    assert chosen(state) == "place granny"


def test_it_blocks_what_would_lose_the_game() -> None:
    text = "turn 0 window | rows 1 / 1 2 3 4 5 6 7 | hands 1ggg / g4 | kind 8 power 8 target 1 way 12"
    assert chosen(game("kung_fu", seats=2).position(text), 1000) == "block with granny"


def test_equal_chance_gives_equal_choices() -> None:
    state = game("kung_fu", seats=4).deal(7)
    assert chosen(state, 100, seed=5) == chosen(state, 100, seed=5)


def test_it_does_not_search_when_there_is_no_choice() -> None:
    state = game("kung_fu", seats=2).position("turn 0 tidy | rows 1 / 1 | hands / 1")
    bot = TreeSearchBot(Chance(1), 100)
    bot.start(state.game, 0)
    bot.choose(state.view(0), state.options(0), PositionSampler(state, 0))
    assert bot.simulations == 0


def test_of_what_it_tried_equally_often_it_does_what_is_offered_first() -> None:
    state = game("kung_fu", seats=4).deal(7)
    options = state.options(state.to_act()[0])
    assert len(options) > 1
    assert chosen(state, len(options)) == options[0].name


def test_it_leaves_the_position_as_it_was() -> None:
    state = game("kung_fu", seats=2).deal(3)
    before = state.notation(), state.history[:]
    chosen(state, 50)
    assert (state.notation(), state.history) == before


def test_places_become_rewards_from_1_to_0() -> None:
    state = game("kung_fu", seats=3).position("turn 0 over | rows 1 2 3 4 5 6 7 / 1 2 / 1 | winner 0 crown 1")
    assert judge(state) == [1.0, 0.5, 0.0]


def test_tied_seats_share_the_reward_of_their_places() -> None:
    state = game("kung_fu", seats=3).position("turn 0 over | rows 1 2 3 4 5 6 7 / 1 2 / 1 2 | winner 0 crown 1")
    assert judge(state) == [1.0, 0.25, 0.25]

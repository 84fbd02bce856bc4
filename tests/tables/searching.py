"""Small searches for tests."""

import regift
from regift.bots.tree_search import TreeSearchBot
from regift.kit.seeded_random_generator import Chance
from regift.tables.bot_search.search_task_result_and_execution import SearchTask


def search_task(iterations: int = 8, id: str = "kung_fu", seed: int = 1) -> SearchTask:
    """Return a search for the seat in turn after the deal, which has more than one option."""
    state = regift.game(id, seats=3).deal(seed)
    while len(state.options(state.to_act()[0])) == 1:
        state.apply(state.to_act()[0], state.options(state.to_act()[0])[0])
    seat = state.to_act()[0]
    bot = TreeSearchBot(Chance(7), iterations)
    bot.start(state.game, seat)
    return SearchTask(bot, state, seat)

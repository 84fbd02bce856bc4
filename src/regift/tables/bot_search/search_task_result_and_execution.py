"""What is to be searched, what is found, and the search itself, wherever it is carried out."""

import time
from collections.abc import Callable
from typing import NamedTuple

from regift.bots.tree_search import TreeSearchBot
from regift.kit.bot import PositionSampler
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State


class SearchStopped(Exception):
    """Raised for a search whose outcome nobody waits for any more."""


class SearchFailed(Exception):
    """Raised for a search that could not be carried out; the message says why."""


class SearchTask(NamedTuple):
    """A bot that is to choose for its seat."""

    bot: TreeSearchBot
    state: State
    """A copy of the position, which nobody else changes."""
    seat: int


class SearchResult(NamedTuple):
    """What a search found."""

    action: int
    """The id of the chosen action."""
    bot: TreeSearchBot
    """The bot as it is afterwards: its chance has moved on."""


class StoppableSampler(PositionSampler):
    """Lets other threads have a turn before each position, which a compiled search would not, and ends if it is to."""

    def __init__(self, state: State, seat: int, is_stopped: Callable[[], bool]) -> None:
        super().__init__(state, seat)
        self._is_stopped = is_stopped

    def __call__(self, chance: Chance) -> State:
        """Return a random full position consistent with all the seat has seen, or raise SearchStopped."""
        time.sleep(0)
        if self._is_stopped():
            raise SearchStopped
        return super().__call__(chance)


def carry_out(task: SearchTask, is_stopped: Callable[[], bool]) -> SearchResult:
    """Search now, in this thread; raise SearchStopped as soon as `is_stopped` says so."""
    state, seat = task.state, task.seat
    sampler = StoppableSampler(state, seat, is_stopped)
    chosen = task.bot.choose(state.view(seat), state.canonical_options(seat), sampler)
    return SearchResult(chosen.id, task.bot)

"""A bot at a table: takes in what its seat sees, thinks, and never holds the state."""

import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Final

from regift.bots import catalogue
from regift.bots.tree_search import TreeSearchBot
from regift.kit.action import Action
from regift.kit.bot import Bot, PositionSampler
from regift.kit.chance import Chance
from regift.kit.game_definition import GameDefinition
from regift.kit.state import State
from regift.tables.play.search_thread import SearchThread

log = logging.getLogger(__name__)

LONG: Final = 2.0
"""Seconds that a slow bot is taken to need before it has thought for the first time."""
LEAST_SEARCH: Final = 50
"""Iterations below which a rule of thumb is the better adviser, where the game has any."""
HESITATION: Final = (0.5, 2.5)
"""Of its usual delays: the least and the most that a choice takes."""


class SearchStopped(Exception):
    """Raised inside a search whose outcome nobody waits for any more."""


class YieldingSampler(PositionSampler):
    """Lets other threads have a turn before each position: a compiled search would not."""

    def __init__(self, state: State, seat: int, is_stopped: Callable[[], bool]) -> None:
        super().__init__(state, seat)
        self._is_stopped = is_stopped

    def __call__(self, chance: Chance) -> State:
        """Return a random full position consistent with all the seat has seen, or raise SearchStopped."""
        time.sleep(0)
        if self._is_stopped():
            raise SearchStopped
        return super().__call__(chance)


class BotMoveChooser:
    """One bot on one seat of one match."""

    def __init__(self, name: str, game: GameDefinition, seat: int, entropy: Callable[[int], bytes]) -> None:
        self.name = name
        self.seat = seat
        self.delays: Chance = Chance(int.from_bytes(entropy(8)))
        """What its delays are drawn from, apart from what it plays by."""
        self.is_slow = name.partition(":")[0] == catalogue.SEARCH
        """Whether it thinks so long that others should not wait for it."""
        self.longest = LONG if self.is_slow else 0.0
        """Seconds that its longest thought took so far."""
        self.read = 0
        """How much of the history it has taken in."""
        self.hesitation = 1.0
        """How many of its usual delays its last choice takes: always one, but where faces tell as much as cards."""
        seed = int.from_bytes(entropy(8))
        self._bot: Bot = catalogue.make(name, game.id, Chance(seed))
        self._is_stopped = False
        """Whether nobody waits any more for what it thinks about."""
        self._quick: Bot | None = None
        """Plays by rules of thumb where there is no time to search."""
        default = catalogue.default_bot(game.id)
        if self.is_slow and default != catalogue.RANDOM:
            self._quick = catalogue.make(default, game.id, Chance(seed ^ 1))
        self.usual_effort = self._bot.iterations if isinstance(self._bot, TreeSearchBot) else 0
        """Iterations of its search for each decision when nothing hurries it."""
        for bot in self._bots():
            bot.start(game, seat)

    def _bots(self) -> list[Bot]:
        return [self._bot] if self._quick is None else [self._bot, self._quick]

    def play_as(self, character: int) -> None:
        """Take on the character that all see on this seat."""
        for bot in self._bots():
            bot.play_as(character)

    def stop(self) -> None:
        """Let a search that is going on end now, and find nothing."""
        self._is_stopped = True

    async def choose(self, state: State, effort: int, search_thread: SearchThread) -> Action | None:
        """Return one of the seat's options, after taking in what the seat has seen since the last time.

        `effort`: iterations for which it may search; None when it was stopped.
        """
        self._is_stopped = False
        if not self.is_slow:
            return self._think(state)
        bot = self._bot
        if isinstance(bot, TreeSearchBot):
            bot.iterations = max(effort, LEAST_SEARCH)
        if effort < LEAST_SEARCH and self._quick is not None:
            bot = self._quick
        return await search_thread.run(partial(self._think, state.copy(), bot))

    def _think(self, state: State, bot: Bot | None = None) -> Action | None:
        bot = bot or self._bot
        options = state.canonical_options(self.seat)
        self.hesitation = 1.0
        seen = state.events(self.seat, self.read)
        self.read = len(state.history)
        try:
            for each in seen:
                for listening in self._bots():
                    listening.see(each)
            if len(options) == 1:
                return options[0]
            sampler = YieldingSampler(state, self.seat, self._is_unwanted)
            chosen = bot.choose(state.view(self.seat), options, sampler)
            if state.game.forgets:
                self.hesitation = max(HESITATION[0], min(HESITATION[1], bot.hesitation()))
        except SearchStopped:
            return None
        except Exception:  # a bot may be anybody's code, and a table goes on without it
            log.exception("the bot on seat %d failed", self.seat)
            return state.fallback(self.seat)
        return chosen if chosen in options else state.fallback(self.seat)

    def _is_unwanted(self) -> bool:
        return self._is_stopped

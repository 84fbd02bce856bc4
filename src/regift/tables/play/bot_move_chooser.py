"""A bot at a table: takes in what its seat sees, thinks, and never holds the state."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from regift.bots import catalogue
from regift.bots.tree_search import TreeSearchBot
from regift.kit.action_arguments_and_action_table import Action
from regift.kit.bot import Bot, PositionSampler
from regift.kit.game_definition_base_class_and_options import GameDefinition
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State
from regift.tables.bot_search.search_task_result_and_execution import SearchResult, SearchStopped, SearchTask

log = logging.getLogger(__name__)

LONG: Final = 2.0
"""Seconds that a slow bot is taken to need before it has thought for the first time."""
LEAST_SEARCH: Final = 50
"""Iterations below which a rule of thumb is the better adviser, where the game has any."""
HESITATION: Final = (0.5, 2.5)
"""Of its usual delays: the least and the most that a choice takes."""


Search = Callable[[SearchTask, asyncio.Event], Awaitable[SearchResult]]
"""Has a search done until the event is set, and returns what it finds."""


class BotMoveChooser:
    """One bot on one seat of one match."""

    def __init__(
        self, name: str, game: GameDefinition, seat: int, character: int, entropy: Callable[[int], bytes]
    ) -> None:
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
        self._bot: Bot = seated(name, game, seat, character, seed)
        self._stop = asyncio.Event()
        """Set when nobody waits any more for what it thinks about."""
        self._quick: Bot | None = None
        """Plays by rules of thumb where there is no time to search."""
        default = catalogue.default_bot(game.id)
        if self.is_slow and default != catalogue.RANDOM:
            self._quick = seated(default, game, seat, character, seed ^ 1)
        self.usual_effort = self._bot.iterations if isinstance(self._bot, TreeSearchBot) else 0
        """Iterations of its search for each decision when nothing hurries it."""

    def _bots(self) -> list[Bot]:
        return [self._bot] if self._quick is None else [self._bot, self._quick]

    def stop(self) -> None:
        """Let a search that is going on end now, and find nothing."""
        self._stop.set()

    async def choose(self, state: State, effort: int, search: Search) -> Action | None:
        """Return one of the seat's options, after taking in what the seat has seen since the last time.

        `effort`: iterations for which it may search, `search`: where it does that; None when it was stopped.
        """
        options = state.canonical_options(self.seat)
        self.hesitation = 1.0
        try:
            self._take_in(state)
            if len(options) == 1:
                return options[0]
            bot = self._bot
            if isinstance(bot, TreeSearchBot) and (effort >= LEAST_SEARCH or self._quick is None):
                bot.iterations = max(effort, LEAST_SEARCH)
                chosen = await self._search(SearchTask(bot, state.copy(), self.seat), search)
            else:
                chosen = self._think(self._quick or bot, state, options)
        except SearchStopped:
            return None
        except Exception:  # a bot may be anybody's code, and a table goes on without it
            log.exception("the bot on seat %d failed", self.seat)
            return state.fallback(self.seat)
        return chosen if chosen in options else state.fallback(self.seat)

    def _take_in(self, state: State) -> None:
        seen = state.events(self.seat, self.read)
        self.read = len(state.history)
        for event in seen:
            for bot in self._bots():
                bot.see(event)

    def _think(self, bot: Bot, state: State, options: list[Action]) -> Action:
        chosen = bot.choose(state.view(self.seat), options, PositionSampler(state, self.seat))
        if state.game.forgets:
            self.hesitation = max(HESITATION[0], min(HESITATION[1], bot.hesitation()))
        return chosen

    async def _search(self, task: SearchTask, search: Search) -> Action:
        self._stop = asyncio.Event()
        found = await search(task, self._stop)
        self._bot = found.bot
        return task.state.game.actions[found.action]


def seated(name: str, game: GameDefinition, seat: int, character: int, seed: int) -> Bot:
    """Let the bot of that name sit down as the character that all see on the seat.

    The usual one does where a table is kept with a bot that is offered no more, or with one that raises.
    """
    for each in (name, catalogue.default_bot(game.id)):
        try:
            return _sit_down(catalogue.make(each, game.id, Chance(seed), game.seats), game, seat, character)
        except catalogue.UnknownBot as unknown:
            log.warning("%s: another plays in its place", unknown)
        except Exception:  # a bot may be anybody's code, and a table goes on without it
            log.exception("bot %r failed when it sat down: another plays in its place", each)
    return _sit_down(catalogue.make(catalogue.RANDOM, game.id, Chance(seed)), game, seat, character)


def _sit_down(bot: Bot, game: GameDefinition, seat: int, character: int) -> Bot:
    bot.start(game, seat)
    bot.play_as(character)
    return bot

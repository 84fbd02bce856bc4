"""A bot at a table: takes in what its seat sees, thinks, and never holds the state."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from regift.bots import catalogue
from regift.kit.action import Action
from regift.kit.bot import Bot, PositionSampler
from regift.kit.chance import Chance
from regift.kit.game_definition import GameDefinition
from regift.kit.state import State

log = logging.getLogger(__name__)

LONG: Final = 2.0
"""Seconds that a slow bot is taken to need before it has thought for the first time."""
HESITATION: Final = (0.5, 2.5)
"""Of its usual delays: the least and the most that a choice takes."""


class YieldingSampler(PositionSampler):
    """Lets other threads have a turn before each position: a compiled search would not."""

    def __call__(self, chance: Chance) -> State:
        """Return a random full position consistent with all the seat has seen."""
        time.sleep(0)
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
        self._bot: Bot = catalogue.make(name, game.id, Chance(int.from_bytes(entropy(8))))
        self._bot.start(game, seat)

    def play_as(self, character: int) -> None:
        """Take on the character that all see on this seat."""
        self._bot.play_as(character)

    async def choose(self, state: State) -> Action:
        """Return one of the seat's options, after taking in what the seat has seen since the last time."""
        if self.is_slow:
            return await asyncio.to_thread(self._think, state.copy())
        return self._think(state)

    def _think(self, state: State) -> Action:
        options = state.canonical_options(self.seat)
        self.hesitation = 1.0
        seen = state.events(self.seat, self.read)
        self.read = len(state.history)
        try:
            for each in seen:
                self._bot.see(each)
            if len(options) == 1:
                return options[0]
            chosen = self._bot.choose(state.view(self.seat), options, YieldingSampler(state, self.seat))
            if state.game.forgets:
                self.hesitation = max(HESITATION[0], min(HESITATION[1], self._bot.hesitation()))
        except Exception:  # a bot may be anybody's code, and a table goes on without it
            log.exception("the bot on seat %d failed", self.seat)
            return state.fallback(self.seat)
        return chosen if chosen in options else state.fallback(self.seat)

"""The bot driver: lets bots make the moves of the seats that they play for, in their own time."""

import logging
from functools import partial
from typing import TYPE_CHECKING

from regift.bots.character_assignment import character_at
from regift.tables.background_tasks import RETRY, BackgroundTasks
from regift.tables.play.bot_seat import BotSeat
from regift.tables.storage.journal_interface import JournalFailed
from regift.tables.system_clock import sleep_until

if TYPE_CHECKING:
    from regift.tables.play.match_controller import MatchController

log = logging.getLogger(__name__)


class BotDriver:
    """The bots of one match."""

    def __init__(self, match_controller: "MatchController", background_tasks: BackgroundTasks) -> None:
        self.match_controller = match_controller
        self.bots: dict[int, BotSeat] = {}
        """By seat: who plays for it now, where no person does."""
        self._background_tasks = background_tasks
        self._thinking: set[int] = set()
        """Seats of the bots that are at it."""

    def assign(self, names: dict[int, str]) -> bool:
        """Let these bots, by seat, play and no others; tell whether that changes anything."""
        game, entropy = self.match_controller.match.state.game, self.match_controller.services.entropy
        kept = {seat: bot for seat, bot in self.bots.items() if names.get(seat) == bot.name}
        new = {seat: BotSeat(name, game, seat, entropy) for seat, name in names.items() if seat not in kept}
        for seat, bot in new.items():
            bot.play_as(character_at(self.match_controller.table.code, seat))
        is_other = bool(new) or len(kept) < len(self.bots)
        self.bots = kept | new
        self._thinking -= new.keys()
        return is_other

    def wake(self) -> None:
        """Let every bot that is asked begin to think."""
        if self.match_controller.suspended_since is not None:
            return
        for seat in self.match_controller.match.state.to_act():
            if seat in self.bots and seat not in self._thinking and not self.match_controller.has_answered(seat):
                self._thinking.add(seat)
                self._background_tasks.run(partial(self._play, self.bots[seat]))

    def _is_asked(self, bot: BotSeat) -> bool:
        match_controller = self.match_controller
        return (
            self.bots.get(bot.seat) is bot
            and match_controller.suspended_since is None
            and bot.seat in match_controller.match.state.to_act()
            and not match_controller.has_answered(bot.seat)
        )

    async def _play(self, bot: BotSeat) -> None:
        """Make the bot's moves until it is not asked any more; only what others notice takes it time."""
        state = self.match_controller.match.state
        try:
            pause = self._draw_pause(bot)
            while self._is_asked(bot):
                known = len(state.history)
                try:
                    await self._play_once(bot, pause)
                except JournalFailed as failure:
                    log.error("a bot tries again: %s", failure)
                    await self.match_controller.services.clock.sleep(RETRY)
                pause = self._draw_pause(bot) if len(state.history) > known else 0.0
        finally:
            if self.bots.get(bot.seat) is bot:
                self._thinking.discard(bot.seat)

    async def _play_once(self, bot: BotSeat, pause: float) -> None:
        match_controller = self.match_controller
        state = match_controller.match.state
        clock = match_controller.services.clock
        begun = clock.now()
        known = len(state.history)
        action = await bot.choose(state)
        bot.longest = max(bot.longest, clock.now() - begun)
        await sleep_until(clock, begun + pause * bot.hesitation)
        async with match_controller.table.lock:
            if self._is_asked(bot) and len(state.history) == known and state.refuse(bot.seat, action) is None:
                await match_controller.submit(bot.seat, action)

    def _draw_pause(self, bot: BotSeat) -> float:
        """Draw a delay before the bot's hand is looked at; in a window it covers any thought, had there been none."""
        match_controller = self.match_controller
        pause = match_controller.services.timing.draw(bot.delays) * match_controller.table.manners.bots
        if match_controller.match.state.is_window():
            pause = max(pause, bot.longest * match_controller.services.timing.bots)
        return pause if match_controller.table.is_watched() and not match_controller.fast_forward.is_agreed else 0.0

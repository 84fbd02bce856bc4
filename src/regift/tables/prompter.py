"""The prompter: lets bots make the moves of the seats that they play for, in their own time."""

import logging
from functools import partial
from typing import TYPE_CHECKING

from regift.bots.characters import character_at
from regift.tables.bot_seat import BotSeat
from regift.tables.clock import sleep_until
from regift.tables.errands import RETRY, Errands
from regift.tables.journal import JournalFailed

if TYPE_CHECKING:
    from regift.tables.umpire import Umpire

log = logging.getLogger(__name__)


class Prompter:
    """The bots of one match."""

    def __init__(self, umpire: "Umpire", errands: Errands) -> None:
        self.umpire = umpire
        self.bots: dict[int, BotSeat] = {}
        """By seat: who plays for it now, where no person does."""
        self._errands = errands
        self._thinking: set[int] = set()
        """Seats of the bots that are at it."""

    def hire(self, names: dict[int, str]) -> bool:
        """Let these bots, by seat, play and no others; tell whether that changes anything."""
        game, entropy = self.umpire.match.state.game, self.umpire.means.entropy
        kept = {seat: bot for seat, bot in self.bots.items() if names.get(seat) == bot.name}
        new = {seat: BotSeat(name, game, seat, entropy) for seat, name in names.items() if seat not in kept}
        for seat, bot in new.items():
            bot.play_as(character_at(self.umpire.audience.code, seat))
        is_other = bool(new) or len(kept) < len(self.bots)
        self.bots = kept | new
        self._thinking -= new.keys()
        return is_other

    def wake(self) -> None:
        """Let every bot that is asked begin to think."""
        if self.umpire.resting_since is not None:
            return
        for seat in self.umpire.match.state.to_act():
            if seat in self.bots and seat not in self._thinking and not self.umpire.has_answered(seat):
                self._thinking.add(seat)
                self._errands.run(partial(self._play, self.bots[seat]))

    def _is_asked(self, bot: BotSeat) -> bool:
        umpire = self.umpire
        return (
            self.bots.get(bot.seat) is bot
            and umpire.resting_since is None
            and bot.seat in umpire.match.state.to_act()
            and not umpire.has_answered(bot.seat)
        )

    async def _play(self, bot: BotSeat) -> None:
        """Make the bot's moves until it is not asked any more; only what others notice takes it time."""
        state = self.umpire.match.state
        try:
            pause = self._draw_pause(bot)
            while self._is_asked(bot):
                known = len(state.history)
                try:
                    await self._play_once(bot, pause)
                except JournalFailed as failure:
                    log.error("a bot tries again: %s", failure)
                    await self.umpire.means.clock.sleep(RETRY)
                pause = self._draw_pause(bot) if len(state.history) > known else 0.0
        finally:
            if self.bots.get(bot.seat) is bot:
                self._thinking.discard(bot.seat)

    async def _play_once(self, bot: BotSeat, pause: float) -> None:
        umpire = self.umpire
        state = umpire.match.state
        clock = umpire.means.clock
        begun = clock.now()
        known = len(state.history)
        action = await bot.choose(state)
        bot.longest = max(bot.longest, clock.now() - begun)
        await sleep_until(clock, begun + pause * bot.hesitation)
        async with umpire.audience.lock:
            if self._is_asked(bot) and len(state.history) == known and state.refuse(bot.seat, action) is None:
                await umpire.submit(bot.seat, action)

    def _draw_pause(self, bot: BotSeat) -> float:
        """Draw a delay before the bot's hand is looked at; in a window it covers any thought, had there been none."""
        umpire = self.umpire
        pause = umpire.means.pace.draw(bot.delays) * umpire.audience.manners.bots
        if umpire.match.state.is_window():
            pause = max(pause, bot.longest * umpire.means.pace.bots)
        return pause if umpire.audience.is_watched() and not umpire.haste.is_agreed else 0.0

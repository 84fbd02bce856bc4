"""The bot driver: lets bots make the moves of the seats that they play for, in their own time."""

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from regift.bots.character_assignment import character_at
from regift.kit.action_arguments_and_action_table import Action
from regift.tables.background_tasks import RETRY, BackgroundTasks
from regift.tables.play.bot_move_chooser import BotMoveChooser
from regift.tables.play.match_shared_runtime_state_and_table_callbacks import MatchRuntimeState
from regift.tables.play.sentence_reading_time import reading_seconds
from regift.tables.setup.table_speed_bot_delays_and_time_limits import MIN_BOT_DELAY
from regift.tables.storage.storage_interface import JournalFailed
from regift.tables.system_clock import sleep_until

log = logging.getLogger(__name__)

AMPLE: Final = 0.5
"""What must be left of the budget for searches, as a share of all there is, for bots to search as long as ever."""


class BotDriver:
    """The bots of one match."""

    def __init__(
        self,
        progress: MatchRuntimeState,
        play: Callable[[int, Action], Awaitable[None]],
        table_code: str,
        background_tasks: BackgroundTasks,
    ) -> None:
        self.progress = progress
        self._play = play
        """Makes a bot's move; the table's lock is held."""
        self._table_code = table_code
        """What the bots' characters are drawn from."""
        self._background_tasks = background_tasks
        self._thinking: set[int] = set()
        """Seats of the bots that are at it."""

    def assign(self, names: dict[int, str]) -> bool:
        """Let these bots, by seat, play and no others; return whether that changes anything."""
        progress = self.progress
        game, entropy = progress.match.state.game, progress.services.entropy
        kept = {seat: bot for seat, bot in progress.bots.items() if names.get(seat) == bot.name}
        new = {
            seat: BotMoveChooser(name, game, seat, character_at(self._table_code, seat), entropy)
            for seat, name in names.items()
            if seat not in kept
        }
        for seat, bot in progress.bots.items():
            if kept.get(seat) is not bot:
                bot.stop()
        is_other = bool(new) or len(kept) < len(progress.bots)
        progress.bots = kept | new
        self._thinking -= new.keys()
        return is_other

    def stop_thinking(self) -> None:
        """Let every search end now, and find nothing."""
        for bot in self.progress.bots.values():
            bot.stop()

    def wake(self) -> None:
        """Let every bot that is asked begin to think."""
        progress = self.progress
        if progress.suspended_since is not None:
            return
        for seat in progress.match.state.to_act():
            if seat in progress.bots and seat not in self._thinking and not progress.has_answered(seat):
                self._thinking.add(seat)
                self._background_tasks.run(partial(self._play_while_asked, progress.bots[seat]))

    def _is_asked(self, bot: BotMoveChooser) -> bool:
        progress = self.progress
        return (
            progress.bots.get(bot.seat) is bot
            and progress.suspended_since is None
            and bot.seat in progress.match.state.to_act()
            and not progress.has_answered(bot.seat)
        )

    async def _play_while_asked(self, bot: BotMoveChooser) -> None:
        """Make the bot's moves until it is not asked any more; only what others notice takes it time."""
        state = self.progress.match.state
        try:
            pause, effort = self._draw_pause(bot), self._draw_effort(bot)
            reading = self._reading_pause(bot)
            while self._is_asked(bot):
                known = len(state.history)
                try:
                    if not await self._play_once(bot, reading, pause, effort):
                        return
                except JournalFailed as failure:
                    log.error("a bot tries again: %s", failure)
                    await self.progress.services.clock.sleep(RETRY)
                pause = reading = 0.0
                if len(state.history) > known:
                    pause, effort = self._draw_pause(bot), self._draw_effort(bot)
                    reading = self._reading_pause(bot)
        finally:
            if self.progress.bots.get(bot.seat) is bot:
                self._thinking.discard(bot.seat)

    async def _play_once(self, bot: BotMoveChooser, reading: float, pause: float, effort: int) -> bool:
        """Let the bot choose and make a move; False: it has one that is to wait.

        A choice that it makes for who is gone stays open until all others have made theirs: they may be back by then.
        """
        progress = self.progress
        state = progress.match.state
        clock = progress.services.clock
        begun = clock.now()
        known = len(state.history)
        search = partial(progress.services.search_turns.run, progress.surroundings.payer())
        action = await bot.choose(state, effort, search)
        if action is None:
            return True
        bot.longest = max(bot.longest, clock.now() - begun)
        await sleep_until(clock, begun + reading + pause * bot.hesitation)
        async with progress.surroundings.lock:
            if self._is_asked(bot) and len(state.history) == known and state.refuse(bot.seat, action) is None:
                if progress.waits_for_people(bot.seat) and progress.match.is_announced_by(bot.seat, action):
                    return False
                await self._play(bot.seat, action)
        return True

    def _draw_pause(self, bot: BotMoveChooser) -> float:
        """Draw a delay before the bot's hand is looked at; in a window it covers any thought, had there been none."""
        progress = self.progress
        timing = progress.services.timing
        pause = timing.draw(bot.delays) * progress.surroundings.settings().bots
        if progress.match.state.is_window():
            pause = max(pause, bot.longest * timing.bots)
        return 0.0 if progress.is_fast_forward_agreed() else pause

    def _reading_pause(self, bot: BotMoveChooser) -> float:
        """Return for how long people still read once the bot could answer at the earliest.

        Over a choice of taste nobody waits for it: all make theirs at once.
        """
        progress = self.progress
        settings, timing, state = progress.surroundings.settings(), progress.services.timing, progress.match.state
        factor = settings.reading * timing.bots
        if not factor or state.is_personal() or progress.is_fast_forward_agreed() or not progress.has_readers():
            return 0.0
        earliest = MIN_BOT_DELAY * settings.bots * timing.bots
        if state.is_window():
            earliest = max(earliest, bot.longest * timing.bots)
        read_at = progress.told_at + reading_seconds(state, progress.told_from) * factor
        return max(0.0, read_at - progress.now() - earliest)

    def _draw_effort(self, bot: BotMoveChooser) -> int:
        """Return for how many iterations a bot may search at what it is asked now, and count them as spent.

        Less when much was spent of late on the same budget. It is settled before the bot's hand is looked at, however
        much of it the bot will need: what others can tell of it depends on nothing that is hidden.
        """
        if not bot.is_slow:
            return 0
        services, payer = self.progress.services, self.progress.surroundings.payer()
        ample = services.budget.limits.search.burst * AMPLE
        effort = int(bot.usual_effort * max(0.0, min(1.0, services.budget.left("search", payer) / ample)))
        services.budget.spend("search", payer, effort)
        return effort

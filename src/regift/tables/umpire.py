"""The umpire of one match: takes moves in, puts each into the journal, and only then lets it count and be told."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, Protocol

from regift.kit.action import Action
from regift.kit.event import Event
from regift.kit.refusal import RegiftError
from regift.tables.bot_seat import BotSeat
from regift.tables.journal import TAKE_BACK, Entry, JournalConflict, JournalFailed
from regift.tables.match import Match
from regift.tables.means import Means
from regift.tables.reader import Telling
from regift.tables.window import Window

log = logging.getLogger(__name__)

RETRY: Final = 1.0
"""Seconds until a bot tries again whose move could not be written down."""


class Audience(Protocol):
    """The table, as its umpire knows it."""

    id: int
    lock: asyncio.Lock

    def tell(self, tellings: list[Telling]) -> None:
        """Send each reader what it is told."""
        ...

    def is_watched(self) -> bool:
        """Tell whether a person sits or watches, for whom bots take their time."""
        ...

    async def catch_up(self) -> None:
        """Read the match anew from the journal."""
        ...


class Umpire:
    """Moves one match on, for people, bots and clocks alike. Its callers hold the table's lock."""

    def __init__(self, match: Match, means: Means, audience: Audience) -> None:
        self.match = match
        self.means = means
        self.audience = audience
        self.window: Window | None = None
        state = match.state
        self.bots = {
            seat: BotSeat(name, state.game, seat, means.entropy) for seat, name in match.deal.recipe.bots().items()
        }
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking: set[int] = set()
        """Seats of the bots that are at it."""

    def begin(self) -> None:
        """Let the clocks run and the bots think."""
        self._watch_window(len(self.match.state.history) - 1)
        self._wake_bots()

    async def stop(self) -> None:
        """Stop clocks and bots for good."""
        tasks = [task for task in self._tasks if task is not asyncio.current_task()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def play(self, seat: int, action_id: int, at: int) -> None:
        """Play a person's move; Repeated, Stale, Objection or IllegalAction if it can't be."""
        action = self.match.check_play(seat, action_id, at)
        await self._submit(seat, action, at)

    async def take_back(self, seat: int, at: int) -> None:
        """Take back a person's unannounced picks; Repeated, Stale or Objection if that can't be."""
        self.match.check_take_back(seat, at)
        await self._carry_out(seat, TAKE_BACK, at)

    async def _submit(self, seat: int, action: Action, at: int = -1) -> None:
        """Carry the move out, or keep it where the reaction window has not been open long enough."""
        window = self.window
        if window and window.holds_back(self.means.clock.now()) and self.match.is_announced_by(seat, action):
            window.answer(seat, action)
        else:
            await self._carry_out(seat, action.name, at)

    async def _carry_out(self, seat: int, said: str, at: int = -1) -> None:
        match = self.match
        start = len(match.state.history)
        entry = Entry(match.number + 1, seat, said, self.means.clock.date())
        try:
            await self.means.journal.append(self.audience.id, entry)
        except JournalConflict:
            await self.audience.catch_up()
            raise
        self.audience.tell(match.carry_out(seat, said, at))
        self._watch_window(start)
        self._wake_bots()

    def _watch_window(self, start: int) -> None:
        """Open a window when something happened since the history was `start` long and a reaction is asked."""
        state = self.match.state
        if not state.is_window():
            self.window = None
        elif self.window is None or len(state.history) > start:
            pace = self.means.pace
            least = pace.window_least if self.audience.is_watched() else 0.0
            self.window = Window(self.means.clock.now(), least)
            if least > 0 or pace.window_limit > 0:
                self._spawn(partial(self._keep_time, self.window))

    async def _keep_time(self, window: Window) -> None:
        clock = self.means.clock
        await clock.sleep(window.ready - clock.now())
        async with self.audience.lock:
            for seat, action in sorted(window.answers.items()):
                if self.window is window and self.match.state.refuse(seat, action) is None:
                    await self._carry_out(seat, action.name)
        limit = self.means.pace.window_limit
        if limit <= 0:
            return
        await clock.sleep(window.opened + limit - clock.now())
        async with self.audience.lock:
            await self._fall_back(window)

    async def _fall_back(self, window: Window) -> None:
        """Play the fallback of each person who has let the window pass, until it closes."""
        state = self.match.state
        while self.window is window:
            late = [seat for seat in state.to_act() if seat not in self.bots]
            if not late:
                return
            if state.can_take_back(late[0]):
                await self._carry_out(late[0], TAKE_BACK)
            await self._carry_out(late[0], state.fallback(late[0]).name)

    def _wake_bots(self) -> None:
        for seat in self.match.state.to_act():
            if seat in self.bots and seat not in self._thinking and not self._has_answered(seat):
                self._thinking.add(seat)
                self._spawn(partial(self._play_bot, self.bots[seat]))

    def _has_answered(self, seat: int) -> bool:
        return self.window is not None and seat in self.window.answers

    async def _play_bot(self, bot: BotSeat) -> None:
        """Make the bot's moves until it is not asked any more; only what others notice takes it time."""
        state = self.match.state
        try:
            pause = self._draw_pause(bot)
            while bot.seat in state.to_act() and not self._has_answered(bot.seat):
                known = len(state.history)
                try:
                    await self._play_bot_once(bot, pause)
                except JournalFailed as failure:
                    log.error("a bot tries again: %s", failure)
                    await self.means.clock.sleep(RETRY)
                pause = self._draw_pause(bot) if len(state.history) > known else 0.0
        finally:
            self._thinking.discard(bot.seat)

    async def _play_bot_once(self, bot: BotSeat, pause: float) -> None:
        state = self.match.state
        clock = self.means.clock
        begun = clock.now()
        known = len(state.history)
        action = await bot.choose(state, self._take_inbox(bot.seat))
        bot.longest = max(bot.longest, clock.now() - begun)
        await clock.sleep(begun + pause - clock.now())
        async with self.audience.lock:
            if len(state.history) == known and state.refuse(bot.seat, action) is None:
                await self._submit(bot.seat, action)

    def _draw_pause(self, bot: BotSeat) -> float:
        """Draw a delay before the bot's hand is looked at; in a window it covers any thought, had there been none."""
        pause = self.means.pace.draw(bot.delays)
        if self.match.state.is_window():
            pause = max(pause, bot.longest * self.means.pace.bots)
        return pause if self.audience.is_watched() else 0.0

    def _take_inbox(self, seat: int) -> list[Event]:
        seen = self.match.inboxes[seat]
        self.match.inboxes[seat] = []
        return seen

    def _spawn(self, work: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.create_task(_guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _guarded(work: Callable[[], Awaitable[None]]) -> None:
    """Do the work; where the journal fails, say so and leave the match as it stands."""
    try:
        await work()
    except RegiftError as error:
        log.error("a table stands still: %s", error)

"""The controller of one match: takes moves in, puts each into the journal, and only then lets it count and be told."""

import asyncio
from functools import partial
from typing import Protocol

from regift.kit.action import Action
from regift.tables.background_tasks import BackgroundTasks
from regift.tables.play.bot_driver import BotDriver
from regift.tables.play.fast_forward_votes import FastForward
from regift.tables.play.match import Match
from regift.tables.play.reaction_window import ReactionWindow
from regift.tables.play.timekeeper import Timekeeper, TimeLeft
from regift.tables.request_error import RequestError
from regift.tables.setup.table_settings import TableSettings
from regift.tables.shared_services import SharedServices
from regift.tables.storage.journal_interface import SIT, TAKE_BACK, WITHDRAW, Entry, JournalConflict, StoredTable
from regift.tables.system_clock import sleep_until
from regift.tables.watching.viewer_updates import ViewUpdate


class MatchTable(Protocol):
    """The table, as its match controller knows it."""

    id: int
    code: str
    lock: asyncio.Lock

    @property
    def manners(self) -> TableSettings:
        """Return how the table is kept now."""
        ...

    def tell(self, view_updates: list[ViewUpdate]) -> None:
        """Send each viewer what it is told."""
        ...

    def tell_clocks(self) -> None:
        """Show everyone what time is left."""
        ...

    def tell_fast_forward(self) -> None:
        """Tell who may know of it who wishes to go faster."""
        ...

    def is_watched(self) -> bool:
        """Return whether a person sits or watches, for whom bots take their time."""
        ...

    async def catch_up(self) -> None:
        """Read the match anew from the journal."""
        ...


class MatchController:
    """Moves one match on, for people, bots and clocks alike. Its callers hold the table's lock."""

    def __init__(self, match: Match, services: SharedServices, table: MatchTable) -> None:
        self.match = match
        self.services = services
        self.table = table
        self.reaction_window: ReactionWindow | None = None
        self.reveal_window: ReactionWindow | None = None
        """What is to be seen for a while before a move counts."""
        self.timekeeper = Timekeeper()
        self.auto_passing: set[int] = set()
        """Seats that let every window pass until their next turn."""
        self.suspended_since: float | None = None
        """Since when everything stands still; None: it does not."""
        self._background_tasks = BackgroundTasks(services.clock)
        self.bot_driver = BotDriver(self, self._background_tasks)
        self.fast_forward = FastForward(self, self._background_tasks)
        self._alarm: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Let the clocks run and the bots think."""
        self._take_up(len(self.match.state.history) - 1)

    async def stop(self) -> None:
        """Stop clocks and bots for good."""
        await self._background_tasks.stop()

    # People's moves

    async def play(self, seat: int, action_id: int, at: int) -> None:
        """Play a person's move; RepeatedMove, StaleMove, RequestError or IllegalAction if it can't be."""
        action = self.match.check_play(seat, action_id, at)
        await self.submit(seat, action, at)

    async def take_back(self, seat: int, at: int) -> None:
        """Take back a person's unannounced picks; RepeatedMove, StaleMove or RequestError if that can't be."""
        self.match.check_take_back(seat, at)
        await self._carry_out(seat, TAKE_BACK, at)

    async def withdraw(self, seat: int) -> None:
        """Take a seat out of the game for good, or RequestError."""
        self.match.check_withdraw(seat)
        await self._carry_out(seat, WITHDRAW)

    async def sit(self, seat: int, stored: StoredTable) -> None:
        """Let a person have the seat from now on, as the stored table says."""
        await self._carry_out(seat, SIT, stored=stored)
        self.auto_passing.discard(seat)
        self.fast_forward.votes.discard(seat)

    def set_auto_pass(self, seat: int, *, is_on: bool) -> None:
        """Let every window pass for the seat until its next turn, or no more."""
        self.auto_passing.discard(seat)
        if is_on:
            self.auto_passing.add(seat)
            if self.reaction_window:
                self._auto_pass(self.reaction_window)

    # Who plays, and whether anybody does

    def set_bots(self, names: dict[int, str]) -> None:
        """Let these bots play for these seats, and people for all others."""
        before = set(self.bot_driver.bots)
        if self.bot_driver.assign(names):
            self._forget_answers(before - self.bot_driver.bots.keys())
            self._keep_time(is_new=False)
            self.fast_forward.refresh()
            self.bot_driver.wake()

    def _forget_answers(self, seats: set[int]) -> None:
        """Let people answer for themselves again where a bot has answered and its answer is not yet carried out."""
        for window in (self.reaction_window, self.reveal_window):
            if window:
                for seat in seats:
                    window.answers.pop(seat, None)
        if self.reaction_window:
            self._auto_pass(self.reaction_window)

    def suspend(self) -> None:
        """Let everything stand still."""
        if self.suspended_since is None:
            self.suspended_since = self.services.clock.now()
            self.timekeeper.stop(self.suspended_since)
            self.table.tell_clocks()

    def resume(self) -> None:
        """Let everything go on from where it stood."""
        if self.suspended_since is None:
            return
        now = self.services.clock.now()
        for window in (self.reaction_window, self.reveal_window):
            if window:
                window.put_off(now - max(self.suspended_since, window.opened))
                self._background_tasks.run(partial(self._close_window, window))
        self.timekeeper.resume(now)
        self.suspended_since = None
        self._set_alarm()
        self.table.tell_clocks()
        self.fast_forward.refresh()
        self.bot_driver.wake()

    # Time

    def time_left(self) -> list[TimeLeft]:
        """Return what time is left to whom."""
        return self.timekeeper.left(self.services.clock.now())

    def retime(self) -> None:
        """Take up a change of the table's clocks."""
        self._keep_time(is_new=True)

    async def press_on(self) -> None:
        """Play the fallback of everyone whose time is up, or RequestError when nobody's is."""
        if not self.timekeeper.late(self.services.clock.now()):
            raise RequestError("press_on", "a seat whose time is up")
        await self._fall_back()

    # Carrying out

    def has_answered(self, seat: int) -> bool:
        """Return whether the seat's answer waits for the window to have been open for its least time."""
        return any(
            window is not None and seat in window.answers for window in (self.reaction_window, self.reveal_window)
        )

    async def submit(self, seat: int, action: Action, at: int = -1) -> None:
        """Carry the move out, or keep it where the reaction window has not been open long enough."""
        window = self.reaction_window
        if window and window.holds_back(self.services.clock.now()) and self.match.is_announced_by(seat, action):
            window.answer(seat, action)
        elif self.reveal_window and self.reveal_window.holds_back(self.services.clock.now()):
            self.reveal_window.answer(seat, action)
        else:
            await self._carry_out(seat, action.name, at)

    async def _carry_out(self, seat: int, said: str, at: int = -1, stored: StoredTable | None = None) -> None:
        match = self.match
        start = len(match.state.history)
        entry = Entry(match.number + 1, seat, said, self.services.clock.date())
        try:
            await self.services.journal.append(self.table.id, entry, stored)
        except JournalConflict:
            await self.table.catch_up()
            raise
        self.table.tell(match.carry_out(seat, said, at))
        self._take_up(start, is_aside=said == WITHDRAW)

    def _take_up(self, start: int, *, is_aside: bool = False) -> None:
        """See to what is asked now; the history was `start` long before. `is_aside`: what happened asks nothing."""
        state, window = self.match.state, self.reaction_window
        is_same = window is not None and window.goes_on(state.to_act(), is_aside=is_aside)
        is_other = window is not None and window.asks_others(state.to_act())
        if window and is_same:
            window.asked = state.to_act()
        is_new = (is_other or len(state.history) > start) and not (is_same and state.is_window())
        self._watch_reaction_window(is_new=is_new)
        self._watch_reveal_window(is_new=is_new)
        self._keep_time(is_new=is_new)
        self.fast_forward.refresh()
        self.bot_driver.wake()

    def _watch_reaction_window(self, *, is_new: bool) -> None:
        """Open a window when something happened and a reaction is asked."""
        state = self.match.state
        if not state.is_window():
            self.reaction_window = None
            self.auto_passing.difference_update(state.to_act())
        elif self.reaction_window is None or is_new:
            pace = self.services.timing
            least = max(pace.min_window_seconds(self.table.manners.window), pace.min_reveal_seconds(state))
            least = least if self.table.is_watched() else 0.0
            self.reaction_window = ReactionWindow(self.services.clock.now(), least, state.to_act())
            self._auto_pass(self.reaction_window)
            if least > 0:
                self._background_tasks.run(partial(self._close_window, self.reaction_window))

    def _watch_reveal_window(self, *, is_new: bool) -> None:
        """Let all see for as long as the rules ask what has just come up."""
        if is_new:
            least = self.services.timing.min_reveal_seconds(self.match.state) if self.table.is_watched() else 0.0
            self.reveal_window = (
                ReactionWindow(self.services.clock.now(), least, self.match.state.to_act()) if least > 0 else None
            )
            if self.reveal_window:
                self._background_tasks.run(partial(self._close_window, self.reveal_window))

    def _auto_pass(self, window: ReactionWindow) -> None:
        """Let the window pass for those who wish so; they are answered for no sooner than anybody is."""
        state = self.match.state
        auto_passing = [
            seat for seat in state.to_act() if seat in self.auto_passing and seat not in self.bot_driver.bots
        ]
        for seat in auto_passing:
            if not state.can_take_back(seat):
                window.answer(seat, state.fallback(seat))
        if auto_passing and not window.holds_back(self.services.clock.now()):
            self._background_tasks.run(partial(self._close_window, window))

    async def _close_window(self, window: ReactionWindow) -> None:
        """Carry out what was answered, once the window has been open for its least time."""
        clock = self.services.clock
        await sleep_until(clock, window.ready)
        async with self.table.lock:
            if self.suspended_since is None and not window.holds_back(clock.now()):
                await self.carry_out_answers(window)

    def has_open(self, window: ReactionWindow) -> bool:
        """Return whether it is still what is asked, or shown."""
        return window in (self.reaction_window, self.reveal_window)

    async def carry_out_answers(self, window: ReactionWindow) -> None:
        """Carry out what was answered, as long as nothing else is asked; who is still asked may answer again."""
        for seat, action in sorted(window.answers.items()):
            if not self.has_open(window):
                return
            if self.match.state.refuse(seat, action) is None:
                await self._carry_out(seat, action.name)
            window.answers.pop(seat, None)
        self.bot_driver.wake()

    def _keep_time(self, *, is_new: bool) -> None:
        """Give those who are asked their time; a pick in private changes nothing, and nobody is told."""
        manners = self.table.manners
        pace = self.services.timing
        seconds = pace.window_limit * manners.slack if self.reaction_window else pace.clocks * manners.seconds
        people = [seat for seat in self.match.state.to_act() if seat not in self.bot_driver.bots]
        now = self.services.clock.now()
        before = self.timekeeper.left(now)
        self.timekeeper.ask(people, seconds, now, is_new=is_new)
        if self.timekeeper.left(now) != before:
            self.table.tell_clocks()
            self._set_alarm()

    def _set_alarm(self) -> None:
        if self._alarm and self._alarm is not asyncio.current_task():
            self._alarm.cancel()
        self._alarm = None
        end = self.timekeeper.next_end(self.services.clock.now())
        if end is not None:
            self._alarm = self._background_tasks.run(partial(self._ring, end))

    async def _ring(self, end: float) -> None:
        """When somebody's time is up, fall back where that is the way here, else let all know."""
        clock = self.services.clock
        await sleep_until(clock, end)
        async with self.table.lock:
            self._alarm = None  # nobody may cancel it from here on
            if self.reaction_window or self.table.manners.time_up == "hard":
                await self._fall_back()
            else:
                self.table.tell_clocks()
            self._set_alarm()

    async def _fall_back(self) -> None:
        """Play the fallback of each person whose time is up, until what is asked is another thing."""
        state = self.match.state
        while late := self.timekeeper.late(self.services.clock.now()):
            if state.can_take_back(late[0]) and not state.game.takes_back_singly:
                await self._carry_out(late[0], TAKE_BACK)
            known = len(state.history)
            while late[0] in state.to_act() and len(state.history) == known:
                await self._carry_out(late[0], state.fallback(late[0]).name)

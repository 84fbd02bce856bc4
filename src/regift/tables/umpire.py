"""The umpire of one match: takes moves in, puts each into the journal, and only then lets it count and be told."""

import asyncio
from functools import partial
from typing import Protocol

from regift.kit.action import Action
from regift.tables.clock import sleep_until
from regift.tables.errands import Errands
from regift.tables.haste import Haste
from regift.tables.journal import SIT, TAKE_BACK, WITHDRAW, Entry, JournalConflict, Sitting
from regift.tables.manners import Manners
from regift.tables.match import Match
from regift.tables.means import Means
from regift.tables.objection import Objection
from regift.tables.prompter import Prompter
from regift.tables.reader import Telling
from regift.tables.timekeeper import Left, Timekeeper
from regift.tables.window import Window


class Audience(Protocol):
    """The table, as its umpire knows it."""

    id: int
    code: str
    lock: asyncio.Lock

    @property
    def manners(self) -> Manners:
        """Return how the table is kept now."""
        ...

    def tell(self, tellings: list[Telling]) -> None:
        """Send each reader what it is told."""
        ...

    def tell_clocks(self) -> None:
        """Show everyone what time is left."""
        ...

    def tell_wishes(self) -> None:
        """Tell who may know of it who wishes to go faster."""
        ...

    def is_watched(self) -> bool:
        """Return whether a person sits or watches, for whom bots take their time."""
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
        self.show: Window | None = None
        """What is to be seen for a while before a move counts."""
        self.timekeeper = Timekeeper()
        self.patient: set[int] = set()
        """Seats that let every window pass until their next turn."""
        self.resting_since: float | None = None
        """Since when everything stands still; None: it does not."""
        self._errands = Errands(means.clock)
        self.prompter = Prompter(self, self._errands)
        self.haste = Haste(self, self._errands)
        self._alarm: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Let the clocks run and the bots think."""
        self._take_up(len(self.match.state.history) - 1)

    async def stop(self) -> None:
        """Stop clocks and bots for good."""
        await self._errands.stop()

    # People's moves

    async def play(self, seat: int, action_id: int, at: int) -> None:
        """Play a person's move; Repeated, Stale, Objection or IllegalAction if it can't be."""
        action = self.match.check_play(seat, action_id, at)
        await self.submit(seat, action, at)

    async def take_back(self, seat: int, at: int) -> None:
        """Take back a person's unannounced picks; Repeated, Stale or Objection if that can't be."""
        self.match.check_take_back(seat, at)
        await self._carry_out(seat, TAKE_BACK, at)

    async def withdraw(self, seat: int) -> None:
        """Take a seat out of the game for good, or Objection."""
        self.match.check_withdraw(seat)
        await self._carry_out(seat, WITHDRAW)

    async def sit(self, seat: int, sitting: Sitting) -> None:
        """Let a person have the seat from now on, as the sitting says."""
        await self._carry_out(seat, SIT, sitting=sitting)
        self.patient.discard(seat)
        self.haste.wishes.discard(seat)

    def hush(self, seat: int, *, is_patient: bool) -> None:
        """Let every window pass for the seat until its next turn, or no more."""
        self.patient.discard(seat)
        if is_patient:
            self.patient.add(seat)
            if self.window:
                self._answer_for_patient(self.window)

    # Who plays, and whether anybody does

    def set_bots(self, names: dict[int, str]) -> None:
        """Let these bots play for these seats, and people for all others."""
        before = set(self.prompter.bots)
        if self.prompter.hire(names):
            self._forget_answers(before - self.prompter.bots.keys())
            self._keep_time(is_new=False)
            self.haste.see_to()
            self.prompter.wake()

    def _forget_answers(self, seats: set[int]) -> None:
        """Let people answer for themselves again where a bot has answered and its answer is not yet carried out."""
        for window in (self.window, self.show):
            if window:
                for seat in seats:
                    window.answers.pop(seat, None)
        if self.window:
            self._answer_for_patient(self.window)

    def rest(self) -> None:
        """Let everything stand still."""
        if self.resting_since is None:
            self.resting_since = self.means.clock.now()
            self.timekeeper.stop(self.resting_since)
            self.audience.tell_clocks()

    def go_on(self) -> None:
        """Let everything go on from where it stood."""
        if self.resting_since is None:
            return
        now = self.means.clock.now()
        for window in (self.window, self.show):
            if window:
                window.put_off(now - max(self.resting_since, window.opened))
                self._errands.run(partial(self._close_window, window))
        self.timekeeper.go_on(now)
        self.resting_since = None
        self._set_alarm()
        self.audience.tell_clocks()
        self.haste.see_to()
        self.prompter.wake()

    # Time

    def time_left(self) -> list[Left]:
        """Return what time is left to whom."""
        return self.timekeeper.left(self.means.clock.now())

    def retime(self) -> None:
        """Take up a change of the table's clocks."""
        self._keep_time(is_new=True)

    async def press_on(self) -> None:
        """Play the fallback of everyone whose time is up, or Objection when nobody's is."""
        if not self.timekeeper.late(self.means.clock.now()):
            raise Objection("press_on", "a seat whose time is up")
        await self._fall_back()

    # Carrying out

    def has_answered(self, seat: int) -> bool:
        """Return whether the seat's answer waits for the window to have been open for its least time."""
        return any(window is not None and seat in window.answers for window in (self.window, self.show))

    async def submit(self, seat: int, action: Action, at: int = -1) -> None:
        """Carry the move out, or keep it where the reaction window has not been open long enough."""
        window = self.window
        if window and window.holds_back(self.means.clock.now()) and self.match.is_announced_by(seat, action):
            window.answer(seat, action)
        elif self.show and self.show.holds_back(self.means.clock.now()):
            self.show.answer(seat, action)
        else:
            await self._carry_out(seat, action.name, at)

    async def _carry_out(self, seat: int, said: str, at: int = -1, sitting: Sitting | None = None) -> None:
        match = self.match
        start = len(match.state.history)
        entry = Entry(match.number + 1, seat, said, self.means.clock.date())
        try:
            await self.means.journal.append(self.audience.id, entry, sitting)
        except JournalConflict:
            await self.audience.catch_up()
            raise
        self.audience.tell(match.carry_out(seat, said, at))
        self._take_up(start, is_aside=said == WITHDRAW)

    def _take_up(self, start: int, *, is_aside: bool = False) -> None:
        """See to what is asked now; the history was `start` long before. `is_aside`: what happened asks nothing."""
        state, window = self.match.state, self.window
        is_same = window is not None and window.goes_on(state.to_act(), is_aside=is_aside)
        is_other = window is not None and window.asks_others(state.to_act())
        if window and is_same:
            window.asked = state.to_act()
        is_new = (is_other or len(state.history) > start) and not (is_same and state.is_window())
        self._watch_window(is_new=is_new)
        self._watch_show(is_new=is_new)
        self._keep_time(is_new=is_new)
        self.haste.see_to()
        self.prompter.wake()

    def _watch_window(self, *, is_new: bool) -> None:
        """Open a window when something happened and a reaction is asked."""
        state = self.match.state
        if not state.is_window():
            self.window = None
            self.patient.difference_update(state.to_act())
        elif self.window is None or is_new:
            pace = self.means.pace
            least = max(pace.window_least(self.audience.manners.window), pace.show_least(state))
            least = least if self.audience.is_watched() else 0.0
            self.window = Window(self.means.clock.now(), least, state.to_act())
            self._answer_for_patient(self.window)
            if least > 0:
                self._errands.run(partial(self._close_window, self.window))

    def _watch_show(self, *, is_new: bool) -> None:
        """Let all see for as long as the rules ask what has just come up."""
        if is_new:
            least = self.means.pace.show_least(self.match.state) if self.audience.is_watched() else 0.0
            self.show = Window(self.means.clock.now(), least, self.match.state.to_act()) if least > 0 else None
            if self.show:
                self._errands.run(partial(self._close_window, self.show))

    def _answer_for_patient(self, window: Window) -> None:
        """Let the window pass for those who wish so; they are answered for no sooner than anybody is."""
        state = self.match.state
        patient = [seat for seat in state.to_act() if seat in self.patient and seat not in self.prompter.bots]
        for seat in patient:
            if not state.can_take_back(seat):
                window.answer(seat, state.fallback(seat))
        if patient and not window.holds_back(self.means.clock.now()):
            self._errands.run(partial(self._close_window, window))

    async def _close_window(self, window: Window) -> None:
        """Carry out what was answered, once the window has been open for its least time."""
        clock = self.means.clock
        await sleep_until(clock, window.ready)
        async with self.audience.lock:
            if self.resting_since is None and not window.holds_back(clock.now()):
                await self.carry_out_answers(window)

    def has_open(self, window: Window) -> bool:
        """Return whether it is still what is asked, or shown."""
        return window in (self.window, self.show)

    async def carry_out_answers(self, window: Window) -> None:
        """Carry out what was answered, as long as nothing else is asked; who is still asked may answer again."""
        for seat, action in sorted(window.answers.items()):
            if not self.has_open(window):
                return
            if self.match.state.refuse(seat, action) is None:
                await self._carry_out(seat, action.name)
            window.answers.pop(seat, None)
        self.prompter.wake()

    def _keep_time(self, *, is_new: bool) -> None:
        """Give those who are asked their time; a pick in private changes nothing, and nobody is told."""
        manners = self.audience.manners
        pace = self.means.pace
        seconds = pace.window_limit * manners.slack if self.window else pace.clocks * manners.seconds
        people = [seat for seat in self.match.state.to_act() if seat not in self.prompter.bots]
        now = self.means.clock.now()
        before = self.timekeeper.left(now)
        self.timekeeper.ask(people, seconds, now, is_new=is_new)
        if self.timekeeper.left(now) != before:
            self.audience.tell_clocks()
            self._set_alarm()

    def _set_alarm(self) -> None:
        if self._alarm and self._alarm is not asyncio.current_task():
            self._alarm.cancel()
        self._alarm = None
        end = self.timekeeper.next_end(self.means.clock.now())
        if end is not None:
            self._alarm = self._errands.run(partial(self._ring, end))

    async def _ring(self, end: float) -> None:
        """When somebody's time is up, fall back where that is the way here, else let all know."""
        clock = self.means.clock
        await sleep_until(clock, end)
        async with self.audience.lock:
            self._alarm = None  # nobody may cancel it from here on
            if self.window or self.audience.manners.time_up == "hard":
                await self._fall_back()
            else:
                self.audience.tell_clocks()
            self._set_alarm()

    async def _fall_back(self) -> None:
        """Play the fallback of each person whose time is up, until what is asked is another thing."""
        state = self.match.state
        while late := self.timekeeper.late(self.means.clock.now()):
            if state.can_take_back(late[0]) and not state.game.takes_back_singly:
                await self._carry_out(late[0], TAKE_BACK)
            known = len(state.history)
            while late[0] in state.to_act() and len(state.history) == known:
                await self._carry_out(late[0], state.fallback(late[0]).name)

"""The decision clock of a match: gives everyone who is asked their time, and rings when somebody's is up.

Without a clock nobody is hurried, not even over a reaction. With one nobody is over their first of a game; but whoever
takes three times the usual time over it can be gone on without (`votes_to_go_on_without_overdue_first_reaction`).
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from regift.tables.background_tasks import BackgroundTasks
from regift.tables.play.answers_held_until_least_time import ReactionWindow
from regift.tables.play.match_shared_runtime_state_and_table_callbacks import MatchRuntimeState
from regift.tables.play.seat_deadlines import SeatDeadlines, TimeLeft
from regift.tables.request_error import RequestError
from regift.tables.setup.table_settings_other_than_game_options import NO_CLOCK
from regift.tables.system_clock import sleep_until

FIRST_REACTION: Final = 3
"""Times the usual time of a decision after which others may go on without a first reaction."""


class DecisionClock:
    """The time of one match. Its callers hold the table's lock."""

    def __init__(
        self,
        progress: MatchRuntimeState,
        fall_back: Callable[[int], Awaitable[None]],
        background_tasks: BackgroundTasks,
    ) -> None:
        self.progress = progress
        self._fall_back = fall_back
        """Plays the fallback of a seat until what is asked is another thing."""
        self._background_tasks = background_tasks
        self._deadlines = SeatDeadlines()
        self._first_reactions = SeatDeadlines()
        """Until when others wait for a first reaction, which nobody is shown."""
        self.first_reaction_votes: dict[int, set[int]] = {}
        """By seat whose first reaction is overdue: the seats that want to go on without it."""
        self._alarm: asyncio.Task[None] | None = None
        self.has_reacted: set[int] = set()
        """Seats whose people have had a reaction of their own in this game: only from the second on they are timed."""
        self._reacting: set[int] = set()
        """Seats that are asked for one in the window below."""
        self._window: ReactionWindow | None = None

    def left(self) -> list[TimeLeft]:
        """Return what time is left to whom; of a first reaction only that it is overdue."""
        overdue = self._first_reactions.left(self.progress.now())
        votes = self.first_reaction_votes
        return self._deadlines.left(self.progress.now()) + [
            each._replace(is_first=True, voters=tuple(sorted(votes.get(each.seat, ()))))
            for each in overdue
            if each.seconds <= 0
        ]

    def overdue_first_reactions(self) -> list[int]:
        """Return the seats whose first reaction others need wait for no longer."""
        return self._first_reactions.late(self.progress.now())

    def ask(self, *, is_new: bool) -> None:
        """Give those who are asked their time; a pick in private changes nothing, and nobody is told."""
        progress = self.progress
        people, untimed = self._people_asked()
        settings, timing = progress.surroundings.settings(), progress.services.timing
        if settings.clock == NO_CLOCK and not self._deadlines.ends and not self._first_reactions.ends:
            return
        now = progress.now()
        before, ends = self.left(), self._ends()
        shown = max(0.0, progress.shown_until - now) if is_new else 0.0
        usual = 0.0 if settings.clock == NO_CLOCK else timing.clocks * settings.seconds
        self._deadlines.ask(people, self._seconds(), now, is_new=is_new, shown=shown)
        self._first_reactions.ask(untimed, FIRST_REACTION * usual, now, is_new=is_new, shown=shown)
        kept = {} if is_new else self.first_reaction_votes
        self.first_reaction_votes = {seat: kept[seat] for seat in untimed if seat in kept}
        if self.left() != before:
            progress.surroundings.tell_clocks()
        if self._ends() != ends:
            self._set_alarm()

    def _ends(self) -> tuple[dict[int, float], dict[int, float]]:
        return self._deadlines.ends, self._first_reactions.ends

    def _seconds(self) -> float:
        """Return the seconds that a seat has for what is asked; 0: as long as it likes."""
        settings, timing = self.progress.surroundings.settings(), self.progress.services.timing
        if settings.clock == NO_CLOCK:
            return 0.0
        is_reaction = self.progress.reaction_window is not None
        return timing.window_limit * settings.slack if is_reaction else timing.clocks * settings.seconds

    def _people_asked(self) -> tuple[list[int], list[int]]:
        """List the people who are asked and timed, and those who are not; note whose first reaction is over."""
        progress, window = self.progress, self.progress.reaction_window
        asked = progress.match.state.to_act()
        over = self._reacting - set(asked) if window is self._window else self._reacting
        self.has_reacted |= over - progress.bots.keys()
        self._window, self._reacting = window, set(asked) if window else set()
        people = [seat for seat in asked if seat not in progress.bots]
        untimed = [seat for seat in people if seat in self._reacting - self.has_reacted]
        return [seat for seat in people if seat not in untimed], untimed

    def stop(self) -> None:
        """Let all clocks stand still."""
        self._deadlines.stop(self.progress.now())
        self._first_reactions.stop(self.progress.now())

    def resume(self) -> None:
        """Let all clocks run again."""
        self._deadlines.resume(self.progress.now())
        self._first_reactions.resume(self.progress.now())
        self._set_alarm()

    async def press_on(self) -> None:
        """Play the fallback of everyone whose time is up, or RequestError when nobody's is."""
        if not self._deadlines.late(self.progress.now()):
            raise RequestError("press_on", "a seat whose time is up")
        await self._fall_back_for_late()

    async def go_on_without(self, seat: int) -> None:
        """Play the fallback of a seat whose first reaction is overdue."""
        if seat in self.overdue_first_reactions():
            await self._fall_back(seat)

    def hold(self, seats: set[int]) -> None:
        """Let the time of these seats stand still, as others have the device that they share, and that of no others."""
        if self._deadlines.is_held(seats):
            return
        before, now = self.left(), self.progress.now()
        self._deadlines.hold(seats, now)
        self._first_reactions.hold(seats, now)
        if self.left() != before:
            self.progress.surroundings.tell_clocks()
        if any(self._ends()):
            self._set_alarm()

    def _set_alarm(self) -> None:
        if self._alarm and self._alarm is not asyncio.current_task():
            self._alarm.cancel()
        self._alarm = None
        now = self.progress.now()
        ends = (self._deadlines.next_end(now), self._first_reactions.next_end(now))
        end = min((each for each in ends if each is not None), default=None)
        if end is not None:
            self._alarm = self._background_tasks.run(partial(self._ring, end))

    async def _ring(self, end: float) -> None:
        """When somebody's time is up, fall back where that is the way here, else let all know."""
        progress = self.progress
        await sleep_until(progress.services.clock, end)
        async with progress.surroundings.lock:
            self._alarm = None  # nobody may cancel it from here on
            if progress.reaction_window or progress.surroundings.settings().time_up == "hard":
                await self._fall_back_for_late()
            if self.left():
                progress.surroundings.tell_clocks()
            self._set_alarm()

    async def _fall_back_for_late(self) -> None:
        while late := self._deadlines.late(self.progress.now()):
            await self._fall_back(late[0])

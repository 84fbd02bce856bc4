"""Fast-forward votes: once all people wish to go faster through what is shown to all, nobody is waited for."""

from functools import partial
from typing import TYPE_CHECKING, Final

from regift.tables.background_tasks import BackgroundTasks
from regift.tables.play.reaction_window import ReactionWindow
from regift.tables.request_error import RequestError
from regift.tables.system_clock import sleep_until

if TYPE_CHECKING:
    from regift.tables.play.match_controller import MatchController

BRISK: Final = 0.6
"""Seconds for which all see what lies there, before the next thing is done for whoever would do it."""


class FastForward:
    """The fast-forward votes of one match. Its callers hold the table's lock."""

    def __init__(self, match_controller: "MatchController", background_tasks: BackgroundTasks) -> None:
        self.match_controller = match_controller
        self.votes: set[int] = set()
        """Seats that wish it, until there is nothing to go through any more."""
        self._background_tasks = background_tasks

    @property
    def is_agreed(self) -> bool:
        """Return whether all people who play wish it now; whoever is covered by a bot is not asked."""
        people = self._people()
        return bool(people) and people <= self.votes and self.match_controller.match.state.can_hasten()

    def _people(self) -> set[int]:
        state = self.match_controller.match.state
        return {
            seat
            for seat in range(state.game.seats)
            if state.is_in(seat) and seat not in self.match_controller.bot_driver.bots
        }

    def vote(self, seat: int, *, is_on: bool) -> None:
        """Note what a seat wishes, whatever it holds; RequestError where there is nothing to go through."""
        state = self.match_controller.match.state
        if not state.can_hasten():
            raise RequestError("hasten", "a moment that is shown to all")
        if not state.is_in(seat):
            raise RequestError("seat", "one of those who play")
        if is_on:
            self.votes.add(seat)
        else:
            self.votes.discard(seat)
        self.match_controller.table.tell_fast_forward()
        self.refresh()

    def refresh(self) -> None:
        """Wait for nobody from now on where that is agreed; forget the wishes where there is nothing to go through."""
        match_controller = self.match_controller
        if self.votes and not match_controller.match.state.can_hasten():
            self.votes.clear()
            match_controller.table.tell_fast_forward()
        if not self.is_agreed or match_controller.suspended_since is not None:
            return
        now = match_controller.services.clock.now()
        window = match_controller.reaction_window
        if window:
            for each in (match_controller.reaction_window, match_controller.reveal_window):
                if each:
                    each.cut_short(now)
        else:
            brisk = ReactionWindow(
                now, BRISK * match_controller.services.timing.bots, match_controller.match.state.to_act()
            )
            window = match_controller.reveal_window = match_controller.reveal_window or brisk
        self._background_tasks.run(partial(self._answer, window))

    async def _answer(self, window: ReactionWindow) -> None:
        """Carry out what was answered, and the fallback for all people who have not answered."""
        match_controller = self.match_controller
        clock = match_controller.services.clock
        await sleep_until(clock, window.ready)
        async with match_controller.table.lock:
            if (
                not self.is_agreed
                or match_controller.suspended_since is not None
                or not match_controller.has_open(window)
            ):
                return
            state = match_controller.match.state
            for seat in self._people() & set(state.to_act()):
                if not state.can_take_back(seat):
                    window.answer(seat, state.fallback(seat))
            await match_controller.carry_out_answers(window)

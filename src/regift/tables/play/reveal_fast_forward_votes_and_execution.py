"""Fast-forward votes: once all people wish to go faster through what is shown to all, nobody is waited for.

In GiftTRAP that holds until the last parcel of the round is open: parcels are opened for everybody, also for whoever
has voted while those of somebody else were being opened. The first is opened `BRISK` seconds after the last vote at the
earliest, and each other one as long after the one before; but the last parcel of a seat opens with the one before it.
"""

from functools import partial
from typing import Final

from regift.tables.background_tasks import BackgroundTasks
from regift.tables.play.answers_held_until_least_time import ReactionWindow
from regift.tables.play.match_shared_runtime_state_and_table_callbacks import CarryOutAnswers, MatchRuntimeState
from regift.tables.request_error import RequestError
from regift.tables.system_clock import sleep_until

BRISK: Final = 0.6
"""Seconds for which all see what lies there, before the next thing is done for whoever would do it."""


class FastForward:
    """The fast-forward votes of one match. Its callers hold the table's lock."""

    def __init__(
        self, progress: MatchRuntimeState, carry_out_answers: CarryOutAnswers, background_tasks: BackgroundTasks
    ) -> None:
        self.progress = progress
        self._carry_out_answers = carry_out_answers
        self._background_tasks = background_tasks

    def vote(self, seat: int, *, is_on: bool) -> None:
        """Note what a seat wishes, whatever it holds; RequestError where there is nothing to go through."""
        state = self.progress.match.state
        if not state.can_hasten():
            raise RequestError("hasten", "a moment that is shown to all")
        if not state.is_in(seat):
            raise RequestError("seat", "one of those who play")
        if is_on:
            self.progress.fast_forward_votes.add(seat)
        else:
            self.progress.fast_forward_votes.discard(seat)
        self.progress.surroundings.tell_fast_forward()
        self.refresh()

    def refresh(self) -> None:
        """Wait for nobody from now on where that is agreed; forget the wishes where there is nothing to go through."""
        progress = self.progress
        if progress.fast_forward_votes and not progress.match.state.can_hasten():
            progress.fast_forward_votes.clear()
            progress.surroundings.tell_fast_forward()
        if not progress.is_fast_forward_agreed() or progress.suspended_since is not None:
            return
        now = progress.now()
        window = progress.reaction_window
        if window:
            for each in progress.windows():
                each.cut_short(now)
        else:
            brisk = ReactionWindow(now, BRISK * progress.services.timing.bots, progress.match.state.to_act())
            window = progress.reveal_window
            if window is None or not (window.holds_back(now) or window.answers):
                window = progress.reveal_window = brisk
            window.cut_short(brisk.ready)
        self._background_tasks.run(partial(self._answer, window))

    async def _answer(self, window: ReactionWindow) -> None:
        """Carry out what was answered, and the fallback for all people who have not answered."""
        progress = self.progress
        await sleep_until(progress.services.clock, window.ready)
        async with progress.surroundings.lock:
            if (
                not progress.is_fast_forward_agreed()
                or progress.suspended_since is not None
                or not progress.has_open(window)
            ):
                return
            state = progress.match.state
            for seat in progress.people() & set(state.to_act()):
                if not state.can_take_back(seat):
                    window.answer(seat, state.fallback(seat))
            await self._carry_out_answers(window)

"""The controller of one match: takes moves in, has each committed, and sees to what is asked next."""

from functools import partial
from math import inf

from regift.kit.action_arguments_and_action_table import Action
from regift.kit.event import SPECTATOR, reveal_seconds
from regift.tables.background_tasks import BackgroundTasks
from regift.tables.play.answers_held_until_least_time import ReactionWindow
from regift.tables.play.bot_driver import BotDriver
from regift.tables.play.decision_clock import DecisionClock
from regift.tables.play.log_of_moves_played_in_persons_name import SubstituteMoveLog
from regift.tables.play.match import Match
from regift.tables.play.match_shared_runtime_state_and_table_callbacks import MatchRuntimeState, MatchSurroundings
from regift.tables.play.reveal_fast_forward_votes_and_execution import BRISK, FastForward
from regift.tables.setup.table_speed_bot_delays_and_time_limits import QUICK_PAUSE
from regift.tables.shared_services import SharedServices
from regift.tables.storage.stored_table_records import SIT, TAKE_BACK, WITHDRAW, StoredTable
from regift.tables.system_clock import sleep_until


class MatchController:
    """Moves one match on, for people, bots and clocks alike. Its callers hold the table's lock."""

    def __init__(
        self, match: Match, services: SharedServices, surroundings: MatchSurroundings, table_code: str = ""
    ) -> None:
        self.match = match
        self.progress = MatchRuntimeState(match, services, surroundings)
        self.auto_passing: set[int] = set()
        """Seats that let every window pass until their next turn."""
        self._background_tasks = BackgroundTasks(services.clock)
        self.bot_driver = BotDriver(self.progress, self.submit, table_code, self._background_tasks)
        self.fast_forward = FastForward(self.progress, self._carry_out_answers, self._background_tasks)
        self.clock = DecisionClock(self.progress, self._fall_back, self._background_tasks)
        self.substitute_moves = SubstituteMoveLog(match)
        self._is_personal = False
        """Whether what is asked is a choice of people's own taste."""
        self._was_show = False
        """Whether what was asked before the last move was within a show that may be gone through faster."""

    def begin(self) -> None:
        """Let the clocks run and the bots think."""
        self._take_up(len(self.match.state.history), is_begun=True)

    async def stop(self) -> None:
        """Stop clocks and bots for good."""
        self.bot_driver.stop_thinking()
        await self._background_tasks.stop()

    # People's moves

    async def play(self, seat: int, action_id: int, at: int) -> None:
        """Play a person's move; RepeatedMove, StaleMove, RequestError or IllegalAction if it can't be."""
        action = self.match.check_play(seat, action_id, at)
        if seat in self.substitute_moves.kept:
            self.substitute_moves.forget(seat)
        await self.submit(seat, action, at)

    async def take_back(self, seat: int, at: int) -> None:
        """Take back a person's unannounced picks; RepeatedMove, StaleMove or RequestError if that can't be."""
        self.match.check_take_back(seat, at)
        self.progress.services.budget.check_count("taken_back", self.match.taken_back[seat])
        self.substitute_moves.forget(seat)
        await self._carry_out(seat, TAKE_BACK, at)

    async def withdraw(self, seat: int) -> None:
        """Take a seat out of the game for good, or RequestError."""
        self.match.check_withdraw(seat)
        await self._carry_out(seat, WITHDRAW)

    async def sit(self, seat: int, stored: StoredTable) -> None:
        """Let a person have the seat from now on, as the stored table says; TooMany after very many changes."""
        self.progress.services.budget.check_count("seat_changes", self.match.seat_changes)
        await self._carry_out(seat, SIT, stored=stored)
        self._forget_answers({seat})
        self.auto_passing.discard(seat)
        self.progress.fast_forward_votes.discard(seat)
        self.substitute_moves.forget(seat)

    def set_auto_pass(self, seat: int, *, is_on: bool) -> None:
        """Let every window pass for the seat until its next turn, or no more."""
        self.auto_passing.discard(seat)
        if is_on:
            self.auto_passing.add(seat)
            if self.progress.reaction_window:
                self._auto_pass(self.progress.reaction_window)

    # Who plays, and whether anybody does

    def set_bots(self, names: dict[int, str], covered: set[int]) -> None:
        """Let these bots play for these seats, `covered` by people who are gone, and people for all others."""
        before = set(self.progress.bots)
        self.progress.covered = covered
        if self.bot_driver.assign(names):
            self._forget_answers(before - self.progress.bots.keys())
            self.clock.ask(is_new=False)
            self.fast_forward.refresh()
            self.bot_driver.wake()

    def _forget_answers(self, seats: set[int]) -> None:
        """Let people answer for themselves again where a bot has answered and its answer is not yet carried out."""
        for window in self.progress.windows():
            for seat in seats:
                window.answers.pop(seat, None)
        if self.progress.reaction_window:
            self._auto_pass(self.progress.reaction_window)

    def suspend(self) -> None:
        """Let everything stand still."""
        if self.progress.suspended_since is None:
            self.progress.suspended_since = self.progress.now()
            self.bot_driver.stop_thinking()
            self.clock.stop()
            self.progress.surroundings.tell_clocks()

    def resume(self) -> None:
        """Let everything go on from where it stood."""
        progress = self.progress
        if progress.suspended_since is None:
            return
        for window in progress.windows():
            window.put_off(progress.now() - max(progress.suspended_since, window.opened))
            self._background_tasks.run(partial(self._close_window, window))
        progress.suspended_since = None
        self.clock.resume()
        progress.surroundings.tell_clocks()
        self.fast_forward.refresh()
        self.bot_driver.wake()

    # Carrying out

    async def submit(self, seat: int, action: Action, at: int = -1) -> None:
        """Carry the move out, or keep it where the reaction window has not been open long enough."""
        progress = self.progress
        window = progress.reaction_window
        if window and window.holds_back(progress.now()) and self.match.is_announced_by(seat, action):
            window.answer(seat, action)
        elif progress.reveal_window and progress.reveal_window.holds_back(progress.now()):
            progress.reveal_window.answer(seat, action)
        else:
            await self._carry_out(seat, action.name, at)

    async def _carry_out(
        self, seat: int, said: str, at: int = -1, stored: StoredTable | None = None, *, is_by_clock: bool = False
    ) -> None:
        state = self.match.state
        start, is_covered = len(state.history), seat in self.progress.covered
        shared = state.shared() if self.progress.reaction_window else []
        await self.progress.surroundings.submit(seat, said, at, stored)
        is_aside = said in (SIT, TAKE_BACK, WITHDRAW)
        if (is_covered or is_by_clock) and not is_aside:
            self.substitute_moves.note(seat, said, start, "bot" if is_covered else "clock")
        is_again = not is_aside and bool(shared) and seat in state.to_act() and state.shared() != shared
        self.progress.told_by = seat
        self._take_up(start, is_aside=said == WITHDRAW, is_again=is_again)
        most_moves = self.progress.services.budget.limits.game_moves
        if self.match.moves >= most_moves and not state.is_over:
            await self.withdraw(self.match.last_placed())

    def _take_up(self, start: int, *, is_aside: bool = False, is_again: bool = False, is_begun: bool = False) -> None:
        """See to what is asked now; the history was `start` long before.

        `is_aside`: what happened asks nothing; `is_again`: who has answered in the window is asked another time;
        `is_begun`: a table takes the game up now, and nothing has happened at it.
        """
        state, window, timing = self.match.state, self.progress.reaction_window, self.progress.services.timing
        if start < len(state.history):
            self.progress.told_from, self.progress.told_at = start, self.progress.services.clock.now()
        asked = state.to_act()
        is_same = window is not None and not is_again and window.goes_on(asked, is_aside=is_aside)
        is_other = window is not None and (is_again or window.asks_others(asked))
        if window and is_same:
            window.asked = asked
        is_new = (is_begun or is_other or len(state.history) > start) and not (is_same and state.is_window())
        pauses, reveal = self._pauses_and_reveal_since(start)
        is_shown = pauses > 0 or reveal > 0 or state.least_time() > 0
        self._was_show = state.can_hasten()
        least = timing.min_reveal_seconds(state, pauses, reveal) if is_shown else 0.0
        self._watch_reaction_window(least, is_new=is_new)
        if is_new:
            self.progress.shown_until = self.progress.now() + least if is_shown else 0.0
            self._watch_reveal_window(least)
            self._watch_personal_choice()
        self.clock.ask(is_new=is_new)
        if self.progress.fast_forward_votes:
            self.fast_forward.refresh()
        if self.progress.bots:
            self.bot_driver.wake()

    def _watch_reaction_window(self, least_reveal: float, *, is_new: bool) -> None:
        """Open a window when something happened and a reaction is asked; all see it for so many seconds at least."""
        state = self.match.state
        if not state.is_window():
            self.progress.reaction_window = None
            self.auto_passing.difference_update(state.to_act())
        elif self.progress.reaction_window is None or is_new:
            timing = self.progress.services.timing
            window_limit = self.progress.surroundings.settings().window
            least = max(timing.min_window_seconds(window_limit), least_reveal)
            self.progress.reaction_window = window = self._opened(least)
            self._auto_pass(window)
            if window.ready > window.opened:
                self._background_tasks.run(partial(self._close_window, window))

    def _pauses_and_reveal_since(self, start: int) -> tuple[float, float]:
        """Return the seconds for which pages show what was told since, and then those of the table's big screen.

        Both are shorter where all people wish to go faster, and within a show of a quick table. It is asked before
        the wishes and the show are forgotten, so that both hold for the end of a show as well.
        """
        events = self.match.state.events(SPECTATOR, start)
        pauses, reveal = [event.pause for event in events], reveal_seconds(events)
        if reveal and not self.progress.surroundings.has_big_screen():
            reveal = 0.0
        if not any(pauses) and not reveal:
            return 0.0, 0.0
        longest = inf
        if self.progress.is_fast_forward_unanimous():
            longest = BRISK
        elif self._was_show and self.progress.surroundings.settings().reading == 0:
            longest = QUICK_PAUSE
        return sum([min(longest, pause) for pause in pauses]), min(longest, reveal)

    def _watch_reveal_window(self, least: float) -> None:
        """Let all see for so many seconds at least what has just come up."""
        self.progress.reveal_window = None
        if least > 0:
            self.progress.reveal_window = window = self._opened(least)
            self._background_tasks.run(partial(self._close_window, window))

    def _watch_personal_choice(self) -> None:
        """See to it that no bot answers unasked what is for people alone, and to who waits for whom."""
        was_personal, self._is_personal = self._is_personal, self.match.state.is_personal()
        if was_personal or self._is_personal:
            self.progress.surroundings.refresh()

    def _opened(self, least: float) -> ReactionWindow:
        """Return a window of so many seconds at least."""
        return ReactionWindow(self.progress.now(), least, self.match.state.to_act())

    def _auto_pass(self, window: ReactionWindow) -> None:
        """Let the window pass for those who wish so; they are answered for no sooner than anybody is."""
        state = self.match.state
        auto_passing = [seat for seat in state.to_act() if seat in self.auto_passing and seat not in self.progress.bots]
        for seat in auto_passing:
            if not state.can_take_back(seat):
                window.answer(seat, state.fallback(seat))
        if auto_passing and not window.holds_back(self.progress.now()):
            self._background_tasks.run(partial(self._close_window, window))

    async def _close_window(self, window: ReactionWindow) -> None:
        """Carry out what was answered, once the window has been open for its least time."""
        await sleep_until(self.progress.services.clock, window.ready)
        async with self.progress.surroundings.lock:
            if self.progress.suspended_since is None and not window.holds_back(self.progress.now()):
                await self._carry_out_answers(window)

    async def _carry_out_answers(self, window: ReactionWindow) -> None:
        """Carry out what was answered, as long as nothing else is asked; who is still asked may answer again."""
        for seat, action in sorted(window.answers.items()):
            if not self.progress.has_open(window):
                return
            if self.match.state.refuse(seat, action) is None:
                await self._carry_out(seat, action.name)
            window.answers.pop(seat, None)
        self.bot_driver.wake()

    async def _fall_back(self, seat: int) -> None:
        """Play a seat's fallback until what is asked is another thing."""
        state = self.match.state
        if state.can_take_back(seat) and not state.game.takes_back_singly:
            await self._carry_out(seat, TAKE_BACK, is_by_clock=True)
        known = len(state.history)
        while seat in state.to_act() and len(state.history) == known:
            await self._carry_out(seat, state.fallback(seat).name, is_by_clock=True)
        self.progress.surroundings.tell_substitute_moves(seat)

"""Haste: once all people wish to go faster through what is shown to all, nobody is waited for."""

from functools import partial
from typing import TYPE_CHECKING, Final

from regift.tables.clock import sleep_until
from regift.tables.errands import Errands
from regift.tables.objection import Objection
from regift.tables.window import Window

if TYPE_CHECKING:
    from regift.tables.umpire import Umpire

BRISK: Final = 0.6
"""Seconds for which all see what lies there, before the next thing is done for whoever would do it."""


class Haste:
    """The wishes of one match. Its callers hold the table's lock."""

    def __init__(self, umpire: "Umpire", errands: Errands) -> None:
        self.umpire = umpire
        self.wishes: set[int] = set()
        """Seats that wish it, until there is nothing to go through any more."""
        self._errands = errands

    @property
    def is_agreed(self) -> bool:
        """Return whether all people who play wish it now; whoever is covered by a bot is not asked."""
        people = self._people()
        return bool(people) and people <= self.wishes and self.umpire.match.state.can_hasten()

    def _people(self) -> set[int]:
        state = self.umpire.match.state
        return {seat for seat in range(state.game.seats) if state.is_in(seat) and seat not in self.umpire.prompter.bots}

    def wish(self, seat: int, *, is_on: bool) -> None:
        """Note what a seat wishes, whatever it holds; Objection where there is nothing to go through."""
        state = self.umpire.match.state
        if not state.can_hasten():
            raise Objection("hasten", "a moment that is shown to all")
        if not state.is_in(seat):
            raise Objection("seat", "one of those who play")
        if is_on:
            self.wishes.add(seat)
        else:
            self.wishes.discard(seat)
        self.umpire.audience.tell_wishes()
        self.see_to()

    def see_to(self) -> None:
        """Wait for nobody from now on where that is agreed; forget the wishes where there is nothing to go through."""
        umpire = self.umpire
        if self.wishes and not umpire.match.state.can_hasten():
            self.wishes.clear()
            umpire.audience.tell_wishes()
        if not self.is_agreed or umpire.resting_since is not None:
            return
        now = umpire.means.clock.now()
        window = umpire.window
        if window:
            for each in (umpire.window, umpire.show):
                if each:
                    each.cut_short(now)
        else:
            brisk = Window(now, BRISK * umpire.means.pace.bots, umpire.match.state.to_act())
            window = umpire.show = umpire.show or brisk
        self._errands.run(partial(self._answer, window))

    async def _answer(self, window: Window) -> None:
        """Carry out what was answered, and the fallback for all people who have not answered."""
        umpire = self.umpire
        clock = umpire.means.clock
        await sleep_until(clock, window.ready)
        async with umpire.audience.lock:
            if not self.is_agreed or umpire.resting_since is not None or not umpire.has_open(window):
                return
            state = umpire.match.state
            for seat in self._people() & set(state.to_act()):
                if not state.can_take_back(seat):
                    window.answer(seat, state.fallback(seat))
            await umpire.carry_out_answers(window)

"""The herald: tells the people of a table what is no part of the game: clocks, a shuffle in the making, talk."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from regift.kit.event import SPECTATOR
from regift.kit.fairness import sealed
from regift.kit.refusal import RegiftError
from regift.tables.attendance import Listener
from regift.tables.dealing import Dealing
from regift.tables.names import clean_name
from regift.tables.objection import Objection
from regift.tables.talk import Line

if TYPE_CHECKING:
    from regift.tables.table import Table


class Herald:
    """Knows whom each thing is for."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._has_clocks = False
        """Whether anybody was last shown that time runs."""

    def tell_clocks(self) -> None:
        """Show everyone what time is left, but for spectators who see all later."""
        self._show_clocks(self.table.attendance.listeners)

    def _show_clocks(self, listeners: Iterable[Listener]) -> None:
        left = self.table.umpire.time_left() if self.table.umpire else []
        if not left and not self._has_clocks:
            return
        self._has_clocks = bool(left)
        is_running = self.table.umpire is not None and self.table.umpire.resting_since is None
        frame = self.table.means.wording.clocks(left, is_running=is_running)
        for listener in listeners:
            if self.table.manners.delay == 0 or self.table.seat_of(listener.person) >= 0:
                listener.hear(frame)

    def show_clocks(self, listener: Listener) -> None:
        """Show one connection what time is left, where any runs."""
        if self._has_clocks:
            self._show_clocks([listener])

    def tell_host(self, failure: RegiftError) -> None:
        """Tell the host of a failure that no request of theirs waits for any more."""
        for listener in self.table.attendance.of(self.table.sitting.host):
            listener.hear_failure(failure)

    def tell_missed(self, listener: Listener, since: int) -> None:
        """Tell one connection what it missed, or show it the board."""
        reader = self.table.reader_for(listener.person)
        missed = None
        if reader is not None and self.table.match is not None and reader.seat != SPECTATOR:
            missed = reader.missed(self.table.match.state, since)
        if missed is None:
            self.table.tell_sight(listener)
        else:
            listener.hear(self.table.means.wording.telling(missed))
        self.show_clocks(listener)
        self.table.bets.tell(listener)
        for line in self.table.talk.lines:
            self._pass_on(line, [listener])

    def show_everything(self, person: str) -> None:
        """Let a person who sat down or stood up know where, and see the board from there."""
        for listener in self.table.attendance.of(person):
            listener.hear_entered(self.table.seat_of(person))
            self.table.tell_sight(listener)
        self.table.count_spectators()

    def tell_sealed(self, dealing: Dealing) -> None:
        """Show those who pledged what is fixed now, so that they reveal their shares."""
        if dealing.pledges:
            frame = self.table.means.wording.sealed(sealed(dealing.secret), dealing.pledges)
            for listener in self.table.attendance.listeners:
                listener.hear(frame)

    def say(self, person: str, name: str, *, text: str = "", reaction: str = "") -> None:
        """Let all hear a line or see a reaction; Objection when that can't be."""
        if not self.table.manners.chat:
            raise Objection("chat", "a table where it is on")
        seat = self.table.seat_of(person)
        called = self.table.recipe.seats[seat].name if seat >= 0 else clean_name(name)
        line = Line(0, person, called, seat, text, reaction, self.table.hearing.circle_of(person))
        now = self.table.means.clock.now()
        self._pass_on(
            self.table.talk.react(line, now) if reaction else self.table.talk.say(line, now),
            self.table.attendance.listeners,
        )

    def _pass_on(self, line: Line, listeners: Iterable[Listener]) -> None:
        frame = self.table.means.wording.line(line)
        for listener in listeners:
            if self.table.hearing.hears(listener.person, line.circle):
                listener.hear(frame)

"""The announcer: tells the people of a table what is no part of the game: clocks, a shuffle in the making, talk."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from regift.kit.event import SPECTATOR
from regift.kit.refusal import RegiftError
from regift.kit.shuffle_proof import sealed
from regift.tables.people.chat import ChatLine
from regift.tables.people.presence import Listener
from regift.tables.play.shuffle_entropy import PendingShuffle
from regift.tables.request_error import RequestError
from regift.tables.setup.name_sanitizer import clean_name

if TYPE_CHECKING:
    from regift.tables.table import Table


class TableAnnouncer:
    """Knows whom each thing is for."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._has_clocks = False
        """Whether anybody was last shown that time runs."""

    def tell_clocks(self) -> None:
        """Show everyone what time is left, but for spectators who see all later."""
        self._show_clocks(self.table.presence.listeners)

    def _show_clocks(self, listeners: Iterable[Listener]) -> None:
        left = self.table.match_controller.time_left() if self.table.match_controller else []
        if not left and not self._has_clocks:
            return
        self._has_clocks = bool(left)
        is_running = self.table.match_controller is not None and self.table.match_controller.suspended_since is None
        frame = self.table.services.encoder.clocks(left, is_running=is_running)
        for listener in listeners:
            if self.table.manners.delay == 0 or self.table.seat_of(listener.person) >= 0:
                listener.hear(frame)

    def show_clocks(self, listener: Listener) -> None:
        """Show one connection what time is left, where any runs."""
        if self._has_clocks:
            self._show_clocks([listener])

    def tell_host(self, failure: RegiftError) -> None:
        """Tell the host of a failure that no request of theirs waits for any more."""
        for listener in self.table.presence.of(self.table.stored.host):
            listener.hear_failure(failure)

    def tell_missed(self, listener: Listener, since: int) -> None:
        """Tell one connection what it missed, or show it the board."""
        viewer = self.table.viewer_for(listener.person)
        missed = None
        if viewer is not None and self.table.match is not None and viewer.seat != SPECTATOR:
            missed = viewer.missed(self.table.match.state, since)
        if missed is None:
            self.table.tell_snapshot(listener)
        else:
            listener.hear(self.table.services.encoder.view_update(missed))
        self.show_clocks(listener)
        self.table.bets.tell(listener)
        for line in self.table.chat.lines:
            self._pass_on(line, [listener])

    def show_everything(self, person: str) -> None:
        """Let a person who sat down or stood up know where, and see the board from there."""
        for listener in self.table.presence.of(person):
            listener.hear_entered(self.table.seat_of(person))
            self.table.tell_snapshot(listener)
        self.table.count_spectators()

    def tell_sealed(self, dealing: PendingShuffle) -> None:
        """Show those who pledged what is fixed now, so that they reveal their shares."""
        if dealing.pledges:
            frame = self.table.services.encoder.sealed(sealed(dealing.secret), dealing.pledges)
            for listener in self.table.presence.listeners:
                listener.hear(frame)

    def say(self, person: str, name: str, *, text: str = "", reaction: str = "") -> None:
        """Let all hear a line or see a reaction; RequestError when that can't be."""
        if not self.table.manners.chat:
            raise RequestError("chat", "a table where it is on")
        seat = self.table.seat_of(person)
        called = self.table.game_setup.seats[seat].name if seat >= 0 else clean_name(name)
        line = ChatLine(0, person, called, seat, text, reaction, self.table.all_hands_secrecy.scope_of(person))
        now = self.table.services.clock.now()
        self._pass_on(
            self.table.chat.react(line, now) if reaction else self.table.chat.say(line, now),
            self.table.presence.listeners,
        )

    def _pass_on(self, line: ChatLine, listeners: Iterable[Listener]) -> None:
        frame = self.table.services.encoder.line(line)
        for listener in listeners:
            if self.table.all_hands_secrecy.hears(listener.person, line.scope):
                listener.hear(frame)

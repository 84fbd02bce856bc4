"""The client of several people who take turns at one keyboard: a connection, a table and words for each of them."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from textual.screen import Screen

from regift.terminal.local_bot_skip_and_game_records import LocalOnlyFeatures
from regift.terminal.localization import Localizer
from regift.terminal.pass_and_play.curtain_screen import CurtainScreen
from regift.terminal.pass_and_play.next_holder import DeviceView, next_view
from regift.terminal.pass_and_play.shared_table_screen import SharedTableScreen
from regift.terminal.screens.textual_app import TerminalClient
from regift.terminal.table.table_model import TableModel
from regift.terminal.transports.transport_interface import Transport
from regift.wire import all_messages as wire

WIPE: Final = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen, then what has scrolled off it: some terminals keep there what is cleared."""


class SeatAtTerminal(NamedTuple):
    """One of the people at this terminal."""

    transport: Transport
    table: TableModel
    localizer: Localizer

    @property
    def seat(self) -> int:
        """Return their seat, −1 for none."""
        return self.table.seat


class SharedTerminalClient(TerminalClient):
    """Shows the table as whoever has the keyboard sees it, and a curtain between any two of them."""

    def __init__(
        self,
        seats: Sequence[SeatAtTerminal],
        bots: list[str],
        local_features: LocalOnlyFeatures,
        *,
        is_seen_by_all: bool,
    ) -> None:
        host = seats[0]
        super().__init__(host.transport, host.table, host.localizer, bots, local_features)
        self.seats = seats
        """The host first."""
        self.is_seen_by_all = is_seen_by_all
        """Whether nobody sees more of the game than others: then it begins before everybody's eyes."""
        self.view: DeviceView | None = None
        """None in the lobby and once the game is over, where nothing is anybody's alone: the host's table is shown."""
        self._held: set[int] = set()
        """Whose time stands still, by number among `seats`."""

    def open_lines(self) -> None:
        """Come to the table, one after the other."""
        for each in self.seats:
            self.open_line(each.transport, each.table)

    async def on_unmount(self) -> None:
        """Hang up; the host does so last, with the table."""
        for each in self.seats[1:]:
            await each.transport.close()

    def table_screen(self) -> SharedTableScreen:
        """Return a new screen for whoever has the keyboard: nothing of anybody else's is on it."""
        return SharedTableScreen(self.table, self.localizer, self.bots, self.local_features)

    @property
    def is_anybody_asked(self) -> bool:
        """Return whether anybody at this terminal has something to do."""
        return any(each.table.options for each in self.seats)

    def may_show(self, screen: SharedTableScreen) -> bool:
        """Return whether whoever sits before the screen may see what it draws."""
        if screen.table is not self.table:
            return False
        return not self._is_playing or (
            self.view is not None and not self.view.is_curtain and self.view.seat == screen.table.seat
        )

    def next_person(self) -> str:
        """Return whom the keyboard is to be handed to, "" while whoever has it keeps it."""
        after = self._next_view() if self._is_playing and self.view else None
        return self._at(after.seat).table.guest.name if after and after.is_curtain else ""

    def hand_over(self) -> None:
        """Hand it to them, behind a curtain."""
        self._turn_to(self._next_view())

    def hasten_together(self) -> None:
        """Wish for all of them to go faster, or no more."""
        is_wished = not self.table.is_hastening
        for each in self._seated:
            if each.table.is_hastening != is_wished:
                each.table.hasten()

    def draw(self) -> None:
        """Decide what is to be shown, then draw it."""
        self._look_who_is_awaited()
        self._hold_clocks()
        super().draw()

    @property
    def _is_playing(self) -> bool:
        """Return whether there is anything to be hidden: from the deal on until the host is shown the end."""
        table = self.seats[0].table
        return table.lobby is not None and table.lobby.phase == "playing" and not table.is_over

    @property
    def _seated(self) -> list[SeatAtTerminal]:
        return [each for each in self.seats if each.seat >= 0]

    def _at(self, seat: int) -> SeatAtTerminal:
        return next(each for each in self.seats if each.seat == seat)

    def _next_view(self) -> DeviceView:
        awaited = [each.seat for each in self._seated if each.table.is_mine]
        seats = [each.seat for each in self._seated]
        return next_view(self.view, seats, awaited, is_seen_by_all=self.is_seen_by_all)

    def _look_who_is_awaited(self) -> None:
        """Show what is to be shown; whoever has the keyboard hands it on themselves."""
        if not self._is_playing:
            self.view = None
            self._show_table_of(self.seats[0])
            return
        seated = self._seated
        if not seated or any(each.table.board is None for each in seated):
            return
        after = self._next_view()
        has_keyboard = self.view is not None and not self.view.is_curtain and self.table.seat == self.view.seat
        if not (has_keyboard and after.is_curtain):
            self._turn_to(after)

    def _turn_to(self, view: DeviceView) -> None:
        before, self.view = self.view, view
        if not view.is_curtain:
            self._show_table_of(self._at(view.seat))
        elif before is None or not before.is_curtain or before.seat != view.seat:
            self._draw_curtain(self._at(view.seat))
        self._hold_clocks()

    def _draw_curtain(self, called: SeatAtTerminal) -> None:
        self._replace_screens(
            CurtainScreen(
                called.localizer, lambda: self._turn_to(DeviceView(called.seat)), is_seen_by_all=self.is_seen_by_all
            )
        )
        if self._driver:
            self._driver.write(WIPE)
        self.refresh(layout=True)

    def _show_table_of(self, person: SeatAtTerminal) -> None:
        shown = next((screen for screen in self.screen_stack if isinstance(screen, SharedTableScreen)), None)
        if shown and shown.table is person.table:
            return
        self.table, self.localizer = person.table, person.localizer
        self._replace_screens(self.table_screen())

    def _replace_screens(self, screen: Screen[None]) -> None:
        """Take away all that is shown, and show something else."""
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(screen)

    def _hold_clocks(self) -> None:
        """Let only the time of whoever has the keyboard run, at a table with a clock, and nobody's behind a curtain."""
        host = self.seats[0].table
        is_timed = self._is_playing and host.manner("clock") not in (None, "off")
        holder = self.table if self.view and not self.view.is_curtain else None
        held = {number for number, each in enumerate(self.seats) if is_timed and each.table is not holder}
        for number in held ^ self._held:
            self.seats[number].table.say(wire.HoldClock(is_on=number in held))
        self._held = held

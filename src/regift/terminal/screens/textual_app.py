"""The terminal client as a Textual application: one table, from its lobby to its end."""

import time
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import BindingType

from regift.terminal.local_bot_skip_and_game_records import LocalOnlyFeatures
from regift.terminal.localization import Localizer
from regift.terminal.screens.dialogs_and_info_sheets import ConfirmationDialog
from regift.terminal.screens.table_actions_and_settings_menu_screen import TableMenuScreen
from regift.terminal.screens.table_screen_and_keys import TableScreen
from regift.terminal.table.table_kept_until_text import lifetime
from regift.terminal.table.table_model import TableModel
from regift.terminal.transports.saved_seat_tokens_and_name import SavedSession
from regift.terminal.transports.transport_interface import Transport
from regift.wire import all_messages as wire


class TerminalClient(App[str]):
    """Sits one person down at one table; ends with a line to print, "" for none."""

    CSS_PATH = Path(__file__).with_name("styles.tcss")  # beside this class, for clients elsewhere too
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [("ctrl+c,ctrl+q", "leave")]

    def __init__(
        self,
        transport: Transport,
        table: TableModel,
        localizer: Localizer,
        bots: list[str],
        local_features: LocalOnlyFeatures | None = None,
    ) -> None:
        super().__init__()
        self.transport = transport
        self.table = table
        self.localizer = localizer
        self.bots = bots
        self.local_features = local_features
        """What there is only at a table in this process, which is dealt at once, and lost when it is left."""
        self.saved_session: SavedSession | None = None
        """Where the language is remembered."""
        self._is_dealt = False
        self._is_due = False

    def on_mount(self) -> None:
        """Come to the table."""
        self.theme = "textual-dark"
        self.push_screen(self.table_screen())
        self.open_lines()

    def table_screen(self) -> TableScreen:
        """Return a new screen of the table."""
        return TableScreen(self.table, self.localizer, self.bots, self.local_features)

    def open_lines(self) -> None:
        """Come to the table."""
        self.open_line(self.transport, self.table)

    def open_line(self, transport: Transport, table: TableModel) -> None:
        """Let a table hear a transport, and be drawn after each change."""
        table.changed = self.request_redraw
        table.pause.later = self.set_timer
        self.run_worker(transport.run(table), exit_on_error=True)

    async def on_unmount(self) -> None:
        """Hang up."""
        await self.transport.close()

    @property
    def is_anybody_asked(self) -> bool:
        """Return whether somebody at this terminal has something to do."""
        return bool(self.table.options)

    def request_redraw(self) -> None:
        """Draw anew soon, once for all that changes until then."""
        lobby = self.table.lobby
        if self.local_features:
            self.local_features.note_state(is_asked=self.is_anybody_asked, is_over=self.table.is_over)
        if self.local_features and not self._is_dealt and lobby and lobby.phase == "lobby" and not lobby.hint:
            self._is_dealt = True
            self.table.say(wire.Start())
        if self.table.is_shut and self.table.fault:
            fault = self.table.fault
            self.exit(self.localizer.why(fault))
        elif not self._is_due:
            self._is_due = True
            self.call_later(self.draw)

    def draw(self) -> None:
        """Draw anew what shows the table."""
        self._is_due = False
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen | TableMenuScreen):
                screen.draw()

    def action_leave(self) -> None:
        """Ask, then go."""
        if isinstance(self.screen, ConfirmationDialog):
            self.exit("")
            return
        body = self.localizer.say("leave-local" if self.local_features else "leave-remote")
        if self.table.lobby and not self.local_features:
            body = f"{body} {lifetime(self.localizer, self.table.lobby, time.time())}".rstrip()
        if self.local_features and self.table.is_over and self.local_features.kept:
            body = self.localizer.say("record-kept", path=str(self.local_features.kept))
        self.push_screen(ConfirmationDialog(self.localizer, self.localizer.say("leave-title"), body), self._go)

    def _go(self, is_sure: bool | None) -> None:  # noqa: FBT001 (the screen gives it by position)
        if is_sure:
            self.exit("")

    def on_table_screen_language_changed(self) -> None:
        """Keep the language for the next evening."""
        if self.saved_session is not None:
            self.saved_session.keep_person(self.table.guest.name, self.localizer.language)

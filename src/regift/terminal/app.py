"""The terminal client as a Textual application: one table, from its lobby to its end."""

from typing import ClassVar

from textual.app import App
from textual.binding import BindingType

from regift.server import wire
from regift.terminal.dialogs import Question
from regift.terminal.home import Home
from regift.terminal.keepsakes import Keepsakes
from regift.terminal.line import Line
from regift.terminal.live_table import LiveTable
from regift.terminal.menu_screen import MenuScreen
from regift.terminal.speech import Speech
from regift.terminal.table_screen import TableScreen


class TerminalClient(App[str]):
    """Sits one person down at one table; ends with a line to print, "" for none."""

    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [("ctrl+c,ctrl+q", "leave")]

    def __init__(self, line: Line, table: LiveTable, speech: Speech, bots: list[str], home: Home | None = None) -> None:
        super().__init__()
        self.line = line
        self.table = table
        self.speech = speech
        self.bots = bots
        self.home = home
        """What there is only at a table in this process, which is dealt at once, and lost when it is left."""
        self.keepsakes: Keepsakes | None = None
        """Where the language is remembered."""
        self._is_dealt = False
        self._is_due = False

    def on_mount(self) -> None:
        """Come to the table."""
        self.theme = "textual-dark"
        self.table.changed = self.see
        self.push_screen(TableScreen(self.table, self.speech, self.bots, self.home))
        self.run_worker(self.line.run(self.table), exit_on_error=True)

    async def on_unmount(self) -> None:
        """Hang up."""
        await self.line.close()

    def see(self) -> None:
        """Draw anew soon, once for all that changes until then."""
        lobby = self.table.lobby
        if self.home:
            self.home.heed(is_asked=bool(self.table.options), is_over=self.table.is_over)
        if self.home and not self._is_dealt and lobby and lobby.phase == "lobby" and not lobby.hint:
            self._is_dealt = True
            self.table.say(wire.Start())
        if self.table.is_shut and self.table.fault:
            fault = self.table.fault
            self.exit(self.speech.why(fault))
        elif not self._is_due:
            self._is_due = True
            self.call_later(self._draw)

    def _draw(self) -> None:
        self._is_due = False
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen | MenuScreen):
                screen.draw()

    def action_leave(self) -> None:
        """Ask, then go."""
        if isinstance(self.screen, Question):
            self.exit("")
            return
        body = self.speech.say("leave-local" if self.home else "leave-remote")
        if self.home and self.table.is_over and self.home.kept:
            body = self.speech.say("record-kept", path=str(self.home.kept))
        self.push_screen(Question(self.speech, self.speech.say("leave-title"), body), self._go)

    def _go(self, is_sure: bool | None) -> None:  # noqa: FBT001 (the screen gives it by position)
        if is_sure:
            self.exit("")

    def on_table_screen_spoken(self) -> None:
        """Keep the language for the next evening."""
        if self.keepsakes is not None:
            self.keepsakes.keep_person(self.table.guest.name, self.speech.language)

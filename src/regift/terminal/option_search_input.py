"""The line in which a name is typed where the list is too long for keys."""

from typing import TYPE_CHECKING, ClassVar

from textual.binding import BindingType
from textual.widgets import Input

if TYPE_CHECKING:
    from regift.terminal.table_keys import TableScreen


class OptionSearchInput(Input):
    """A line to type in, whose arrows and Enter are the list's."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("up", "move('up')"),
        ("down", "move('down')"),
        ("pageup", "move('mark_page_up')"),
        ("pagedown", "move('mark_page_down')"),
        ("escape", "let_go"),
        ("ctrl+c", "app.leave"),
    ]

    @property
    def _table(self) -> "TableScreen":
        from regift.terminal.table_keys import TableScreen

        screen = self.screen
        assert isinstance(screen, TableScreen)
        return screen

    def action_move(self, way: str) -> None:
        """Move the mark in the list."""
        self._table.move(way)

    def action_let_go(self) -> None:
        """Take away what is typed; where nothing is, let the keys be commands again."""
        if self.value:
            self.value = ""
        else:
            self._table.leave_search()

    async def action_submit(self) -> None:
        """Do what Enter does in the list."""
        self._table.press()

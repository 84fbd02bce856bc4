"""The line in which a name is typed where the list is too long for keys."""

from typing import ClassVar, Protocol, cast

from textual.binding import BindingType
from textual.widgets import Input


class OptionSearchScreen(Protocol):
    """What the line asks of its screen."""

    def press(self) -> None:
        """Do what Enter does in the list."""

    def move(self, way: str) -> None:
        """Move the mark in the list: up, down, mark_page_up or mark_page_down."""

    def leave_search(self) -> None:
        """Let the keys be commands again."""


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
    def _table(self) -> OptionSearchScreen:
        return cast(OptionSearchScreen, self.screen)

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

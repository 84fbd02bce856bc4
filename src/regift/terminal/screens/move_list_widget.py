"""The list of what may be done."""

from typing import Protocol, cast

from rich.text import Text
from textual.widgets import OptionList


class MoveListScreen(Protocol):
    """What the list asks of its screen: at once, as a key that comes next may change what it would mean."""

    def press(self) -> None:
        """Do what Enter does where the reader stands."""

    def leave_card(self) -> None:
        """Stand on the list again, no more on a card."""

    def action_scroll_log(self, pages: int) -> None:
        """Leaf through what happened."""


class MoveList(OptionList):
    """A list whose Enter is the screen's: the reader may stand on a card instead."""

    _is_told = False
    """Whether the screen itself moves the mark."""

    @property
    def _table(self) -> MoveListScreen:
        return cast(MoveListScreen, self.screen)

    def put(self, lines: list[Text], at: int | None) -> None:
        """Show these lines, the mark on one of them."""
        self._is_told = True
        self.clear_options()
        self.add_options(lines)
        self.highlighted = at
        self._is_told = False

    def mark_page_up(self) -> None:
        """Move the mark up by what fits."""
        super().action_page_up()  # type: ignore[no-untyped-call]

    def mark_page_down(self) -> None:
        """Move the mark down by what fits."""
        super().action_page_down()  # type: ignore[no-untyped-call]

    def show(self, at: int | None) -> None:
        """Put the mark on a line, or on none."""
        self._is_told = True
        self.highlighted = at
        self._is_told = False

    def watch_highlighted(self, highlighted: int | None) -> None:
        """Leave the card when the reader moves the mark."""
        super().watch_highlighted(highlighted)
        if not self._is_told and highlighted is not None:
            self._table.leave_card()

    def action_select(self) -> None:
        """Do what Enter does where the reader stands."""
        self._table.press()

    def action_page_up(self) -> None:
        """Leaf back through what happened: the list itself is short."""
        self._table.action_scroll_log(-1)

    def action_page_down(self) -> None:
        """Leaf on through what happened."""
        self._table.action_scroll_log(1)

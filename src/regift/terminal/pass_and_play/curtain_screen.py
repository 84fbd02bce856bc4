"""The curtain between two people who share a keyboard: whose turn it is to have it, and nothing of anybody's."""

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from regift.terminal.localization import Localizer
from regift.terminal.quiet_before_key import QuietBeforeKey
from regift.terminal.rendering.rendering_primitives import GOLD, SOFT
from regift.terminal.screens.dialogs_and_info_sheets import keys_line


class CurtainScreen(Screen[None]):
    """The same for whoever is asked, and for whatever; in the words of whom it waits for."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "take"), ("q", "app.leave")]

    def __init__(self, localizer: Localizer, take: Callable[[], None], *, is_seen_by_all: bool) -> None:
        super().__init__()
        self.localizer = localizer
        self.take = take
        self.is_seen_by_all = is_seen_by_all
        self.quiet = QuietBeforeKey()

    def compose(self) -> ComposeResult:
        """Lay out the label."""
        say = self.localizer.say
        name = self.localizer.table.guest.name
        with Vertical(classes="dialog small"):
            yield Static(Text(f"\n{say('hand-over-keyboard', name=name)}\n", GOLD))
            yield Static(Text(f"{say('hand-over-open' if self.is_seen_by_all else 'hand-over-about')}\n", SOFT))
            yield Static(keys_line((say("key-enter"), say("hand-over-take", name=name)), ("q", say("key-quit"))))

    def on_mount(self) -> None:
        """Count from when it is there."""
        self.quiet.begin()

    def action_take(self) -> None:
        """Give the keyboard to whom it waits for."""
        if self.quiet.counts():
            self.take()

"""The question whether somebody is to have a seat, for the host or for whose seat it is."""

from typing import ClassVar

from textual.binding import BindingType

from regift.terminal.localization import Localizer
from regift.terminal.quiet_before_key import QuietBeforeKey
from regift.terminal.screens.dialogs_and_info_sheets import ConfirmationDialog
from regift.wire import all_messages as wire


class SeatRequestDialog(ConfirmationDialog, inherit_bindings=False):
    """It comes while its reader plays: the key that plays a move says no yes, and none counts at once."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("y,o", "answer(True)"),
        ("escape,n,q", "answer(False)"),
    ]

    def __init__(self, localizer: Localizer, asking: wire.Asking) -> None:
        self.asking = asking
        self.quiet = QuietBeforeKey()
        say, chair = localizer.say, localizer.table.chair(asking.seat)
        own = "asks-offered-body" if chair and chair.is_offered else "asks-own-body"
        body = say(own if asking.seat == localizer.table.seat else "asks-body", name=asking.name)
        body = f"{body} {say('asks-like-banned')}" if asking.is_like_banned else body
        super().__init__(localizer, say("asks-title", name=asking.name, number=asking.seat + 1), body, say("key-yes"))

    def on_mount(self) -> None:
        """Count from when it is there."""
        self.quiet.begin()

    def action_answer(self, is_yes: bool) -> None:  # noqa: FBT001 (a binding gives it by position)
        """Close with the answer, unless its key was meant for the table."""
        if self.quiet.counts():
            super().action_answer(is_yes)

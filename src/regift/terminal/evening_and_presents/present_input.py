"""One line in which a present is said in words, with its price: ↑ and ↓ change the price."""

from typing import ClassVar, Final, NamedTuple

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from regift.terminal.localization import Localizer
from regift.terminal.rendering.rendering_primitives import BRIGHT, SOFT
from regift.terminal.screens.dialogs_and_info_sheets import keys_line

USUAL: Final = 1
"""Most things that friends think of are within reason: the second price comes first."""


class Present(NamedTuple):
    """What somebody adds to the game."""

    kind: str
    """The kind of card, which is its price: a key in the game's words."""
    name: str


class PresentInput(ModalScreen[Present | None]):
    """Closes with the present, or with nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "leave"), ("up", "turn(-1)"), ("down", "turn(1)")]

    def __init__(self, localizer: Localizer, kinds: list[str], longest_name: int) -> None:
        super().__init__()
        self.localizer = localizer
        self.kinds = kinds
        self.longest_name = longest_name
        self.at = min(USUAL, len(kinds) - 1)

    def compose(self) -> ComposeResult:
        """Lay out the question, the line and the price."""
        say = self.localizer.say
        with Vertical(classes="dialog large"):
            yield Static(Text(say("present-add"), BRIGHT))
            yield Static(Text(say("present-about"), SOFT))
            yield Input(placeholder=say("present-name"), max_length=self.longest_name)
            yield Static(id="price")
            yield Static(
                keys_line(
                    (say("key-enter"), say("do-it")),
                    ("↑↓", say("present-price")),
                    (say("key-escape"), say("not-yet")),
                )
            )

    def on_mount(self) -> None:
        """Take the keyboard."""
        self.query_one(Input).focus()
        self.action_turn(0)

    def action_turn(self, step: int) -> None:
        """Go on to another price."""
        self.at = (self.at + step) % len(self.kinds)
        said = self.localizer.label(f"class_{self.kinds[self.at]}")
        self.query_one("#price", Static).update(Text(f" ▴ {said} ▾", BRIGHT))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Close with the present; one without a name is none."""
        name = event.value.strip()
        if name:
            self.dismiss(Present(self.kinds[self.at], name))

    def action_leave(self) -> None:
        """Add nothing."""
        self.dismiss(None)

"""The screen of a table as one of those who share the keyboard sees it, until they hand it on."""

from typing import Protocol, cast

from rich.text import Text
from textual.widgets import Static

from regift.terminal.rendering.rendering_primitives import GOLD
from regift.terminal.screens.table_screen_and_keys import TableScreen


class Sharing(Protocol):
    """What the screen asks of the client."""

    def may_show(self, screen: "SharedTableScreen") -> bool:
        """Return whether whoever sits before the screen may see what it draws."""
        ...

    def next_person(self) -> str:
        """Return whom the keyboard is to be handed to, "" while whoever has it keeps it."""
        ...

    def hand_over(self) -> None:
        """Hand it to them."""
        ...

    def hasten_together(self) -> None:
        """Wish for all to go faster, or no more."""
        ...


class SharedTableScreen(TableScreen):
    """Draws nothing but for whoever has the keyboard; nobody is hurried from what they see there to the curtain."""

    @property
    def _sharing(self) -> Sharing:
        return cast(Sharing, self.app)

    def may_draw(self) -> bool:
        """Return whether it is laid out, and before the right eyes."""
        return super().may_draw() and self._sharing.may_show(self)

    def press(self) -> None:
        """Hand the keyboard on where somebody else is awaited."""
        if self._sharing.next_person():
            self._sharing.hand_over()
        else:
            super().press()

    def draw_notice(self) -> None:
        """Say whom the keyboard is to be handed to."""
        name = self._sharing.next_person()
        if name:
            said = self.localizer.say("hand-over-next", name=name)
            self.query_one("#notice", Static).update(Text(said, GOLD))
        else:
            super().draw_notice()

    def action_hasten(self) -> None:
        """Wish it for all who share the keyboard."""
        self._sharing.hasten_together()

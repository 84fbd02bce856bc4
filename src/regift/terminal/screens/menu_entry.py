"""A line of a menu."""

from collections.abc import Callable
from typing import NamedTuple

from rich.text import Text

from regift.wire import all_messages as wire


class MenuEntry(NamedTuple):
    """One line of the menu; one without an id is a heading."""

    id: str
    drawn: Text
    about: str = ""
    """What is said of it while the reader stands on it."""
    message: wire.ToServer | None = None
    """What Enter says."""
    title: str = ""
    """Over the question that is asked before; "" for none."""
    turn: Callable[[int], wire.ToServer] | None = None
    """Gives what to say when the line is turned on by one, or back."""

"""A line of a menu."""

from collections.abc import Callable
from typing import Any, NamedTuple

from rich.text import Text
from textual.app import App

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
    begin: Callable[[App[Any]], None] | None = None
    """What Enter begins that is no message, once the menu is closed."""

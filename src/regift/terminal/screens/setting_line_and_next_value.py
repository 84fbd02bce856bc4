"""Settings as lines of a list: those of a game in the lobby, those of a table in its menu."""

from typing import Final

from rich.text import Text

from regift.terminal.rendering.rendering_primitives import fitted
from regift.wire import all_messages as wire

SIDE: Final = 26
"""Columns of the first column."""


def setting_row(side: str, value: Text, *, can_turn: bool) -> Text:
    """Draw a name and a value, between arrows where the value can be changed."""
    left, right = ("◂ ", " ▸") if can_turn else ("  ", "")
    return Text.assemble(f" {fitted(side, SIDE)} {left}", value, right)


def next_value(choice: wire.Choice, step: int) -> bool | int | str:
    """Return the value that comes after, or before, the present one; the present one where it is fixed."""
    allowed = choice.allowed or [choice.value]
    at = allowed.index(choice.value) if choice.value in allowed else 0
    return allowed[(at + step) % len(allowed)]

"""Say what a planted fault is."""

from typing import NamedTuple


class Fault(NamedTuple):
    """One small change of one file."""

    area: str
    """kit, games, bots, tables, server, terminal or web."""

    file: str
    """From the top of the checkout."""

    function: str
    """The qualified name of the function it lies in; empty where it lies in none."""

    kind: str
    start: int
    """The character at which the changed text starts."""

    end: int
    new: str
    """What stands there instead."""

    line: int
    was: str
    """The line before, without the space around it."""

    becomes: str
    """The line after; of a longer text, its first line."""

    def planted_in(self, text: str) -> str:
        """Return the text of the file with the fault in it."""
        return text[: self.start] + self.new + text[self.end :]


def fault(area: str, file: str, text: str, change: tuple[str, str, int, int, str]) -> Fault:
    """Describe a change (function, kind, start, end, new text) of a file's text."""
    function, kind, start, end, new = change
    first = text.rfind("\n", 0, start) + 1
    last = text.find("\n", end)
    last = len(text) if last < 0 else last
    was = text[first:last].strip().split("\n")[0]
    becomes = (text[first:start] + new + text[end:last]).strip().split("\n")[0]
    return Fault(area, file, function, kind, start, end, new, text.count("\n", 0, start) + 1, was, becomes)

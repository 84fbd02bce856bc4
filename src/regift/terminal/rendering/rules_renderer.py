"""The small Markdown that rules sheets are written in."""

import re
from typing import Final

from rich.console import Console
from rich.text import Text

from regift.terminal.rendering.rendering_primitives import BRIGHT, GOLD

CLAUSE: Final = re.compile(r"\*\*([A-Z]+(?:-[A-Z]*\d+[a-z]?)+)\*\*")


def clause_text(markdown: str, clause: str) -> str:
    """Return what a clause says, without its number; "" where the rules do not have it."""
    for paragraph in re.split(r"\n\s*\n", markdown):
        text = " ".join(paragraph.split()).removeprefix("- ").removeprefix("* ")
        found = CLAUSE.match(text)
        if found and found[1] == clause:
            return text[found.end() :].strip().replace("**", "").replace("*", "")
    return ""


def clause_line(lines: list[str], clause: str) -> int:
    """Return the line on which a clause begins, 0 where none does."""
    return next((number for number, line in enumerate(lines) if clause and line.lstrip(" -•").startswith(clause)), 0)


def rendered_rules(markdown: str, width: int) -> list[Text]:
    """Lay a rules sheet out in lines of a width."""
    lines: list[Text] = []
    for chunk in re.split(r"\n\s*\n", markdown):
        for block in _blocks(chunk):
            lines += [*_wrapped(block, width), Text()]
    return lines


def _blocks(chunk: str) -> list[str]:
    """Split a paragraph where a heading or an item begins."""
    blocks: list[str] = []
    for line in chunk.strip().split("\n"):
        if not blocks or re.match(r"#{1,3} |[-*] |\|", line) or re.match(r"#{1,3} |\|", blocks[-1]):
            blocks.append(line.strip())
        else:
            blocks[-1] += f" {line.strip()}"
    return [block for block in blocks if block]


def _wrapped(block: str, width: int) -> list[Text]:
    heading = re.match(r"#{1,3} ", block)
    if heading:
        return [Text(block[heading.end() :], GOLD)]
    item = re.match(r"[-*] ", block)
    mark = "• " if item else ""
    text = spans(block[item.end() :] if item else block)
    lines = text.wrap(Console(width=width), width - len(mark))
    return [Text(mark if number == 0 else " " * len(mark)) + line for number, line in enumerate(lines)]


def spans(text: str) -> Text:
    """Read **strong** and *stressed* words."""
    drawn = Text()
    for piece in re.split(r"(\*\*[^*]+\*\*|\*[^*]+\*)", text):
        if piece.startswith("**"):
            drawn.append(piece[2:-2], BRIGHT)
        elif piece.startswith("*") and len(piece) > 2:
            drawn.append(piece[1:-1], "italic")
        else:
            drawn.append(piece)
    return drawn

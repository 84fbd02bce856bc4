"""Cards and other small things as text: every function gives lines, or cells, of a fixed width."""

from enum import Enum
from typing import Final, NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text

TINTS: Final = {
    "red": "#ff7a70",
    "orange": "#ffa552",
    "yellow": "#ffd75f",
    "green": "#8fd68a",
    "teal": "#5fd7c5",
    "blue": "#7db4ff",
    "violet": "#c29bff",
    "pink": "#ff9ecb",
    "grey": "#c8c8c8",
}
DIM: Final = Style(color="#9a8f84")
SOFT: Final = Style(color="#c9bdb0")
BRIGHT: Final = Style(color="#fff6e6", bold=True)
GOLD: Final = Style(color="#ffcf5c", bold=True)
CARD_HEIGHT: Final = 4


class Light(Enum):
    """How a card lies: lit is drawn with a thick frame, so that no colour is needed to see it."""

    PLAIN = "╭─╮│╰╯"
    LIT = "┏━┓┃┗┛"
    UNLIT = "┌┄┐┊└┘"


class Face(NamedTuple):
    """What is drawn of a card."""

    glyph: str
    label: str
    tint: str
    light: Light = Light.PLAIN
    key: str = ""
    """The key that plays it."""
    is_here: bool = False
    """Whether the reader's cursor stands on it."""


def fitted(text: str, width: int) -> str:
    """Return a text cut or filled up to so many columns."""
    if cell_len(text) <= width:
        return set_cell_size(text, width)
    return set_cell_size(text, max(0, width - 1)).rstrip() + "…" if width > 1 else set_cell_size(text, width)


def centred(text: str, width: int) -> str:
    """Return a text in the middle of so many columns."""
    cut = text if cell_len(text) <= width else fitted(text, width)
    left = (width - cell_len(cut)) // 2
    return set_cell_size(" " * left + cut, width)


def wrapped_label(label: str, width: int, lines: int) -> list[str]:
    """Break a label at its spaces into exactly so many lines."""
    found = [""]
    for word in label.split():
        joined = f"{found[-1]} {word}".strip()
        if cell_len(joined) <= width or not found[-1] or len(found) == lines:
            found[-1] = joined
        else:
            found.append(word)
    return [""] * ((lines - len(found)) // 2) + found + [""] * ((lines - len(found) + 1) // 2)


def style_of(face: Face) -> Style:
    """Return the style of a card's frame and words."""
    if face.light is Light.UNLIT:
        return DIM
    return Style(color=TINTS.get(face.tint, TINTS["grey"]), bold=face.light is Light.LIT)


def card(face: Face, width: int, height: int = CARD_HEIGHT) -> list[Text]:
    """Draw a card as a small box: its sign and its key in the frame, its name within."""
    left_top, bar, right_top, side, left_low, right_low = face.light.value
    style = style_of(face)
    inner = width - 2
    sign = f" {face.glyph} " if face.glyph else ""
    top = left_top + set_bar(sign, inner, bar, 1) + right_top
    mark = ("▲" if face.is_here else "") + face.key
    low = f" {mark} " if mark else ""
    bottom = left_low + set_bar(low, inner, bar, (inner - cell_len(low)) // 2) + right_low
    within = style + Style(reverse=True) if face.is_here else style
    body = [
        Text.assemble((side, style), (centred(line, inner), within), (side, style))
        for line in wrapped_label(face.label, inner, height - 2)
    ]
    return [Text(top, style), *body, Text(bottom, style)]


def set_bar(sign: str, width: int, bar: str, at: int) -> str:
    """Put a sign into a bar."""
    if cell_len(sign) + at > width:
        sign, at = sign.strip()[: max(0, width)], 0
    return bar * at + sign + bar * (width - at - cell_len(sign))


def beside(blocks: list[list[Text]], gap: int = 0) -> list[Text]:
    """Put blocks of the same height side by side."""
    if not blocks:
        return []
    rows = zip(*blocks, strict=True)
    return [Text(" " * gap).join(row) for row in rows]


def gauge(value: int, top: int, width: int = 10) -> str:
    """Draw a number that fills up; the numbers stand beside it."""
    top = max(1, top)
    full = round(width * min(max(value, 0), top) / top)
    return "▰" * full + "▱" * (width - full)


def flow(pieces: list[Text], width: int, joint: str = " · ") -> list[Text]:
    """Lay pieces one after the other into lines of at most that width."""
    lines: list[Text] = []
    for piece in pieces:
        if lines and lines[-1].cell_len + cell_len(joint) + piece.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], (joint, DIM), piece)
        else:
            lines.append(piece.copy())
    for line in lines:
        if line.cell_len > width:
            line.truncate(width, overflow="ellipsis")
    return lines


def framed(title: Text, lines: list[Text], width: int, light: Light, style: Style) -> list[Text]:
    """Draw a frame with a title around lines."""
    left_top, bar, right_top, side, left_low, right_low = light.value
    inner = width - 2
    title = title.copy()
    title.truncate(inner - 3, overflow="ellipsis")
    rest = inner - 1 - title.cell_len
    drawn = [Text.assemble((left_top + bar, style), title, (bar * rest + right_top, style))]
    for line in lines:
        body = line.copy()
        body.truncate(inner, overflow="ellipsis")
        drawn.append(Text.assemble((side, style), body, " " * (inner - body.cell_len), (side, style)))
    return [*drawn, Text(left_low + bar * inner + right_low, style)]

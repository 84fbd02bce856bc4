"""The picture of a board: any game's parts as lines of text, drawn from what the wire tells and nothing else."""

from typing import Final, NamedTuple

from rich.text import Text

from regift.terminal.localization import Localizer
from regift.terminal.rendering.rendering_primitives import (
    BRIGHT,
    CARD_HEIGHT,
    DIM,
    GOLD,
    SOFT,
    Face,
    Light,
    beside,
    card,
    flow,
    framed,
    gauge,
)
from regift.terminal.rendering.view_part_renderer import MANY, WIDEST, ViewPartRenderer, is_small
from regift.terminal.table.table_model import TableModel
from regift.wire import all_messages as wire

NARROWEST: Final = 8
"""Columns of a card in the hand at least."""
PANEL: Final = 26
"""Columns that a seat's panel needs."""
ROOMY: Final = 40
"""Columns of a panel from which every card face down is drawn."""
FEW_NAMES: Final = 6
"""Cards in the middle that are named one by one where it is cramped."""
TALL: Final = 34
"""Lines of a screen from which places of a row are drawn as cards."""


class Viewport(NamedTuple):
    """How much room a picture has."""

    width: int
    height: int
    """Of the whole screen."""


class BoardRenderer:
    """Draws one board for one reader."""

    def __init__(self, table: TableModel, localizer: Localizer, viewport: Viewport, cursor: int = -1) -> None:
        self.table = table
        self.localizer = localizer
        self.viewport = viewport
        self.cursor = cursor
        """Which card of the own hand the reader stands on, −1 for none."""
        self.parts = table.board.parts if table.board else []
        self.part_renderer = ViewPartRenderer(table.options, localizer, table.seat)

    @property
    def is_tall(self) -> bool:
        """Return whether there is room for large cards."""
        return self.viewport.height >= TALL

    @property
    def hand(self) -> wire.Zone | None:
        """Return the reader's own hand: see `hand_of`."""
        return hand_of(self.table)

    # The seats

    def others(self, *, is_cramped: bool = False) -> list[Text]:
        """Draw everybody else's panel, clockwise from the reader, in rows; without their feet where it is cramped."""
        others = self._around()
        if not others:
            return []
        columns = min(len(others), max(1, self.viewport.width // PANEL))
        columns = -(-len(others) // -(-len(others) // columns))
        lines: list[Text] = []
        for start in range(0, len(others), columns):
            row = self._row_of_panels(others[start : start + columns], columns)
            lines += row[:-1] if is_cramped else row
        return lines

    def others_in_lines(self) -> list[Text]:
        """Draw everybody else in a line each, for many seats on a small screen."""
        titles = {seat: self.title(seat) for seat in self._around()}
        widest = max((title.cell_len for title in titles.values()), default=0)
        lines: list[Text] = []
        for seat, title in titles.items():
            signs: list[Text] = []
            for part in sorted(
                self.parts, key=lambda part: not isinstance(part, wire.Token)
            ):  # what is cut off counts less
                if part.owner == seat and part is not self.hand:
                    is_bare = isinstance(part, wire.Zone) and not part.faces and not part.count
                    drawn = [self.part_renderer.small(part, is_narrow=True)] if is_small(part) else []
                    if isinstance(part, wire.Gauge):
                        drawn = [Text(f"{gauge(part.value, part.top)} {part.value}/{part.top}")]
                    signs += drawn or (
                        [] if is_bare else self.part_renderer.block(part, self.viewport.width, is_large=False)[:1]
                    )
            line = title + Text(" " * (widest - title.cell_len)) + Text(" · ", DIM).join(signs)
            line.truncate(self.viewport.width, overflow="ellipsis")
            lines.append(line)
        return lines

    def _around(self) -> list[int]:
        """List everybody else's seats, clockwise from the reader."""
        seats = [chair.seat for chair in self.table.lobby.chairs] if self.table.lobby else []
        own = self.table.seat
        around = [seats[(max(own, 0) + step) % len(seats)] for step in range(len(seats))]
        return [seat for seat in around if seat != own]

    def _row_of_panels(self, seats: list[int], columns: int) -> list[Text]:
        least, rest = divmod(self.viewport.width, columns)
        widths = [least + (column < rest) for column in range(len(seats))]
        bodies = [self._body(seat, width - 2) for seat, width in zip(seats, widths, strict=True)]
        height = max(map(len, bodies))
        panels = [
            self._panel(seat, body + [Text()] * (height - len(body)), width)
            for seat, body, width in zip(seats, bodies, widths, strict=True)
        ]
        return beside(panels)

    def _panel(self, seat: int, body: list[Text], width: int) -> list[Text]:
        acts = self.acts(seat)
        style = GOLD if acts else DIM
        return framed(
            self.title(seat),
            body,
            width,
            Light.LIT if acts or f"@{seat}" in self.part_renderer.keys else Light.PLAIN,
            style,
        )

    def acts(self, seat: int) -> bool:
        """Return whether the seat is awaited."""
        board = self.table.board
        return board is not None and not self.table.is_over and seat in board.to_act

    def title(self, seat: int) -> Text:
        """Name a seat, with what is to be known of who sits there."""
        title = Text(" ")
        title.append_text(self.part_renderer.key(f"@{seat}"))
        if self.acts(seat):
            title.append("▶ ", GOLD)
        title.append(self.localizer.name(seat), BRIGHT)
        chair = self.table.chair(seat)
        notes = [self.localizer.say("you")] if seat == self.table.seat else []
        if chair and chair.who == "person" and not chair.is_here:
            gone = "gone-on" if chair.is_away else "awaited-short" if chair.is_awaited else "away"
            notes.append(self.localizer.say("covered-short" if chair.is_covered else gone))
        if notes:
            title.append(f" ({', '.join(notes)})", SOFT)
        left = self.table.seconds_left(seat)
        if left is not None and self.acts(seat) and seat != self.table.seat:
            title.append(
                f" {self.localizer.symbols.sign('⌛')}{self.localizer.say('seconds-short', count=round(left))}", GOLD
            )
        return title + Text(" ")

    def _body(self, seat: int, width: int) -> list[Text]:
        mine = [part for part in self.parts if part.owner == seat and part is not self.hand]
        blocks = [
            line
            for part in mine
            if not is_small(part)
            for line in self.part_renderer.block(part, width, is_large=False)
        ]
        pieces = [self.part_renderer.pieces(part, is_narrow=width < ROOMY) for part in mine if is_small(part)]
        signs = flow([piece for several in pieces for piece in several], width - 1)
        return [line if line.plain.startswith(" ") else Text(" ") + line for line in blocks + signs]

    def own(self, *, is_cramped: bool = False) -> list[Text]:
        """Draw the reader's own seat: name and signs, places, and the hand as cards, lower ones where it is cramped."""
        seat = self.table.seat
        if seat < 0:
            return [Text(self.localizer.say("watching"), SOFT)]
        mine = [part for part in self.parts if part.owner == seat and part is not self.hand]
        width = self.viewport.width - 2
        signs = [part for part in mine if is_small(part)]
        title = self.title(seat)
        title.right_crop(1)
        head = flow([title[1:], *[self.part_renderer.small(part) for part in signs]], width)
        rest = [part for part in mine if not is_small(part)]
        return (
            head
            + self.part_renderer.lines(rest, width, is_large=self.is_tall)
            + self._hand(width, CARD_HEIGHT + self.is_tall - is_cramped)
        )

    def _hand(self, width: int, height: int) -> list[Text]:
        hand = self.hand
        if hand is None:
            return []
        if not hand.faces:
            return [self.part_renderer.labelled(hand, Text(self.localizer.say("empty"), DIM))]
        size = min(WIDEST, max(NARROWEST, width // len(hand.faces)))
        in_row = max(1, width // size)
        faces = [self._face(hand, number) for number in range(len(hand.faces))]
        lines: list[Text] = []
        for start in range(0, len(faces), in_row):
            lines += beside([card(face, size, height) for face in faces[start : start + in_row]])
        return lines

    def _face(self, hand: wire.Zone, number: int) -> Face:
        name = hand.faces[number]
        keys = self.part_renderer.keys.get(f"{hand.id}/{name}", [])
        light = Light.LIT if keys else Light.UNLIT
        return Face(
            self.localizer.symbols.glyph(name) if self.localizer.symbols.has_glyph(name) else "",
            self.localizer.label(name),
            self.localizer.symbols.tint(name),
            light,
            "/".join(keys[:3]),
            is_here=number == self.cursor,
        )

    # The middle

    def middle(self, *, is_cramped: bool = False) -> list[Text]:
        """Draw what lies in the middle of the table; long rows of names are counted where it is cramped."""
        shared = [part for part in self.parts if part.owner < 0]
        return self.part_renderer.lines(
            shared,
            self.viewport.width - 2,
            is_large=self.is_tall and not is_cramped,
            most=FEW_NAMES if is_cramped else MANY,
        )


def hand_of(table: TableModel) -> wire.Zone | None:
    """Return the reader's own hand: the own fan of that name; any other fan lies on the table."""
    parts = table.board.parts if table.board and table.seat >= 0 else []
    for part in parts:
        if isinstance(part, wire.Zone) and (part.owner, part.layout, part.name) == (table.seat, "fan", "hand"):
            return part
    return None

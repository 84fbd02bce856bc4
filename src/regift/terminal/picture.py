"""The picture of a board: any game's parts as lines of text, drawn from what the wire tells and nothing else."""

from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from regift.server import wire
from regift.terminal.cards import (
    BRIGHT,
    CARD_HEIGHT,
    DIM,
    GOLD,
    SOFT,
    TINTS,
    Face,
    Light,
    beside,
    card,
    fitted,
    flow,
    framed,
    gauge,
)
from regift.terminal.live_table import LiveTable
from regift.terminal.speech import Speech

KEYS: Final = "1234567890adefgijkmovyz"
"""The keys of the options, in order; the other letters are commands."""
NARROWEST: Final = 8
WIDEST: Final = 14
"""Columns of a card in the hand."""
PANEL: Final = 26
"""Columns that a seat's panel needs."""
ROOMY: Final = 40
"""Columns of a panel from which every card face down is drawn."""
TALL: Final = 34
"""Lines of a screen from which places of a row are drawn as cards."""
SLOT: Final = 3
"""Columns of a place in a row."""


class Place(NamedTuple):
    """How much room a picture has."""

    width: int
    height: int
    """Of the whole screen."""


class Picture:
    """Draws one board for one reader."""

    def __init__(self, table: LiveTable, speech: Speech, place: Place, cursor: int = -1) -> None:
        self.table = table
        self.speech = speech
        self.place = place
        self.cursor = cursor
        """Which card of the own hand the reader stands on, −1 for none."""
        self.parts = table.board.parts if table.board else []
        self.keys: dict[str, list[str]] = {}
        """By spot: the keys of the options played there."""
        for number, option in enumerate(table.options):
            self.keys.setdefault(option.spot, []).append(KEYS[number] if number < len(KEYS) else "•")

    @property
    def is_tall(self) -> bool:
        """Tell whether there is room for large cards."""
        return self.place.height >= TALL

    @property
    def hand(self) -> wire.Zone | None:
        """Give the reader's own hand: the first own fan with its faces up."""
        return hand_of(self.table)

    # The seats

    def others(self, *, is_cramped: bool = False) -> list[Text]:
        """Draw everybody else's panel, clockwise from the reader, in rows; without their feet where it is cramped."""
        seats = [chair.seat for chair in self.table.lobby.chairs] if self.table.lobby else []
        own = self.table.seat
        around = [seats[(max(own, 0) + step) % len(seats)] for step in range(len(seats))]
        others = [seat for seat in around if seat != own]
        if not others:
            return []
        columns = min(len(others), max(1, self.place.width // PANEL))
        columns = -(-len(others) // -(-len(others) // columns))
        lines: list[Text] = []
        for start in range(0, len(others), columns):
            row = self._row_of_panels(others[start : start + columns], columns)
            lines += row[:-1] if is_cramped else row
        return lines

    def _row_of_panels(self, seats: list[int], columns: int) -> list[Text]:
        least, rest = divmod(self.place.width, columns)
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
            self.title(seat), body, width, Light.LIT if acts or f"@{seat}" in self.keys else Light.PLAIN, style
        )

    def acts(self, seat: int) -> bool:
        """Tell whether the seat is awaited."""
        return (
            bool(self.table.board)
            and not self.table.is_over
            and seat in (self.table.board.to_act if self.table.board else [])
        )

    def title(self, seat: int) -> Text:
        """Name a seat, with what is to be known of who sits there."""
        title = Text(" ")
        title.append_text(self.key(f"@{seat}"))
        if self.acts(seat):
            title.append("▶ ", GOLD)
        title.append(self.speech.name(seat), BRIGHT)
        chair = self.table.chair(seat)
        notes = [self.speech.say("you")] if seat == self.table.seat else []
        if chair and chair.who == "person" and not chair.is_here:
            notes.append(self.speech.say("covered-short" if chair.is_covered else "away"))
        if notes:
            title.append(f" ({', '.join(notes)})", SOFT)
        left = self.table.seconds_left(seat)
        if left is not None and self.acts(seat) and seat != self.table.seat:
            title.append(f" ⌛{self.speech.say('seconds-short', count=round(left))}", GOLD)
        return title + Text(" ")

    def _body(self, seat: int, width: int) -> list[Text]:
        mine = [part for part in self.parts if part.owner == seat and part is not self.hand]
        blocks = [line for part in mine if not is_small(part) for line in self._block(part, width, is_large=False)]
        signs = flow([self._small(part, is_narrow=width < ROOMY) for part in mine if is_small(part)], width - 1)
        return [line if line.plain.startswith(" ") else Text(" ") + line for line in blocks + signs]

    def own(self, *, is_cramped: bool = False) -> list[Text]:
        """Draw the reader's own seat: name and signs, places, and the hand as cards, lower ones where it is cramped."""
        seat = self.table.seat
        if seat < 0:
            return [Text(self.speech.say("watching"), SOFT)]
        mine = [part for part in self.parts if part.owner == seat and part is not self.hand]
        width = self.place.width - 2
        signs = [part for part in mine if is_small(part)]
        title = self.title(seat)
        title.right_crop(1)
        head = flow([title[1:], *[self._small(part) for part in signs]], width)
        rest = [part for part in mine if not is_small(part)]
        return (
            head
            + self._lines(rest, width, is_large=self.is_tall)
            + self._hand(width, CARD_HEIGHT + self.is_tall - is_cramped)
        )

    def _hand(self, width: int, height: int) -> list[Text]:
        hand = self.hand
        if hand is None:
            return []
        if not hand.faces:
            return [self._labelled(hand, Text(self.speech.say("empty"), DIM))]
        size = min(WIDEST, max(NARROWEST, width // len(hand.faces)))
        in_row = max(1, width // size)
        faces = [self._face(hand, number) for number in range(len(hand.faces))]
        lines: list[Text] = []
        for start in range(0, len(faces), in_row):
            lines += beside([card(face, size, height) for face in faces[start : start + in_row]])
        return lines

    def _face(self, hand: wire.Zone, number: int) -> Face:
        name = hand.faces[number]
        keys = self.keys.get(f"{hand.id}/{name}", [])
        light = Light.LIT if keys else Light.UNLIT
        return Face(
            self.speech.glyph(name),
            self.speech.label(name),
            self.speech.tint(name),
            light,
            "/".join(keys[:3]),
            is_here=number == self.cursor,
        )

    # The middle

    def middle(self) -> list[Text]:
        """Draw what lies in the middle of the table."""
        shared = [part for part in self.parts if part.owner < 0]
        return self._lines(shared, self.place.width - 2, is_large=self.is_tall)

    # Parts

    def _lines(self, parts: list[wire.AnyPart], width: int, *, is_large: bool) -> list[Text]:
        large = [part for part in parts if is_large and isinstance(part, wire.Zone) and part.layout == "pile"]
        small = [self._small(part) for part in parts if is_small(part) and part not in large]
        lines: list[Text] = []
        for part in parts:
            if not is_small(part):
                lines += self._block(part, width, is_large=is_large)
        if large:
            piles = beside([self._pile(part) for part in large if isinstance(part, wire.Zone)], 1)
            signs = flow(small, max(10, width - piles[0].cell_len - 2))
            signs = [Text()] * ((len(piles) - len(signs)) // 2) + signs
            signs += [Text()] * (len(piles) - len(signs))
            return lines + [Text("  ").join(pair) for pair in zip(piles, signs, strict=False)]
        return lines + flow(small, width)

    def _pile(self, zone: wire.Zone) -> list[Text]:
        top = zone.faces[-1] if zone.faces else ""
        face = Face(
            self.speech.glyph(top) if top else "",
            f"{self.speech.label(zone.name)} {zone.count}",
            self.speech.tint(top) if top else "orange",
            Light.LIT if zone.id in self.keys else Light.PLAIN,
            "/".join(self.keys.get(zone.id, [])),
        )
        return card(face, WIDEST)

    def _small(self, part: wire.AnyPart, *, is_narrow: bool = False) -> Text:
        """Draw a part as a few words."""
        label = Text.assemble(self.key(part.id), (self.speech.label(part.name), SOFT))
        if isinstance(part, wire.Token):
            return Text.assemble(("● ", GOLD), label)
        if isinstance(part, wire.Gauge):
            return Text.assemble(label, f" {gauge(part.value, part.top)} {part.value}/{part.top}")
        if isinstance(part, wire.Fact):
            return Text.assemble(label, " ", (self._fact(part), BRIGHT))
        if isinstance(part, wire.Zone):
            return self._few_cards(part, label, 1 if is_narrow else 12)
        return label

    def _fact(self, fact: wire.Fact) -> str:
        if isinstance(fact.value, int):
            return str(fact.value)
        glyph = self.speech.game.attribute(fact.value, "glyph")
        said = self.speech.label(fact.value)
        return f"{self.speech.glyph(fact.value)} {said}" if glyph and not glyph.isalnum() else said

    def _few_cards(self, zone: wire.Zone, label: Text, most: int) -> Text:
        if zone.layout == "pile":
            drawn = Text.assemble(label, (f" {zone.count}", BRIGHT))
            if zone.faces:
                drawn.append(" ▸ ", DIM)
                drawn.append_text(self._chip(zone.faces[-1]))
            return drawn
        if not zone.faces:
            backs = "▮" * min(zone.count, most)
            return Text.assemble(label, (f" {backs}", Style(color=TINTS["orange"])), (f" {zone.count}", BRIGHT))
        drawn = Text.assemble(label, " ")
        for number, face in enumerate(zone.faces):
            drawn.append(" " if number else "")
            drawn.append_text(self.key(f"{zone.id}/{face}"))
            drawn.append_text(self._chip(face))
        return drawn

    def _chip(self, face: str) -> Text:
        return Text(self.speech.glyph(face), Style(color=TINTS.get(self.speech.tint(face)), bold=True))

    def _block(self, part: wire.AnyPart, width: int, *, is_large: bool) -> list[Text]:
        """Draw a part that takes lines of its own."""
        if isinstance(part, wire.Zone):
            return self._slots(part, width, is_large=is_large)
        if isinstance(part, wire.Track):
            return self._track(part, width)
        if isinstance(part, wire.Grid):
            return self._grid(part, width)
        return []

    def _slots(self, zone: wire.Zone, width: int, *, is_large: bool) -> list[Text]:
        size = min(10, width // max(1, len(zone.faces)))
        if is_large and size >= 6:
            return beside([self._large_slot(zone, number, size) for number in range(len(zone.faces))])
        cells = Text()
        for number in range(len(zone.faces)):
            cells.append_text(self._slot(zone, number))
        in_line = max(1, width // SLOT) * SLOT
        if cells.cell_len <= width:
            return [
                self._labelled(zone, cells)
                if cells.cell_len + cell_len(self.speech.label(zone.name)) < width
                else cells
            ]
        pieces = [self._slot(zone, number) for number in range(len(zone.faces))]
        step = in_line // SLOT
        return [Text().join(pieces[start : start + step]) for start in range(0, len(pieces), step)]

    def _slot(self, zone: wire.Zone, number: int) -> Text:
        """Draw a place as three columns; brackets where something is played on it."""
        name = zone.faces[number]
        sign = self.speech.glyph(name) if name else "▫" if number == zone.ghost else "·"
        is_lit = f"{zone.id}/{number}" in self.keys
        shown = (("[" if is_lit else " ") + sign)[:SLOT]
        drawn = Text(shown, Style(color=TINTS.get(self.speech.tint(name)), bold=True) if name else DIM)
        if drawn.cell_len < SLOT:
            drawn.append("]" if is_lit else " ", GOLD if is_lit else DIM)
        return drawn

    def _large_slot(self, zone: wire.Zone, number: int, size: int) -> list[Text]:
        name = zone.faces[number]
        keys = self.keys.get(f"{zone.id}/{number}", [])
        if name:
            face = Face(self.speech.glyph(name), self.speech.label(name), self.speech.tint(name))
        else:
            face = Face("", "▫" if number == zone.ghost else "", "grey", Light.UNLIT)
        if keys:
            face = face._replace(light=Light.LIT, key="/".join(keys))
        return card(face, size)

    def _track(self, track: wire.Track, width: int) -> list[Text]:
        """Draw a track as one line a pawn."""
        names = [self.speech.name(seat) for seat in range(len(track.pawns))]
        side = min(16, max([cell_len(name) for name in names], default=0))
        room = max(5, width - side - 10)
        spaces = min(track.length, room - 1)
        lit = {number for number in range(track.length + 1) if f"{track.id}/{number}" in self.keys}
        lines = [Text.assemble(self.key(track.id), (self.speech.label(track.name), SOFT))]
        for seat, pawn in enumerate(track.pawns):
            line = Text(fitted(names[seat], side) + " ", BRIGHT if seat == self.table.seat else SOFT)
            at = round(pawn * spaces / max(1, track.length)) if pawn >= 0 else -1
            for number in range(spaces + 1):
                sign = "●" if number == at else "◆" if number in lit else "━" if number < at else "·"
                line.append(sign, GOLD if number == at else DIM)
            line.append(f" {max(pawn, 0)}/{track.length}" if pawn >= 0 else "", BRIGHT)
            lines.append(line)
        return lines

    def _grid(self, grid: wire.Grid, width: int) -> list[Text]:
        columns = max(1, grid.columns)
        size = max(4, min(18, width // columns))
        lines = [Text.assemble(self.key(grid.id), (self.speech.label(grid.name), SOFT))]
        for start in range(0, len(grid.cells), columns):
            line = Text()
            for number in range(start, min(start + columns, len(grid.cells))):
                line.append_text(self._cell(grid, number, size))
            lines.append(line)
        return lines

    def _cell(self, grid: wire.Grid, number: int, size: int) -> Text:
        name = grid.cells[number]
        drawn = self.key(f"{grid.id}/{number}")
        label = f"{self.speech.glyph(name)} {self.speech.label(name)}" if name else "·"
        drawn.append(fitted(label, size - drawn.cell_len - 1) + " ", BRIGHT if name else DIM)
        return drawn

    def _labelled(self, part: wire.Part, drawn: Text) -> Text:
        return Text.assemble(self.key(part.id), (self.speech.label(part.name) + " ", SOFT), drawn)

    def key(self, spot: str) -> Text:
        """Show the keys of what is played on a spot, in brackets; nothing where nothing is."""
        keys = self.keys.get(spot, [])
        return Text(f"[{'/'.join(keys[:3])}] " if keys else "", GOLD)


def is_small(part: wire.AnyPart) -> bool:
    """Tell whether a part is drawn as a few words among others."""
    if isinstance(part, wire.Zone):
        return part.layout != "slots"
    return not isinstance(part, wire.Track | wire.Grid)


def hand_of(table: LiveTable) -> wire.Zone | None:
    """Give the reader's own hand: the first own fan."""
    parts = table.board.parts if table.board else []
    for part in parts:
        if isinstance(part, wire.Zone) and part.owner == table.seat and part.layout == "fan" and table.seat >= 0:
            return part
    return None

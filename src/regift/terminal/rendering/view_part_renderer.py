"""The parts of any game as text: each shape that the wire knows, with the keys of what is played there."""

from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from regift.terminal.localization import Localizer
from regift.terminal.rendering.rendering_primitives import (
    BRIGHT,
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
    gauge,
    wrapped_label,
)
from regift.wire import all_messages as wire

KEYS: Final = "1234567890adefgijkmovyz"
"""The keys of the options, in order; the other letters are commands."""
WIDEST: Final = 14
"""Columns of a card at most."""
SLOT: Final = 3
"""Columns of a place in a row."""
SLOT_CARD: Final = 10
"""Columns of a place that is drawn as a card."""
WIDE_SLOT_CARD: Final = 16
MANY: Final = 1000
"""Cards that are named one by one: all."""
FEW: Final = 4
"""Places in a row that may be drawn wider."""


class ViewPartRenderer:
    """Draws parts for one reader."""

    def __init__(self, options: list[wire.Option], localizer: Localizer, own_seat: int) -> None:
        self.localizer = localizer
        self.own_seat = own_seat
        self.keys: dict[str, list[str]] = {}
        """By spot: the keys of the options played there."""
        for number, option in enumerate(options):
            self.keys.setdefault(option.spot, []).append(key_of(number))

    def lines(self, parts: list[wire.AnyPart], width: int, *, is_large: bool, most: int = MANY) -> list[Text]:
        """Draw several parts, the small ones one after the other."""
        large = [part for part in parts if is_large and isinstance(part, wire.Zone) and self._is_large_pile(part)]
        small = [piece for part in parts if is_small(part) and part not in large for piece in self.pieces(part, most)]
        lines: list[Text] = []
        for part in parts:
            if not is_small(part):
                lines += self.block(part, width, is_large=is_large)
        if large:
            piles = beside([self._pile(part) for part in large if isinstance(part, wire.Zone)], 1)
            signs = flow(small, max(10, width - piles[0].cell_len - 2))
            signs = [Text()] * ((len(piles) - len(signs)) // 2) + signs
            signs += [Text()] * (len(piles) - len(signs))
            return lines + [Text("  ").join(pair) for pair in zip(piles, signs, strict=False)]
        return lines + flow(small, width)

    def _is_large_pile(self, zone: wire.Zone) -> bool:
        """Return whether a pile is drawn as a card: not where its top has a name alone, which takes more room."""
        return zone.layout == "pile" and self._are_signs(zone.faces[-1:])

    def _are_signs(self, faces: list[str]) -> bool:
        return all(self.localizer.symbols.has_glyph(face) for face in faces)

    def pieces(self, part: wire.AnyPart, most: int = MANY, *, is_narrow: bool = False) -> list[Text]:
        """Draw a small part; cards that have no sign each as a piece of its own, or counted where they are more."""
        if isinstance(part, wire.Zone) and part.layout != "pile" and not self._are_signs(part.faces):
            is_named = len(part.faces) <= most
            return self._names(part) if is_named else [self.labelled(part, Text(str(len(part.faces)), BRIGHT))]
        return [self.small(part, is_narrow=is_narrow)]

    def _names(self, zone: wire.Zone, *, is_labelled: bool = True) -> list[Text]:
        """Name the cards of a zone, the first after what the zone is called where there is room for that."""
        names: list[Text] = []
        for number, face in enumerate(zone.faces):
            name = Text.assemble(self.labelled(zone, Text()) if is_labelled and not number else "")
            name.append_text(self.key(f"{zone.id}/{number if zone.layout == 'slots' else face}"))
            names.append(name + (self._chip(face) if face else Text("▫" if number == zone.ghost else "·", DIM)))
        return names

    def _pile(self, zone: wire.Zone) -> list[Text]:
        top = zone.faces[-1] if zone.faces else ""
        face = Face(
            self.localizer.symbols.glyph(top) if top else "",
            f"{self.localizer.label(zone.name)} {zone.count}",
            self.localizer.symbols.tint(top) if top else "orange",
            Light.LIT if zone.id in self.keys else Light.PLAIN,
            "/".join(self.keys.get(zone.id, [])),
        )
        return card(face, WIDEST)

    def small(self, part: wire.AnyPart, *, is_narrow: bool = False) -> Text:
        """Draw a part as a few words."""
        label = Text.assemble(self.key(part.id), (self.localizer.label(part.name), SOFT))
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
        glyph, article = (self.localizer.game.attribute(fact.value, name) for name in ("glyph", "article"))
        label = self.localizer.label(fact.value)
        if self.localizer.symbols.has_emoji and glyph and not glyph.isalnum():
            return f"{self.localizer.symbols.glyph(fact.value)} {label}"
        return label if glyph else f"{article} {label}".strip()

    def _few_cards(self, zone: wire.Zone, label: Text, most: int) -> Text:
        if zone.layout == "pile":
            drawn = Text.assemble(label, (f" {zone.count}", BRIGHT))
            if zone.faces:
                drawn.append(" ▸ ", DIM)
                drawn.append_text(self._chip(zone.faces[-1]))
            return drawn
        if not zone.count:
            return Text.assemble(label, " ", (self.localizer.say("empty"), DIM))
        if not zone.faces:
            backs = " " + "▮" * min(zone.count, most)
            return Text.assemble(label, (backs, Style(color=TINTS["orange"])), (f" {zone.count}", BRIGHT))
        drawn = Text.assemble(label, " ")
        joint = " " if self._are_signs(zone.faces) else ", "
        for number, face in enumerate(zone.faces):
            drawn.append(joint if number else "")
            drawn.append_text(self.key(f"{zone.id}/{face}"))
            drawn.append_text(self._chip(face))
        return drawn

    def _chip(self, face: str) -> Text:
        sign = (
            self.localizer.symbols.glyph(face) if self.localizer.symbols.has_glyph(face) else self.localizer.label(face)
        )
        return Text(sign, Style(color=TINTS.get(self.localizer.symbols.tint(face)), bold=True))

    def block(self, part: wire.AnyPart, width: int, *, is_large: bool) -> list[Text]:
        """Draw a part that takes lines of its own."""
        if isinstance(part, wire.Zone):
            return self._slots(part, width, is_large=is_large)
        if isinstance(part, wire.Track):
            return self._track(part, width)
        if isinstance(part, wire.Grid):
            return self._grid(part, width)
        return []

    def _slots(self, zone: wire.Zone, width: int, *, is_large: bool) -> list[Text]:
        size = min(self._widest(zone), width // max(1, len(zone.faces)))
        if is_large and size >= 6:
            cards = beside([self._large_slot(zone, number, size) for number in range(len(zone.faces))])
            return self._beside_label(zone, cards, width) if len(zone.faces) <= FEW else cards
        if not self._are_signs(zone.faces):
            names = self._names(zone)
            # A panel puts a space before what does not begin with one.
            return flow(names if names[0].cell_len < width else self._names(zone, is_labelled=False), width - 1)
        cells = Text()
        for number in range(len(zone.faces)):
            cells.append_text(self._slot(zone, number))
        in_line = max(1, width // SLOT) * SLOT
        if cells.cell_len <= width:
            return [
                self.labelled(zone, cells)
                if cells.cell_len + cell_len(self.localizer.label(zone.name)) < width
                else cells
            ]
        pieces = [self._slot(zone, number) for number in range(len(zone.faces))]
        step = in_line // SLOT
        return [Text().join(pieces[start : start + step]) for start in range(0, len(pieces), step)]

    def _beside_label(self, zone: wire.Zone, cards: list[Text], width: int) -> list[Text]:
        """Return what a few cards are, where there is room for it."""
        label = self.labelled(zone, Text())
        if not cards or label.cell_len + cards[0].cell_len > width:
            return cards
        return [(label if number == 1 else Text(" " * label.cell_len)) + line for number, line in enumerate(cards)]

    def _widest(self, zone: wire.Zone) -> int:
        """Return the columns of a place that is drawn as a card: more where few names are long."""
        lines = [line for face in zone.faces for line in wrapped_label(self.localizer.label(face), SLOT_CARD - 2, 2)]
        is_long = any(cell_len(line) > SLOT_CARD - 2 for line in lines)
        return WIDE_SLOT_CARD if is_long and len(zone.faces) <= FEW else SLOT_CARD

    def _slot(self, zone: wire.Zone, number: int) -> Text:
        """Draw a place as three columns; brackets where something is played on it."""
        name = zone.faces[number]
        sign = self.localizer.symbols.glyph(name) if name else "▫" if number == zone.ghost else "·"
        is_lit = f"{zone.id}/{number}" in self.keys
        shown = (("[" if is_lit else " ") + sign)[:SLOT]
        drawn = Text(shown, Style(color=TINTS.get(self.localizer.symbols.tint(name)), bold=True) if name else DIM)
        if drawn.cell_len < SLOT:
            drawn.append("]" if is_lit else " ", GOLD if is_lit else DIM)
        return drawn

    def _large_slot(self, zone: wire.Zone, number: int, size: int) -> list[Text]:
        name = zone.faces[number]
        keys = self.keys.get(f"{zone.id}/{number}", [])
        if name:
            glyph = self.localizer.symbols.glyph(name) if self.localizer.symbols.has_glyph(name) else ""
            face = Face(glyph, self.localizer.label(name), self.localizer.symbols.tint(name))
        else:
            face = Face("", "▫" if number == zone.ghost else "", "grey", Light.UNLIT)
        if keys:
            face = face._replace(light=Light.LIT, key="/".join(keys))
        return card(face, size)

    def _track(self, track: wire.Track, width: int) -> list[Text]:
        """Draw a track as one line a pawn."""
        names = [self.localizer.name(seat) for seat in range(len(track.pawns))]
        side = min(16, max([cell_len(name) for name in names], default=0))
        room = max(5, width - side - 10)
        spaces = min(track.length, room - 1)
        lit = {number for number in range(spaces + 1) if f"{track.id}/{number}" in self.keys}
        lines = [Text.assemble(self.key(track.id), (self.localizer.label(track.name), SOFT))]
        for seat, pawn in enumerate(track.pawns):
            line = Text(fitted(names[seat], side) + " ", BRIGHT if seat == self.own_seat else SOFT)
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
        lines = [Text.assemble(self.key(grid.id), (self.localizer.label(grid.name), SOFT))]
        for start in range(0, len(grid.cells), columns):
            line = Text()
            for number in range(start, min(start + columns, len(grid.cells))):
                line.append_text(self._cell(grid, number, size))
            lines.append(line)
        return lines

    def _cell(self, grid: wire.Grid, number: int, size: int) -> Text:
        name = grid.cells[number]
        drawn = self.key(f"{grid.id}/{number}")
        label = f"{self.localizer.symbols.glyph(name)} {self.localizer.label(name)}" if name else "·"
        drawn.append(fitted(label, size - drawn.cell_len - 1) + " ", BRIGHT if name else DIM)
        return drawn

    def labelled(self, part: wire.Part, drawn: Text) -> Text:
        """Put a part's key and name before what is drawn of it."""
        return Text.assemble(self.key(part.id), (self.localizer.label(part.name) + " ", SOFT), drawn)

    def key(self, spot: str) -> Text:
        """Show the keys of what is played on a spot, in brackets; nothing where nothing is."""
        keys = self.keys.get(spot, [])
        return Text(f"[{'/'.join(keys[:3])}] " if keys else "", GOLD)


def key_of(number: int) -> str:
    """Return the key of an option, a dot where there are too many."""
    return KEYS[number] if number < len(KEYS) else "•"


def is_small(part: wire.AnyPart) -> bool:
    """Return whether a part is drawn as a few words among others."""
    if isinstance(part, wire.Zone):
        return part.layout != "slots"
    return not isinstance(part, wire.Track | wire.Grid)

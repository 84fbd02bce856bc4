"""All that a seat knows as rows of four numbers, with perfect recall: rows are equal exactly where keys are.

A row is one number of the history: which kind of event, which of its fields, the place within that field, the number.
"""

from typing import Final, final

from mypy_extensions import i64

from regift.kit.action_arguments_and_action_table import CARDS, NUMBER, SEAT
from regift.kit.event import EVERYONE, HIDDEN, seen_by
from regift.kit.game_definition_base_class_and_options import GameDefinition, check_seat
from regift.kit.state import State

WIDTH: Final = 4
"""Numbers in a row."""
SHARED_ROWS: Final = "shared"
"""In place of a kind of event: what all see beside the events, such as who has sealed a choice."""
PRIVATE_ROWS: Final = "private"
"""In place of a kind of event: what the seat alone knows beside them, its picks and its sealed choice."""


@final
class HistoryLayout:
    """How the histories of one game become rows.

    1. The kind of event, from 1; the two after the last are SHARED_ROWS and PRIVATE_ROWS.
    2. The field of that kind, from 1; 0 where there is none.
    3. The place in the field: 0, and for a CARDS field 0 for how many cards there are, from 1 on for the cards.
    4. The number there. For seats and words it counts from 1, and 0 stands for what the reader may not see.
    """

    def __init__(self, game: GameDefinition) -> None:
        self.game = game
        self.kinds: list[str] = [kind.name for kind in game.event_kinds] + [SHARED_ROWS, PRIVATE_ROWS]
        """What the first number of a row stands for, from 1."""
        self.width = WIDTH

    def encode(self, state: State, seat: int) -> list[list[int]]:
        """Return what the seat knows, the oldest event first; also what a SPECTATOR knows, or EVERYONE together."""
        check_seat(self.game, seat, EVERYONE)
        rows: list[list[int]] = []
        codes = seen_by(seat, self.game.event_kinds, state.history)
        at: i64 = 0
        while at < len(codes):
            at = self._add_event(rows, codes, at)
        shared = len(self.kinds) - 1
        _add_codes(rows, shared, state.shared())
        if seat >= 0:
            _add_codes(rows, shared + 1, state.private(seat))
        return rows

    def _add_event(self, rows: list[list[int]], codes: list[int], start: i64) -> i64:
        """Add the rows of the event that begins at `start`; return where the next one begins."""
        kind = self.game.event_kinds[codes[start]]
        number = codes[start] + 1
        if not kind.fields:
            rows.append([number, 0, 0, 0])
        at = start + 1
        for field_number, field in enumerate(kind.fields, 1):
            if field.type == CARDS:
                count: i64 = codes[at]
                rows.append([number, field_number, 0, codes[at]])
                for place in range(1, count + 1):
                    rows.append([number, field_number, place, _from_one(codes[at + place])])
                at += 1 + count
            else:
                code = codes[at]
                rows.append([number, field_number, 0, code if field.type == NUMBER else _from_one(code)])
                at += 1
        return at

    def describe(self) -> list[dict[str, object]]:
        """Return for each kind of event its number and its fields, with what their numbers stand for, as JSON."""
        told: list[dict[str, object]] = []
        for number, kind in enumerate(self.game.event_kinds, 1):
            fields: list[object] = []
            for field in kind.fields:
                about: dict[str, object] = {"name": field.name, "type": field.type}
                if field.type not in (SEAT, NUMBER):
                    about["words"] = list(self.game.words)
                fields.append(about)
            told.append({"number": number, "kind": kind.name, "fields": fields})
        for number in (len(self.kinds) - 1, len(self.kinds)):
            told.append({"number": number, "kind": self.kinds[number - 1], "fields": []})
        return told


def _from_one(code: int) -> int:
    """Return the number of a seat or a word, 0 for a hidden one."""
    return 0 if code == HIDDEN else code + 1


def _add_codes(rows: list[list[int]], kind: int, codes: list[int]) -> None:
    """Add a row for each code."""
    for place, code in enumerate(codes):
        rows.append([kind, 0, place, code])

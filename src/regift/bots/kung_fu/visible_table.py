"""What a player of Kung Fu Granny sees on the table now."""

from typing import Final

from regift.games.kung_fu.box_contents import CARDS, KINDS, WINNING_LEVEL
from regift.kit.view import View

KIND_OF: Final = {card: kind for kind, card in enumerate(CARDS)}

Row = frozenset[int]
"""The levels that stand in a row."""


def next_level(row: Row) -> int:
    """Return the smallest level missing, 8 when 1 to 7 are there (MKF-8)."""
    return next(level for level in range(1, WINNING_LEVEL + 1) if level not in row)


def height(row: Row) -> float:
    """Return how far a row has come, in levels: those above a hole count for less."""
    reached = next_level(row) - 1
    stranded = len(row) - reached
    return reached + 0.06 * reached * reached + 0.6 * stranded


class VisibleTable:
    """What the seat sees on the table."""

    def __init__(self, view: View, seats: int) -> None:
        self.seat = view.seat
        self.rivals = [seat for seat in range(seats) if seat != view.seat]
        self.rows: list[Row] = [self._row(view, seat) for seat in range(seats)]
        self.sizes = [view.zone(f"hand:{seat}").count for seat in range(seats)]
        self.hand = [0] * KINDS
        for face in view.zone(f"hand:{view.seat}").faces:
            self.hand[KIND_OF[face]] += 1
        self.mine = self.rows[view.seat]
        self.next = next_level(self.mine)

    def __getitem__(self, kind: int) -> int:
        return self.hand[kind]

    @staticmethod
    def _row(view: View, seat: int) -> Row:
        return frozenset(level for level, face in enumerate(view.zone(f"row:{seat}").faces, 1) if face)

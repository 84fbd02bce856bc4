"""What a player of Kung Fu Granny sees on the table and remembers of the discard pile."""

from typing import Final

from regift.games.kung_fu.box_contents import CARDS, COUNTS, GRANNY, KINDS, TOP_LEVEL, WINNING_LEVEL
from regift.kit.event import Event
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


class Memory:
    """What lies on the discard pile, of which only the top is seen (MKF-A24)."""

    def __init__(self) -> None:
        self.discards = [0] * KINDS

    def see(self, event: Event) -> None:
        """Take in an event."""
        if event.kind == "discards":
            self._add(event["cards"])
        elif event.kind == "withdraws":
            self._add(event["cards"])
            self._add(event["row"])
        elif event.kind == "attacks":
            self._add([event["card"]])
        elif event.kind == "blocks":
            self.discards[GRANNY] += 1
        elif event.kind == "reshuffles":
            self.discards = [0] * KINDS

    def _add(self, cards: object) -> None:
        assert isinstance(cards, list)
        for card in cards:
            self.discards[KIND_OF[card]] += 1

    def odds(self, observation: VisibleTable) -> list[float]:
        """Return the chance of each kind for a card that is not seen; rows count as real levels."""
        unseen = [COUNTS[kind] - self.discards[kind] - observation.hand[kind] for kind in range(KINDS)]
        for row in observation.rows:
            for level in row:
                unseen[min(level, TOP_LEVEL) - 1] -= 1
        weights = [max(0, count) for count in unseen]
        return [weight / max(1, sum(weights)) for weight in weights]

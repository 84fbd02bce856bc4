"""What a player of Kung Fu Granny remembers of the discard pile, and what follows for the cards that are not seen."""

from regift.bots.kung_fu.visible_table import KIND_OF, VisibleTable
from regift.games.kung_fu.box_contents import COUNTS, GRANNY, KINDS, TOP_LEVEL
from regift.kit.event import Event


class DiscardMemory:
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

"""Where each gift lies, followed with the eyes, and the traces that seeing and hearing leave."""

from collections.abc import Callable
from typing import Final

from regift.bots.not_a_hat.remembered_gift import RememberedGift
from regift.kit.event import Event

CARD: Final = "card-"
"""How the names of drawings begin."""
SIGHT: Final = 1.0
"""The strength of the trace that seeing a gift leaves."""
LINGERING: Final = 6
"""So many gifts that are gone may still come to mind."""


class GiftTracker:
    """Takes in events as its seat saw them, and counts time in passes."""

    def __init__(self, seat: int, ear: float) -> None:
        self.seat = seat
        self.ear = ear
        """The strength of the trace that hearing a gift named leaves."""
        self.time = 0
        """How many gifts were given and answered so far."""
        self.quiet = 0
        """The same since somebody last refused one."""
        self.lying: dict[int, list[RememberedGift]] = {}
        """By seat: what lies before it, the oldest first."""
        self.moving = RememberedGift()
        """The gift that is shown, or on its way."""
        self.gone: list[RememberedGift] = []
        """Gifts that went away of late."""
        self.said: tuple[str, float] | None = None
        """What the gift on its way is said to be, and how strong a trace that leaves once it is accepted."""
        self.is_honest = False
        """Whether this seat said last what it remembers, which leaves as strong a trace as seeing it."""
        self._ways: dict[str, Callable[[Event], None]] = {
            "starts": self._begin,
            "deals": self._deal,
            "shows": self._show,
            "turns": self._turn,
            "claims": self._hear,
            "accepts": self._accept,
            "refuses": self._pass,
            "exposes": self._uncover,
            "misjudges": self._uncover,
            "leaves": self._leave,
        }

    def see(self, event: Event) -> None:
        """Take in an event."""
        if event.kind in self._ways:
            self._ways[event.kind](event)

    def around(self) -> list[RememberedGift]:
        """List the gifts that may be taken for one another."""
        return [self.moving, *self._all_lying(), *self.gone]

    def _all_lying(self) -> list[RememberedGift]:
        return [gift for gifts in self.lying.values() for gift in gifts]

    def _begin(self, event: Event) -> None:
        """Clear the table for a round; what went round in the last one lingers."""
        for gift in [*self._all_lying(), self.moving]:
            self._lose(gift)
        self.lying = {}
        self.quiet = 0

    def _deal(self, event: Event) -> None:
        cards = event["cards"]
        assert isinstance(cards, list)
        gifts = [RememberedGift() for _ in cards]
        for gift, card in zip(gifts, cards, strict=True):
            self._look(gift, card)
        self.lying[_seat(event)] = gifts

    def _show(self, event: Event) -> None:
        self.moving = RememberedGift()
        self._look(self.moving, str(event["card"]))

    def _turn(self, event: Event) -> None:
        """See the back; a gift that lay open until now was seen until now."""
        self.moving.back = str(event["back"])
        if self.moving.seen < self.time:
            for drawing in self.moving.traces:
                self._look(self.moving, drawing)

    def _pass(self, event: Event) -> None:
        self.time += 1
        self.quiet += 1

    def _hear(self, event: Event) -> None:
        is_recalled = _seat(event) == self.seat and self.is_honest
        self.said = str(event["claim"]), SIGHT if is_recalled else self.ear
        self.is_honest = False

    def _accept(self, event: Event) -> None:
        """Lay the gift above the others of the seat; the oldest of them goes on."""
        if self.said and self.said[0].startswith(CARD):
            self.moving.impress(self.said[0], self.time, self.said[1])
        gifts = self.lying.setdefault(_seat(event), [])
        gifts.append(self.moving)
        self.moving = gifts.pop(0)
        self._pass(event)

    def _uncover(self, event: Event) -> None:
        self.quiet = 0
        self._look(self.moving, str(event["card"]))
        self._lose(self.moving)
        self.moving = RememberedGift()

    def _leave(self, event: Event) -> None:
        for gift in self.lying.pop(_seat(event), []):
            self._lose(gift)

    def _look(self, gift: RememberedGift, card: str) -> None:
        gift.impress(card, self.time, SIGHT)
        gift.seen = self.time

    def _lose(self, gift: RememberedGift) -> None:
        if gift.traces:
            self.gone.append(gift)
        del self.gone[:-LINGERING]


def _seat(event: Event) -> int:
    seat = event["seat"]
    assert isinstance(seat, int)
    return seat

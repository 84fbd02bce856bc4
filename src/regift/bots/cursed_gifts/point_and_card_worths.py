"""What points and cards are worth to a player of Cursed Gifts, in a unit of which elimination costs about twelve."""

from typing import Final

from regift.bots.cursed_gifts.style import Style
from regift.bots.cursed_gifts.visible_table import VisibleTable, bonus_of
from regift.games.cursed_gifts.deck.card import (
    ANTIDOTE,
    ATTACH,
    DRAW,
    GIFT,
    MOVE,
    REMOVE,
    TO_GIFT,
    TREACHERY,
    USELESS,
    Card,
)
from regift.games.cursed_gifts.rules.edition_rules import TRIO

DEATH: Final = 12.0
OWN_SLOPE: Final = (7.0, 3.0)
"""What points cost in the own area: so much for each tenth of the way, and so much more the nearer the end."""
THEIR_SLOPE: Final = (10.0, 0.0)
"""The same in a rival's area: each point alike, since a rival close to ten is everybody's prey anyway."""
SHARES: Final = (0.8, 0.3, 0.15)
"""What harm done to one of so many rivals counts: the more of them, the more others gain by it."""
DUEL: Final = 3.0
"""How much more it is worth to eliminate the only rival left."""
IN_TRIO: Final = 0.6
"""What a Useless Gift is worth that is one of three..."""
LOOSE: Final = 0.3
"""...and what it is worth otherwise: a cost paid, or one of three some day."""
FULL: Final = 9
"""Cards in hand beyond so many itch to be played..."""
ITCH: Final = 0.1
"""...so much for each."""
MEAN: Final = 0.7
"""What an unknown card is worth in hand: less than the dear ones, as most are gifts, of which a turn takes one."""


class PositionEvaluator:
    """Weighs one position in one style."""

    def __init__(self, observation: VisibleTable, style: Style, foe: int) -> None:
        self.observation = observation
        self.style = style
        self.foe = foe
        self.cards = observation.rules.cards
        self.threshold = int(observation.rules.edition.threshold)
        self.useless = sum(self.cards[kind].type == USELESS for kind in observation.hand)

    # Points in areas

    def danger(self, points: int, slope: tuple[float, float]) -> float:
        """Return how bad it is to have so many points."""
        if points >= self.threshold:
            return DEATH
        part = points / self.threshold
        return slope[0] * part + slope[1] * part**3

    def harm(self, seat: int, more: int) -> float:
        """Return what it is worth that a rival's area counts so much more; with several rivals, others gain, too."""
        points = self.observation.points[seat]
        rivals = len(self.observation.rivals)
        is_last_blow = rivals == 1 and points + more >= self.threshold
        share = DUEL if is_last_blow else SHARES[min(rivals, len(SHARES)) - 1]
        if seat == self.foe:
            share *= 1 + self.style.grudge
        return share * (self.danger(points + more, THEIR_SLOPE) - self.danger(points, THEIR_SLOPE))

    def hurt(self, more: int) -> float:
        """Return what it costs that the own area counts so much more; less: what it is worth."""
        points = self.observation.points[self.observation.seat]
        return self.style.fear * (self.danger(points + more, OWN_SLOPE) - self.danger(points, OWN_SLOPE))

    # Cards in hand

    def price(self, kind: int) -> float:
        """Return what a card in hand is worth if it is kept."""
        return self.style.thrift * self.plain_price(self.cards[kind])

    def plain_price(self, card: Card) -> float:
        """Return what such a card is worth in hand to a player of no style."""
        if card.answers:
            return 2.3 if card.answers & TO_GIFT else 0.6
        if card.type == GIFT:
            return min(1.2, (0.25 if card.is_inevitable else 0.18) * int(card.value))
        if card.type == ANTIDOTE:
            return 0.3 + 0.25 * int(card.value)
        if card.type == USELESS:
            return IN_TRIO if self.useless >= TRIO else LOOSE
        if card.has(ATTACH):
            return 0.3 * bonus_of(card)
        if card.has(REMOVE) or card.has(MOVE):
            return 2.0
        return 0.3 if card.type in (DRAW, TREACHERY) else 0.8

    def cheapest(self, count: int, spared: int = -1) -> float:
        """Return what the cheapest cards of the hand are worth together, one of the spared kind left out."""
        hand = self.observation.hand[:]
        if spared in hand:
            hand.remove(spared)
        return sum(sorted(self.price(kind) for kind in hand)[:count])

    def itch(self) -> float:
        """Return how much a hand full of cards adds to playing any of them: nobody waits for ever."""
        return ITCH * max(0, len(self.observation.hand) - FULL)

    def loss(self, seat: int) -> float:
        """Return what it is worth that a rival loses a card."""
        grudge = self.style.grudge if seat == self.foe else 0.0
        return MEAN * (1 + grudge) / max(1, len(self.observation.rivals))

    def loot(self, seat: int) -> float:
        """Return what it is worth to take a card from a rival."""
        return MEAN + self.loss(seat)

    def gift_worths(self) -> list[float]:
        """List what the gifts of the hand do to whom they hurt most, the best first."""
        values = [int(self.cards[kind].value) for kind in self.observation.hand if self.cards[kind].type == GIFT]
        found = [max((self.harm(seat, value) for seat in self.observation.rivals), default=0.0) for value in values]
        return sorted(found, reverse=True)

"""Comebacks: whether what is coming is bad enough for the card that would stop it."""

from typing import Final

from regift.bots.cursed_gifts.play_evaluation import PlayEvaluator
from regift.bots.cursed_gifts.point_and_card_worths import IN_TRIO, MEAN
from regift.bots.cursed_gifts.recent_play_memory import Memory, seat_in
from regift.bots.cursed_gifts.visible_table import VisibleTable
from regift.games.cursed_gifts.deck.card import (
    ATTACH,
    CANCEL,
    CATCH,
    DEFLECT,
    DISCARD,
    DROP,
    LIMIT,
    MOVE,
    OFFER,
    PICK_UP,
    RETURN,
    STEAL,
    SWAP_AREAS,
    SWAP_HANDS,
    TAKE,
    Step,
)
from regift.games.cursed_gifts.rules.edition_rules import TRIO

MOVED: Final = 3
"""What a gift sent on is taken to be worth."""


class ComebackEvaluator:
    """Weighs the answers to what is being played."""

    def __init__(self, observation: VisibleTable, worth: PlayEvaluator, memory: Memory) -> None:
        self.observation = observation
        self.worth = worth
        played = memory.played
        assert played is not None
        self.seat = seat_in(played, "seat")
        """Who played the card."""
        self.card = worth.cards[observation.kinds("stack")[0]]
        """The card that was played; its answers lie after it."""
        self.answers = memory.answers

    def of_card(self, kind: int) -> float:
        """Return what it is worth to answer with this card."""
        card = self.worth.cards[kind]
        gain = sum(self.of_step(step) for step in card.steps)
        return gain - self.worth.price(kind) - self.worth.cheapest(int(card.cost), kind)

    def of_trio(self) -> float:
        """Return what it is worth to answer with three Useless Gifts."""
        return self.stopped() + self.returned() - int(TRIO) * self.worth.style.thrift * IN_TRIO

    def of_step(self, step: Step) -> float:
        """Return what one effect of a Comeback is worth."""
        family = step.family
        if family == CANCEL:
            return self.stopped()
        if family == RETURN:
            return self.stopped() + self.returned()
        if family == DEFLECT:
            return self.stopped() + 0.3
        if family == CATCH:
            return self.stopped() + self.worth.plain_price(self.card)
        if family == PICK_UP:
            return MEAN * int(step.amount)
        return self.worth.loot(self.seat) if family == STEAL else 0.0

    def stopped(self) -> float:
        """Return what it is worth to stop the last card."""
        if self.answers and self.seat == self.observation.seat:
            rival = seat_in(self.answers[-1], "seat")
            return self.done_to(rival) + self.suffered(rival) / 2
        return self.suffered(self.seat)

    def returned(self) -> float:
        """Return what it is worth to turn the card on who played it."""
        if self.seat not in self.observation.rivals:
            return 0.0
        return max(0.0, self.done_to(self.seat) - self.worth.cheapest(int(self.card.cost)))

    def done_to(self, seat: int) -> float:
        """Return what it is worth to do the card to that seat."""
        return sum(self.worth.of_step(self.card, step, [seat], None) for step in self.card.steps)

    def suffered(self, seat: int) -> float:
        """Return what the card costs this seat, and what it brings to who plays it."""
        if self.worth.is_stopped(self.observation.seat, self.card):
            return self.worth.plain_price(self.card)
        return sum(self.of_suffering(step, seat) for step in self.card.steps)

    def of_suffering(self, step: Step, seat: int) -> float:
        """Return what one effect of the card costs this seat."""
        worth = self.worth
        amount = int(step.amount)
        family = step.family
        if family == OFFER:
            return worth.hurt(int(self.card.value))
        if family == ATTACH:
            return worth.hurt(amount)
        if family == MOVE:
            return worth.hurt(MOVED)
        if family == SWAP_AREAS:
            return worth.hurt(self.observation.points[seat] - self.observation.points[self.observation.seat])
        if family == DISCARD:
            return worth.cheapest(amount)
        kept = sum(worth.price(kind) for kind in self.observation.hand)
        if family == SWAP_HANDS:
            return kept - self.observation.sizes[seat] * MEAN
        if family in (STEAL, TAKE, DROP):
            return amount * kept / max(1, len(self.observation.hand)) + (MEAN / 3 if family != DROP else 0.0)
        return 0.5 if family == LIMIT else 0.0

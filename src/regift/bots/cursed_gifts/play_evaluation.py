"""What it is worth to play a card: its effects, the risk of a Comeback, and what it costs."""

from typing import Final, NamedTuple

from regift.bots.cursed_gifts.finishing_blows import blows
from regift.bots.cursed_gifts.point_and_card_worths import MEAN, PositionEvaluator
from regift.bots.cursed_gifts.style import Style
from regift.bots.cursed_gifts.visible_table import AreaGift, VisibleTable
from regift.games.cursed_gifts.deck.card import (
    ATTACH,
    DISCARD,
    DROP,
    FETCH,
    GIFT,
    GIVE,
    INCOME,
    LIMIT,
    LOOK,
    MORE_GIFTS,
    MORE_PLAYS,
    MOVE,
    OFFER,
    PICK_UP,
    REMOVE,
    RENEW,
    SHARE,
    STAY,
    STEAL,
    STOP_GIFT,
    STOP_TREACHERY,
    STRIP,
    SURVIVE,
    SWAP_AREAS,
    SWAP_HANDS,
    TAKE,
    TO_GIFT,
    TO_TREACHERY,
    TREACHERY,
    Card,
    Step,
)

ANSWERED: Final = 0.8
"""How often somebody who holds a Comeback plays it."""
RETURNED: Final = 0.7
"""How many of these turn the card back."""
THROWN: Final = 0.2
"""What is left of a loss when the loser chooses the card."""
GUARDS: Final = {STOP_GIFT: 1.4, STOP_TREACHERY: 0.8, SURVIVE: 2.5, INCOME: 1.5}
"""What it is worth to have such a Defence on the table."""
FETCHED: Final = 1.9
"""What the best card of a discard pile is worth, of which only the top is seen before it is searched."""
SLIPS: Final = 0.3
"""What is left of an attack that only knocks out a Defence that stays."""


class FinishingBlow(NamedTuple):
    """A finishing blow and what it is worth."""

    worth: float
    kinds: list[int]


class PlayEvaluator(PositionEvaluator):
    """Weighs the ways to play a card."""

    def __init__(self, observation: VisibleTable, style: Style, foe: int) -> None:
        super().__init__(observation, style, foe)
        self.odds: dict[tuple[int, int], float] = {}
        self.finishes: dict[int, FinishingBlow] = {}

    def of_play(self, kind: int, target: int = -1, unit: AreaGift | None = None) -> float:
        """Return what it is worth to play the card so; -1: at nobody, or at all."""
        card = self.cards[kind]
        if target >= 0 and card.type in (GIFT, TREACHERY) and kind in self.finish(target).kinds:
            return self.finish(target).worth
        victims = [target] if target >= 0 else self.observation.rivals
        effect = sum(self.of_step(card, step, victims, unit) for step in card.steps)
        if target >= 0:
            if self.is_stopped(target, card):
                effect *= SLIPS
            risk = self.risk(target, card)
            effect = (1 - risk) * effect - risk * self.backfire(card)
        return effect - self.price(kind) - self.cheapest(int(card.cost), kind)

    def finish(self, seat: int) -> FinishingBlow:
        """Return the best finishing blow against the seat; of no cards if none is worth it."""
        if seat not in self.finishes:
            found = [FinishingBlow(0.0, [])]
            for kinds in blows(self.observation, seat) if self.observation.is_own_turn else []:
                chance = 1.0
                spent = 0.0
                for kind in kinds:
                    risk = self.risk(seat, self.cards[kind])
                    chance *= 1 - risk
                    spent += self.price(kind) + risk * self.backfire(self.cards[kind])
                found.append(FinishingBlow(chance * self.harm(seat, self.threshold) - spent, kinds))
            self.finishes[seat] = max(found, key=lambda finish: finish.worth)
        return self.finishes[seat]

    def risk(self, seat: int, card: Card) -> float:
        """Return how likely the seat answers the card, by what lies open and how many cards it holds."""
        if card.is_inevitable or card.type not in (GIFT, TREACHERY):
            return 0.0
        what = int(TO_GIFT if card.type == GIFT else TO_TREACHERY)
        if (seat, what) not in self.odds:
            unseen = self.observation.unseen()
            answers = sum(count for kind, count in enumerate(unseen) if self.cards[kind].answers & what)
            has_none = (1 - answers / max(1, sum(unseen))) ** self.observation.sizes[seat]
            self.odds[seat, what] = ANSWERED * (1 - has_none)
        return self.odds[seat, what]

    def is_stopped(self, seat: int, card: Card) -> bool:
        """Return whether a Defence in front of the seat stops the card."""
        wanted = STOP_GIFT if card.type == GIFT else STOP_TREACHERY if card.type == TREACHERY else -1
        return not card.is_inevitable and wanted in self.observation.guards(seat)

    def backfire(self, card: Card) -> float:
        """Return what it costs if the card is answered."""
        return RETURNED * self.hurt(int(card.value)) if card.type == GIFT else MEAN / 2

    def of_step(self, card: Card, step: Step, victims: list[int], unit: AreaGift | None) -> float:
        """Return what one effect is worth."""
        own = self.of_own_step(card, step, unit)
        if own is not None or not victims:
            return own or 0.0
        amount = int(step.amount)
        family = step.family
        if family in (STEAL, TAKE):
            return sum(self.loot(seat) for seat in victims) * amount * (1.5 if family == TAKE else 1)
        if family in (DROP, DISCARD):
            lost = sum(self.loss(seat) for seat in victims if self.observation.sizes[seat])
            return lost * amount * (1 if family == DROP else THROWN)
        return self.of_step_on(card, step, victims[0], unit)

    def of_step_on(self, card: Card, step: Step, target: int, unit: AreaGift | None) -> float:
        """Return what an effect is worth that has one victim."""
        family = step.family
        if family == OFFER:
            return self.harm(target, int(card.value))
        if family == ATTACH:
            return self.harm(target, int(step.amount))
        if family == MOVE:
            worth = unit.worth if unit else 0
            return self.harm(target, worth) - self.hurt(-worth)
        if family == SWAP_AREAS:
            more = self.observation.points[self.observation.seat] - self.observation.points[target]
            return self.harm(target, more) - self.hurt(-more)
        if family == SWAP_HANDS:
            return self.observation.sizes[target] * MEAN - sum(self.price(kind) for kind in self.observation.hand)
        if family == LIMIT:
            return 0.3 * self.loss(target) * (int(self.observation.rules.edition.plays) - int(step.amount))
        return 0.1 if family == LOOK else 0.0

    def of_own_step(self, card: Card, step: Step, unit: AreaGift | None) -> float | None:
        """Return what one effect is worth that concerns only who plays the card; None for another."""
        amount = int(step.amount)
        family = step.family
        if family == PICK_UP:
            return amount * MEAN if self.observation.can_draw() else 0.0
        if family in (GIVE, SHARE):
            return -self.cheapest(amount)
        if family == REMOVE and unit:
            return -self.hurt(-unit.worth)
        if family == STRIP and unit:
            return -self.hurt(-unit.bonus)
        if family == MORE_PLAYS:
            return 0.2 * amount
        if family == MORE_GIFTS:
            return amount * max(self.gift_worths()[1:], default=0.0)
        if family == FETCH:
            return FETCHED
        if family == RENEW:
            return len(self.observation.hand) * MEAN - sum(self.price(kind) for kind in self.observation.hand)
        return GUARDS[card.guard] * self.style.fear if family == STAY else None

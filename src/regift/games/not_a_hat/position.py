"""What lies where, and the small moves everything else is made of."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from regift.games.not_a_hat.configured_game_options_and_lookup_tables import ConfiguredGame
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State

SHOW: Final[i64] = 0
"""A gift from the shop is shown to all."""
CLAIM: Final[i64] = 1
"""The gift lies face down; its giver is to say what it is."""
ANSWER: Final[i64] = 2
"""Its receiver is to accept or refuse it."""
BREAK: Final[i64] = 3
"""A round has ended, and another is to begin."""
OVER: Final[i64] = 4

NOBODY: Final[i64] = -1
NOTHING: Final[i64] = -1
ENOUGH: Final[i64] = 3
"""HAT-25: so many cards on a pile of shame end the round."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """Gifts, piles of shame, the shop, the gift on its way, and whose turn it is."""

    def __init__(self, rules: ConfiguredGame, chance: Chance) -> None:
        super().__init__(rules, chance)
        self.rules = rules
        self.shop: list[int] = []
        """Its top, which all see, at the end (HAT-4)."""
        self.gifts: list[list[int]] = []
        """By seat: what lies before it, the oldest first (HAT-31)."""
        self.open: list[int] = []
        """By seat: how many of its gifts, the oldest, still lie face up (HAT-15, HAT-A13)."""
        self.shame: list[list[int]] = []
        """By seat: its pile of discards, face up (HAT-22, HAT-A25)."""
        self.lost: list[int] = []
        """By seat: the points lost in rounds that are over."""
        self.away: list[int] = []
        """Cards that left the table with a seat, unseen (HAT-A20)."""
        self.step: i64 = SHOW
        self.round: i64 = 1
        self.begun: i64 = 0
        """How long the history was before this round."""
        self.starter: i64 = 0
        """The seat that began this round (HAT-A11)."""
        self.giver: i64 = 0
        self.receiver: i64 = NOBODY
        self.gift: i64 = NOTHING
        """The card that is shown, or on its way."""
        self.claim: i64 = NOTHING
        """What its giver said it is."""
        self.passes: list[int] = []
        """What was given this round: giver, receiver, claim, card and answer of each pass."""
        self.menu: list[int] = []
        """The easy mode's list of claims, sorted (HAT-A4); empty in any other."""

    def count_in(self) -> i64:
        """Count the seats that still play."""
        count: i64 = 0
        for seat in range(self.rules.seats):
            if self.is_in(seat):
                count += 1
        return count

    def neighbour(self, seat: i64, *, is_left: bool) -> i64:
        """Return the next seat that still plays, to the left (clockwise) or to the right (HAT-8, HAT-A16)."""
        seats: i64 = self.rules.seats
        stride: i64 = 1 if is_left else seats - 1
        other: i64 = (seat + stride) % seats
        while not self.is_in(other):
            other = (other + stride) % seats
        return other

    def is_resting(self) -> bool:
        """Return whether no gift is on its way: between rounds, and at the end."""
        return self.step >= BREAK

    def top(self) -> i64:
        """Return the card on top of the shop."""
        return self.shop[len(self.shop) - 1]

    def points_of(self, seat: i64) -> i64:
        """Count the points that the seat has lost (HAT-26, HAT-27)."""
        lost: i64 = self.lost[seat]
        return lost if self.is_resting() else lost + len(self.shame[seat])

    def forget_gift(self) -> None:
        """Clear what was on its way."""
        self.receiver = NOBODY
        self.gift = NOTHING
        self.claim = NOTHING


def cards_in(position: Position) -> list[int]:
    """List every card, wherever it lies."""
    cards = position.shop + position.away
    for seat in range(position.rules.seats):
        cards = cards + position.gifts[seat] + position.shame[seat]
    if position.gift != NOTHING:
        cards.append(position.gift)
    return cards

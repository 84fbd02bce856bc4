"""Whereabouts of unseen cards: what a seat that remembers everything can deduce, and a random deal that fits it.

A *token* is one physical card that left a pile unseen. Its kind is fixed the moment it is shown; until then it may be
any card of its pile's pool that it is not barred from being. `settle` gives every token a kind. A choice made at random
on the way (which token was it that was shown?) can lead into a dead end; the caller then goes back to a copy and tries
again, now and then from the very beginning: the true history has a positive weight, so a fit is found with
probability one.
"""

from typing import Final, final

from mypy_extensions import i64

from regift.kit.bits import bit

UNSEEN: Final = -1
"""The kind of a token that has not been shown."""
GONE: Final = -1
"""The holder of a token that lies open or went back to a pile."""
WEIGHT: Final = 64


@final
class Whereabouts:
    """Follows the cards of one pile, reshuffled any number of times, into the hands of `holders` seats."""

    def __init__(self, holders: i64, pool: list[int]) -> None:
        self.kind: list[int] = []
        """By token: its kind, or UNSEEN."""
        self.holder: list[int] = []
        """By token: who holds it, or GONE."""
        self.barred: list[int] = []
        """By token: a bit for each kind it can't be."""
        self.pile: list[int] = []
        """By token: the number of the pile it was drawn from, 0 for the first."""
        self.hands: list[list[int]] = [[] for _ in range(holders)]
        """By holder: the tokens held."""
        self.pools: list[list[int]] = [pool[:]]
        """By pile, then kind: how many of its cards have no token yet, or one still unseen."""
        self.sizes: list[int] = [sum(pool)]
        """By pile: the sum of its pool."""
        self.undrawn: i64 = self.sizes[0]
        """How many cards of the newest pile have not been drawn."""

    def draw(self, holder: i64) -> i64:
        """Let the holder draw an unseen card; give its token."""
        self.undrawn -= 1
        return self._make(holder, UNSEEN)

    def draw_seen(self, holder: i64, kind: i64) -> i64:
        """Let the holder draw a card of this kind; give its token, or −1 for a dead end."""
        newest: i64 = len(self.pools) - 1
        if not self._take(newest, kind):
            return -1
        self.undrawn -= 1
        return self._make(holder, kind)

    def new_pile(self, pool: list[int]) -> None:
        """Shuffle these cards, all of which were shown, into a new pile; the old one is used up."""
        self.pools.append(pool[:])
        self.sizes.append(sum(pool))
        self.undrawn = self.sizes[-1]

    def show(self, holder: i64, kind: i64, roll: i64) -> i64:
        """Let the holder lay down a card of this kind; `roll` (32 bits) picks which. Give its token, −1: dead end."""
        token = self._find(holder, kind, roll)
        if token >= 0:
            self._leave(holder, token)
            self.holder[token] = GONE
        return token

    def hand_over_seen(self, giver: i64, taker: i64, kind: i64, roll: i64) -> i64:
        """Move a card of this kind from hand to hand; give its token, −1 for a dead end."""
        token = self._find(giver, kind, roll)
        if token >= 0:
            self._move(giver, taker, token)
        return token

    def hand_over(self, giver: i64, taker: i64, barred: i64, roll: i64) -> i64:
        """Move an unseen card, not of a barred kind, from hand to hand; give its token, −1: dead end."""
        fit: list[int] = []
        for token in self.hands[giver]:
            kind: i64 = self.kind[token]
            if kind < 0 or not barred & bit(kind):
                fit.append(token)
        count: i64 = len(fit)
        if count == 0:
            return -1
        chosen: i64 = fit[(roll * count) >> 32]
        bars: i64 = self.barred[chosen]
        self.barred[chosen] = bars | barred
        self._move(giver, taker, chosen)
        return chosen

    def settle(self, rolls: list[int]) -> bool:
        """Give every held token a kind, the barred first, by `rolls` (32 bits each, one a token); False: dead end."""
        at = 0
        for is_barred in (True, False):
            for hand in self.hands:
                for token in hand:
                    kind: i64 = self.kind[token]
                    bars: i64 = self.barred[token]
                    if kind >= 0 or (bars != 0) != is_barred:
                        continue
                    if not self._settle_one(token, bars, rolls[at]):
                        return False
                    at += 1
        return True

    def rest(self) -> list[int]:
        """Give the kinds of the newest pile's undrawn cards, in order of kind; after `settle`."""
        left: list[int] = []
        pool = self.pools[-1]
        for kind in range(len(pool)):
            for _ in range(pool[kind]):
                left.append(kind)
        return left

    def copy(self) -> "Whereabouts":
        """Give an independent copy, to come back to from a dead end."""
        twin = Whereabouts(0, [])
        twin.kind = self.kind[:]
        twin.holder = self.holder[:]
        twin.barred = self.barred[:]
        twin.pile = self.pile[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.pools = [pool[:] for pool in self.pools]
        twin.sizes = self.sizes[:]
        twin.undrawn = self.undrawn
        return twin

    def _make(self, holder: i64, kind: i64) -> i64:
        token: i64 = len(self.kind)
        self.kind.append(kind)
        self.holder.append(holder)
        self.barred.append(0)
        self.pile.append(len(self.pools) - 1)
        self.hands[holder].append(token)
        return token

    def _take(self, pile: i64, kind: i64) -> bool:
        """Take one card of the kind out of the pile's pool, if there is one."""
        pool = self.pools[pile]
        left: i64 = pool[kind]
        if left == 0:
            return False
        pool[kind] = left - 1
        size: i64 = self.sizes[pile]
        self.sizes[pile] = size - 1
        return True

    def _find(self, holder: i64, kind: i64, roll: i64) -> i64:
        """Pick the token that turns out to be of this kind, in proportion to how likely each is; −1: none can be."""
        total: i64 = 0
        weights: list[int] = []
        for token in self.hands[holder]:
            weight = self._likelihood(token, kind)
            weights.append(weight)
            total += weight
        if total == 0:
            return -1
        left: i64 = (roll * total) >> 32
        at: i64 = 0
        while left >= weights[at]:
            left -= weights[at]
            at += 1
        found: i64 = self.hands[holder][at]
        if self.kind[found] == UNSEEN:
            self._take(self.pile[found], kind)
            self.kind[found] = kind
        return found

    def _likelihood(self, token: i64, kind: i64) -> i64:
        known: i64 = self.kind[token]
        if known >= 0:
            return WEIGHT if known == kind else 0
        bars: i64 = self.barred[token]
        if bars & bit(kind):
            return 0
        pile: i64 = self.pile[token]
        left: i64 = self.pools[pile][kind]
        if left == 0:
            return 0
        size: i64 = self.sizes[pile]
        return 1 + left * WEIGHT // size

    def _settle_one(self, token: i64, bars: i64, roll: i64) -> bool:
        pool = self.pools[self.pile[token]]
        total: i64 = 0
        for kind in range(len(pool)):
            if not bars & bit(kind):
                total += pool[kind]
        if total == 0:
            return False
        left: i64 = (roll * total) >> 32
        for kind in range(len(pool)):
            if bars & bit(kind):
                continue
            count: i64 = pool[kind]
            if left < count:
                self._take(self.pile[token], kind)
                self.kind[token] = kind
                return True
            left -= count
        return False

    def _move(self, giver: i64, taker: i64, token: i64) -> None:
        self._leave(giver, token)
        self.hands[taker].append(token)
        self.holder[token] = taker

    def _leave(self, holder: i64, token: i64) -> None:
        self.hands[holder].remove(token)

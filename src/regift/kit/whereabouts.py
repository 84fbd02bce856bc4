"""Whereabouts of unseen cards: what a seat that remembers everything can deduce, and a random deal that fits it.

A *token* is one physical card that left a pile unseen. Its kind is fixed the moment it is shown; until then it may be
any card of its pile's pool that it is not barred from being. `settle` gives every token a kind. A choice made at random
on the way (which token was it that was shown?) can lead into a dead end. Most dead ends are mended by trading: a card
shown earlier turns out to have been another one of the same hand, from another pile. Where that does not help, the
caller goes back to a copy and tries again, now and then from the very beginning: the true history has a positive
weight, so a fit is found with probability one.
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
        self.is_free: list[int] = []
        """By token: 1 while nothing fixes its kind but the show that used it up: drawn unseen, never handed over."""
        self.shown_when: list[int] = []
        """By token: how many tokens there were when it was shown; 0: not shown."""
        self.shown_by: list[int] = []
        """By token: who showed it."""
        self.shown: list[int] = []
        """The tokens shown that were free, in order."""
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

    def draw_seen(self, holder: i64, kind: i64, roll: i64) -> i64:
        """Let the holder draw a card of this kind; give its token, or −1 for a dead end."""
        newest: i64 = len(self.pools) - 1
        if not self._take(newest, kind):
            if not self._free_up(newest, kind, roll):
                return -1
            self._take(newest, kind)
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
            self.shown_when[token] = len(self.kind)
            self.shown_by[token] = holder
            if self.is_free[token]:
                self.shown.append(token)
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
        twin.is_free = self.is_free[:]
        twin.shown_when = self.shown_when[:]
        twin.shown_by = self.shown_by[:]
        twin.shown = self.shown[:]
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
        self.is_free.append(1 if kind == UNSEEN else 0)
        self.shown_when.append(0)
        self.shown_by.append(GONE)
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

    def _put_back(self, pile: i64, kind: i64) -> None:
        """Give the pile's pool back one card of the kind."""
        left: i64 = self.pools[pile][kind]
        self.pools[pile][kind] = left + 1
        size: i64 = self.sizes[pile]
        self.sizes[pile] = size + 1

    def _find(self, holder: i64, kind: i64, roll: i64) -> i64:
        """Pick the token that turns out to be of this kind, in proportion to how likely each is; −1: none can be."""
        total: i64 = 0
        weights: list[int] = []
        for token in self.hands[holder]:
            weight = self._likelihood(token, kind)
            weights.append(weight)
            total += weight
        if total == 0:
            return self._find_by_trade(holder, kind, roll)
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

    def _find_by_trade(self, holder: i64, kind: i64, roll: i64) -> i64:
        """Make one of the holder's unseen tokens the card of this kind, by trading in its pile; −1: no trade helps."""
        for token in self.hands[holder]:
            bars: i64 = self.barred[token]
            if self.kind[token] == UNSEEN and not bars & bit(kind) and self._free_up(self.pile[token], kind, roll):
                self._take(self.pile[token], kind)
                self.kind[token] = kind
                return token
        return -1

    def _free_up(self, pile: i64, kind: i64, roll: i64) -> bool:
        """Let an earlier show of the kind have been a card of another pile, so that this pile has one left."""
        return self._free_along(pile, kind, roll, [])

    def _free_along(self, pile: i64, kind: i64, roll: i64, asked: list[int]) -> bool:
        """Free a card of the kind, where needed by freeing one in another pile first; `asked` piles are passed over."""
        asked.append(pile)
        count: i64 = len(self.shown)
        first: i64 = (roll * count) >> 32
        for offset in range(count):
            at: i64 = (first + offset) % count
            token: i64 = self.shown[at]
            if self.kind[token] != kind or self.pile[token] != pile:
                continue
            if self._trade_held(at, kind, roll, None) or self._trade_shown(token, kind):
                return True
        for offset in range(count):
            at = (first + offset) % count
            token = self.shown[at]
            if self.kind[token] == kind and self.pile[token] == pile and self._trade_held(at, kind, roll, asked):
                return True
        return False

    def _trade_held(self, at: i64, kind: i64, roll: i64, asked: list[int] | None) -> bool:
        """Let a token that its owner still holds have been shown instead of the one shown at this place."""
        token: i64 = self.shown[at]
        owner: i64 = self.shown_by[token]
        when: i64 = self.shown_when[token]
        for other in self.hands[owner][:]:
            if self.kind[other] != UNSEEN or not self.is_free[other] or other >= when:
                continue
            theirs: i64 = self.pile[other]
            if theirs == self.pile[token]:
                continue
            if asked is not None and theirs not in asked and not self.pools[theirs][kind]:
                self._free_along(theirs, kind, roll, asked)
            is_as_before: bool = self.kind[other] == UNSEEN and self.shown[at] == token and self.kind[token] == kind
            if is_as_before and self._take(theirs, kind):
                self._swap_for_held(at, token, other)
                return True
        return False

    def _swap_for_held(self, at: i64, token: i64, other: i64) -> None:
        """Put the held token in the place of the shown one; its card is already taken from its pile."""
        kind: i64 = self.kind[token]
        owner: i64 = self.shown_by[token]
        self._put_back(self.pile[token], kind)
        self.kind[other] = kind
        self.kind[token] = UNSEEN
        self.shown_when[other] = self.shown_when[token]
        self.shown_by[other] = owner
        self.shown_when[token] = 0
        self.holder[other] = GONE
        self.holder[token] = owner
        hand = self.hands[owner]
        hand[hand.index(other)] = token
        self.shown[at] = other

    def _trade_shown(self, token: i64, kind: i64) -> bool:
        """Let two cards that one seat held at once and showed one by one have been shown the other way round."""
        when: i64 = self.shown_when[token]
        for other in self.shown:
            then: i64 = self.shown_when[other]
            if self.shown_by[other] != self.shown_by[token] or other >= when or token >= then:
                continue
            theirs: i64 = self.kind[other]
            if theirs == kind or self.pile[other] == self.pile[token]:
                continue
            if not self.pools[self.pile[other]][kind] or not self.pools[self.pile[token]][theirs]:
                continue
            self._take(self.pile[other], kind)
            self._take(self.pile[token], theirs)
            self._put_back(self.pile[other], theirs)
            self._put_back(self.pile[token], kind)
            self.kind[other] = kind
            self.kind[token] = theirs
            self.shown_when[other] = when
            self.shown_when[token] = then
            return True
        return False

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
        self.is_free[token] = 0
        self.hands[taker].append(token)
        self.holder[token] = taker

    def _leave(self, holder: i64, token: i64) -> None:
        self.hands[holder].remove(token)

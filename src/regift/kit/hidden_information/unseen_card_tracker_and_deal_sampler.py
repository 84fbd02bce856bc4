"""A tracker of unseen cards: what a seat that remembers everything can deduce, and a random deal that fits it.

A *token* is one physical card that left a pile unseen. Its kind is fixed the moment it is shown; until then it may be
any card of its pile's pool that it is not barred from being. `settle` gives every token a kind. A choice made at random
on the way (which token was it that was shown, or handed over?) can lead into a dead end. Most dead ends are mended by
a trade: two tokens that lay in one hand at one time turn out to have been each other from then on. Where that does not
help, the caller goes back to a copy and tries again, now and then from the very beginning: the true history has a
positive weight, so a fit is found with probability one.
"""

from typing import Final, final

from mypy_extensions import i64

from regift.kit.hidden_information.card_identity_pools import (
    FOREVER,
    MOST_LOOKS,
    NONE,
    UNSEEN,
    Blank,
    Stay,
    Token,
    UnseenCards,
    is_barred,
)
from regift.kit.mypyc_safe_shift import bit

WEIGHT: Final = 64
"""How finely likelihoods are told apart."""


@final
class UnseenCardTracker(UnseenCards):
    """Follows the cards of one pile, reshuffled any number of times, into the hands of `holders` seats."""

    def draw(self, holder: i64) -> i64:
        """Let the holder draw an unseen card; give its token."""
        return self._make(holder, UNSEEN, self.drawn)

    def draw_seen(self, holder: i64, kind: i64, roll: i64) -> i64:
        """Let the holder draw a card of this kind; give its token, or −1 for a dead end."""
        if not self.take_seen(self.drawn, kind, roll):
            return -1
        return self._make(holder, kind, self.drawn)

    def draw_from(self, pile: i64, holder: i64) -> i64:
        """Let the holder take an unseen card out of a pile that lies beside; give its token."""
        return self._make(holder, UNSEEN, pile)

    def new_pile(self, pool: list[int]) -> None:
        """Shuffle these cards, all of which were shown, into a new pile; the old one is used up."""
        self.drawn = self.add_pile(pool)

    def shuffle_in(self, pool: list[int]) -> None:
        """Shuffle these cards, all of which were shown, into the pile drawn from, which holds unseen ones."""
        self.drawn = self.add_to_pile(self.drawn, pool)

    def bring_in(self, holder: i64, kind: i64) -> i64:
        """Let the holder take up a card that lay open; give its token."""
        number = self._make(holder, kind, self.drawn)
        self.tokens[number].is_seen = True
        return number

    def look(self, holder: i64, kinds: list[int], rolls: list[int]) -> bool:
        """Let the holder's whole hand, these cards, be seen and stay where it is; False: dead end."""
        found: list[int] = []
        for at in range(len(kinds)):
            number = self._find(holder, kinds[at], rolls[at])
            if number < 0:
                return False
            self.tokens[number].is_seen = True
            self.hands[holder].remove(number)
            found.append(number)
        self.hands[holder] += found
        return True

    def rule_out(self, holder: i64, kinds: list[int]) -> bool:
        """Let the holder's hand, as it lies now, hold no card of these kinds; False: dead end."""
        self.now += 1
        bars: i64 = 0
        for kind in kinds:
            bars |= bit(kind)
        for number in self.hands[holder]:
            known: i64 = self.kind[number]
            if known >= 0 and is_barred(bars, known):
                return False
            stays = self.tokens[number].stays
            stays[-1].until = self.now
            stays.append(Stay(holder, self.now, FOREVER, bars))
        return True

    def swap(self, one: i64, other: i64) -> None:
        """Exchange two hands, whole."""
        self.now += 1
        for giver, taker in ((one, other), (other, one)):
            for number in self.hands[giver]:
                stays = self.tokens[number].stays
                stays[-1].until = self.now
                stays.append(Stay(taker, self.now, FOREVER, 0))
        mine = self.hands[one]
        self.hands[one] = self.hands[other]
        self.hands[other] = mine

    def show(self, holder: i64, kind: i64, roll: i64) -> i64:
        """Let the holder lay down a card of this kind; `roll` (32 bits) picks which. Give its token, −1: dead end."""
        self.now += 1
        number = self._find(holder, kind, roll)
        if number >= 0:
            token = self.tokens[number]
            self.hands[holder].remove(number)
            token.stays[-1].until = self.now
            if not token.is_seen:
                self.shown.append(number)
        return number

    def hand_over_seen(self, giver: i64, taker: i64, kind: i64, roll: i64) -> i64:
        """Move a card of this kind from hand to hand; give its token, −1 for a dead end."""
        self.now += 1
        number = self._find(giver, kind, roll)
        if number >= 0:
            self.tokens[number].is_seen = True
            self._move(giver, taker, number, 0)
        return number

    def hand_over(self, giver: i64, taker: i64, barred: i64, roll: i64) -> i64:
        """Move an unseen card, not of a barred kind, from hand to hand; give its token, −1: dead end."""
        self.now += 1
        fit: list[int] = []
        for number in self.hands[giver]:
            kind: i64 = self.kind[number]
            if kind < 0 or not is_barred(barred, kind):
                fit.append(number)
        count: i64 = len(fit)
        if count == 0:
            return -1
        chosen: i64 = fit[(roll * count) >> 32]
        self._move(giver, taker, chosen, barred)
        return chosen

    def settle(self, rolls: list[int]) -> bool:
        """Return every held token a kind, the barred first, by `rolls` (32 bits each, one a token); False: dead end."""
        at = 0
        for is_bound in (True, False):
            for pile in self._oldest_first():
                for hand in self.hands:
                    for number in hand:
                        token = self.tokens[number]
                        bars = token.barred()
                        if self.kind[number] != UNSEEN or (bars != 0) != is_bound or pile not in (NONE, token.pile):
                            continue
                        if not self._settle_one(number, bars, rolls[at]):
                            return False
                        at += 1
        return True

    def _oldest_first(self) -> list[int]:
        """List the piles whose tokens are settled one after another; NONE for all at once where none has an heir."""
        if max(self.heirs) == NONE:
            return [NONE]
        return list(range(len(self.pools)))

    def rest(self) -> list[int]:
        """Return the kinds of the undrawn cards of the pile drawn from, in order of kind; after `settle`."""
        left: list[int] = []
        pool = self.pools[self.drawn]
        for kind in range(len(pool)):
            for _ in range(pool[kind]):
                left.append(kind)
        return left

    def copy(self) -> "UnseenCardTracker":
        """Return an independent copy, to come back to from a dead end."""
        twin = UnseenCardTracker(0, [])
        twin.kind = self.kind[:]
        twin.tokens = [token.copy() for token in self.tokens]
        twin.hands = [hand[:] for hand in self.hands]
        twin.shown = self.shown[:]
        for blank in self.blanks:
            twin.blanks.append(Blank(blank.place, blank.time, blank.tokens[:]))
        twin.pools = [pool[:] for pool in self.pools]
        twin.sizes = self.sizes[:]
        twin.heirs = self.heirs[:]
        twin.drawn = self.drawn
        twin.now = self.now
        return twin

    def _make(self, holder: i64, kind: i64, pile: i64) -> i64:
        self.now += 1
        number: i64 = len(self.kind)
        self.kind.append(kind)
        self.tokens.append(Token(pile, kind != UNSEEN, [Stay(holder, self.now, FOREVER, 0)]))
        self.hands[holder].append(number)
        return number

    def _move(self, giver: i64, taker: i64, number: i64, barred: i64) -> None:
        self.hands[giver].remove(number)
        self.hands[taker].append(number)
        stays = self.tokens[number].stays
        stays[-1].until = self.now
        stays.append(Stay(taker, self.now, FOREVER, barred))

    # Which token was it?

    def _find(self, holder: i64, kind: i64, roll: i64) -> i64:
        """Pick the token that turns out to be of this kind, in proportion to how likely each is; −1: none can be."""
        total: i64 = 0
        weights: list[int] = []
        hand = self.hands[holder]
        for number in hand:
            weight = self._likelihood(number, kind)
            weights.append(weight)
            total += weight
        if total == 0:
            return self._find_by_trade(holder, kind, roll)
        left: i64 = (roll * total) >> 32
        at: i64 = 0
        while left >= weights[at]:
            left -= weights[at]
            at += 1
        found: i64 = hand[at]
        if self.kind[found] == UNSEEN:
            self.take(self.tokens[found].pile, kind)
            self.kind[found] = kind
        return found

    def _likelihood(self, number: i64, kind: i64) -> i64:
        known: i64 = self.kind[number]
        if known >= 0:
            return WEIGHT if known == kind else 0
        token = self.tokens[number]
        left = self.left(token.pile, kind)
        if left == 0 or is_barred(token.barred(), kind):
            return 0
        size: i64 = self.sizes[token.pile]
        return 1 + left * WEIGHT // size

    def _settle_one(self, number: i64, bars: i64, roll: i64) -> bool:
        pile = self.tokens[number].pile
        kinds = len(self.pools[pile])
        total: i64 = 0
        for kind in range(kinds):
            if not is_barred(bars, kind):
                total += self.left(pile, kind)
        if total == 0:
            return False
        left: i64 = (roll * total) >> 32
        for kind in range(kinds):
            if is_barred(bars, kind):
                continue
            count = self.left(pile, kind)
            if left < count:
                self.take(pile, kind)
                self.kind[number] = kind
                return True
            left -= count
        return False

    def _find_by_trade(self, holder: i64, kind: i64, roll: i64) -> i64:
        """Make a token in the holder's hand the card of this kind, by trading; give it, −1: no trade helps."""
        self.looks = MOST_LOOKS
        for number in self.hands[holder][:]:
            if self.kind[number] != UNSEEN:
                continue
            token = self.tokens[number]
            if is_barred(token.barred(), kind) or not self.free_up(token.pile, kind, roll, []):
                continue
            if self._take_if_fit(holder, number, kind):
                return number
        return self._bring(holder, kind, roll)

    def _take_if_fit(self, holder: i64, number: i64, kind: i64) -> bool:
        """Give the token the kind, if it lies in this hand, unseen, and nothing is against it."""
        token = self.tokens[number]
        is_open: bool = self.kind[number] == UNSEEN and not is_barred(token.barred(), kind)
        is_fit: bool = is_open and number in self.hands[holder]
        if not is_fit or not self.take(token.pile, kind):
            return False
        self.kind[number] = kind
        return True

    def _bring(self, holder: i64, kind: i64, roll: i64) -> i64:
        """Let a token that was handed to the holder have been another one, whose pile has a card of the kind."""
        count: i64 = len(self.tokens)
        first: i64 = (roll * count) >> 32
        for number in self.hands[holder][:]:
            if self.kind[number] != UNSEEN or len(self.tokens[number].stays) == 1:
                continue
            for offset in range(count):
                other: i64 = (first + offset) % count
                pile = self.tokens[other].pile
                if not self.left(pile, kind) or not self.trade(number, other):
                    continue
                if self._take_if_fit(holder, other, kind):
                    return other
                if number not in self.hands[holder]:
                    break
        return -1

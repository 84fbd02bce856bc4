"""Whereabouts of unseen cards: what a seat that remembers everything can deduce, and a random deal that fits it.

A *token* is one physical card that left a pile unseen. Its kind is fixed the moment it is shown; until then it may be
any card of its pile's pool that it is not barred from being. `settle` gives every token a kind. A choice made at random
on the way (which token was it that was shown, or handed over?) can lead into a dead end. Most dead ends are mended by
a trade: two tokens that lay in one hand at one time turn out to have been each other from then on. Where that does not
help, the caller goes back to a copy and tries again, now and then from the very beginning: the true history has a
positive weight, so a fit is found with probability one.
"""

from typing import Final, final

from mypy_extensions import i64

from regift.kit.bits import bit

UNSEEN: Final = -1
"""The kind of a token that has not been shown."""
FOREVER: Final[i64] = 1 << 40
"""The end of a stay that has not ended."""
WEIGHT: Final = 64


@final
class Stay:
    """The time a token lay in one hand."""

    def __init__(self, holder: i64, since: i64, until: i64, barred: i64) -> None:
        self.holder: i64 = holder
        self.since: i64 = since
        self.until: i64 = until
        self.barred: i64 = barred
        """A bit for each kind that its coming into this hand ruled out."""


@final
class Token:
    """One card that was drawn."""

    def __init__(self, pile: i64, is_seen: bool, stays: list[Stay]) -> None:  # noqa: FBT001 - mypyc calls it often
        self.pile: i64 = pile
        """The number of the pile it was drawn from, 0 for the first."""
        self.is_seen: bool = is_seen
        """Whether its kind was seen otherwise than by being laid down: it is no use in a trade."""
        self.stays: list[Stay] = stays
        """The hands it lay in, in order."""

    def barred(self) -> i64:
        """Give a bit for each kind it can't be."""
        bars: i64 = 0
        for stay in self.stays:
            bars |= stay.barred
        return bars

    def copy(self) -> "Token":
        """Give an independent copy."""
        stays: list[Stay] = []
        for stay in self.stays:
            stays.append(Stay(stay.holder, stay.since, stay.until, stay.barred))
        return Token(self.pile, self.is_seen, stays)


@final
class Whereabouts:
    """Follows the cards of one pile, reshuffled any number of times, into the hands of `holders` seats."""

    def __init__(self, holders: i64, pool: list[int]) -> None:
        self.kind: list[int] = []
        """By token: its kind, or UNSEEN."""
        self.tokens: list[Token] = []
        self.hands: list[list[int]] = [[] for _ in range(holders)]
        """By holder: the tokens held."""
        self.shown: list[int] = []
        """The tokens laid down whose kind was not known before."""
        self.pools: list[list[int]] = [pool[:]]
        """By pile, then kind: how many of its cards have no token yet, or one still unseen."""
        self.sizes: list[int] = [sum(pool)]
        """By pile: the sum of its pool."""
        self.now: i64 = 0
        """Counts what happened, to tell earlier from later."""

    def draw(self, holder: i64) -> i64:
        """Let the holder draw an unseen card; give its token."""
        return self._make(holder, UNSEEN)

    def draw_seen(self, holder: i64, kind: i64, roll: i64) -> i64:
        """Let the holder draw a card of this kind; give its token, or −1 for a dead end."""
        newest: i64 = len(self.pools) - 1
        if not self._take(newest, kind):
            if not self._free_up(newest, kind, roll, []):
                return -1
            self._take(newest, kind)
        return self._make(holder, kind)

    def new_pile(self, pool: list[int]) -> None:
        """Shuffle these cards, all of which were shown, into a new pile; the old one is used up."""
        self.pools.append(pool[:])
        self.sizes.append(sum(pool))

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
            if kind < 0 or not barred & bit(kind):
                fit.append(number)
        count: i64 = len(fit)
        if count == 0:
            return -1
        chosen: i64 = fit[(roll * count) >> 32]
        self._move(giver, taker, chosen, barred)
        return chosen

    def settle(self, rolls: list[int]) -> bool:
        """Give every held token a kind, the barred first, by `rolls` (32 bits each, one a token); False: dead end."""
        at = 0
        for is_barred in (True, False):
            for hand in self.hands:
                for number in hand:
                    bars = self.tokens[number].barred()
                    if self.kind[number] != UNSEEN or (bars != 0) != is_barred:
                        continue
                    if not self._settle_one(number, bars, rolls[at]):
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
        twin.tokens = [token.copy() for token in self.tokens]
        twin.hands = [hand[:] for hand in self.hands]
        twin.shown = self.shown[:]
        twin.pools = [pool[:] for pool in self.pools]
        twin.sizes = self.sizes[:]
        twin.now = self.now
        return twin

    # Tokens and pools

    def _make(self, holder: i64, kind: i64) -> i64:
        self.now += 1
        number: i64 = len(self.kind)
        self.kind.append(kind)
        self.tokens.append(Token(len(self.pools) - 1, kind != UNSEEN, [Stay(holder, self.now, FOREVER, 0)]))
        self.hands[holder].append(number)
        return number

    def _move(self, giver: i64, taker: i64, number: i64, barred: i64) -> None:
        self.hands[giver].remove(number)
        self.hands[taker].append(number)
        stays = self.tokens[number].stays
        stays[-1].until = self.now
        stays.append(Stay(taker, self.now, FOREVER, barred))

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
            self._take(self.tokens[found].pile, kind)
            self.kind[found] = kind
        return found

    def _likelihood(self, number: i64, kind: i64) -> i64:
        known: i64 = self.kind[number]
        if known >= 0:
            return WEIGHT if known == kind else 0
        token = self.tokens[number]
        left: i64 = self.pools[token.pile][kind]
        if left == 0 or token.barred() & bit(kind):
            return 0
        size: i64 = self.sizes[token.pile]
        return 1 + left * WEIGHT // size

    def _settle_one(self, number: i64, bars: i64, roll: i64) -> bool:
        pile = self.tokens[number].pile
        pool = self.pools[pile]
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
                self._take(pile, kind)
                self.kind[number] = kind
                return True
            left -= count
        return False

    # Trades

    def _find_by_trade(self, holder: i64, kind: i64, roll: i64) -> i64:
        """Make a token in the holder's hand the card of this kind, by trading; give it, −1: no trade helps."""
        for number in self.hands[holder][:]:
            if self.kind[number] != UNSEEN:
                continue
            token = self.tokens[number]
            if token.barred() & bit(kind) or not self._free_up(token.pile, kind, roll, []):
                continue
            if self._take_if_fit(holder, number, kind):
                return number
        return self._bring(holder, kind, roll)

    def _take_if_fit(self, holder: i64, number: i64, kind: i64) -> bool:
        """Give the token the kind, if it lies in this hand, unseen, and nothing is against it."""
        token = self.tokens[number]
        is_fit: bool = self.kind[number] == UNSEEN and not token.barred() & bit(kind) and number in self.hands[holder]
        if not is_fit or not self._take(token.pile, kind):
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
                if not self.pools[pile][kind] or not self._trade(number, other):
                    continue
                if self._take_if_fit(holder, other, kind):
                    return other
                if number not in self.hands[holder]:
                    break
        return -1

    def _free_up(self, pile: i64, kind: i64, roll: i64, asked: list[int]) -> bool:
        """Let an earlier show of the kind have been of another pile, where needed by freeing one in a third."""
        asked.append(pile)
        count: i64 = len(self.shown)
        first: i64 = (roll * count) >> 32
        for is_far in (False, True):
            for offset in range(count):
                number: i64 = self.shown[(first + offset) % count]
                if self.kind[number] != kind or self.tokens[number].pile != pile:
                    continue
                if self._free_one(number, kind, roll, asked if is_far else None):
                    return True
        return False

    def _free_one(self, number: i64, kind: i64, roll: i64, asked: list[int] | None) -> bool:
        """Trade this token, shown as of the kind, for one of another pile that has, or can get, the kind."""
        pile = self.tokens[number].pile
        count: i64 = len(self.tokens)
        first: i64 = (roll * count) >> 32
        for offset in range(count):
            other: i64 = (first + offset) % count
            theirs = self.tokens[other].pile
            if theirs == pile or self._meeting(number, other) < 0:
                continue
            if asked is not None and theirs not in asked and not self.pools[theirs][kind]:
                self._free_up(theirs, kind, roll, asked)
            is_as_before: bool = self.kind[number] == kind
            if is_as_before and self.kind[other] != kind and self._trade(number, other):
                return True
        return False

    def _meeting(self, one: i64, other: i64) -> i64:
        """Give where in both tokens' stays (as 1000 × one's + other's) they lay in one hand; −1: nowhere."""
        mine = self.tokens[one]
        theirs = self.tokens[other]
        if mine.is_seen or theirs.is_seen or one == other:
            return -1
        for here, stay in enumerate(mine.stays):
            for there, stop in enumerate(theirs.stays):
                if stop.holder == stay.holder and stop.since < stay.until and stay.since < stop.until:
                    return 1000 * here + there
        return -1

    def _trade(self, one: i64, other: i64) -> bool:
        """Let each have been the other from a meeting on, if kinds, pools and bars allow it; else change nothing."""
        meeting = self._meeting(one, other)
        if meeting < 0:
            return False
        mine = self.tokens[one]
        theirs = self.tokens[other]
        my_kind: i64 = self.kind[one]
        their_kind: i64 = self.kind[other]
        if not self._can_take_over(mine.pile, my_kind, their_kind) or not self._can_take_over(
            theirs.pile, their_kind, my_kind
        ):
            return False
        self._cross(mine, theirs, meeting // 1000, meeting % 1000)
        if _is_ruled_out(mine, their_kind) or _is_ruled_out(theirs, my_kind):
            self._cross(mine, theirs, meeting // 1000, meeting % 1000)
            return False
        self._exchange(mine.pile, my_kind, their_kind)
        self._exchange(theirs.pile, their_kind, my_kind)
        self.kind[one] = their_kind
        self.kind[other] = my_kind
        self._rename(one, other)
        return True

    def _can_take_over(self, pile: i64, old: i64, new: i64) -> bool:
        """Tell whether a token of the pile can be of the new kind instead of the old."""
        return new in (UNSEEN, old) or self.pools[pile][new] > 0

    def _exchange(self, pile: i64, old: i64, new: i64) -> None:
        if old != UNSEEN:
            self._put_back(pile, old)
        if new != UNSEEN:
            self._take(pile, new)

    def _cross(self, mine: Token, theirs: Token, here: i64, there: i64) -> None:
        """Exchange what came after the meeting; done twice, it is undone."""
        my_stay = mine.stays[here]
        their_stay = theirs.stays[there]
        until = my_stay.until
        my_stay.until = their_stay.until
        their_stay.until = until
        after = mine.stays[here + 1 :]
        mine.stays = mine.stays[: here + 1] + theirs.stays[there + 1 :]
        theirs.stays = theirs.stays[: there + 1] + after

    def _rename(self, one: i64, other: i64) -> None:
        """Exchange the two tokens wherever they lie now."""
        for lying in [*self.hands, self.shown]:
            for at in range(len(lying)):
                if lying[at] == one:
                    lying[at] = other
                elif lying[at] == other:
                    lying[at] = one


def _is_ruled_out(token: Token, kind: i64) -> bool:
    """Tell whether the token can't be of the kind."""
    return kind != UNSEEN and (token.barred() & bit(kind)) != 0

"""The ledger of one pile's cards: tokens, the hands they lay in, what each pile can still hold, and trades.

A *trade* lets two tokens that lay in one hand at one time have been each other from then on. It keeps true everything
that was seen, and frees a kind in one pile by using it up in another; see `regift.kit.whereabouts`.
"""

from typing import Final, final

from mypy_extensions import i64

from regift.kit.bits import bit

UNSEEN: Final = -1
"""The kind of a token that has not been shown."""
FOREVER: Final[i64] = 1 << 40
"""The end of a stay that has not ended."""


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


class Ledger:
    """Tokens by number, and the pools of the piles they came from."""

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

    def take(self, pile: i64, kind: i64) -> bool:
        """Take one card of the kind out of the pile's pool, if there is one."""
        pool = self.pools[pile]
        left: i64 = pool[kind]
        if left == 0:
            return False
        pool[kind] = left - 1
        size: i64 = self.sizes[pile]
        self.sizes[pile] = size - 1
        return True

    def put_back(self, pile: i64, kind: i64) -> None:
        """Give the pile's pool back one card of the kind."""
        left: i64 = self.pools[pile][kind]
        self.pools[pile][kind] = left + 1
        size: i64 = self.sizes[pile]
        self.sizes[pile] = size + 1

    def free_up(self, pile: i64, kind: i64, roll: i64, asked: list[int]) -> bool:
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
                self.free_up(theirs, kind, roll, asked)
            is_as_before: bool = self.kind[number] == kind
            if is_as_before and self.kind[other] != kind and self.trade(number, other):
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

    def trade(self, one: i64, other: i64) -> bool:
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
            self.put_back(pile, old)
        if new != UNSEEN:
            self.take(pile, new)

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

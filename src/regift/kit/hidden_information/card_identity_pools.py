"""The pools of one pile's unseen cards: tokens, the hands they lay in, what each pile can still hold, and trades.

A pile into which open cards are shuffled goes on as a new pile, its *heir*: what is drawn from the heir may be any of
its cards, what was drawn before only one of the older pile's. So a card of a pile counts in it and in all its heirs.

A *trade* lets two tokens that lay in one hand at one time have been each other from then on. It keeps true everything
that was seen, and frees a kind in one pile by using it up in another; see `unseen_card_tracker_and_deal_sampler`.
"""

from typing import Final, final

from mypy_extensions import i64

from regift.kit.mypyc_safe_shift import bit

UNSEEN: Final = -1
"""The kind of a token that has not been shown."""
NONE: Final = -1
"""In place of a pile: there is none."""
FOREVER: Final[i64] = 1 << 40
"""The end of a stay that has not ended."""
MOST_LOOKS: Final[i64] = 1000
"""So many pairs of tokens are looked at before a search for a trade is given up as a dead end."""


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
        """Return a bit for each kind it can't be."""
        bars: i64 = 0
        for stay in self.stays:
            bars |= stay.barred
        return bars

    def copy(self) -> "Token":
        """Return an independent copy."""
        stays: list[Stay] = []
        for stay in self.stays:
            stays.append(Stay(stay.holder, stay.since, stay.until, stay.barred))
        return Token(self.pile, self.is_seen, stays)


@final
class Blank:
    """A place in the history where the kinds of some tokens are to stand, in order of kind."""

    def __init__(self, place: i64, time: i64, tokens: list[int]) -> None:
        self.place: i64 = place
        self.time: i64 = time
        """When they were where the history tells of them."""
        self.tokens: list[int] = tokens


class UnseenCards:
    """Tokens by number, and the pools of the piles they came from."""

    def __init__(self, holders: i64, pool: list[int]) -> None:
        self.kind: list[int] = []
        """By token: its kind, or UNSEEN."""
        self.tokens: list[Token] = []
        self.hands: list[list[int]] = [[] for _ in range(holders)]
        """By holder: the tokens held."""
        self.shown: list[int] = []
        """The tokens laid down whose kind was not known before."""
        self.blanks: list[Blank] = []
        """What the history is to tell of tokens once their kinds are known."""
        self.pools: list[list[int]] = [pool[:]]
        """By pile, then kind: how many of its cards have no token yet, or one still unseen."""
        self.sizes: list[int] = [sum(pool)]
        """By pile: the sum of its pool."""
        self.heirs: list[int] = [NONE]
        """By pile: the number of the pile it became when cards were shuffled into it, or NONE."""
        self.drawn: i64 = 0
        """The number of the pile that is drawn from."""
        self.now: i64 = 0
        """Counts what happened, to tell earlier from later."""
        self.looks: i64 = 0
        """How many pairs of tokens may still be looked at for a trade."""

    def leave_blank(self, place: i64, tokens: list[int]) -> None:
        """Remember that the history tells of these tokens, as they lie now, at this place."""
        self.blanks.append(Blank(place, self.now, tokens[:]))

    def add_pile(self, pool: list[int]) -> i64:
        """Lay down a pile of these cards beside the others, all of which were shown; give its number."""
        self.pools.append(pool[:])
        self.sizes.append(sum(pool))
        self.heirs.append(NONE)
        return len(self.pools) - 1

    def add_to_pile(self, pile: i64, pool: list[int]) -> i64:
        """Add these cards, all of which were shown, to a pile; give the number of what it becomes, its heir."""
        whole: list[int] = []
        for kind in range(len(pool)):
            whole.append(self.pools[pile][kind] + pool[kind])
        heir = self.add_pile(whole)
        self.heirs[heir] = self.heirs[pile]
        self.heirs[pile] = heir
        return heir

    def restrict_pile(self, pile: i64, pool: list[int]) -> None:
        """Let the tokens of a pile without an heir, and of what it becomes, be no cards but these."""
        self.heirs[pile] = self.add_pile(pool)

    def left(self, pile: i64, kind: i64) -> i64:
        """Count the cards of the kind that a token of the pile may still be."""
        least: i64 = self.pools[pile][kind]
        at: i64 = self.heirs[pile]
        while at >= 0 and least > 0:
            count: i64 = self.pools[at][kind]
            least = min(least, count)
            at = self.heirs[at]
        return least

    def take(self, pile: i64, kind: i64) -> bool:
        """Take one card of the kind out of the pools of the pile and its heirs, if there is one."""
        if self.left(pile, kind) == 0:
            return False
        self._count(pile, kind, -1)
        return True

    def take_seen(self, pile: i64, kind: i64, roll: i64) -> bool:
        """Let a card of this kind be seen, of the pile, which counts it no more; False: dead end."""
        if self.take(pile, kind):
            return True
        self.looks = MOST_LOOKS
        return self.free_up(pile, kind, roll, []) and self.take(pile, kind)

    def put_back(self, pile: i64, kind: i64) -> None:
        """Give the pools of the pile and its heirs back one card of the kind."""
        self._count(pile, kind, 1)

    def _count(self, pile: i64, kind: i64, change: i64) -> None:
        at: i64 = pile
        while at >= 0:
            left: i64 = self.pools[at][kind]
            self.pools[at][kind] = left + change
            size: i64 = self.sizes[at]
            self.sizes[at] = size + change
            at = self.heirs[at]

    def counts_in(self, pile: i64, other: i64) -> bool:
        """Return whether a card of the pile counts in the other: it is the same, or one of its heirs."""
        at: i64 = pile
        while at >= 0:
            if at == other:
                return True
            at = self.heirs[at]
        return False

    def _bottleneck(self, pile: i64, kind: i64) -> i64:
        """Return the first pile, of this and its heirs, that has none of the kind left; the pile itself if all have."""
        at: i64 = pile
        while at >= 0:
            if not self.pools[at][kind]:
                return at
            at = self.heirs[at]
        return pile

    def free_up(self, pile: i64, kind: i64, roll: i64, asked: list[int]) -> bool:
        """Let an earlier show of the kind have been of another pile, where needed by freeing one in a third."""
        asked.append(pile)
        tight = self._bottleneck(pile, kind)
        count: i64 = len(self.shown)
        first: i64 = (roll * count) >> 32
        for is_far in (False, True):
            for offset in range(count):
                if self.looks <= 0:
                    return False
                number: i64 = self.shown[(first + offset) % count]
                if self.kind[number] != kind or not self.counts_in(self.tokens[number].pile, tight):
                    continue
                if self._free_one(number, tight, roll, asked if is_far else None):
                    return True
        return False

    def _free_one(self, number: i64, pile: i64, roll: i64, asked: list[int] | None) -> bool:
        """Trade this token, shown as of its kind, for one not counted in the pile that has, or can get, the kind."""
        kind: i64 = self.kind[number]
        count: i64 = len(self.tokens)
        first: i64 = (roll * count) >> 32
        for offset in range(count):
            if self.looks <= 0:
                return False
            self.looks -= 1
            other: i64 = (first + offset) % count
            theirs = self.tokens[other].pile
            if self.counts_in(theirs, pile) or self._meeting(number, other)[0] < 0:
                continue
            if asked is not None and theirs not in asked and not self.left(theirs, kind):
                self.free_up(theirs, kind, roll, asked)
            is_as_before: bool = self.kind[number] == kind
            if is_as_before and self.kind[other] != kind and self.trade(number, other):
                return True
        return False

    def _meeting(self, one: i64, other: i64) -> tuple[i64, i64]:
        """Return in which stay of the one and in which of the other they lay in one hand; (−1, −1): in none."""
        mine = self.tokens[one]
        theirs = self.tokens[other]
        if mine.is_seen or theirs.is_seen or one == other:
            return -1, -1
        for here, stay in enumerate(mine.stays):
            for there, stop in enumerate(theirs.stays):
                if stop.holder == stay.holder and stop.since < stay.until and stay.since < stop.until:
                    return here, there
        return -1, -1

    def trade(self, one: i64, other: i64) -> bool:
        """Let each have been the other from a meeting on, if kinds, pools and bars allow it; else change nothing."""
        here, there = self._meeting(one, other)
        if here < 0:
            return False
        mine = self.tokens[one]
        theirs = self.tokens[other]
        parting: i64 = min(mine.stays[here].until, theirs.stays[there].until)
        my_kind: i64 = self.kind[one]
        their_kind: i64 = self.kind[other]
        if not self._can_take_over(mine.pile, my_kind, their_kind, theirs.pile) or not self._can_take_over(
            theirs.pile, their_kind, my_kind, mine.pile
        ):
            return False
        self._cross(mine, theirs, here, there)
        if _is_ruled_out(mine, their_kind) or _is_ruled_out(theirs, my_kind):
            self._cross(mine, theirs, here, there)
            return False
        if my_kind != UNSEEN:
            self.put_back(mine.pile, my_kind)
        if their_kind != UNSEEN:
            self.put_back(theirs.pile, their_kind)
            self.take(mine.pile, their_kind)
        if my_kind != UNSEEN:
            self.take(theirs.pile, my_kind)
        self.kind[one] = their_kind
        self.kind[other] = my_kind
        self._rename(one, other, parting)
        return True

    def _can_take_over(self, pile: i64, old: i64, new: i64, freed: i64) -> bool:
        """Return whether a token of the pile can be of the new kind instead of the old, that of a pile being freed."""
        if new in (UNSEEN, old):
            return True
        at: i64 = pile
        while at >= 0:
            if not self.pools[at][new] and (freed == pile or not self.counts_in(freed, at)):
                return False
            at = self.heirs[at]
        return True

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

    def _rename(self, one: i64, other: i64, parting: i64) -> None:
        """Exchange the two tokens wherever they lie now, and in all that is told of them since they parted."""
        for lying in [*self.hands, self.shown]:
            exchange(lying, one, other)
        for blank in self.blanks:
            if blank.time >= parting:
                exchange(blank.tokens, one, other)


def exchange(tokens: list[int], one: i64, other: i64) -> None:
    """Put each of the two tokens where the other stands in the list."""
    for at in range(len(tokens)):
        if tokens[at] == one:
            tokens[at] = other
        elif tokens[at] == other:
            tokens[at] = one


def _is_ruled_out(token: Token, kind: i64) -> bool:
    """Return whether the token can't be of the kind."""
    return kind != UNSEEN and is_barred(token.barred(), kind)


def is_barred(bars: i64, kind: i64) -> bool:
    """Return whether the kind is one of those barred; kinds beyond the bits of a number never are."""
    return bars != 0 and bars & bit(kind) != 0

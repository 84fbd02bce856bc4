"""Deal the unseen cards anew, so that everything one seat has seen stays true."""

from typing import Final

from mypy_extensions import i64

from regift.games.kung_fu.box import COUNTS, GRANNY, KINDS, TOP_LEVEL
from regift.games.kung_fu.events import ATTACKS, BLOCKS, DISCARDS, DRAWS, LAYS, PLACES, RESHUFFLES, ROBS, WITHDRAWS
from regift.games.kung_fu.pack import one_of
from regift.games.kung_fu.position import Position
from regift.kit.bits import bit
from regift.kit.chance import Chance
from regift.kit.event import HIDDEN, seen_by
from regift.kit.whereabouts import Whereabouts

TRIES: Final = 100_000
"""So many dead ends; each way back has a chance of success that does not shrink."""
STRIDE: Final[i64] = 256
"""A way back is kept about every so many codes of the history, from the first reshuffle on."""


def imagine(position: Position, seat: int, chance: Chance) -> None:
    """Replace the position's hands, pile and hidden history by a random deal that fits what the seat saw."""
    story = Story(position, seen_by(seat, position.rules.event_kinds, position.history), chance)
    ways_back = [story.copy()]
    for dead_ends in range(1, TRIES):
        if story.follow(ways_back) and story.settle():
            story.rewrite()
            return
        for _ in range(steps_back(dead_ends)):
            if len(ways_back) > 1:
                ways_back.pop()
        story = ways_back[-1].copy()
    raise AssertionError("no deal fits the history: it is not one that the rules allow")


def steps_back(dead_ends: i64) -> i64:
    """Give 0, 1, 0, 2, 0, 1, 0, 3 …: mostly a little way back, ever more rarely a long one."""
    steps: i64 = 0
    while dead_ends & 1 == 0:
        dead_ends >>= 1
        steps += 1
    return steps


class Story:
    """Follows the history as a seat saw it, choosing at random which unseen card it was that was shown."""

    def __init__(self, position: Position, seen: list[int], chance: Chance) -> None:
        self.position = position
        self.seen = seen
        self.chance = chance
        self.at: i64 = 0
        """How far it has come."""
        self.cards = Whereabouts(position.rules.seats, list(COUNTS))
        self.discards: list[int] = [0] * KINDS
        """By kind: how many lie on the discard pile."""
        self.blanks: list[int] = []
        """Where in the history a hidden card stands, then its token, and so on."""

    def copy(self) -> "Story":
        """Give an independent copy that goes on from here, with the same chance."""
        twin = Story(self.position, self.seen, self.chance)
        twin.at = self.at
        twin.cards = self.cards.copy()
        twin.discards = self.discards[:]
        twin.blanks = self.blanks[:]
        return twin

    def follow(self, ways_back: "list[Story]") -> bool:
        """Go through the rest of the history, keeping ways back; False at a dead end."""
        end: i64 = len(self.seen)
        kept: i64 = self.at
        while self.at < end:
            if self.at > kept + STRIDE and len(self.cards.pools) > 1:
                kept = self.at
                ways_back.append(self.copy())
            at = self.take_in(self.at)
            if at < 0:
                return False
            self.at = at
        return True

    def take_in(self, at: i64) -> i64:
        """Take in the entry that begins here; give where the next begins, or −1 at a dead end."""
        seen = self.seen
        kind: i64 = seen[at]
        if kind == DRAWS:
            return self.take_in_draw(at)
        if kind == PLACES:
            return at + 4 if self.show(seen[at + 1], seen[at + 2]) else -1
        if kind == DISCARDS:
            count: i64 = seen[at + 2]
            return at + 3 + count if self.discard(seen[at + 1], at + 3, count) else -1
        if kind == ATTACKS:
            return at + 7 if self.discard(seen[at + 1], at + 3, 1) else -1
        if kind == BLOCKS:
            self.discards[GRANNY] += 1
            return at + 3 if self.show(seen[at + 1], GRANNY) else -1
        if kind == LAYS:
            return at + 5 if self.show(seen[at + 2], seen[at + 3]) else -1
        if kind == ROBS:
            return self.take_in_robbery(at)
        if kind == RESHUFFLES:
            self.cards.new_pile(self.discards)
            self.discards = [0] * KINDS
            return at + 1
        if kind == WITHDRAWS:
            return self.take_in_leaving(at)
        return at + 1 + len(self.position.rules.event_kinds[kind].fields)

    def take_in_draw(self, at: i64) -> i64:
        """Follow cards from the pile to a hand: seen by the drawer, a token each for everyone else."""
        holder: i64 = self.seen[at + 1]
        end: i64 = at + 3 + self.seen[at + 2]
        at += 3
        while at < end:
            kind: i64 = self.seen[at]
            if kind == HIDDEN:
                self.blanks.append(at)
                self.blanks.append(self.cards.draw(holder))
            elif self.cards.draw_seen(holder, kind, self.chance.word()) < 0:
                return -1
            at += 1
        return at

    def take_in_robbery(self, at: i64) -> i64:
        """Follow a card from hand to hand; others know only that it could not be laid (MKF-15, MKF-A4)."""
        thief: i64 = self.seen[at + 1]
        victim: i64 = self.seen[at + 2]
        kind: i64 = self.seen[at + 3]
        if kind != HIDDEN:
            token = self.cards.hand_over_seen(victim, thief, kind, self.chance.word())
            return at + 5 if token >= 0 else -1
        level: i64 = self.seen[at + 4]
        barred: i64 = 0
        if not self.position.rules.keep_stolen_granny:
            barred = bit(GRANNY)
        if level <= TOP_LEVEL:
            barred |= bit(level - 1)
        token = self.cards.hand_over(victim, thief, barred, self.chance.word())
        if token < 0:
            return -1
        self.blanks.append(at + 3)
        self.blanks.append(token)
        return at + 5

    def take_in_leaving(self, at: i64) -> i64:
        """Hand and row of the seat went open to the discard pile (MKF-A32)."""
        count: i64 = self.seen[at + 2]
        if not self.discard(self.seen[at + 1], at + 3, count):
            return -1
        at += 3 + count
        lain: i64 = self.seen[at]
        for offset in range(lain):
            card: i64 = self.seen[at + 1 + offset]
            self.discards[card] += 1
        return at + 1 + lain

    def discard(self, holder: i64, first: i64, count: i64) -> bool:
        """Follow cards that went openly from a hand to the discard pile."""
        for at in range(first, first + count):
            kind: i64 = self.seen[at]
            self.discards[kind] += 1
            if not self.show(holder, kind):
                return False
        return True

    def show(self, holder: i64, kind: i64) -> bool:
        """Follow a card that was laid down openly."""
        return self.cards.show(holder, kind, self.chance.word()) >= 0

    def settle(self) -> bool:
        """Give every card still unseen a kind."""
        rolls: list[int] = [self.chance.word() for _ in range(len(self.cards.kind))]
        return self.cards.settle(rolls)

    def rewrite(self) -> None:
        """Put the deal into the position: hands, pile, and the hidden faces of its history."""
        position = self.position
        for seat in range(position.rules.seats):
            hand: i64 = 0
            for token in self.cards.hands[seat]:
                hand += one_of(self.cards.kind[token])
            position.hands[seat] = hand
        position.deck = self.cards.rest()
        self.chance.shuffle(position.deck)
        history = self.seen[:]
        at: i64 = 0
        end: i64 = len(self.blanks)
        while at < end:
            history[self.blanks[at]] = self.cards.kind[self.blanks[at + 1]]
            at += 2
        position.history = history

"""Deal the unseen cards anew, so that everything one seat has seen stays true."""

from typing import Final

from mypy_extensions import i64

from regift.games.cursed_gifts.events import (
    CATCHES,
    DRAWS,
    ELIMINATED,
    FETCHES,
    GIVES,
    LEAVES,
    LOOKS,
    OUT_OF_HAND,
    RESHUFFLES,
    STEALS,
    SWAPS_HANDS,
    TAKES,
)
from regift.games.cursed_gifts.position import Position
from regift.kit.action import CARDS
from regift.kit.chance import Chance
from regift.kit.event import HIDDEN, seen_by
from regift.kit.whereabouts import Whereabouts

TRIES: Final = 100_000
"""So many dead ends; each way back has a chance of success that does not shrink."""
STRIDE: Final[i64] = 128
"""A way back is kept about every so many codes of the history, from the first new pile on."""


def imagine(position: Position, seat: i64, chance: Chance) -> None:
    """Replace the position's hands, deck and hidden history by a random deal that fits what the seat saw."""
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
        self.cards = Whereabouts(position.rules.seats, list(position.rules.counts))
        self.deck: i64 = sum(position.rules.counts)
        """How many cards the deck holds."""
        self.blanks: list[int] = []
        """Where in the history hidden cards stand: the place, how many, and their tokens."""

    def copy(self) -> "Story":
        """Give an independent copy that goes on from here, with the same chance."""
        twin = Story(self.position, self.seen, self.chance)
        twin.at = self.at
        twin.cards = self.cards.copy()
        twin.deck = self.deck
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
            if not self.take_in(self.at):
                return False
            self.at = self.after(self.at)
        return True

    def after(self, at: i64) -> i64:
        """Give where the entry after the one that begins here begins."""
        kind = self.position.rules.event_kinds[self.seen[at]]
        at += 1
        for field in kind.fields:
            at += 1
            if field.type == CARDS:
                at += self.seen[at - 1]
        return at

    def take_in(self, at: i64) -> bool:
        """Take in the entry that begins here; False at a dead end."""
        seen = self.seen
        kind: i64 = seen[at]
        if kind == DRAWS:
            return self.take_in_draw(at)
        if not self.take_in_shown(at, kind):
            return False
        if kind in (FETCHES, CATCHES):
            self.cards.bring_in(seen[at + 1], seen[at + 2])
            return True
        if kind in (STEALS, TAKES, GIVES):
            return self.take_in_handing(at, kind)
        if kind == LOOKS:
            return self.take_in_hand(seen[at + 2], at + 3)
        if kind == SWAPS_HANDS:
            return self.take_in_swap(at)
        self.take_in_pile(at, kind)
        return True

    def take_in_shown(self, at: i64, kind: i64) -> bool:
        """Follow the cards that the entry tells to go openly out of a hand, that of its first seat."""
        if kind not in OUT_OF_HAND:
            return True
        shown = OUT_OF_HAND[kind]
        holder: i64 = self.seen[at + 1]
        at += 1
        for field in self.position.rules.event_kinds[kind].fields:
            count: i64 = 1
            if field.type == CARDS:
                count = self.seen[at]
                at += 1
            if field.name in shown and not self.show(holder, at, count):
                return False
            at += count
        return True

    def take_in_pile(self, at: i64, kind: i64) -> None:
        """Follow cards into a new deck: a whole discard pile (CG-D2), or the gifts of who is eliminated (CG-R11)."""
        if kind == RESHUFFLES:
            self.cards.new_pile(self.counts_at(at + 1))
            self.deck = self.seen[at + 1]
        elif kind in (ELIMINATED, LEAVES):
            gifts = at + 3 + self.seen[at + 2]
            count: i64 = self.seen[gifts]
            if count > 0:
                if self.deck == 0:
                    self.cards.new_pile(self.counts_at(gifts))
                else:
                    self.cards.shuffle_in(self.counts_at(gifts))
                self.deck += count

    def counts_at(self, at: i64) -> list[int]:
        """Count the cards listed here, by kind."""
        counts: list[int] = [0] * len(self.position.rules.counts)
        for place in range(at + 1, at + 1 + self.seen[at]):
            counts[self.seen[place]] += 1
        return counts

    def take_in_draw(self, at: i64) -> bool:
        """Follow cards from the deck to a hand: seen by the drawer, a token each for everyone else."""
        holder: i64 = self.seen[at + 1]
        count: i64 = self.seen[at + 2]
        self.deck -= count
        for place in range(at + 3, at + 3 + count):
            kind: i64 = self.seen[place]
            if kind == HIDDEN:
                self.blanks += [place, 1, self.cards.draw(holder)]
            elif self.cards.draw_seen(holder, kind, self.chance.word()) < 0:
                return False
        return True

    def take_in_handing(self, at: i64, event: i64) -> bool:
        """Follow cards from hand to hand: to who stole or took them, or to whom they were given."""
        giver: i64 = self.seen[at + 1] if event == GIVES else self.seen[at + 2]
        taker: i64 = self.seen[at + 2] if event == GIVES else self.seen[at + 1]
        for place in range(at + 4, at + 4 + self.seen[at + 3]):
            kind: i64 = self.seen[place]
            if kind != HIDDEN:
                if self.cards.hand_over_seen(giver, taker, kind, self.chance.word()) < 0:
                    return False
                continue
            token = self.cards.hand_over(giver, taker, 0, self.chance.word())
            if token < 0:
                return False
            self.blanks += [place, 1, token]
        return True

    def take_in_hand(self, holder: i64, at: i64) -> bool:
        """Follow a hand that was looked at."""
        count: i64 = self.seen[at]
        kinds = self.seen[at + 1 : at + 1 + count]
        if HIDDEN not in kinds:
            rolls = [self.chance.word() for _ in range(count)]
            return self.cards.look(holder, kinds, rolls)
        self.blanks.append(at + 1)
        self.blanks.append(count)
        self.blanks += self.cards.hands[holder]
        return True

    def take_in_swap(self, at: i64) -> bool:
        """Follow two hands that were exchanged; the two who did it have seen both."""
        one: i64 = self.seen[at + 1]
        other: i64 = self.seen[at + 2]
        theirs = at + 4 + self.seen[at + 3]
        if not self.take_in_hand(one, at + 3) or not self.take_in_hand(other, theirs):
            return False
        self.cards.swap(one, other)
        return True

    def show(self, holder: i64, first: i64, count: i64) -> bool:
        """Follow cards that went openly out of a hand."""
        for place in range(first, first + count):
            if self.cards.show(holder, self.seen[place], self.chance.word()) < 0:
                return False
        return True

    def settle(self) -> bool:
        """Give every card still unseen a kind."""
        rolls: list[int] = [self.chance.word() for _ in range(len(self.cards.kind))]
        return self.cards.settle(rolls)

    def rewrite(self) -> None:
        """Put the deal into the position: hands, deck, and the hidden faces of its history."""
        position = self.position
        for seat in range(position.rules.seats):
            hand = [self.cards.kind[token] for token in self.cards.hands[seat]]
            hand.sort()
            position.hands[seat] = hand
        if position.deck:
            position.deck = self.cards.rest()
            self.chance.shuffle(position.deck)
        history = self.seen[:]
        at: i64 = 0
        end: i64 = len(self.blanks)
        while at < end:
            place: i64 = self.blanks[at]
            count: i64 = self.blanks[at + 1]
            kinds = [self.cards.kind[token] for token in self.blanks[at + 2 : at + 2 + count]]
            kinds.sort()
            for offset in range(count):
                history[place + offset] = kinds[offset]
            at += 2 + count
        position.history = history

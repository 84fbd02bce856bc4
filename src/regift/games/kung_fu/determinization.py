"""Deal the unseen cards anew, so that everything one seat has seen stays true."""

from mypy_extensions import i64

from regift.games.kung_fu.box_contents import COUNTS, GRANNY, KINDS, TOP_LEVEL
from regift.games.kung_fu.events import ATTACKS, BLOCKS, DISCARDS, DRAWS, LAYS, PLACES, RESHUFFLES, ROBS, WITHDRAWS
from regift.games.kung_fu.packed_hands_and_rows import hand_of
from regift.games.kung_fu.position import Position
from regift.kit.event import HIDDEN
from regift.kit.hidden_information.history_determinizer import HistoryDeterminizer, determinize_history, visible_history
from regift.kit.hidden_information.unseen_card_tracker_and_deal_sampler import UnseenCardTracker
from regift.kit.mypyc_safe_shift import bit
from regift.kit.seeded_random_generator import Chance


def determinize_position(position: Position, seat: int, chance: Chance) -> None:
    """Replace the position's hands, pile and hidden history by a random deal that fits what the seat saw."""
    cards = UnseenCardTracker(position.rules.seats, list(COUNTS))
    determinizer = determinize_history(KungFuDeterminizer(position, visible_history(position, seat), cards, chance))
    for holder, kinds in enumerate(determinizer.hands()):
        position.hands[holder] = hand_of(kinds)
    position.deck = determinizer.pile()
    position.history = determinizer.history()


class KungFuDeterminizer(HistoryDeterminizer):
    """Follows the history as a seat saw it, choosing at random which unseen card it was that was shown."""

    def __init__(self, position: Position, seen: list[int], cards: UnseenCardTracker, chance: Chance) -> None:
        super().__init__(seen, cards, chance)
        self.position = position
        self.discards: list[int] = [0] * KINDS
        """By kind: how many lie on the discard pile."""

    def copy(self) -> "KungFuDeterminizer":
        """Return an independent copy that goes on from here, with the same chance."""
        twin = KungFuDeterminizer(self.position, self.seen, self.cards.copy(), self.chance)
        twin.at = self.at
        twin.discards = self.discards[:]
        return twin

    def take_in(self, at: i64) -> i64:
        """Take in the entry that begins here; give where the next begins, or −1 at a dead end."""
        seen = self.seen
        kind: i64 = seen[at]
        if kind == DRAWS:
            drawn: i64 = seen[at + 2]
            return at + 3 + drawn if self.take_in_draw(seen[at + 1], at + 3, drawn) else -1
        if kind == PLACES:
            return at + 4 if self.show(seen[at + 1], at + 2, 1) else -1
        if kind == DISCARDS:
            count: i64 = seen[at + 2]
            return at + 3 + count if self.discard(seen[at + 1], at + 3, count) else -1
        if kind == ATTACKS:
            return at + 7 if self.discard(seen[at + 1], at + 3, 1) else -1
        if kind == BLOCKS:
            self.discards[GRANNY] += 1
            return at + 3 if self.cards.show(seen[at + 1], GRANNY, self.chance.word()) >= 0 else -1
        if kind == LAYS:
            return at + 5 if self.show(seen[at + 2], at + 3, 1) else -1
        if kind == ROBS:
            return self.take_in_robbery(at)
        if kind == RESHUFFLES:
            self.cards.new_pile(self.discards)
            self.discards = [0] * KINDS
            return at + 1
        if kind == WITHDRAWS:
            return self.take_in_leaving(at)
        return at + 1 + len(self.position.rules.event_kinds[kind].fields)

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
        self.leave_blank(at + 3, [token])
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
        return self.show(holder, first, count)

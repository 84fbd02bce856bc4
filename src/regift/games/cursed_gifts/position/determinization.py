"""Deal the unseen cards anew, so that everything one seat has seen stays true."""

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
from regift.games.cursed_gifts.position.position import Position
from regift.kit.action import CARDS
from regift.kit.chance import Chance
from regift.kit.event import HIDDEN, entry_end
from regift.kit.hidden_information.history_determinizer import HistoryDeterminizer, determinize_history, visible_history
from regift.kit.hidden_information.unseen_card_tracker import UnseenCardTracker


def determinize_position(position: Position, seat: int, chance: Chance) -> None:
    """Replace the position's hands, deck and hidden history by a random deal that fits what the seat saw."""
    cards = UnseenCardTracker(position.rules.seats, list(position.rules.counts))
    determinizer = determinize_history(
        CursedGiftsDeterminizer(position, visible_history(position, seat), cards, chance)
    )
    position.hands = determinizer.hands()
    if position.deck:
        position.deck = determinizer.pile()
    position.history = determinizer.history()


class CursedGiftsDeterminizer(HistoryDeterminizer):
    """Follows the history as a seat saw it, choosing at random which unseen card it was that was shown."""

    def __init__(self, position: Position, seen: list[int], cards: UnseenCardTracker, chance: Chance) -> None:
        super().__init__(seen, cards, chance)
        self.position = position
        self.deck: i64 = sum(position.rules.counts)
        """How many cards the deck holds."""

    def copy(self) -> "CursedGiftsDeterminizer":
        """Return an independent copy that goes on from here, with the same chance."""
        twin = CursedGiftsDeterminizer(self.position, self.seen, self.cards.copy(), self.chance)
        twin.at = self.at
        twin.deck = self.deck
        twin.blanks = self.blanks[:]
        return twin

    def take_in(self, at: i64) -> i64:
        """Take in the entry that begins here; give where the next begins, or −1 at a dead end."""
        kind = self.position.rules.event_kinds[self.seen[at]]
        return entry_end(kind, self.seen, at) if self.take_in_entry(at) else -1

    def take_in_entry(self, at: i64) -> bool:
        """Take in the entry that begins here; False at a dead end."""
        seen = self.seen
        kind: i64 = seen[at]
        if kind == DRAWS:
            drawn: i64 = seen[at + 2]
            self.deck -= drawn
            return self.take_in_draw(seen[at + 1], at + 3, drawn)
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
            self.leave_blank(place, [token])
        return True

    def take_in_hand(self, holder: i64, at: i64) -> bool:
        """Follow a hand that was looked at."""
        count: i64 = self.seen[at]
        kinds = self.seen[at + 1 : at + 1 + count]
        if HIDDEN not in kinds:
            rolls = [self.chance.word() for _ in range(count)]
            return self.cards.look(holder, kinds, rolls)
        self.leave_blank(at + 1, self.cards.hands[holder])
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

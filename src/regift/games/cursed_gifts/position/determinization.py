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
    SEARCHES,
    STEALS,
    SWAPS_HANDS,
    TAKES,
)
from regift.games.cursed_gifts.position.invariants import cards_everywhere
from regift.games.cursed_gifts.position.position import Position
from regift.kit.action_arguments_and_action_table import CARDS
from regift.kit.event import HIDDEN, entry_end
from regift.kit.hidden_information.card_identity_pools import NONE
from regift.kit.hidden_information.history_determinizer import HistoryDeterminizer, determinize_history, visible_history
from regift.kit.hidden_information.unseen_card_tracker_and_deal_sampler import UnseenCardTracker
from regift.kit.seeded_random_generator import Chance


def determinize_position(position: Position, seat: int, chance: Chance) -> None:
    """Replace the position's hands, piles and hidden history by a random deal that fits what the seat saw."""
    cards = UnseenCardTracker(position.rules.seats, list(position.rules.counts))
    determinizer = determinize_history(
        CursedGiftsDeterminizer(position, seat, visible_history(position, seat), cards, chance)
    )
    assert isinstance(determinizer, CursedGiftsDeterminizer)
    position.hands = determinizer.hands()
    if position.deck:
        position.deck = determinizer.pile()
    if position.rules.has_fetch:
        deal_discards(position)
        position.fetched = determinizer.fetched_kinds()
    position.history = determinizer.history()


def deal_discards(position: Position) -> None:
    """Lay whatever lies nowhere else under the top of the discard pile, which all see (CG-A7)."""
    top = position.discards[-1:]
    position.discards = top[:]
    found = cards_everywhere(position)
    under: list[int] = []
    for kind in range(len(found)):
        count: i64 = position.rules.counts[kind]
        under += [kind] * (count - found[kind])
    position.discards = under + top


def difference(counts: list[int], less: list[int]) -> list[int]:
    """Subtract counts by kind."""
    left: list[int] = []
    for kind in range(len(counts)):
        left.append(counts[kind] - less[kind])
    return left


class CursedGiftsDeterminizer(HistoryDeterminizer):
    """Follows the history as a seat saw it, choosing at random which unseen card it was that was shown."""

    def __init__(
        self, position: Position, seat: i64, seen: list[int], cards: UnseenCardTracker, chance: Chance
    ) -> None:
        super().__init__(seen, cards, chance)
        self.position = position
        self.seat: i64 = seat
        self.deck: i64 = sum(position.rules.counts)
        """How many cards the deck holds."""
        self.aside: i64 = NONE
        """The number of the discard pile among the piles of cards, once something was fetched from it (CG-D5)."""
        self.open: list[int] = [0] * len(position.rules.counts)
        """By kind: how many all have seen go to that pile when its number was given."""
        self.fetched: list[int] = []
        """The tokens fetched since the discard pile was empty."""

    def copy(self) -> "CursedGiftsDeterminizer":
        """Return an independent copy that goes on from here, with the same chance."""
        twin = CursedGiftsDeterminizer(self.position, self.seat, self.seen, self.cards.copy(), self.chance)
        twin.at = self.at
        twin.deck = self.deck
        twin.aside = self.aside
        twin.open = self.open
        twin.fetched = self.fetched[:]
        return twin

    def is_guess(self, at: i64) -> bool:
        """Return whether a card goes from hand to hand here that the seat did not see: a later look may refute it."""
        event: i64 = self.seen[at]
        return event in (STEALS, TAKES, GIVES) and HIDDEN in self.seen[at + 4 : at + 4 + self.seen[at + 3]]

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
        if kind == CATCHES:
            self.cards.bring_in(seen[at + 1], seen[at + 2])
            return True
        if kind == SEARCHES:
            return self.take_in_search(at)
        if kind == FETCHES:
            return self.take_in_fetch(at)
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
            if self.aside == NONE:
                self.cards.new_pile(self.counts_at(at + 1))
            else:
                self.lay_aside(at + 1)
                self.cards.drawn = self.aside
            self.aside = NONE
            self.fetched = []
            self.deck = self.seen[at + 2 + self.seen[at + 1]]
        elif kind in (ELIMINATED, LEAVES):
            gifts = at + 3 + self.seen[at + 2]
            count: i64 = self.seen[gifts]
            if count > 0:
                if self.deck == 0:
                    self.cards.new_pile(self.counts_at(gifts))
                else:
                    self.cards.shuffle_in(self.counts_at(gifts))
                self.deck += count

    def lay_aside(self, at: i64) -> None:
        """Give the discard pile a number; all have seen the cards listed here go there since it was empty."""
        counts = self.counts_at(at)
        if self.aside == NONE:
            self.aside = self.cards.add_pile(counts)
        else:
            self.aside = self.cards.add_to_pile(self.aside, difference(counts, self.open))
        self.open = counts

    def take_in_search(self, at: i64) -> bool:
        """Follow somebody who leafs through the discard pile; what was fetched before, the seat may know by now."""
        is_first: bool = self.aside == NONE
        self.lay_aside(at + 2)
        if is_first:
            self.restrict_to_look(at, [0] * len(self.open))
        missing = at + 3 + self.seen[at + 2]
        if self.seen[at + 1] == self.seat:
            known = self.counts_at(missing)
            self.aside = self.cards.add_pile(difference(self.open, known))
            self.restrict_to_look(entry_end(self.position.rules.event_kinds[SEARCHES], self.seen, at), known)
        elif self.seen[missing] > 0:
            self.leave_blank(missing + 1, self.fetched)
        return True

    def restrict_to_look(self, at: i64, known: list[int]) -> None:
        """Let what is fetched from now on be what the seat is to see missing, when it leafs through the pile itself.

        What it saw missing before, the cards counted in `known`, was fetched before. A guess that its own eyes
        refute later would lead into a dead end.
        """
        kinds = self.position.rules.event_kinds
        end: i64 = len(self.seen)
        while at < end and self.seen[at] != RESHUFFLES:
            if self.seen[at] == SEARCHES and self.seen[at + 1] == self.seat:
                missing = self.counts_at(at + 3 + self.seen[at + 2])
                self.cards.restrict_pile(self.aside, difference(missing, known))
                return
            at = entry_end(kinds[self.seen[at]], self.seen, at)

    def take_in_fetch(self, at: i64) -> bool:
        """Follow a card out of the discard pile into a hand (CG-D5)."""
        holder: i64 = self.seen[at + 1]
        kind: i64 = self.seen[at + 2]
        if kind == HIDDEN:
            token = self.cards.draw_from(self.aside, holder)
            self.leave_blank(at + 2, [token])
        else:
            if not self.cards.take_seen(self.aside, kind, self.chance.word()):
                return False
            token = self.cards.bring_in(holder, kind)
        self.fetched.append(token)
        return True

    def fetched_kinds(self) -> list[int]:
        """Return what was fetched since the discard pile was empty; after `settle`."""
        return [self.cards.kind[token] for token in self.fetched]

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

"""What a seat of Keepsake can deduce: draws, open plays, peeks, swaps, and what somebody cannot hold."""

from typing import Self

from regift.kit.event import HIDDEN, EventKind, entry_end
from regift.kit.hidden_information.history_determinizer import HistoryDeterminizer
from regift.kit.hidden_information.unseen_card_tracker_and_deal_sampler import UnseenCardTracker
from regift.kit.seeded_random_generator import Chance

from .gifts import BIKE, CROWN, DRUM


class KeepsakeDeterminizer(HistoryDeterminizer):
    """Follows the gifts through the history as one seat saw it."""

    def __init__(self, kinds: list[EventKind], seen: list[int], cards: UnseenCardTracker, chance: Chance) -> None:
        super().__init__(seen, cards, chance)
        self.kinds = kinds

    def copy(self) -> Self:
        """Return an independent copy that goes on from here, with the same chance."""
        twin = type(self)(self.kinds, self.seen, self.cards.copy(), self.chance)
        twin.at = self.at
        return twin

    def take_in(self, at: int) -> int:
        """Take in the event that begins here, by its kind; give where the next begins, or −1 at a dead end."""
        kind = self.kinds[self.seen[at]]
        is_fit = getattr(self, f"take_in_{kind.name}")(at + 1)
        return entry_end(kind, self.seen, at) if is_fit else -1

    def take_in_starts(self, at: int) -> bool:
        """Follow no card."""
        return True

    def take_in_draws(self, at: int) -> bool:
        """Follow a gift from the pile into the hand."""
        return self.take_in_draw(self.seen[at], at + 2, self.seen[at + 1])

    def take_in_throws(self, at: int) -> bool:
        """Follow gifts that went openly out of the hand."""
        return self.show(self.seen[at], at + 2, self.seen[at + 1])

    take_in_exchanges = take_in_eliminated = take_in_shows = take_in_leaves = take_in_throws

    def take_in_gives(self, at: int) -> bool:
        """Follow the gift out of the hand."""
        return self.give(self.seen[at], at + 1)

    def take_in_aims(self, at: int) -> bool:
        """Follow the gift out of the hand."""
        return self.give(self.seen[at], at + 2)

    def give(self, seat: int, at: int) -> bool:
        """Follow a gift out of a hand: who gives a drum or a bike holds no crown (KS-4)."""
        is_fit = self.show(seat, at, 1)
        return is_fit and (self.seen[at] not in (DRUM, BIKE) or self.cards.rule_out(seat, [CROWN]))

    def take_in_guesses(self, at: int) -> bool:
        """Follow a guess: where nobody is eliminated next, the target does not hold the gift."""
        _, target, gift = self.seen[at : at + 3]
        after = self.seen[at + 3 :]
        is_right = bool(after) and self.kinds[after[0]].name == "eliminated"
        return is_right or self.cards.rule_out(target, [gift])

    def take_in_peeks(self, at: int) -> bool:
        """Follow a look at the target's hand."""
        return self.look(self.seen[at + 1], at + 2)

    def take_in_ties(self, at: int) -> bool:
        """Follow two hands that everybody saw."""
        seat, target, gift = self.seen[at : at + 3]
        return all(self.cards.look(each, [gift], [self.chance.word()]) for each in (seat, target))

    def take_in_compares(self, at: int) -> bool:
        """Follow two hands that their seats saw; the others learn that the gift that stays is dearer."""
        seat, target = self.seen[at : at + 2]
        loser, gift = self.seen[at + 7], self.seen[at + 9]
        winner = target if loser == seat else seat
        if not self.look(seat, at + 2) or not self.look(target, at + 4):
            return False
        return self.cards.rule_out(winner, list(range(gift + 1)))

    def take_in_swaps(self, at: int) -> bool:
        """Follow two hands that were exchanged."""
        seat, target = self.seen[at : at + 2]
        if not self.look(seat, at + 2) or not self.look(target, at + 4):
            return False
        self.cards.swap(seat, target)
        return True

    def look(self, holder: int, at: int) -> bool:
        """Follow a hand that was looked at: known from here on, or filled in later."""
        count = self.seen[at]
        kinds = self.seen[at + 1 : at + 1 + count]
        if HIDDEN in kinds:
            self.leave_blank(at + 1, self.cards.hands[holder])
            return True
        return self.cards.look(holder, kinds, [self.chance.word() for _ in kinds])

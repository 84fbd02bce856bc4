"""Determinized hands: the determinization of any game whose only secret is which cards lie in which hand."""

from typing import final

from mypy_extensions import i64

from regift.kit.action_arguments_and_action_table import CARD, CARDS, SEAT
from regift.kit.event import EventKind
from regift.kit.hidden_information.history_determinizer import (
    HistoryDeterminizer,
    determinize_history,
    visible_history,
)
from regift.kit.hidden_information.unseen_card_tracker_and_deal_sampler import UnseenCardTracker
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State


def determinize_hands(state: State, seat: int, pool: list[int], chance: Chance) -> list[list[int]]:
    """Deal the cards that the seat has not seen anew; give all hands, sorted, and rewrite the state's history.

    `pool` counts the cards of each kind. Cards come unseen from one pile: events tell them in a field that only some
    seats see. They leave openly: events tell them in a field that all see. An event's first seat says whose hand it is.
    """
    cards = UnseenCardTracker(state.game.seats, pool)
    kinds = state.game.event_kinds
    determinizer = determinize_history(HandDeterminizer(kinds, visible_history(state, seat), cards, chance))
    state.history = determinizer.history()
    return determinizer.hands()


@final
class HandDeterminizer(HistoryDeterminizer):
    """Reads in the table of events what moves cards."""

    def __init__(self, kinds: list[EventKind], seen: list[int], cards: UnseenCardTracker, chance: Chance) -> None:
        super().__init__(seen, cards, chance)
        self.kinds = kinds

    def copy(self) -> "HandDeterminizer":
        """Return an independent copy that goes on from here, with the same chance."""
        twin = HandDeterminizer(self.kinds, self.seen, self.cards.copy(), self.chance)
        twin.at = self.at
        return twin

    def take_in(self, at: i64) -> i64:
        """Follow the cards of every field into a hand, or out of it."""
        kind = self.kinds[self.seen[at]]
        at += 1
        holder: i64 = -1
        for field in kind.fields:
            if field.type == SEAT and holder < 0:
                holder = self.seen[at]
            count: i64 = 1
            if field.type == CARDS:
                count = self.seen[at]
                at += 1
            if field.type == CARD or field.type == CARDS:
                fits = self.take_in_draw(holder, at, count) if field.only else self.show(holder, at, count)
                if not fits:
                    return -1
            at += count
        return at

"""Determinized hands: the determinization of any game whose only secret is which cards lie in which hand."""

from regift.kit.action import CARD, CARDS, SEAT
from regift.kit.chance import Chance
from regift.kit.event import HIDDEN, Field, seen_by
from regift.kit.hidden_information.unseen_card_tracker import UnseenCardTracker
from regift.kit.state import State


def determinize_hands(state: State, seat: int, pool: list[int], chance: Chance) -> list[list[int]]:
    """Deal the cards that the seat has not seen anew; give all hands, sorted, and rewrite the state's history.

    `pool` counts the cards of each kind. Cards come unseen from one pile: events tell them in a field that only some
    seats see. They leave openly: events tell them in a field that all see. An event's first seat says whose hand it is.
    """
    determinizer = _HandDeterminizer(state, seat, pool, chance)
    determinizer.follow()
    return determinizer.settle()


class _HandDeterminizer:
    """Follows the history as one seat saw it."""

    def __init__(self, state: State, seat: int, pool: list[int], chance: Chance) -> None:
        self.state = state
        self.seen = seen_by(seat, state.game.event_kinds, state.history)
        self.chance = chance
        self.cards = UnseenCardTracker(state.game.seats, pool)
        self.blanks: list[tuple[int, int]] = []
        """Where in the history a hidden card stands, and its token."""

    def follow(self) -> None:
        """Take in every field of every entry."""
        at = 0
        while at < len(self.seen):
            kind = self.state.game.event_kinds[self.seen[at]]
            at += 1
            holder = -1
            for field in kind.fields:
                if field.type == SEAT and holder < 0:
                    holder = self.seen[at]
                count = 1
                if field.type == CARDS:
                    count = self.seen[at]
                    at += 1
                if field.type == CARD or field.type == CARDS:
                    for place in range(at, at + count):
                        self.take_in(field, holder, place)
                at += count

    def take_in(self, field: Field, holder: int, place: int) -> None:
        """Follow one card into a hand, or out of it."""
        card = self.seen[place]
        if not field.only:
            self.cards.show(holder, card, self.chance.word())
        elif card == HIDDEN:
            self.blanks.append((place, self.cards.draw(holder)))
        else:
            self.cards.draw_seen(holder, card, self.chance.word())

    def settle(self) -> list[list[int]]:
        """Return every unseen card a kind, in the hands and in the history."""
        rolls: list[int] = [self.chance.word() for _ in range(len(self.cards.kind))]
        self.cards.settle(rolls)
        history = self.seen[:]
        for place, token in self.blanks:
            history[place] = self.cards.kind[token]
        self.state.history = history
        hands: list[list[int]] = []
        for hand in self.cards.hands:
            kinds = [self.cards.kind[token] for token in hand]
            kinds.sort()
            hands.append(kinds)
        return hands

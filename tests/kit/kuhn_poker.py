"""Kuhn poker (Kuhn, 1950): three cards, one each, an ante of 1; pass or bet. Who begins loses 1/18 on average."""

from typing import Final

from regift.kit.action_arguments_and_action_table import CARD, CARDS, NUMBER, SEAT, Action
from regift.kit.event import EventKind, Field
from regift.kit.game import Game
from regift.kit.observation.number_columns_of_parts_other_than_zones import NumberKind
from regift.kit.observation.part_kind_base_and_columns import PartKind, before
from regift.kit.refusal_and_errors import Refusal
from regift.kit.seeded_random_generator import Chance
from regift.kit.simple_hand_game_state import PartyState, party_part_kinds
from regift.kit.view import Fact, View

ID: Final = "kuhn_poker"
SEATS: Final = (2, 2)
CARD_NAMES: Final = ["jack", "queen", "king"]
PASS, BET = 0, 1


class KuhnPoker(Game):
    """Two actions, three cards; seat 0 begins unless the options say otherwise."""

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        super().__init__(ID, 1, seats, SEATS)
        self.choose(options)
        self.most_return = 2.0
        for name in ("pass", "bet"):
            self.table.add(Action(name, name, []))
        self.words = CARD_NAMES
        self.counts = [1, 1, 1]
        seat = Field("seat", SEAT)
        self.event_kinds = [
            EventKind("draws", [seat, Field("cards", CARDS, only=("seat",))]),
            EventKind("passes", [seat]),
            EventKind("bets", [seat]),
            EventKind("shows", [seat, Field("card", CARD)]),
            EventKind("wins", [seat, Field("chips", NUMBER)]),
            EventKind("leaves", [seat, Field("cards", CARDS)]),
        ]

    def part_kinds(self) -> list[PartKind]:
        """Return a kind for each part that a view can show."""
        stakes: list[PartKind] = [NumberKind(f"stake:{seat}", 1, 2, before(seat)) for seat in range(self.seats)]
        return [*party_part_kinds(self), *stakes]

    def deal_with(self, chance: Chance) -> "KuhnPokerState":
        """Deal a card to each seat."""
        state = KuhnPokerState(self, chance)
        state.deal_hands(1, "draws")
        return state


class KuhnPokerState(PartyState):
    """What each has put in, and what was done so far."""

    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, chance)
        self.stakes = [1, 1]
        self.done: list[int] = []
        """What was done, PASS or BET, in order."""
        self.has_ended = False

    @property
    def is_over(self) -> bool:
        """Return whether the chips are won."""
        return self.has_ended

    def refuse_move(self, seat: int, action: Action) -> Refusal | None:
        """Forbid nothing: who is to act may always pass or bet."""
        return None

    def play_turn(self, seat: int, action: Action) -> None:
        """Pass or bet; settle it where nobody is asked any more."""
        self.done.append(action.id)
        self.tell("bets" if action.id == BET else "passes", seat)
        if action.id == BET:
            self.stakes[seat] += 1
        if self.done[-2:] in ([PASS, PASS], [BET, BET]):
            self.show()
        elif self.done[-2:] == [BET, PASS]:
            self.win(1 - seat)
        else:
            self.turn = 1 - seat

    def show(self) -> None:
        """Turn the cards up: the higher one wins."""
        for seat in self.players:
            self.tell("shows", seat, self.hands[seat][0])
        self.win(0 if self.hands[0] > self.hands[1] else 1)

    def win(self, seat: int) -> None:
        """Give the other's stake to the seat."""
        self.has_ended = True
        self.scores[seat] = self.stakes[1 - seat]
        self.scores[1 - seat] = -self.stakes[1 - seat]
        self.tell("wins", seat, self.stakes[1 - seat])

    def returns(self) -> list[float]:
        """Return the chips won or lost."""
        return [float(score) for score in self.scores]

    def leave(self, seat: int) -> None:
        """Who leaves loses what is staked."""
        super().leave(seat)
        self.win(1 - seat)

    def look(self, view: View) -> None:
        """Show hands and stakes."""
        super().look(view)
        for seat in range(2):
            view.parts.append(Fact(f"stake:{seat}", "stake", self.stakes[seat], seat))

    def copy(self) -> "KuhnPokerState":
        """Return an independent copy."""
        twin = super().copy()
        twin.stakes, twin.done, twin.has_ended = self.stakes[:], self.done[:], self.has_ended
        return twin


make = KuhnPoker

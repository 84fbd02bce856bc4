"""The card game that boardgame.io plays here too: 104 cards, seven in hand, play one and draw one; it never ends."""

from typing import Final

from regift.kit.action_arguments_and_action_table import CARD, CARDS, SEAT, Action, Value
from regift.kit.event import EventKind, Field
from regift.kit.game import Game
from regift.kit.refusal_and_errors import Refusal
from regift.kit.seeded_random_generator import Chance
from regift.kit.simple_hand_game_state import PartyState
from regift.kit.view import PILE, View, Zone

ID: Final = "toy"
SEATS: Final = (4, 4)
CARDS_IN_ALL: Final = 104
HAND: Final = 7


class Toy(Game):
    """An action for each card."""

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        super().__init__(ID, 1, seats, SEATS)
        self.choose(options)
        self.words = [f"card_{number}" for number in range(CARDS_IN_ALL)]
        for name in self.words:
            self.table.add(Action("lay", f"lay {name}", [Value("card", CARD, name)]))
        self.counts = [1] * CARDS_IN_ALL
        seat = Field("seat", SEAT)
        self.event_kinds = [
            EventKind("draws", [seat, Field("cards", CARDS, only=("seat",))]),
            EventKind("lays", [seat, Field("cards", CARDS)]),
        ]

    def deal_with(self, chance: Chance) -> "ToyState":
        """Deal seven cards to each seat."""
        state = ToyState(self, chance)
        state.deck = list(range(CARDS_IN_ALL))
        chance.shuffle(state.deck)
        for seat in range(self.seats):
            state.hands[seat] = sorted(state.deck.pop() for _ in range(HAND))
            state.tell("draws", seat, state.hands[seat])
        return state


class ToyState(PartyState):
    """The deck and what was laid."""

    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, chance)
        self.deck: list[int] = []
        self.laid: list[int] = []

    @property
    def is_over(self) -> bool:
        """Never."""
        return False

    def refuse_move(self, seat: int, action: Action) -> Refusal | None:
        """Refuse a card that is not in hand."""
        return None if action.id in self.hands[seat] else Refusal("hand", action.values)

    def play_turn(self, seat: int, action: Action) -> None:
        """Lay a card and draw another; without a deck, shuffle all that was laid but the last."""
        self.hands[seat].remove(action.id)
        self.laid.append(action.id)
        self.tell("lays", seat, [action.id])
        if not self.deck:
            self.deck, self.laid = self.laid[:-1], self.laid[-1:]
            self.chance.shuffle(self.deck)
        card = self.deck.pop()
        self.hands[seat] = sorted([*self.hands[seat], card])
        self.tell("draws", seat, [card])
        self.turn = (seat + 1) % self.game.seats

    def look(self, view: View) -> None:
        """Show hands, the deck's size and what was laid last."""
        super().look(view)
        deck = Zone("deck", "deck", PILE)
        deck.count = len(self.deck)
        view.parts.append(deck)
        view.parts.append(Zone("laid", "laid", PILE, faces=self.game.names_of(self.laid[-1:])))


make = Toy

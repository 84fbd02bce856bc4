"""Bell: play two cards for their sum, unless somebody rings their bell first and takes the points."""

from typing import Final

from regift.kit.action_arguments_and_action_table import CARD, CARDS, NUMBER, SEAT, Action, Value
from regift.kit.event import EventKind, Field
from regift.kit.game import Game
from regift.kit.observation.number_columns_of_parts_other_than_zones import NumberKind, TokenKind
from regift.kit.observation.part_kind_base_and_columns import PartKind, before_sometimes
from regift.kit.observation.zone_number_columns import HandKind
from regift.kit.refusal_and_errors import Refusal
from regift.kit.seeded_random_generator import Chance
from regift.kit.simple_hand_game_state import PartyState, party_part_kinds
from regift.kit.view import FAN, Fact, Token, View, Zone

ID: Final = "bell"
SEATS: Final = (2, 6)
CARD_NAMES: Final = ["one", "two", "three", "four", "five"]
HAND_SIZE: Final = 4
WAIT, RING = len(CARD_NAMES), len(CARD_NAMES) + 1


class Bell(Game):
    """A pick for each card, wait and ring."""

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        super().__init__(ID, 1, seats, SEATS)
        self.choose(options)
        for name in CARD_NAMES:
            self.table.add(Action("lay", f"lay {name}", [Value("card", CARD, name)]))
        for answer in ("wait", "ring"):
            self.table.add(Action(answer, answer, []))
        self.words = CARD_NAMES
        self.counts = [5] * len(CARD_NAMES)
        seat = Field("seat", SEAT)
        self.event_kinds = [
            EventKind("draws", [seat, Field("cards", CARDS, only=("seat",))]),
            EventKind("lays", [seat, Field("cards", CARDS)]),
            EventKind("scores", [seat, Field("points", NUMBER)]),
            EventKind("leaves", [seat, Field("cards", CARDS)]),
        ]

    def part_kinds(self) -> list[PartKind]:
        """Return a kind for each part that a view can show."""
        kinds = party_part_kinds(self)
        for seat in range(self.seats):
            kinds.append(NumberKind(f"score:{seat}", 0, 2 * sum(self.counts) + 5 * 25, before_sometimes(seat)))
            kinds.append(TokenKind(f"bell:{seat}", before_sometimes(seat)))
        return [*kinds, HandKind("laid", CARD_NAMES, 2)]

    def deal_with(self, chance: Chance) -> "BellState":
        """Deal four cards and a bell to each seat."""
        state = BellState(self, chance)
        state.deal_hands(HAND_SIZE, "draws")
        return state


class BellState(PartyState):
    """Bells and scores, and the two cards whose points are to fall."""

    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, chance)
        self.bells = [True] * game.seats
        self.laid: list[int] = []

    @property
    def is_over(self) -> bool:
        """Return whether all cards are played."""
        return not self.laid and not any(self.hands)

    def is_window(self) -> bool:
        """Return whether those who have a bell are asked to ring it."""
        return bool(self.laid)

    def refuse_move(self, seat: int, action: Action) -> Refusal | None:
        """Refuse all but an answer to a beat; else cards not in hand, and a second pick below the first."""
        if self.laid:
            return None if action.id in (WAIT, RING) else Refusal("beat")
        hand = self.hands[seat]
        left = hand[hand.index(self.picks[0]) + 1 :] if self.picks else hand[:-1]
        return None if action.id in left else Refusal("hand", action.values)

    def play_turn(self, seat: int, action: Action) -> None:
        """Pick a card; the second announces both, and the beat begins."""
        self.picks.append(action.id)
        if len(self.picks) == 2:
            self.laid, self.picks = self.picks, []
            self.tell("lays", seat, self.laid)
            for card in self.laid:
                self.hands[seat].remove(card)
            self.ask([other for other in self.others_after(seat) if self.bells[other]])

    def reveal(self, chosen: list[int]) -> None:
        """Give the points to the first who rang, going round from the seat in turn; else to that seat."""
        winner = next((seat for seat in self.others_after(self.turn) if chosen[seat] == RING), self.turn)
        self.bells[winner] = self.bells[winner] and winner == self.turn
        self.scores[winner] += sum(self.laid) + 2
        self.tell("scores", winner, sum(self.laid) + 2)
        self.laid = []
        self.pass_turn()

    def look(self, view: View) -> None:
        """Show hands, bells, scores and what was laid, to the seat in turn also what it has picked."""
        super().look(view)
        for seat in self.players:
            view.parts.append(Fact(f"score:{seat}", "score", self.scores[seat], seat))
            if self.bells[seat]:
                view.parts.append(Token(f"bell:{seat}", "bell", seat))
        laid = self.laid + self.picks if view.seat == self.turn else self.laid
        view.parts.append(Zone("laid", "laid", FAN, faces=self.game.names_of(laid)))


make = Bell

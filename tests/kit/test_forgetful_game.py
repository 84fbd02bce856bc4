"""A game that forgets is held to what lies on the table now: each way to remind somebody, tried in a tiny game."""

import pytest

from regift.kit.action_arguments_and_action_table import CARD, SEAT, Action
from regift.kit.conformance import check_game
from regift.kit.event import EventKind, Field
from regift.kit.game import Game
from regift.kit.refusal_and_errors import Refusal
from regift.kit.seeded_random_generator import Chance
from regift.kit.simple_hand_game_state import PartyState
from regift.kit.view import Fact, View

CARDS = ["sock", "mug", "kite"]
LONG = 6


class GlimpseState(PartyState):
    """Each in turn shows a card for a moment."""

    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, chance)
        self.shown: list[int] = []

    @property
    def is_over(self) -> bool:
        return len(self.shown) == LONG or len(self.players) == 1

    def refuse_move(self, seat: int, action: Action) -> Refusal | None:
        return Refusal("over") if self.is_over else None

    def play_turn(self, seat: int, action: Action) -> None:
        self.shown.append(self.chance.below(len(CARDS)))
        self.tell("glimpses", seat, self.shown[-1])
        self.pass_turn()

    def pass_turn(self) -> None:
        self.turn = self.others_after(self.turn)[0] if self.others_after(self.turn) else self.turn

    def look(self, view: View) -> None:
        super().look(view)
        view.parts.append(Fact("count", "count", len(self.shown)))

    def deal_forgotten(self) -> None:
        self.shown = [self.chance.below(len(CARDS)) for _ in self.shown]
        cards = iter(self.shown)
        glimpses = self.game.kind_number("glimpses")
        at = 0
        while at < len(self.history):
            if self.history[at] == glimpses:
                self.history[at + 2] = next(cards)
            at += 1 + len(self.game.event_kinds[self.history[at]].fields)


class Reminding(GlimpseState):
    """Shows the first card all the time."""

    def look(self, view: View) -> None:
        super().look(view)
        view.parts.append(Fact("first", "first", self.shown[0] if self.shown else 0))


class Hesitating(GlimpseState):
    """Cautions by the card that was shown last."""

    def caution(self, seat: int, action: Action) -> str:
        return f"G-{self.shown[-1] if self.shown else 0}"


class Glimpse(Game):
    """The rules."""

    def __init__(self, state: type[GlimpseState], *, is_lasting: bool) -> None:
        super().__init__("glimpse", 1, 2, (2, 2))
        self.state = state
        self.forgets = True
        self.table.add(Action("show", "show", []))
        self.words = CARDS
        seat = Field("seat", SEAT)
        self.event_kinds = [
            EventKind("glimpses", [seat, Field("card", CARD)], is_lasting=is_lasting),
            EventKind("leaves", [seat]),
        ]

    def deal_with(self, chance: Chance) -> GlimpseState:
        return self.state(self, chance)


def test_a_game_that_tells_everything_once_keeps_the_law() -> None:
    check_game(Glimpse(GlimpseState, is_lasting=False), deals=4, limit=6)


def test_an_event_that_lasts_is_found() -> None:
    with pytest.raises(AssertionError, match="is told other events when it comes back"):
        check_game(Glimpse(GlimpseState, is_lasting=True))


@pytest.mark.parametrize("state", [Reminding, Hesitating])
def test_a_reminder_is_found(state: type[GlimpseState]) -> None:
    with pytest.raises(AssertionError, match="forgotten"):
        check_game(Glimpse(state, is_lasting=False))

"""The conformance kit finds what is wrong in the rules: actions, copies, records, eliminations, ends, events, views."""

from typing import Self

import pytest

from regift.kit.action_arguments_and_action_table import CARD, CARDS, SEAT, Action
from regift.kit.conformance import check_game
from regift.kit.event import EventKind, Field
from regift.kit.refusal_and_errors import Refusal
from regift.kit.seeded_random_generator import Chance
from regift.kit.view import FAN, PILE, Fact, Gauge, Grid, Part, Placing, Track, View, Zone
from tests.games.keepsake import Keepsake, KeepsakeState, event_kinds
from tests.games.keepsake.gifts import GIFTS
from tests.games.sprint import Sprint, SprintState
from tests.kit.planted_faults import assert_found, broken_game

TABLE_DICE = Chance(3)


class EliminatedStillIn(KeepsakeState):
    def is_in(self, seat: int) -> bool:
        return not self.has_left(seat)


class EliminatedAsked(KeepsakeState):
    @property
    def alive(self) -> list[int]:
        return self.players


class EliminatedComesBack(KeepsakeState):
    def is_in(self, seat: int) -> bool:
        return super().is_in(seat) or (not self.has_left(seat) and len(self.pile) < 5)


class OptionsTooMany(KeepsakeState):
    def list_options(self, seat: int) -> list[Action]:
        return [*super().list_options(seat), self.named("exchange")]


class OptionsTooFew(KeepsakeState):
    def list_options(self, seat: int) -> list[Action]:
        options = super().list_options(seat)
        return options[1:] if len(options) > 2 else options


class RefusedAndPlayed(KeepsakeState):
    def apply(self, seat: int, action: Action, log: object = None) -> None:
        if seat in self.to_act() and not (action.verb == "aim" and self.picks):
            self.play(seat, self.options(seat)[0])


class RefusedByNothing(KeepsakeState):
    def refuse_move(self, seat: int, action: Action) -> Refusal | None:
        return None if super().refuse_move(seat, action) is None else Refusal("")


class RefusalTold(KeepsakeState):
    def refuse_move(self, seat: int, action: Action) -> Refusal | None:
        refusal = super().refuse_move(seat, action)
        if refusal is not None and refusal.clause == "KS-5":
            self.tell("starts", seat)
        return refusal


class RefusalTurnsThePile(KeepsakeState):
    def refuse_move(self, seat: int, action: Action) -> Refusal | None:
        if self.picks and action.verb == "keep":
            self.pile.reverse()
        return super().refuse_move(seat, action)


class LookShields(KeepsakeState):
    def look(self, view: View) -> None:
        super().look(view)
        self.shielded[0] = not self.shielded[0]


class CopySharesGiven(KeepsakeState):
    def copy(self) -> Self:
        twin = super().copy()
        twin.given = self.given
        return twin


class CopyForgetsShields(KeepsakeState):
    def copy(self) -> Self:
        twin = super().copy()
        twin.shielded = [False] * self.game.seats
        return twin


class CopySharesPile(KeepsakeState):
    def copy(self) -> Self:
        twin = super().copy()
        twin.pile = self.pile
        return twin


class DiceOfItsOwn(KeepsakeState):
    def carry_out(self, seat: int, target: int, gift: int) -> None:
        if TABLE_DICE.below(2):
            super().carry_out(seat, target, gift)


class NobodyIsAsked(KeepsakeState):
    def pass_turn(self) -> None:
        super().pass_turn()
        self.turn = -1 if len(self.pile) == 4 else self.turn


class TiePlacedTooHigh(KeepsakeState):
    def standings(self) -> list[Placing]:
        return [Placing(each.seat, min(2, each.place), each.score) for each in super().standings()]


class LeaverNotPlaced(KeepsakeState):
    def standings(self) -> list[Placing]:
        return [each for each in super().standings() if not self.has_left(each.seat)]


class PickLeft(KeepsakeState):
    def undo(self, seat: int) -> None:
        if self.is_locked(seat):
            super().undo(seat)
        else:
            self.picks.pop()


class TakeBackTold(KeepsakeState):
    def undo(self, seat: int) -> None:
        super().undo(seat)
        self.tell("starts", seat)


class FallbackNoOption(KeepsakeState):
    def choose_fallback(self, seat: int, options: list[Action]) -> Action:
        return self.game.actions[0]


class LeaverStillAsked(KeepsakeState):
    def leave(self, seat: int) -> None:
        self.tell("leaves", seat, self.hands[seat])


class SpotMisspelt(KeepsakeState):
    def spot(self, seat: int, action: Action) -> str:
        return super().spot(seat, action).replace("hand:", "hands:")


class EventWithoutItsLastField(KeepsakeState):
    def give(self, seat: int, gift: int, targets: list[int]) -> None:
        super().give(seat, gift, targets)
        if not targets:
            self.history.pop()


class EventOfNoCard(KeepsakeState):
    def guess(self, seat: int, target: int, gift: int) -> None:
        super().guess(seat, target, gift)
        self.tell("gives", seat, len(GIFTS))


class EventOfNoSeat(KeepsakeState):
    def guess(self, seat: int, target: int, gift: int) -> None:
        super().guess(seat, target, gift)
        self.tell("starts", self.game.seats)


class GameCrashes(KeepsakeState):
    def compare(self, seat: int, target: int) -> None:
        self.hands[target].remove(-1)


class LawOfItsOwn(KeepsakeState):
    def check_invariants(self) -> None:
        assert len(self.pile) > 6, "KS-9: the pile is too small"


FAULTS: list[tuple[type[KeepsakeState], str]] = [
    (
        EliminatedStillIn,
        "asked no more while others had 3 turns .*: `is_in` must say that it is out; see docs/add-a-game",
    ),
    (EliminatedAsked, r"deal \d+, action \d+.*: seat \d is out, and is to act|is out, and has options"),
    (EliminatedComesBack, r"seat \d was out, and is in again: .*see docs/add-a-game.md, Elimination"),
    (OptionsTooMany, r"exchange> is an option of seat \d, and <refused by|cannot be played on: IllegalAction"),
    (OptionsTooFew, r"of seat \d is not refused, and no option"),
    (RefusedAndPlayed, r"of seat \d is refused, and yet was applied"),
    (RefusedByNothing, r"of seat \d is refused by no clause"),
    (RefusalTold, "asking for views, options or refusals changed the position|differ"),
    (RefusalTurnsThePile, "two copies played alike differ: `copy` leaves something out"),
    (LookShields, "a copy differs|changed the position"),
    (CopySharesGiven, "playing on a copy changed the original: `copy` must copy every list"),
    (CopyForgetsShields, "a copy differs"),
    (CopySharesPile, "playing on a copy changed the original|two copies played alike differ"),
    (DiceOfItsOwn, "or chance is not from `self.chance`|or chance is drawn elsewhere than from `self.chance`"),
    (NobodyIsAsked, "nobody is to act, and the game is not over"),
    (TiePlacedTooHigh, "share a place and not a score|has place 2 behind"),
    (LeaverNotPlaced, r"seat \d withdrawn: standings must place every seat once"),
    (PickLeft, r"picks of seat \d are left|picks are left after take_back"),
    (TakeBackTold, "taking back changed what happened"),
    (FallbackNoOption, r"the fallback of seat \d is not an option"),
    (LeaverStillAsked, r"the withdrawn seat \d is to act|seat \d withdrawn"),
    (SpotMisspelt, r"is played on 'hands:\d/\w+': no such spot"),
    (EventWithoutItsLastField, r"event \w+, field \w+, history|there are 14 kinds|cannot be played on: IndexError"),
    (EventOfNoCard, r"event gives, field gift, history\[\d+\]: expected 0 to 7, got 8"),
    (EventOfNoSeat, r"event starts, field seat, history\[\d+\]: expected 0 to 2, got 3"),
    (GameCrashes, r"deal \d+, action \d+.*cannot be played on: ValueError: list.remove"),
    (LawOfItsOwn, r"deal \d+, action \d+.*: KS-9: the pile is too small"),
]


def name_of(value: object) -> str:
    """Name a row after its class."""
    return value.__name__ if isinstance(value, type) else ""


@pytest.mark.parametrize(("broken", "said"), FAULTS, ids=name_of)
@pytest.mark.once
def test_a_fault_in_the_rules_is_found(broken: type[KeepsakeState], said: str) -> None:
    assert_found(broken_game(Keepsake(3, {}), broken), said)


class NeverEnds(SprintState):
    @property
    def is_over(self) -> bool:
        return len(self.players) < 2


def test_a_game_that_never_ends_is_found() -> None:
    said = "deal 1, .*the game has not ended after 100000 more actions: `is_over` never holds"
    with pytest.raises(AssertionError, match=said):
        check_game(broken_game(Sprint(2, {}), NeverEnds), deals=1, limit=10)


class PlacesSharedUnequally(SprintState):
    def standings(self) -> list[Placing]:
        return [Placing(seat, 1, score) for seat, score in enumerate(self.scores)]


def test_a_place_shared_by_unequal_scores_is_found() -> None:
    assert_found(broken_game(Sprint(4, {}), PlacesSharedUnequally), "share a place and not a score")


SEAT_FIELD = Field("seat", SEAT)
KINDS = [
    (EventKind("draws", [SEAT_FIELD]), "two kinds of events are named 'draws'"),
    (EventKind("rests", [SEAT_FIELD, SEAT_FIELD]), "event rests, field seat: another field has that name"),
    (EventKind("rests", [Field("gift", "crad")]), "type 'crad': expected one of seat, card, cards, number, word"),
    (EventKind("rests", [Field("seat", SEAT, only=("seat",))]), "a SEAT field is always public"),
    (EventKind("rests", [SEAT_FIELD, Field("gift", CARD, only=("target",))]), "only 'target' sees gift"),
]


@pytest.mark.parametrize(("kind", "said"), KINDS, ids=lambda value: value if isinstance(value, str) else "")
def test_a_kind_of_event_that_cannot_be_told_is_found(kind: EventKind, said: str) -> None:
    game = Keepsake(3, {})
    game.event_kinds.append(kind)
    assert_found(game, said)


@pytest.mark.parametrize(
    ("type", "said"),
    [
        (SEAT, "expected 0 to 2, got"),
        (CARDS, r"event \w+, field \w+|there are 14 kinds|cannot be played on: IndexError"),
    ],
)
def test_a_field_of_the_wrong_type_is_found(type: str, said: str) -> None:
    game = Keepsake(3, {})
    game.event_kinds = [
        EventKind(kind.name, [SEAT_FIELD, Field("gift", type)]) if kind.name == "gives" else kind
        for kind in event_kinds()
    ]
    assert_found(game, said)


def zone(layout: str = FAN, owner: int = -1, faces: list[str] | None = None, count: int = -1) -> Zone:
    """Make a zone whose count may not be that of its faces."""
    made = Zone("odd", "odd", layout, owner, faces)
    made.count = len(made.faces) if count < 0 else count
    return made


def part(shape: str, name: str = "odd") -> Part:
    """Make a part of a shape of one's own."""
    return Part(shape, "odd", name)


PARTS = [
    (zone("fann"), "layout 'fann'; expected one of fan, pile, slots"),
    (zone(owner=3), "lies before seat 3, of 3 seats"),
    (zone(faces=["sock"], count=2), "has 2 cards and 1 faces"),
    (zone(PILE, faces=["sock", "mug"], count=1), "has 1 cards and shows 2"),
    (zone(faces=["sock", ""]), "only SLOTS have empty places"),
    (Gauge("odd", "odd", 5, -4), "has the top -4"),
    (Gauge("odd", "odd", -1, 4), "stands at -1"),
    (Track("odd", "odd", 5, [0, 1]), "has 2 pawns; expected one a seat"),
    (Track("odd", "odd", 5, [0, 1, 6]), "a pawn on space 6 of 5"),
    (Grid("odd", "odd", 2, ["", "sock", ""]), "3 cells are no whole rows of 2"),
    (Grid("odd", "odd", 0, []), "has 0 columns"),
    (Fact("odd", "odd", ""), "says ''; expected a number or a key"),
    (Fact("odd", "", 3), "has no name"),
    (part("dial"), "no client can draw it; expected one of zone, gauge"),
]


@pytest.mark.parametrize(("odd", "said"), PARTS, ids=lambda value: value if isinstance(value, str) else "")
def test_a_part_that_cannot_be_drawn_is_found(odd: Part, said: str) -> None:
    class Odd(KeepsakeState):
        def look(self, view: View) -> None:
            super().look(view)
            view.parts.append(odd)

    assert_found(broken_game(Keepsake(3, {}), Odd), said)

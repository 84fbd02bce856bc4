"""Views as numbers: what each number means, and what is not as declared is named."""

import pytest

import regift
from regift.kit.conformance import check_game
from regift.kit.game import Game
from regift.kit.observation.number_columns_of_parts_other_than_zones import (
    GaugeKind,
    GridKind,
    NumberKind,
    SeriesKind,
    TokenKind,
    TrackKind,
    WordKind,
)
from regift.kit.observation.observation_layout_and_view_encoding import ObservationLayout
from regift.kit.observation.observation_rows import ObservationRows
from regift.kit.observation.part_kind_base_and_columns import MIDDLE_SOMETIMES, PartKind, before, before_any
from regift.kit.observation.zone_number_columns import HandKind, PileKind, SlotsKind
from regift.kit.state import State
from regift.kit.view import FAN, PILE, SLOTS, Fact, Gauge, Grid, Part, Token, Track, View, Zone
from tests.games.bell import Bell
from tests.games.keepsake import Keepsake
from tests.games.sprint import Sprint
from tests.kit.kuhn_poker import KuhnPoker

FACES = ["ace", "king"]


class Shelf(Bell):
    """Bell with other kinds of parts."""

    def __init__(self, *kinds: PartKind) -> None:
        super().__init__(2, {})
        self.kinds = list(kinds)

    def part_kinds(self) -> list[PartKind]:
        """Return the kinds of this test."""
        return self.kinds


def layout_of(*kinds: PartKind) -> ObservationLayout:
    """Return the layout of a game for two that declares these kinds."""
    return ObservationLayout(Shelf(*kinds))


def encoded(kind: PartKind, *parts: Part) -> list[int]:
    """Return the numbers of the parts, without those of the turn."""
    view = View(1)
    view.parts = list(parts)
    return layout_of(kind).encode(view)[4:]


def counted(zone: Zone, count: int) -> Zone:
    """Return the zone with so many cards."""
    zone.count = count
    return zone


@pytest.mark.parametrize(
    ("kind", "parts", "numbers"),
    [
        (HandKind("hand", FACES, 4), [Zone("hand", "hand", FAN, -1, ["king", "ace", "king"])], [3, 1, 2]),
        (HandKind("hand", FACES, 4), [counted(Zone("hand", "hand", FAN), 3)], [3, 0, 0]),
        (HandKind("hand", FACES, 1), [Zone("hand", "hand", FAN, -1, ["king"])], [1, 2]),
        (PileKind("pile", 9, FACES), [counted(Zone("pile", "pile", PILE, -1, ["king"]), 5)], [5, 2]),
        (
            PileKind("pile", 9, FACES, shows_all=True),
            [Zone("pile", "pile", PILE, -1, ["ace", "ace", "king"])],
            [3, 2, 2, 1],
        ),
        (SlotsKind("row", FACES, 3), [Zone("row", "row", SLOTS, -1, ["", "king"])], [2, 0, 2, 0]),
        (TokenKind("turn", before_any(2)), [Token("turn", "turn", 1)], [1, 1]),
        (TokenKind("turn", before_any(2)), [], [0, 0]),
        (TokenKind("out:1", before(1), ["out", "left"]), [Token("out:1", "left", 1)], [2]),
        (NumberKind("round", 1, 9), [Fact("round", "round", 4)], [4]),
        (NumberKind("round", 1, 9), [Fact("round", "round", 1)], [1]),
        (NumberKind("round", 1, 9), [Fact("round", "round", 9)], [9]),
        (GaugeKind("points", 5), [Gauge("points", "points", 0, 5)], [0]),
        (GaugeKind("points", 5), [Gauge("points", "points", 5, 5)], [5]),
        (TrackKind("race", 6, 2), [Track("race", "race", 6, [-1, 6])], [-1, 6]),
        (GridKind("display", FACES, 2), [Grid("display", "display", 2, ["", "king"])], [0, 2]),
        (WordKind("step", FACES, MIDDLE_SOMETIMES), [Fact("step", "step", "king")], [1, 2]),
        (
            SeriesKind("worth", 2, NumberKind("", 0, 9, MIDDLE_SOMETIMES), extra=3),
            [Fact("worth:1:2", "worth", 7)],
            [0, 0, 0, 1, 7, 2],
        ),
        (SeriesKind("at", 2, NumberKind("", 0, 9, MIDDLE_SOMETIMES)), [Fact("at:1", "at", 7)], [0, 0, 1, 7]),
        (
            SeriesKind("at", 3, NumberKind("", 0, 9, MIDDLE_SOMETIMES)),
            [Fact("at:2", "at", 7), Fact("at:0", "at", 5)],
            [1, 5, 0, 0, 1, 7],
        ),
    ],
)
def test_each_kind_writes_its_columns(kind: PartKind, parts: list[Part], numbers: list[int]) -> None:
    assert encoded(kind, *parts) == numbers


@pytest.mark.parametrize(
    ("kind", "part", "fault"),
    [
        (
            HandKind("hand", FACES, 2),
            Zone("hand", "hand", FAN, -1, ["ace"] * 3),
            "holds 3 cards, declared are at most 2",
        ),
        (HandKind("hand", FACES, 2), Zone("hand", "hand", FAN, -1, ["queen"]), "'queen' is none of its 2 declared"),
        (HandKind("hand", FACES, 2), Zone("hand", "hand", PILE), "declared is the layout fan, and it is pile"),
        (HandKind("hand", FACES, 2), Fact("hand", "hand", 2), "declared as a zone, and it is a fact"),
        (HandKind("hand", FACES, 2), Zone("hand", "hand", FAN, 1), "declared before seat -1, and it lies before 1"),
        (SlotsKind("row", FACES, 1), Zone("row", "row", SLOTS, -1, ["", ""]), "has 2 slots, declared are at most 1"),
        (SlotsKind("row", FACES, 1), Zone("row", "row", PILE), "declared is the layout slots, and it is pile"),
        (NumberKind("round", 1, 9), Fact("round", "round", 10), "says 10, declared are the numbers 1 to 9"),
        (NumberKind("round", 1, 9), Fact("round", "round", 0), "says 0, declared are the numbers 1 to 9"),
        (NumberKind("round", 1, 9), Fact("round", "round", "one"), "says 'one', declared are the numbers 1 to 9"),
        (WordKind("step", FACES), Fact("step", "step", 1), "says 1, declared are words"),
        (GaugeKind("points", 5), Gauge("points", "points", 6, 5), "stands at 6, declared are 0 to 5"),
        (GaugeKind("points", 5), Gauge("points", "points", -1, 5), "stands at -1, declared are 0 to 5"),
        (TrackKind("race", 6, 1), Track("race", "race", 6, [7]), "stands on 7, declared are -1 to 6"),
        (TrackKind("race", 6, 1), Track("race", "race", 6, [-2]), "stands on -2, declared are -1 to 6"),
        (GridKind("display", FACES, 1), Grid("display", "display", 1, ["", ""]), "2 cells, declared are at most 1"),
        (
            SeriesKind("worth", 2, NumberKind("", 0, 9, MIDDLE_SOMETIMES), extra=3),
            Fact("worth:1:4", "worth", 7),
            "its last number is 4, declared is at most 3",
        ),
        (NumberKind("round", 1, 9), Fact("other", "other", 1), "part other of .* is not declared"),
        (
            SeriesKind("at", 2, NumberKind("", 0, 9, MIDDLE_SOMETIMES)),
            Fact("at:2", "at", 1),
            "declared are at:0 to at:1",
        ),
    ],
)
def test_what_is_not_as_declared_is_named(kind: PartKind, part: Part, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        encoded(kind, part)


def test_the_first_numbers_say_whose_turn_it_is_and_who_reads() -> None:
    view = View(1)
    view.to_act = (0,)
    assert layout_of(NumberKind("round", 0, 9)).encode(view)[:4] == [1, 0, 0, 1]


def test_two_kinds_share_no_id() -> None:
    with pytest.raises(ValueError, match="two kinds of parts with the id 'round'"):
        layout_of(NumberKind("round", 0, 9), NumberKind("round", 0, 9))


def test_a_game_that_declares_nothing_has_no_numbers() -> None:
    with pytest.raises(ValueError, match="declares no kinds of parts"):
        layout_of()


def test_the_conformance_kit_names_a_part_that_is_not_as_declared() -> None:
    game = Shelf(*Bell(2, {}).part_kinds()[:-1])
    with pytest.raises(
        AssertionError, match=r"part laid of .* is not declared .*see `part_kinds` in docs/add-a-game\.md"
    ):
        check_game(game, deals=1)


def test_the_conformance_kit_finds_views_that_share_their_numbers() -> None:
    game = Shelf(*Bell(2, {}).part_kinds()[:-1], PresenceKind("zone", "laid", MIDDLE_SOMETIMES))
    with pytest.raises(AssertionError, match="two views have the same numbers"):
        check_game(game, deals=2)


class ForeignRows(ObservationRows):
    """Writes what another seat sees."""

    def add(self, pieces: list[bytes], state: State, seat: int) -> None:
        """Add the observation of the next seat."""
        super().add(pieces, state, (seat + 1) % state.game.seats)


class ShortRows(ObservationRows):
    """Leaves out the last number."""

    def add(self, pieces: list[bytes], state: State, seat: int) -> None:
        """Add the observation but for its last number."""
        super().add(pieces, state, seat)
        pieces[-1] = pieces[-1][:-2]


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        (ForeignRows, r"`observation_rows` writes 1 for seat 0, part turn_state, column own seat; its view says 0"),
        (ShortRows, r"`observation_rows` writes \d+ numbers for seat 0; its view has \d+"),
    ],
)
def test_the_conformance_kit_finds_rows_that_are_not_what_views_tell(
    rows: "type[ObservationRows]", message: str
) -> None:
    class Rewritten(Bell):
        def observation_rows(self) -> ObservationRows:
            return rows(self)

    with pytest.raises(AssertionError, match=message):
        check_game(Rewritten(2, {}), deals=1)


class PresenceKind(PartKind):
    """Says that a part is there, and nothing else."""

    def write_shape(self, part: Part, numbers: list[int], at: int) -> None:
        """Write nothing more."""


@pytest.mark.parametrize("game", [Bell(3, {}), Keepsake(3, {}), Sprint(3, {}), KuhnPoker(2, {})], ids=repr)
def test_games_outside_the_package_declare_their_parts(game: Game) -> None:
    check_game(game, deals=4)


def test_returns_are_shares_of_others_beaten_less_shares_of_those_that_win() -> None:
    state = Sprint(4, {}).deal_with(regift.Chance(1))
    state.scores = [5, 9, 5, 1]
    assert state.returns() == pytest.approx([0.0, 1.0, 0.0, -1.0])


@pytest.mark.parametrize("id", ["kung_fu", "not_a_hat", "gift_trap", "cursed_gifts"])
def test_returns_add_up_to_nothing(id: str) -> None:
    state = regift.game(id, seats=3).deal(1)
    assert sum(state.returns()) == pytest.approx(0)
    assert all(-state.game.most_return <= each <= state.game.most_return for each in state.returns())

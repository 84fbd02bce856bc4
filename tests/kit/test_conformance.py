"""Every game keeps every law of the kit: ours and the two tiny ones."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from regift.games import catalogue
from regift.kit.conformance import check_game

SMALL = Path(__file__).parents[1] / "games"


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the tiny games on the shelf."""
    monkeypatch.setenv("REGIFT_GAMES", str(SMALL))


FEWER = {"gift_trap": 12}
"""Where all choose at once and have much to choose from, a look takes long."""


def all_games() -> list[str]:
    """List the ids of all games, the tiny ones included."""
    ours = [folder.parent.name for folder in Path(catalogue.__file__).parent.glob("*/__init__.py")]
    return sorted(ours + [folder.parent.name for folder in SMALL.glob("*/__init__.py")])


@pytest.mark.parametrize(
    "seats", [*range(2, 5), *(pytest.param(seats, marks=pytest.mark.all) for seats in range(5, 9))]
)
@pytest.mark.parametrize("game_id", all_games())
@pytest.mark.once
def test_every_game_keeps_the_laws(game_id: str, seats: int) -> None:
    fewest, most = catalogue.find(game_id).SEATS
    if not fewest <= seats <= most:
        return
    check_game(catalogue.game(game_id, seats=seats), deals=2, limit=120, every=FEWER.get(game_id, 4))


VARIANTS: "list[dict[str, object]]" = [
    {"rounds": "each"},
    {"arrows": "black", "gifts": 2},
    {"easy": True},
    {"easy": True, "gifts": 2, "arrows": "white", "rounds": "each"},
]
"""Of options of a game, ./check plays with the last, which combine them; ./check --all with each."""


def rows_of(variants: "Sequence[object]") -> "list[ParameterSet]":
    """Return the rows of a table of variants, all but the last left to ./check --all."""
    return [*(pytest.param(row, marks=pytest.mark.all) for row in variants[:-1]), pytest.param(variants[-1])]


@pytest.mark.parametrize("options", rows_of(VARIANTS), ids=str)
def test_variants_of_not_a_hat_keep_the_laws(options: dict[str, object]) -> None:
    check_game(catalogue.game("not_a_hat", seats=3, **options), deals=2, limit=120)


GIFTS: "list[tuple[int, dict[str, object]]]" = [
    (3, {"strategy": True}),
    (3, {"doubled": True, "strategy": True}),
    (4, {"doubled": True, "hide_places": True}),
    (5, {"strategy": True, "hide_places": True, "family": False}),
    (3, {"cap": 1, "ties": "share", "length": 15, "packs": "-racing_snail,+red:our_boat"}),
]


@pytest.mark.parametrize("variant", rows_of(GIFTS), ids=str)
def test_variants_of_gift_trap_keep_the_laws(variant: "tuple[int, dict[str, object]]") -> None:
    seats, options = variant
    check_game(catalogue.game("gift_trap", seats=seats, **options), deals=2, limit=200, every=FEWER["gift_trap"])


@pytest.mark.parametrize("option", ["keep_stolen_granny", "free_granny"])
def test_house_options_keep_the_laws(option: str) -> None:
    check_game(catalogue.game("kung_fu", seats=3, **{option: True}), deals=2, limit=120)

"""Observations that are written straight from positions are what the views tell, in every position."""

from array import array
from typing import Any

import pytest

import regift
from regift.kit.observation.observation_rows import ObservationRows
from regift.kit.seeded_random_generator import Chance

ATTACK_PARTS = {"attacked", "attack_card", "way", "wanted", "picked_card", "aim", "picked"}
HOUSE = {"free_granny": True, "granny_wins": True, "keep_stolen_granny": True}


@pytest.mark.parametrize(
    ("seats", "options", "parts"),
    [
        (2, {}, ATTACK_PARTS),
        (3, HOUSE, ATTACK_PARTS | {f"loot:{seat}" for seat in range(3)}),
        (6, {"turn_cap": 200}, ATTACK_PARTS | {f"loot:{seat}" for seat in range(6)} | {"rounds"}),
    ],
    ids=["two seats", "three seats, house options", "six seats, turn cap"],
)
def test_rows_are_what_views_tell(seats: int, options: dict[str, Any], parts: set[str]) -> None:
    game = regift.game("kung_fu", seats=seats, **options)
    rows = game.observation_rows()
    layout = rows.layout
    present = {
        column.place: column.part for column in layout.columns if column.column.name in {"present", "1: present"}
    }
    seen: set[str] = set()
    for seed in range(4):
        state, chance = game.deal(seed), Chance(seed)
        for _ in range(600):
            for seat in range(seats):
                pieces: list[bytes] = []
                rows.add(pieces, state, seat)
                numbers = array("h", b"".join(pieces)).tolist()
                assert numbers == layout.encode(state.view(seat)), state.notation()
                seen |= {part for place, part in present.items() if numbers[place]}
            if state.is_over:
                break
            seat = state.to_act()[0]
            options_now = state.canonical_options(seat)
            state.apply(seat, options_now[chance.below(len(options_now))])
    assert seen >= parts, parts - seen


def test_rows_of_a_table_that_somebody_left_are_what_views_tell() -> None:
    game = regift.game("kung_fu", seats=3)
    state = game.deal(1)
    state.withdraw(2)
    for rows in (game.observation_rows(), ObservationRows(game)):
        pieces: list[bytes] = []
        rows.add(pieces, state, state.to_act()[0])
        assert array("h", b"".join(pieces)).tolist() == rows.layout.encode(state.view(state.to_act()[0]))

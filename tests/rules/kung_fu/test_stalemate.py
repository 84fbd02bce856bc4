"""MKF-A35: no granny is left to win with."""

import regift
from regift.kit.state import names


def test_mkf_a35_the_game_stops_when_all_twelve_grannies_stand_in_rows() -> None:
    game = regift.game("kung_fu", seats=2)
    rows = "1g 2g 3g 4g 5g / 1g 2g 3g 4g 5g 6g"
    state = game.position(f"turn 0 place | rows {rows} | hands g")
    assert "place granny" in names(state.options(0))
    state.apply(0, state.named("place granny"))
    assert state.is_over
    assert [(placing.seat, placing.place) for placing in state.standings()] == [(0, 1), (1, 1)]


def test_mkf_a35_a_granny_outside_the_rows_keeps_the_game_going() -> None:
    game = regift.game("kung_fu", seats=2)
    state = game.position("turn 0 place | rows 1g 2g 3g 4g 5g / 1g 2g 3g 4g 5g | hands g")
    state.apply(0, state.named("place granny"))
    assert not state.is_over

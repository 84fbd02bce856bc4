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


def test_mkf_a35_where_a_granny_in_a_row_can_win_the_game_goes_on() -> None:
    game = regift.game("kung_fu", seats=2, granny_wins=True)
    rows = "1g 2g 3g 4g 5g 6 7 / 1g 2g 3g 4g 5g 6g"
    state = game.position(f"turn 1 place | rows {rows} | hands t1 / g")
    state.apply(1, state.named("place granny"))
    for said in ("done", "attack with thief", "seat 1", "from the row", "take level 3"):
        state.apply(state.to_act()[0], state.named(said))
    assert not state.is_over  # who is attacked may still answer
    state.apply(1, state.named("let it through"))
    assert state.standings()[0].seat == 0
    assert state.is_over


def test_mkf_a35_a_granny_outside_the_rows_keeps_the_game_going() -> None:
    game = regift.game("kung_fu", seats=2)
    state = game.position("turn 0 place | rows 1g 2g 3g 4g 5g / 1g 2g 3g 4g 5g | hands g")
    state.apply(0, state.named("place granny"))
    assert not state.is_over

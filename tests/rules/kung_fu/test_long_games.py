"""Long games with many small piles: what was seen can always be dealt anew (MKF-A8)."""

import pytest

import regift


@pytest.mark.parametrize(("seats", "seed"), [(6, 2), (5, 1)])
def test_mkf_a8_after_many_reshuffles_a_fitting_deal_is_found(seats: int, seed: int) -> None:
    state, dice = regift.game("kung_fu", seats=seats).deal(seed), regift.Chance(seed + 9)
    number = 0
    while not state.is_over:
        seat = state.to_act()[0]
        options = state.canonical_options(seat)
        state.apply(seat, options[dice.below(len(options))])
        number += 1
        if number % 200 == 0:
            for other in range(seats):
                imagined = state.determinize(other, regift.Chance(number))
                imagined.check_invariants()
                assert imagined.key(other) == state.key(other)
    assert number > 400


@pytest.mark.once
def test_mkf_a8_a_history_with_many_dead_ends_is_dealt_anew() -> None:
    state, dice = regift.game("kung_fu", seats=6).deal(24), regift.Chance(33)
    for _ in range(800):
        seat = state.to_act()[0]
        options = state.canonical_options(seat)
        state.apply(seat, options[dice.below(len(options))])
    imagined = state.determinize(3, regift.Chance(4))
    imagined.check_invariants()
    assert imagined.key(3) == state.key(3)
    assert imagined.notation() == state.determinize(3, regift.Chance(4)).notation()

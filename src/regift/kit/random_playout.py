"""Playouts: games finished by chance alone, the yardstick of speed and the leaves of a search."""

from mypy_extensions import i64

from regift.kit.chance import Chance
from regift.kit.state import State


def play_out(state: State, chance: Chance, limit: i64) -> i64:
    """Play to the end, or for `limit` actions, each canonical option as likely; give how many decisions there were."""
    decisions: i64 = 0
    steps: i64 = 0
    while steps < limit:
        seats = state.to_act()
        if not seats:
            break
        seat: i64 = seats[0]
        options = state.canonical_options(seat)
        count: i64 = len(options)
        if count > 1:
            decisions += 1
            state.apply(seat, options[chance.below(count)])
        else:
            state.apply(seat, options[0])
        steps += 1
    return decisions

"""Playouts: games finished by chance alone, the yardstick of speed and the leaves of a search."""

from mypy_extensions import i64

from regift.kit.hidden_information.seats_in_turn_left_and_asked_bitmasks import NOBODY
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State, first_awaited


def play_out(state: State, chance: Chance, limit: i64) -> i64:
    """Play to the end, or for `limit` actions, each canonical option as likely; give how many decisions there were.

    What is played is drawn from the options of a seat that the game waits for: neither is asked for again.
    """
    decisions: i64 = 0
    steps: i64 = 0
    while steps < limit:
        seat = first_awaited(state)
        if seat == NOBODY:
            break
        options = state.list_canonical_options(seat)
        count: i64 = len(options)
        if count > 1:
            decisions += 1
            state.play(seat, options[chance.below(count)])
        else:
            state.play(seat, options[0])
        steps += 1
    return decisions

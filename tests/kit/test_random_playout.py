"""A playout asks for nothing twice, and is the game that a careful caller would play."""

import pytest

import regift
from regift.games import catalogue
from regift.kit.hidden_information.seats_in_turn_left_and_asked_bitmasks import NOBODY
from regift.kit.random_playout import play_out
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State, first_awaited

GAMES = catalogue.folders()
SEEDS = range(5)
LIMIT = 400


def played_with_care(state: State, chance: Chance) -> int:
    """Play as `play_out` does, asking for the seats and having each action checked; return the decisions."""
    decisions = 0
    for _ in range(LIMIT):
        if not (seats := state.to_act()):
            break
        assert first_awaited(state) == seats[0]
        options = state.canonical_options(seats[0])
        decisions += len(options) > 1
        state.apply(seats[0], options[chance.below(len(options)) if len(options) > 1 else 0])
    assert state.to_act() or first_awaited(state) == NOBODY
    return decisions


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_playout_is_the_game_that_checked_actions_play(id: str, seed: int) -> None:
    game = regift.game(id, seats=4)
    careful, quick = game.deal(seed), game.deal(seed)
    decisions = played_with_care(careful, Chance(seed))
    assert play_out(quick, Chance(seed), LIMIT) == decisions
    assert quick.history == careful.history
    assert quick.notation() == careful.notation()

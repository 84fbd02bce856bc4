"""A game that was broken off is judged alike in all games: a leader, equal places shared, and no winner."""

import pytest

import regift
from regift.kit.record import Recorder, new_record
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State
from regift.kit.three_line_recap import recap_of
from regift.lab.single_game_runner import PlayedGame


def broken_off(game_id: str) -> tuple[PlayedGame, State]:
    """Play a while with three seats, and withdraw one: two are too few."""
    game = regift.game(game_id, seats=3)
    state, recorder, dice = game.deal(3), Recorder(new_record(game, 3)), Chance(4)
    for _ in range(8):
        seat = state.to_act()[0]
        options = state.options(seat)
        recorder.play(state, seat, options[dice.below(len(options))])
    recorder.withdraw(state, 2)
    while not state.is_over:
        seat = state.to_act()[0]
        options = state.options(seat)
        recorder.play(state, seat, options[dice.below(len(options))])
    recorder.flush()
    return PlayedGame(recorder.record, state, 0), state


@pytest.mark.parametrize("game_id", ["gift_trap", "not_a_hat"])
def test_nobody_is_called_the_winner(game_id: str) -> None:
    played, state = broken_off(game_id)
    assert state.is_broken_off()
    assert [event.kind for event in state.events(-2) if event.kind in {"wins", "breaks_off"}] == ["breaks_off"]
    assert played.winners() == []
    assert state.standings()[-1].seat == 2
    assert recap_of(regift.game(game_id, seats=3), played.record)[-1].key in {"stopped", "stopped-led"}


@pytest.mark.parametrize("game_id", ["cursed_gifts", "gift_trap", "kung_fu", "not_a_hat"])
def test_a_game_that_goes_on_has_a_leader_and_is_not_broken_off(game_id: str) -> None:
    state = regift.game(game_id, seats=3).deal(1)
    assert not state.is_broken_off()
    assert [placing.place for placing in state.standings()] == [1, 1, 1]

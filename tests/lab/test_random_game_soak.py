"""A soak finds what is broken, and says how to come back to it."""

from pathlib import Path

import pytest

import regift
from regift.lab.random_game_soak import BrokenPromise, soak, soak_one, variants
from regift.lab.single_game_runner import play_match, seat_bots
from regift.lab.text_lines_of_a_record import transcript


def test_every_number_of_seats_and_every_option_is_played() -> None:
    games = list(variants("kung_fu"))
    assert {game.seats for game in games} == {2, 3, 4, 5, 6}
    assert any(game.settings["free_granny"] is True for game in games)
    assert any(game.settings["turn_cap"] == 200 for game in games)
    assert any(game.settings["first"] == 5 for game in games)


def test_a_sound_game_passes() -> None:
    games = [regift.game("kung_fu", seats=seats, turn_cap=8) for seats in (2, 3)]
    assert [one.is_over for one in soak(games, 4, seed=1)] == [True] * 4


def test_soaks_of_two_seeds_share_no_game_and_each_game_can_be_played_again() -> None:
    games = [regift.game("kung_fu", seats=2, turn_cap=8)]
    soaked = [*soak(games, 4, seed=1), *soak(games, 4, seed=2)]
    assert len({one.seed for one in soaked}) == 8
    assert [soak(games, 1, one.seed) for one in soaked] == [[one] for one in soaked]


def test_a_broken_promise_names_the_seed_and_the_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regift.lab.random_game_soak.THOROUGH_EVERY", 1)
    monkeypatch.setattr("regift.lab.random_game_soak.shown", lambda state, seat: [{"id": id(state)}])
    with pytest.raises(
        BrokenPromise, match=r"2 seats, seed 5, after 0 moves: AssertionError: determinizing changed the view"
    ):
        soak_one(regift.game("kung_fu", seats=2), 5)


@pytest.mark.parametrize("game_id", ["bell", "sprint"])
def test_games_without_a_notation_are_soaked_and_told(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGIFT_GAMES", str(Path(__file__).parents[1] / "games"))
    game = regift.game(game_id, seats=3)
    assert soak_one(game, 1).is_over
    told = list(transcript(game, play_match(game, seat_bots(game, ["random"] * 3, 1), 1).record, [0, 1, 2]))
    assert told[-1].startswith("place ")

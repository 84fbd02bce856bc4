"""Who learns what others like gives what pleases more."""

import pytest

import regift
from regift.bots.gift_trap.bot_behaviour_statistics import MEASURES
from regift.commands.shared.user_fixable_command_error import CannotRun
from regift.commands.taste_learning_gain import tastes as command
from regift.lab.bot_style_behaviour_and_wins import characters
from regift.lab.taste_learning_gain import Comparison, GiftPoints, NoTastes, compare


@pytest.fixture(scope="module")
def found() -> Comparison:
    """Watch some games between friends and strangers."""
    return compare(regift.game("gift_trap", seats=4), ("friend", "stranger"), 12, seed=3)


def test_a_friend_gives_better_than_a_stranger(found: Comparison) -> None:
    low, high = found.interval()
    assert 0 < low < found.difference < high


def test_nobody_knows_more_in_the_first_round(found: Comparison) -> None:
    friend, stranger = found.rounds[1]
    assert abs(friend.average - stranger.average) < 1
    assert friend.gifts == stranger.gifts == 12 * 4 * 3 / 2


def test_the_same_seed_compares_the_same() -> None:
    game = regift.game("gift_trap", seats=3)
    assert compare(game, ("friend", "stranger"), 2, 5) == compare(game, ("friend", "stranger"), 2, 5)


def test_one_game_alone_proves_nothing() -> None:
    found = Comparison(("friend", "stranger"), {}, [1.0])
    assert found.interval() == (float("-inf"), float("inf"))
    assert Comparison(("friend", "stranger"), {}, []).difference == 0


def test_the_interval_is_that_of_the_games() -> None:
    found = Comparison(("friend", "stranger"), {}, [1.0, 2.0, 3.0, 2.0])
    assert found.difference == 2
    assert found.interval() == pytest.approx((1.1998, 2.8002), abs=1e-4)


def test_points_are_averaged_over_gifts() -> None:
    assert GiftPoints().plus(3).plus(-4).plus(1).average == 0
    assert GiftPoints().average == 0
    assert GiftPoints(5, 2).average == 2.5


@pytest.mark.parametrize("game", ["kung_fu", "cursed_gifts", "not_a_hat"])
def test_other_games_are_not_about_taste(game: str) -> None:
    with pytest.raises(NoTastes, match=game):
        command(game, games=1)


@pytest.mark.parametrize(("games", "bots"), [(0, ""), (1, "friend"), (1, "friend,stranger,friend")])
def test_the_command_says_what_it_needs(games: int, bots: str) -> None:
    with pytest.raises(CannotRun, match="expected"):
        command("gift_trap", games=games, bots=bots)


def test_the_command_shows_each_round_and_the_difference(capsys: pytest.CaptureFixture[str]) -> None:
    command("gift_trap", seats=3, games=2, bots="soulmate,stranger", option=["cap=3"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["round", "1", "2", "3", "points"]
    assert "soulmate minus stranger" in lines[-1]
    assert "2 of 2 games" in lines[-1]


def test_every_gift_of_a_level_is_counted() -> None:
    for each in characters(regift.game("gift_trap", seats=3, cap=2), 2, seed=1):
        assert {each.measures[measure].times for measure in MEASURES} == {2 * 2 * 2}
        assert sum(each.measures[measure].done for measure in MEASURES) == 2 * 2 * 2

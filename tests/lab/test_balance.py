"""What many quick games say of a game's options."""

import pytest

from regift.bots.catalogue import UnknownBot
from regift.games import catalogue
from regift.kit.game import Game
from regift.lab.balance import BalanceEstimator, TurnCount, play_at_random, whose_turn
from regift.lab.text_lines_of_a_record import written

CURSED = catalogue.game("cursed_gifts", seats=3, deck="gift_5=30,karma=5")


def weighed(game: Game, bot: str, games: int) -> BalanceEstimator:
    """Play some games."""
    estimator = BalanceEstimator(game, bot)
    for _ in range(games):
        estimator.play()
    return estimator


@pytest.mark.parametrize("bot", ["random", "search:1"])
def test_shares_add_up_and_every_figure_lies_in_its_interval(bot: str) -> None:
    found = weighed(CURSED, bot, 30).balance()
    assert (found.games, found.unfinished, len(found.shares)) == (30, 0, 3)
    assert sum(share.value for share in found.shares) == pytest.approx(1)
    for figure in (found.turns, *found.shares, found.advantage):
        assert figure.low <= figure.value <= figure.high
    assert found.advantage.value == pytest.approx(found.shares[0].value - 1 / 3)


def test_intervals_narrow_as_games_are_played() -> None:
    estimator = weighed(CURSED, "random", 20)
    before = estimator.balance()
    for _ in range(180):
        estimator.play()
    after = estimator.balance()
    for wide, narrow in ((before.turns, after.turns), (before.shares[0], after.shares[0])):
        assert narrow.high - narrow.low < wide.high - wide.low


def test_the_same_seed_gives_the_same_balance() -> None:
    assert weighed(CURSED, "random", 25).balance() == weighed(CURSED, "random", 25).balance()


def test_shares_are_counted_from_who_begins_whoever_that_is() -> None:
    by_seat = [catalogue.game("cursed_gifts", seats=3, deck="gift_5=30,karma=5", first=seat) for seat in range(3)]
    shares = [weighed(game, "random", 300).balance().shares for game in by_seat]
    for place in range(3):
        lows = [share[place].low for share in shares]
        highs = [share[place].high for share in shares]
        assert max(lows) < min(highs)


@pytest.mark.parametrize("game", ["kung_fu", "cursed_gifts"])
def test_a_game_that_says_whose_turn_it_is_says_what_its_view_shows(game: str) -> None:
    count, state = play_at_random(catalogue.game(game, seats=4), 5)
    assert state.is_over, written(state)
    assert count.turns > 4
    fresh = catalogue.game(game, seats=4).deal(5)
    seen = TurnCount()
    seen.see(fresh)
    assert (seen.first, seen.turns) == (whose_turn(fresh), 1)


def test_nothing_is_known_before_the_first_game() -> None:
    found = BalanceEstimator(CURSED, "random").balance()
    assert found.games == 0
    assert list(found.turns) == [0, 0, 0]
    assert list(found.shares[0]) == [0, 0, 1]


def test_an_unknown_bot_is_named_at_once() -> None:
    with pytest.raises(UnknownBot):
        BalanceEstimator(CURSED, "wizard")

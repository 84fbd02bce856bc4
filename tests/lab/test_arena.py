"""The arena: who meets whom, common deals, stopping, and bots that break the rules."""

import sys
from collections import Counter

import pytest

import regift
from regift.bots.catalogue import UnknownBot
from regift.bots.random import RandomBot
from regift.kit.action_arguments_and_action_table import Action
from regift.kit.bot import PositionSampler
from regift.kit.view import View
from regift.lab.arena import arena, ratings
from regift.lab.arena.arena import ArenaOptions, play_arena
from regift.lab.arena.arena_result import ArenaResult, deal_gain
from regift.lab.arena.round_robin_lineups_and_round_play import (
    Contestant,
    Round,
    RoundRobin,
    fair_share,
    lineups,
    rotations,
)
from regift.lab.simulate import BadLineup
from regift.lab.stopped_early_exception_with_partial_results import StoppedEarly

GAME = regift.game("kung_fu", seats=2, turn_cap=12)
HERE = __name__
TWO = ["rules", "random"]


class Cheat(RandomBot):
    """Plays what it may not."""

    def choose(self, view: View, options: list[Action], sample: PositionSampler) -> Action:
        return next(action for action in GAME.actions if action not in options)


class Crasher(RandomBot):
    """Breaks down."""

    def choose(self, view: View, options: list[Action], sample: PositionSampler) -> Action:
        raise KeyError("no card")


@pytest.fixture(autouse=True)
def _bots_of_this_file_can_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "strangers", sys.modules[HERE])


def play(bots: list[str], rounds: int = 2, seats: tuple[int, ...] = (2,), seed: int = 0) -> ArenaResult:
    return play_arena(GAME, bots, seats, seed, ArenaOptions(rounds))


def test_every_choice_of_bots_meets_where_there_are_more_bots_than_seats() -> None:
    assert lineups(4, 2) == [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]


def test_bots_hold_the_seats_as_evenly_as_it_goes_where_there_are_more_seats_than_bots() -> None:
    assert lineups(2, 4) == [[0, 1, 0, 1]]
    assert lineups(2, 5) == [[0, 1, 0, 1, 0], [0, 1, 0, 1, 1]]
    assert lineups(3, 3) == [[0, 1, 2]]


def test_each_way_to_sit_is_played_once() -> None:
    assert rotations([0, 1, 2]) == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert rotations([0, 1, 0, 1]) == [(0, 1, 0, 1), (1, 0, 1, 0)]


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (2, 5), (3, 2), (3, 4), (5, 3)])
def test_fair_shares_are_what_equal_bots_would_win(bots: int, seats: int) -> None:
    tables = lineups(bots, seats)
    for bot in range(bots):
        held = [table.count(bot) / seats for table in tables if bot in table]
        assert fair_share(bot, bots, seats) == pytest.approx(sum(held) / len(held))
    assert sum(
        fair_share(bot, bots, seats) * sum(bot in table for table in tables) for bot in range(bots)
    ) == pytest.approx(len(tables))


def test_all_games_of_a_round_have_one_deal_and_each_bot_sits_everywhere() -> None:
    class Noting(RandomBot):
        def start(self, game: object, seat: int) -> None:
            seats.append(seat)

    seats: list[int] = []
    plan = RoundRobin(
        "kung_fu",
        {"turn_cap": 4},
        (Contestant("one", Noting), Contestant("two", "random"), Contestant("3", "rules")),
        5,
    )
    played = plan.play(3, 0)
    assert sorted(seats) == [0, 1, 2]
    assert len(played.games) == 3
    assert len({game.lineup for game in played.games}) == 3


def test_rounds_and_seat_counts_have_deals_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []
    real = RoundRobin._play_one

    def noting(self: RoundRobin, game: regift.Game, lineup: tuple[int, ...], seed: int) -> object:
        seeds.append(seed)
        return real(self, game, lineup, seed)

    monkeypatch.setattr(RoundRobin, "_play_one", noting)
    result = play(TWO, rounds=3, seats=(2, 3))
    assert len(set(seeds)) == 6
    assert Counter(Counter(seeds).values()) == {2: 3, 6: 3}
    assert result.games == len(seeds)


def test_the_same_seed_gives_the_same_rounds_in_any_number_of_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "cores", lambda: 2)
    alone = play_arena(GAME, TWO, [2, 3], 4, ArenaOptions(3))
    apart = play_arena(GAME, TWO, [2, 3], 4, ArenaOptions(3, jobs=2))
    assert apart.rounds == alone.rounds
    assert play(TWO, 3, (2, 3), 5).rounds != alone.rounds


def test_the_better_bot_is_found_better_and_rated_so() -> None:
    result = play_arena(GAME, ["random", "rules"], [2], 1, ArenaOptions(60, until_separated=True))
    random, rules = result.shares_of_wins()
    assert result.by_seats[0].is_separated()
    assert len(result.rounds) < 60
    assert random.high < 0.5 < rules.low
    assert rules.ratio == pytest.approx(2 * rules.share)
    assert random.share + rules.share == pytest.approx(1)


def test_an_arena_stops_as_soon_as_its_intervals_are_as_narrow_as_asked() -> None:
    result = play_arena(GAME, TWO, [2], 1, ArenaOptions(200, until_width=0.5))
    assert result.by_seats[0].width() <= 0.5
    before = play_arena(GAME, TWO, [2], 1, ArenaOptions(len(result.rounds) - 1))
    assert before.by_seats[0].width() > 0.5


def test_the_same_bot_twice_is_two_and_neither_is_found_better() -> None:
    result = play(["random", "random"], rounds=40)
    assert [share.name for share in result.shares_of_wins()] == ["random", "random #2"]
    assert not result.by_seats[0].is_separated()


@pytest.mark.parametrize(("bot", "reason"), [(Cheat, "which is no option"), (Crasher, "KeyError: 'no card'")])
def test_a_bot_that_cheats_or_breaks_down_loses_every_game_and_is_named(bot: type[RandomBot], reason: str) -> None:
    result = play([f"strangers:{bot.__name__}", "random"], rounds=3, seats=(2, 3))
    (name, said), *_ = result.forfeits()
    assert name == f"strangers:{bot.__name__}"
    assert reason in said
    assert [share.share for share in result.shares_of_wins()] == [0, 1, 0, 1]


def test_the_error_of_a_games_own_bot_is_no_forfeit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RandomBot, "choose", Crasher.choose)
    with pytest.raises(KeyError):
        play(["random", "random"])


def test_games_left_unfinished_are_ties() -> None:
    result = play_arena(GAME, TWO, [2], 0, ArenaOptions(2, limit=3))
    assert result.unfinished == result.games == 4
    assert [share.share for share in result.shares_of_wins()] == [0.5, 0.5]


def test_who_stops_an_arena_gets_the_rounds_played() -> None:
    def stop(played: Round) -> None:
        if played.number == 1:
            raise KeyboardInterrupt

    with pytest.raises(StoppedEarly) as stopped:
        play_arena(GAME, TWO, [2], 0, ArenaOptions(9, progress=stop))
    assert (stopped.value.done, len(stopped.value.found.rounds)) == (2, 2)


@pytest.mark.parametrize(
    ("bots", "seats", "options", "said"),
    [
        (["rules"], [2], ArenaOptions(), "bots: expected 2 or more, got 1"),
        (TWO, [], ArenaOptions(), "seats: expected different numbers, got none"),
        (TWO, [2, 2], ArenaOptions(), "seats: expected different numbers, got 2, 2"),
        (TWO, [2], ArenaOptions(0), "rounds and jobs: expected 1 or more, got 0 and 1"),
        (TWO, [2], ArenaOptions(error=1), "error: expected a probability"),
        (TWO, [2], ArenaOptions(until_width=0), "until-width: expected more than 0"),
        (TWO, [2], ArenaOptions(move_time=0), "move-time: expected seconds"),
    ],
)
def test_what_does_not_fit_is_named(bots: list[str], seats: list[int], options: ArenaOptions, said: str) -> None:
    with pytest.raises(BadLineup, match=said):
        play_arena(GAME, bots, seats, 0, options)


def test_bots_that_are_not_there_are_named_before_anything_is_played() -> None:
    with pytest.raises(UnknownBot, match="oracle"):
        play(["random", "oracle"])
    with pytest.raises(UnknownBot, match="no_module"):
        play(["random", "no_module:Bot"])
    with pytest.raises(BadLineup, match=r"program \./no-such-program can't be started"):
        play(["random", "program:./no-such-program"])


def test_sharing_deals_is_worth_what_it_takes_off_the_variance() -> None:
    assert deal_gain([[0, 1], [1, 0], [0, 1], [1, 0.5]]) == pytest.approx((0.21484375 / 2) / 0.015625)
    assert deal_gain([[0, 1], [1, 1, 1, 1]]) == pytest.approx((5 / 36 / 3) / 0.125)
    assert deal_gain([[0, 1]]) is None
    assert deal_gain([[0, 1], [1, 0]]) is None


@pytest.mark.skipif(not ratings.is_installed(), reason="openskill comes with the extra lab")
def test_ratings_follow_the_places() -> None:
    winner, middle, loser = ratings.rate(3, [((2, 0, 1), (3, 1, 2)), ((0, 1, 2), (1, 2, 3))])
    assert winner.ordinal > middle.ordinal > loser.ordinal
    first, second = ratings.rate(2, [((0, 1, 0), (1, 2, 3))])
    assert first.mu > 25 > second.mu


def test_without_openskill_there_are_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "is_installed", lambda: False)
    assert play(TWO).ratings() == {}

"""Simulations: the seats rotate, the seed decides, ties are split."""

from functools import partial

import pytest

import regift
from regift.bots.catalogue import UnknownBot
from regift.bots.random import RandomBot
from regift.bots.tree_search import TreeSearchBot
from regift.games import catalogue
from regift.kit.action_arguments_and_action_table import Action
from regift.kit.bot import Bot, PositionSampler
from regift.kit.event import Event
from regift.kit.game_definition_base_class_and_options import GameDefinition
from regift.kit.record import read_record, verify
from regift.kit.seeded_random_generator import Chance
from regift.kit.view import View
from regift.lab.simulate import BadLineup, Outcome, RunOptions, game_seed, names_of, simulate
from regift.lab.single_game_runner import Entry, play_match, seat_bots
from regift.lab.stopped_early_exception_with_partial_results import StoppedEarly
from regift.lab.wilson_interval_of_share import wilson

GAME = regift.game("kung_fu", seats=3, turn_cap=6)


def test_the_bots_move_on_by_one_seat_each_game() -> None:
    simulation = simulate(GAME, ["rules", "random"], 3)
    assert [outcome.lineup.index("rules") for outcome in simulation.outcomes] == [0, 1, 2]


def test_seats_stay_when_asked_to() -> None:
    simulation = simulate(GAME, ["rules", "random"], 3, run_options=RunOptions(rotate=False))
    assert [outcome.lineup.index("rules") for outcome in simulation.outcomes] == [0, 0, 0]


def test_the_same_seed_gives_the_same_games() -> None:
    assert simulate(GAME, ["rules", "random"], 6, 5).outcomes == simulate(GAME, ["rules", "random"], 6, 5).outcomes


@pytest.mark.parametrize("game_id", catalogue.folders())
def test_ten_seeds_deal_two_thousand_different_games(game_id: str) -> None:
    game = catalogue.game(game_id, seats=catalogue.find(game_id).SEATS[0])
    deals = {game.deal(game_seed(seed, number)).notation() for seed in range(10) for number in range(200)}
    assert len(deals) == 2000


def test_every_bot_of_every_game_draws_numbers_of_its_own() -> None:
    sources: list[Chance] = []

    def listener(chance: Chance) -> Bot:
        sources.append(chance)
        return RandomBot(chance)

    for seed in [game_seed(seed, number) for seed in range(10) for number in range(50)]:
        sources.append(Chance(seed))
        seat_bots(GAME, [listener] * GAME.seats, seed)
    drawn = {tuple(int(source.word()) for _ in range(4)) for source in sources}
    assert len(drawn) == 10 * 50 * (1 + GAME.seats)


def test_processes_change_nothing() -> None:
    alone = simulate(GAME, ["random"], 6, 5).outcomes
    assert simulate(GAME, ["random"], 6, 5, RunOptions(jobs=2)).outcomes == alone


def test_ties_are_split() -> None:
    simulation = simulate(GAME, ["rules", "random"], 30)
    assert any(len(outcome.winners) > 1 for outcome in simulation.outcomes)
    assert sum(score.wins for score in simulation.scores()) == pytest.approx(30)


def test_a_game_that_reaches_the_limit_counts_for_nobody() -> None:
    simulation = simulate(GAME, ["random"], 4, run_options=RunOptions(limit=5))
    assert (simulation.unfinished, simulation.scores()[0].wins) == (4, 0)


def test_records_of_a_simulation_verify() -> None:
    for outcome in simulate(GAME, ["rules", "random"], 3, run_options=RunOptions(with_records=True)).outcomes:
        verify(read_record(outcome.record), GAME, outcome.record)


def test_more_bots_than_seats_are_refused() -> None:
    with pytest.raises(BadLineup, match="expected 1 to 3"):
        simulate(GAME, ["random"] * 4, 1)


def test_an_unknown_bot_is_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownBot):
        simulate(GAME, ["random", "oracle"], 1)


def test_a_bot_sees_exactly_what_its_seat_saw_from_the_deal_on() -> None:
    heard: dict[int, list[str]] = {0: [], 1: [], 2: []}

    class Listener(RandomBot):
        def __init__(self, chance: Chance) -> None:
            super().__init__(chance)
            self.seat = -1

        def start(self, game: GameDefinition, seat: int) -> None:
            self.seat = seat

        def see(self, event: Event) -> None:
            heard[self.seat].append(repr(event))

        def choose(self, view: View, options: list[Action], sample: PositionSampler) -> Action:
            assert view.seat == self.seat
            return super().choose(view, options, sample)

    match = play_match(GAME, seat_bots(GAME, [Listener] * 3, 9), 9)
    for seat in range(3):
        assert heard[seat] == [repr(event) for event in match.state.events(seat)]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (0, 0, 0, 1)]
)
def test_wilson_intervals_are_as_published(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_two_bots_of_one_class_are_two_rows_with_names_to_tell_them_by() -> None:
    searching = [partial(TreeSearchBot, iterations=count) for count in (1, 2)]
    rows = simulate(GAME, [*searching, RandomBot], 3).scores()
    assert [row.name for row in rows] == ["TreeSearchBot(iterations=1)", "TreeSearchBot(iterations=2)", "RandomBot"]
    assert [row.seats for row in rows] == [1, 1, 1]
    assert sum(row.wins for row in rows) == pytest.approx(3)


def test_two_bots_of_one_name_are_two_rows() -> None:
    makers: list[Entry] = [lambda chance: RandomBot(chance), lambda chance: RandomBot(chance), RandomBot]  # noqa: PLW0108
    assert [row.name for row in simulate(GAME, makers, 3).scores()] == ["<lambda>", "<lambda> #2", "RandomBot"]
    assert [row.name for row in simulate(GAME, [RandomBot, RandomBot, "random"], 3).scores()] == ["RandomBot", "random"]
    assert names_of(["rules", partial(RandomBot), partial(RandomBot)]) == ("rules", "RandomBot()", "RandomBot() #2")


def test_a_bot_that_no_other_process_could_make_is_refused_before_anything_is_played() -> None:
    with pytest.raises(BadLineup, match="one of them can't be sent to another process"):
        simulate(GAME, [lambda chance: RandomBot(chance)], 4, run_options=RunOptions(jobs=2))  # noqa: PLW0108


def test_partials_play_in_processes_as_they_do_here() -> None:
    searching = [partial(TreeSearchBot, iterations=count) for count in (1, 2)]
    alone = simulate(GAME, searching, 4, 5)
    apart = simulate(GAME, searching, 4, 5, RunOptions(jobs=2))
    assert (apart.outcomes, apart.scores()) == (alone.outcomes, alone.scores())


@pytest.mark.parametrize("played", [0, 2])
def test_who_stops_a_simulation_gets_the_games_played(played: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(outcome: Outcome) -> None:
        if outcome.number + 1 == played:
            raise KeyboardInterrupt

    if played == 0:
        monkeypatch.setattr("regift.lab.simulate.play_match", lambda *_: stop(Outcome(-1, 0, (), (), 0, 0, "")))
    with pytest.raises(KeyboardInterrupt) as stopped:
        simulate(GAME, ["random"], 5, run_options=RunOptions(progress=stop))
    assert isinstance(stopped.value, StoppedEarly) == (played > 0)
    if isinstance(stopped.value, StoppedEarly):
        assert (stopped.value.done, len(stopped.value.found.outcomes)) == (2, 2)

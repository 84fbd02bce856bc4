"""The benchmark beside other tools: what it measures of Regift, how the rows take turns, and what the tables say."""

from functools import partial
from itertools import count, cycle

import pytest

from benchmarks.peers import regift_games
from benchmarks.peers.cases import CLONE, KINDS, NATIVE_PLAYOUT, REGIFT, SEARCH, STEP, Case, Peer, middle, repeated
from benchmarks.peers.measure import measured
from benchmarks.peers.report import NOTES, UNITS, PeerReport, Row, fastest_peer, markdown, ratio
from regift.games import catalogue
from regift.kit.seeded_random_generator import Chance
from regift.lab.bench import SEATS, Machine, loop_in_python
from tests.lab.counted_chance import CountedChance

MACHINE = Machine("a processor", 2, "3.11", "Linux")
OURS = Row(CLONE, REGIFT, "kung_fu", (6.0, 8.0, 40.0))
SLOW = Row(CLONE, "RLCard", "uno", (1.0, 1.0, 1.0))
FAST = Row(CLONE, "OpenSpiel", "hearts", (2.0, 4.0, 10.0))


@pytest.mark.parametrize("case", list(regift_games.cases_of("not_a_hat")), ids=lambda case: case.kind)
def test_each_case_does_work(case: Case) -> None:
    assert case.work() > 0


def test_every_kind_of_work_is_measured_of_a_game_that_can_be_searched() -> None:
    found = [case.kind for case in regift_games.cases_of("kung_fu")]
    assert set(KINDS) - set(found) <= {STEP}
    assert SEARCH in found


def test_every_kind_has_a_unit_and_says_why_its_rows_are_comparable() -> None:
    assert set(UNITS) == set(NOTES) == set(KINDS)


def test_the_middle_is_half_a_mean_game_away_or_where_there_is_a_choice_next() -> None:
    lengths = cycle((4, 16))
    assert middle(lambda: iter(range(next(lengths))), lambda number: True) == 5
    assert middle(lambda: iter(range(10)), lambda number: number > 6) == 7


def test_the_moves_of_a_game_lead_from_the_deal_to_its_end() -> None:
    game = catalogue.game("not_a_hat", seats=SEATS)
    states = regift_games.moves(game, Chance(1))
    state = next(states)
    assert state.key(0) == game.deal(Chance(1).split()).key(0)
    assert sum(1 for _ in states) > 0
    assert state.to_act() == ()


def test_the_loop_in_python_draws_only_where_there_is_a_choice() -> None:
    drawn = CountedChance(1)
    decisions = loop_in_python(catalogue.game("kung_fu", seats=SEATS).deal(1), drawn)
    assert len(drawn.counts) == decisions > 0
    assert min(drawn.counts) > 1


def test_the_rows_take_turns_within_a_round() -> None:
    done: list[str] = []
    ticks = count()
    cases = [Case(CLONE, name, "a game", repeated(partial(done.append, name))) for name in ("one", "other")]
    rates = measured(cases, 2, 1.0, lambda: float(next(ticks)))
    assert done[::20] == ["one", "other", "one", "other"]
    assert rates == [(20.0, 20.0), (20.0, 20.0)]


def test_a_ratio_is_the_median_of_the_rounds_own_ratios_to_the_fastest_peer() -> None:
    assert fastest_peer([OURS, SLOW, FAST]) == FAST
    assert ratio(OURS, FAST) == 3.0
    assert fastest_peer([OURS]) is None


def test_the_section_names_the_machine_the_releases_and_the_rounds() -> None:
    text = markdown(PeerReport("compiled", MACHINE, ("A tool 1.0", "Another: not installed here"), (OURS, SLOW, FAST)))
    assert "A tool 1.0; Another: not installed here" in text
    assert "Machine: a processor, 2 cores" in text
    assert "the median of 3 rounds" in text
    assert "| Regift | kung_fu | 8 | 3.00× |" in text
    assert NATIVE_PLAYOUT not in text.lower()


def test_a_peer_that_is_not_installed_is_named_and_not_measured() -> None:
    peer = Peer("A tool", "no_such_module", "no-such-distribution", "benchmarks.peers.no_such_cases")
    assert peer.release() == "A tool: not installed here"
    assert peer.all_cases() == []

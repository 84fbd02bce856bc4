"""What people did, in records, beside what bots take them to be: bots stand in for people whose mind is known."""

from pathlib import Path

import pytest

import regift
from regift.bots.not_a_hat.answer_decision import LUCK
from regift.commands.fit import fit
from regift.commands.shared.user_fixable_command_error import CannotRun
from regift.kit.game import Game
from regift.lab.fit_to_people.game_bootstrap import bootstrap_interval
from regift.lab.fit_to_people.memory_fit import (
    GRID,
    GameMemories,
    Memory,
    NamedGift,
    chance_of_right,
    likeliest,
    memories_in,
    memory_fit,
)
from regift.lab.fit_to_people.taste_fit import TraitPull, ratings_in, taste_fit
from regift.lab.single_game_runner import PlayedGame, play_match, seat_bots


def played(game: Game, bot: str, seeds: range) -> list[PlayedGame]:
    """Play games of one kind of bot alone."""
    return [play_match(game, seat_bots(game, [bot] * game.seats, seed), seed) for seed in seeds]


def remembered(bot: str) -> list[GameMemories]:
    """Return what these bots named in some games of That's Not a Hat."""
    game = regift.game("not_a_hat", seats=4)
    return [memories_in(each.record, game, range(4)) for each in played(game, bot, range(4))]


@pytest.fixture(scope="module")
def forgetful() -> list[GameMemories]:
    return remembered("sieve")


def test_the_model_of_a_memory_expects_it_better_than_the_others_do(forgetful: list[GameMemories]) -> None:
    found = memory_fit(forgetful)
    assert found.games == 4
    assert found.claims == sum(len(game.named) for game in forgetful) > 100
    assert found.surprise["sieve"] < found.surprise["elephant"]
    assert found.fitted_surprise <= min(found.surprise.values())
    low, high = found.right_interval
    assert low < found.right < high


def test_who_forgets_less_names_more_gifts_rightly(forgetful: list[GameMemories]) -> None:
    sharp = memory_fit(remembered("elephant"))
    assert sharp.right > memory_fit(forgetful).right
    assert sharp.surprise["elephant"] < sharp.surprise["sieve"]


def test_answers_are_compared_with_what_each_gift_is(forgetful: list[GameMemories]) -> None:
    answers = memory_fit(forgetful).answers
    assert answers.answers == answers.refused + answers.false_accepted + (answers.answers - answers.false) - (
        answers.refused - answers.refused_rightly
    )
    assert 0 < answers.refused_rightly <= answers.refused < answers.answers


def test_only_the_seats_of_people_count() -> None:
    game = regift.game("not_a_hat", seats=4)
    [each] = played(game, "granny", range(1))
    alone = [memories_in(each.record, game, [seat]) for seat in range(4)]
    whole = memories_in(each.record, game, range(4))
    assert sum(len(one.named) for one in alone) == len(whole.named)
    assert sum(one.answers.answers for one in alone) == whole.answers.answers
    assert not memories_in(each.record, game, []).named


def test_a_gift_that_was_never_seen_is_named_rightly_by_luck_alone_and_older_ones_less_often() -> None:
    memory = Memory(0.5, 0.3, -0.8)
    assert chance_of_right(NamedGift((), is_right=True), memory) == LUCK
    by_age = [chance_of_right(NamedGift(((age, 1.0),), is_right=True), memory) for age in (0.25, 1, 3, 9, 40)]
    assert by_age == sorted(by_age, reverse=True)
    assert LUCK < by_age[-1] < by_age[0] < 1


def test_the_likeliest_memory_is_found_again_from_what_it_would_do() -> None:
    true = Memory(0.6, 0.3, -1.1)
    assert true in GRID
    ages = [0.25, 0.5, 1, 2, 3, 4, 6, 8, 12, 16, 24]
    named: list[NamedGift] = []
    for age in ages:
        right = round(1000 * chance_of_right(NamedGift(((age, 1.0),), is_right=True), true))
        named += [NamedGift(((age, 1.0),), is_right=number < right) for number in range(1000)]
    found = likeliest(named)
    assert abs(found.decay - true.decay) <= 0.2
    assert [chance_of_right(NamedGift(((age, 1.0),), is_right=True), found) for age in ages] == pytest.approx(
        [chance_of_right(NamedGift(((age, 1.0),), is_right=True), true) for age in ages], abs=0.02
    )


def test_who_learns_tastes_expects_ratings_better_than_who_does_not() -> None:
    game = regift.game("gift_trap", seats=4)
    found = taste_fit([ratings_in(each.record, game, range(4)) for each in played(game, "soulmate", range(5))])
    assert found.games == 5
    assert found.gains["soulmate"] > found.gains["stranger"]
    low, high = found.intervals["soulmate"]
    assert 0 < low < found.gains["soulmate"] < high
    assert [pull.z for pull in found.pulls.values()] == sorted((pull.z for pull in found.pulls.values()), reverse=True)


def test_a_round_is_expected_before_it_is_turned_over() -> None:
    game = regift.game("gift_trap", seats=3, cap=1)
    [each] = played(game, "soulmate", range(1))
    found = ratings_in(each.record, game, range(3))
    rounds = sum(event.kind == "deals" for event in each.state.events(-2))
    assert {name: len(gains) for name, gains in found.gains.items()} == dict.fromkeys(found.gains, 3 * rounds)
    # In the first round nobody has seen anything: who learns expects what who does not learn does, up to its doubt.
    strangers = ratings_in(each.record, game, [0]).gains["stranger"]
    friends = ratings_in(each.record, game, [0]).gains["friend"]
    assert strangers[0] == friends[0]


def test_a_pull_counts_people_and_not_their_ratings() -> None:
    pulls = TraitPull().plus(TraitPull(2.0, 4.0, 1)).plus(TraitPull(-1.0, 1.0, 1))
    assert (pulls.pull, pulls.people) == (1.0, 2)
    assert pulls.z == pytest.approx(1 / 5**0.5)
    assert TraitPull().z == 0


def test_an_interval_is_that_of_games_and_the_same_for_the_same_seed() -> None:
    games = [0.0, 1.0] * 20
    low, high = bootstrap_interval(games, lambda some: sum(some) / len(some), 7)
    assert 0.3 < low < 0.5 < high < 0.7
    assert (low, high) == bootstrap_interval(games, lambda some: sum(some) / len(some), 7)
    assert bootstrap_interval([1.0], len) == (float("-inf"), float("inf"))


def test_the_command_reads_a_folder_and_names_what_it_passes_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, bot in (("not_a_hat", "granny"), ("gift_trap", "friend"), ("kung_fu", "rules")):
        game = regift.game(name, seats=3)
        [each] = played(game, bot, range(1))
        (tmp_path / f"{name}.record").write_text(each.record.text(game, each.state), encoding="utf-8")
    (tmp_path / "no\x1b[31mtes").write_text("no record")
    assert fit(tmp_path, seats="0,2") == 0
    said = capsys.readouterr().out
    assert "passed over: 'kung_fu.record': expected a record of not_a_hat or gift_trap" in said
    assert "passed over: 'no\\x1b[31mtes':" in said
    assert "That's Not a Hat: 1 game, " in said
    assert "GiftTRAP: 1 game, " in said


@pytest.mark.parametrize(("seats", "wrong"), [("x", "seats"), ("", "expected a record of"), ("9", "expected a record")])
def test_what_is_wrong_is_named(tmp_path: Path, seats: str, wrong: str) -> None:
    with pytest.raises(CannotRun, match=wrong):
        fit(tmp_path, seats=seats)
    with pytest.raises(CannotRun, match="expected a folder"):
        fit(tmp_path / "none", seats="0")

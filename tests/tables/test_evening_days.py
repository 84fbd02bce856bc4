"""Who foresaw winners, and which games are today's."""

from msgspec.structs import replace

from regift.tables.evening.evening_days import BREAK, evening_before, present_evening
from regift.tables.evening.evening_games_and_people import (
    MAX_BETTORS,
    NO_GAMES,
    Evening,
    EveningGame,
    EveningPerson,
    forgotten,
    merged,
    only_games,
    with_game,
)
from regift.tables.evening.evening_standings import bettors_of, standings_of
from regift.tables.evening.points_of_places import NO_PLACE
from tests.tables.test_evening_points import game, person, played

DAY = 24 * 3600.0


def at(date: float, number: int = 1, **places: int) -> EveningGame:
    """Return a game that was dealt then."""
    return replace(game(number, **places), date=date)


def bet_on(evening: Evening, number: int, **worth: int) -> Evening:
    """Return the evening in which these people foresaw the winner of a game."""
    one = next(each for each in evening.games if each.match == number)
    people = {each: EveningPerson(each.title(), "cat") for each in worth}
    return with_game(evening, replace(one, bets=worth), people)


def test_who_foresaw_most_winners_comes_first_then_who_foresaw_them_sooner() -> None:
    evening = played(game(1, lea=1, tom=2), game(2, lea=2, tom=1))
    evening = bet_on(bet_on(evening, 1, zoe=3, max=9, ida=4), 2, zoe=2)
    found = [(each.name, each.winners, each.points) for each in bettors_of(evening)]
    assert found == [("Zoe", 2, 5), ("Max", 1, 9), ("Ida", 1, 4)]


def test_who_only_watches_stands_in_no_standings() -> None:
    evening = bet_on(played(game(1, lea=1, tom=2)), 1, zoe=3)
    assert [each.name for each in standings_of(evening, {})] == ["Lea", "Tom"]


def test_a_crowd_of_bettors_pushes_no_game_out() -> None:
    evening = played(*[game(number, lea=1, tom=2) for number in range(1, 11)])
    for number in range(1, 11):
        evening = bet_on(evening, number, **{f"b{number}_{each}": 10 - each for each in range(10)})
    assert len(evening.games) == 10
    assert len(bettors_of(evening)) == MAX_BETTORS
    assert {name.split("_")[0] for name in evening.people} == {"lea", "tom", "b10", "b9"}


def test_the_bets_of_a_game_are_known_with_the_game_alone() -> None:
    evening = bet_on(played(game(1, lea=1, tom=2), game(2, lea=1, tom=2)), 2, zoe=3)
    assert bettors_of(only_games(evening, lambda game: game.match < 2)) == []
    assert bettors_of(merged(played(game(1, lea=1, tom=2)), evening)) == bettors_of(evening)


def test_games_that_follow_each_other_are_one_evening_also_past_midnight() -> None:
    evening = played(at(DAY - 3600, 1, lea=1, tom=2), at(DAY + 3600, 2, lea=1, tom=2))
    assert present_evening(evening, DAY + 7200) is evening
    assert evening_before(evening, DAY + 7200) == NO_GAMES


def test_after_a_night_another_evening_begins_and_the_last_one_is_remembered() -> None:
    first, second = at(0, 1, lea=1, tom=2), at(3600, 2, lea=2, tom=1)
    evening = played(first, second)
    later = 3600 + BREAK
    assert present_evening(evening, later - 1) is evening
    assert present_evening(evening, later).games == ()
    assert evening_before(evening, later).games == (first, second)
    third = at(DAY, 3, zoe=1, tom=2)
    again = with_game(evening, third, {"zoe": person("zoe"), "tom": person("tom")})
    assert present_evening(again, DAY + 60).games == (third,)
    assert sorted(present_evening(again, DAY + 60).people) == ["tom", "zoe"]
    assert evening_before(again, DAY + 60).games == (first, second)


def test_a_day_on_which_no_game_was_finished_is_not_remembered() -> None:
    won = at(0, 1, lea=1, tom=2)
    evening = played(won, at(DAY, 2, lea=NO_PLACE, tom=NO_PLACE))
    assert evening_before(evening, 2 * DAY).games == (won,)


def test_a_game_that_took_all_day_belongs_to_the_evening_on_which_it_ended() -> None:
    long = replace(at(0, 1, lea=1, tom=2), open_from=DAY)
    evening = played(long)
    assert present_evening(evening, DAY + 60) is evening
    assert evening_before(evening, DAY + BREAK).games == (long,)


def test_a_forgotten_evening_has_no_game_whatever_a_clock_that_was_ahead_made_of_its_date() -> None:
    left = forgotten(played(at(10, Léa=1, Tom=2), at(90_000, 2, Léa=1, Zoé=2)), 20)
    assert (left.games, left.people, left.forgotten_until) == ((), {}, 20)

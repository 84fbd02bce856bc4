"""What places earn in an evening, and who stands where."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from regift.tables.evening.evening_games_and_people import (
    MAX_GAMES,
    MAX_PEOPLE,
    NO_GAMES,
    Evening,
    EveningGame,
    EveningPerson,
    EveningSeat,
    merged,
    only_games,
    with_game,
)
from regift.tables.evening.evening_standings import standings_of
from regift.tables.evening.points_of_places import NO_PLACE, points_of

PLACES = st.lists(st.integers(1, 8), min_size=1, max_size=8)


def person(name: str) -> EveningPerson:
    return EveningPerson(name.title(), "fox")


def game(number: int, **places: int) -> EveningGame:
    """Return a game of the table KNOT in which these people came to these places."""
    seats = tuple([EveningSeat(each, place=place) for each, place in places.items()])
    return EveningGame("KNOT", number, "kung_fu", float(number), seats)


def played(*games: EveningGame) -> Evening:
    """Return the evening of these games."""
    evening = NO_GAMES
    for each in games:
        evening = with_game(evening, each, {one: person(one) for one in each.people()})
    return evening


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ([1, 2, 3], [2, 1, 0]),
        ([2, 1, 2], [0.5, 2, 0.5]),
        ([1, 1], [0.5, 0.5]),
        ([1], [0]),
        ([1, NO_PLACE, 2], [2, 0, 1]),
        ([NO_PLACE, NO_PLACE], [0, 0]),
    ],
)
def test_a_place_earns_who_is_behind_it_and_half_of_those_beside_it(places: list[int], points: list[float]) -> None:
    assert points_of(places) == points


@given(PLACES)
def test_all_seats_together_earn_the_same_in_every_game(places: list[int]) -> None:
    assert sum(points_of(places)) == len(places) * (len(places) - 1) / 2


@given(PLACES, st.randoms())
def test_the_order_of_seats_does_not_matter_and_equal_places_earn_the_same(places: list[int], random: object) -> None:
    order = list(range(len(places)))
    random.shuffle(order)  # type: ignore[attr-defined]
    earned = points_of(places)
    assert points_of([places[seat] for seat in order]) == [earned[seat] for seat in order]
    assert len(set(zip(places, earned, strict=True))) == len(set(places))


@given(st.lists(st.integers(0, 8), min_size=1, max_size=8))
def test_a_better_place_earns_more_and_none_earns_nothing(places: list[int]) -> None:
    ranked = sorted(zip(places, points_of(places), strict=True))
    assert all(earned == 0 for place, earned in ranked if place == NO_PLACE)
    placed = [earned for place, earned in ranked if place != NO_PLACE]
    assert placed == sorted(placed, reverse=True)


def test_points_of_several_games_add_up_and_a_newcomer_has_none() -> None:
    evening = played(game(1, lea=1, tom=2, zoe=3), game(2, lea=2, tom=1))
    standings = standings_of(evening, {"lea": person("lea"), "max": person("max")})
    found = [(each.name, each.points, each.wins, each.played) for each in standings]
    assert found == [("Lea", 2, 1, 2), ("Tom", 2, 1, 2), ("Max", 0, 0, 0), ("Zoe", 0, 0, 1)]


def test_an_unfinished_game_is_listed_and_counts_for_nothing() -> None:
    evening = played(game(1, lea=NO_PLACE, tom=NO_PLACE))
    assert [each.is_finished for each in evening.games] == [False]
    assert {(each.points, each.played) for each in standings_of(evening, {})} == {(0.0, 0)}


def test_a_bot_takes_a_place_and_stands_nowhere() -> None:
    seats = (EveningSeat("lea", place=2), EveningSeat(bot="rules", place=1), EveningSeat("tom", place=3))
    evening = with_game(
        NO_GAMES, EveningGame("KNOT", 1, "kung_fu", 1.0, seats), {"lea": person("lea"), "tom": person("tom")}
    )
    assert [(each.name, each.points) for each in standings_of(evening, {})] == [("Lea", 1), ("Tom", 0)]


def test_an_evening_keeps_its_newest_games_and_those_who_played_them() -> None:
    evening = played(game(0, zoe=1, tom=2), *[game(number, lea=1, tom=2) for number in range(1, MAX_GAMES + 1)])
    assert len(evening.games) == MAX_GAMES
    assert sorted(evening.people) == ["lea", "tom"]


def test_an_evening_keeps_no_more_than_so_many_people() -> None:
    evening = played(*[game(number, **{f"one{number}": 1, f"two{number}": 2}) for number in range(MAX_PEOPLE)])
    assert len(evening.people) == MAX_PEOPLE
    assert len(evening.games) == MAX_PEOPLE // 2


def test_two_branches_of_an_evening_are_joined_without_counting_a_game_twice() -> None:
    here = played(game(1, lea=1, tom=2), game(2, lea=1, tom=2))
    there = played(game(1, lea=1, tom=2), game(2, lea=NO_PLACE, tom=NO_PLACE))
    assert merged(there, here) == here
    assert merged(here, there) == here


def test_what_somebody_has_not_been_shown_is_left_out_with_its_people() -> None:
    evening = played(game(1, lea=1, tom=2), game(2, lea=1, zoe=2))
    assert only_games(evening, lambda game: game.match < 2) == played(game(1, lea=1, tom=2))
    assert only_games(evening, lambda game: game.table == "KNOT") is evening


def test_games_that_end_under_an_acting_host_push_no_others_out() -> None:
    """A guest who acts as host for a while could deal so many short games that nothing was left of the evening."""
    strangers = [replace(game(number, **{f"x{number}": 1}), had_acting_host=True) for number in range(10, 70)]
    evening = played(game(1, lea=1, tom=2), *strangers[:30], game(2, lea=2, tom=1), *strangers[30:])
    assert [each.match for each in evening.games if not each.had_acting_host] == [1, 2]
    assert len(evening.people) == MAX_PEOPLE
    alone = played(*[replace(game(number, lea=1), had_acting_host=True) for number in range(MAX_GAMES + 5)])
    assert [each.match for each in alone.games] == list(range(5, MAX_GAMES + 5))

"""Words the evening for one person: what they have been shown of it, and no more."""

from typing import Final

from regift.bots.character_assignment import character_at
from regift.tables.evening import evening_standings
from regift.tables.evening.evening_days import evening_before, present_evening
from regift.tables.evening.evening_games_and_people import Evening, EveningGame
from regift.tables.evening.finished_game_entry import evening_for, seated_for, seated_people
from regift.tables.table_state import TableState, game_setup_for
from regift.wire.evening_messages import (
    EveningBettor,
    EveningGameNews,
    EveningNews,
    EveningPlace,
    EveningStanding,
    EveningSummary,
    LastEvening,
)

MAX_BETTORS_TOLD: Final = 5
"""Bettors that the lobby tells of, the best."""


def summary_of(table: TableState, person: str) -> EveningSummary | None:
    """Word who stands where today, and who won on the day before; None before the end of the first game."""
    evening, now = evening_for(table, person), table.services.clock.date()
    today = present_evening(evening, now)
    standings = _standings(table, person, today) if evening.games else []
    if not standings:
        return None
    worded = worded_standings(table, person, standings)
    return EveningSummary(len(today.games), worded, worded_bettors(today)[:MAX_BETTORS_TOLD], _last(evening, now))


def worded_bettors(evening: Evening) -> list[EveningBettor]:
    """Word who foresaw winners."""
    return [
        EveningBettor(each.name, each.avatar, each.winners, each.points)
        for each in evening_standings.bettors_of(evening)
    ]


def _last(evening: Evening, now: float) -> LastEvening | None:
    """Word who won on the day before today."""
    before = evening_before(evening, now)
    if not before.games:
        return None
    standings = evening_standings.standings_of(before, {})
    best = max((each.points for each in standings), default=0)
    winners = [each.name for each in standings if each.points == best > 0]
    return LastEvening(round(before.games[-1].date), len(before.games), winners)


def news_of(table: TableState, person: str) -> EveningNews:
    """Word all games of the evening."""
    evening = evening_for(table, person)
    standings = _standings(table, person, evening) if evening.games else []
    numbers = {each.person: number for number, each in enumerate(standings)}
    games = [game_news_of(game, numbers) for game in evening.games]
    return EveningNews(worded_standings(table, person, standings), worded_bettors(evening), games)


def _standings(table: TableState, person: str, evening: Evening) -> list[evening_standings.EveningStanding]:
    return evening_standings.standings_of(evening, seated_people(game_setup_for(table, person)))


def worded_standings(
    table: TableState, person: str, standings: list[evening_standings.EveningStanding]
) -> list[EveningStanding]:
    """Word who stands where, with the seats that they have now."""
    seats = seated_for(table, person)
    return [
        EveningStanding(each.name, each.avatar, each.points, each.wins, each.played, seats.get(each.person, -1))
        for each in standings
    ]


def game_news_of(game: EveningGame, numbers: dict[str, int]) -> EveningGameNews:
    """Word one game; `numbers`: by person, their number in the standings."""
    places = [
        EveningPlace(numbers.get(seat.person, -1), character_at(game.table, at) if seat.bot else 0, seat.place, points)
        for at, (seat, points) in enumerate(zip(game.seats, game.points(), strict=True))
    ]
    return EveningGameNews(game.game, round(game.date), is_finished=game.is_finished, seats=places)

"""Words the evening for one person: what they have been shown of it, and no more."""

from regift.bots.character_assignment import character_at
from regift.tables.evening import evening_standings
from regift.tables.evening.evening_games_and_people import Evening, EveningGame
from regift.tables.evening.finished_game_entry import evening_for, seated_for, seated_people
from regift.tables.table_state import TableState, game_setup_for
from regift.wire.evening_messages import EveningGameNews, EveningNews, EveningPlace, EveningStanding, EveningSummary


def summary_of(table: TableState, person: str) -> EveningSummary | None:
    """Word who stands where; None before the end of the first game."""
    evening = evening_for(table, person)
    standings = _standings(table, person, evening) if evening.games else []
    if not standings:
        return None
    return EveningSummary(len(evening.games), worded_standings(table, person, standings))


def news_of(table: TableState, person: str) -> EveningNews:
    """Word all games of the evening."""
    evening = evening_for(table, person)
    standings = _standings(table, person, evening) if evening.games else []
    numbers = {each.person: number for number, each in enumerate(standings)}
    games = [game_news_of(game, numbers) for game in evening.games]
    return EveningNews(worded_standings(table, person, standings), games)


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

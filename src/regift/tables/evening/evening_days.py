"""Which games belong to the evening that goes on, and which to the one before: people sleep between two."""

from collections.abc import Sequence
from typing import Final

from regift.tables.evening.evening_games_and_people import Evening, EveningGame, only_games

BREAK: Final = 8 * 3600.0
"""Seconds between the end of a game and the deal of the next from which on that one begins another evening."""


def present_evening(evening: Evening, now: float) -> Evening:
    """Return the evening with the games of today alone; with none where the last one was played on another day."""
    days = _days(evening.games)
    today = days[-1] if days and now - days[-1][-1].last_date < BREAK else []
    return only_games(evening, lambda game: game in today)


def evening_before(evening: Evening, now: float) -> Evening:
    """Return the evening with the games of the last day before today on which one was played to its end."""
    today = present_evening(evening, now).games
    earlier = [day for day in _days(evening.games[: len(evening.games) - len(today)]) if _has_result(day)]
    return only_games(evening, lambda game: bool(earlier) and game in earlier[-1])


def _days(games: Sequence[EveningGame]) -> list[list[EveningGame]]:
    days: list[list[EveningGame]] = []
    for game in games:
        if days and game.date - days[-1][-1].last_date < BREAK:
            days[-1].append(game)
        else:
            days.append([game])
    return days


def _has_result(day: list[EveningGame]) -> bool:
    return any(game.is_finished for game in day)

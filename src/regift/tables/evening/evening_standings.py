"""Who stands where in an evening."""

from typing import NamedTuple

from regift.tables.evening.evening_games_and_people import Evening, EveningPerson


class EveningStanding(NamedTuple):
    """One person of the evening."""

    person: str
    name: str
    avatar: str
    points: float
    wins: int
    """How many games they won, alone or not."""
    played: int
    """At the end of how many finished games they had a seat."""


def standings_of(evening: Evening, seated: dict[str, EveningPerson]) -> list[EveningStanding]:
    """Return everybody who played, and who is seated now: most points first, then most wins, then by name.

    Bots are in no standings, though people are placed before them and behind them.
    """
    points: dict[str, float] = dict.fromkeys([*evening.people, *seated], 0.0)
    wins, played = dict.fromkeys(points, 0), dict.fromkeys(points, 0)
    for game in [game for game in evening.games if game.is_finished]:
        for seat, earned in zip(game.seats, game.points(), strict=True):
            if seat.person in points:
                points[seat.person] += earned
                wins[seat.person] += seat.place == 1
                played[seat.person] += 1
    known = {**evening.people, **seated}
    found = [
        EveningStanding(person, known[person].name, known[person].avatar, earned, wins[person], played[person])
        for person, earned in points.items()
    ]
    return sorted(found, key=lambda each: (-each.points, -each.wins, each.name, each.person))

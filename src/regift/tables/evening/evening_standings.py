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


class EveningBettor(NamedTuple):
    """Somebody who foresaw who would win a game that they did not play, or did not play any more."""

    person: str
    name: str
    avatar: str
    winners: int
    """In how many games they foresaw the winner."""
    points: int
    """What these bets were worth together."""


def bettors_of(evening: Evening) -> list[EveningBettor]:
    """Return those whose bets were right: most winners first, then what the bets were worth, then by name."""
    found = []
    for person, known in evening.people.items():
        worths = [game.bets[person] for game in evening.games if person in game.bets]
        if worths:
            found.append(EveningBettor(person, known.name, known.avatar, len(worths), sum(worths)))
    return sorted(found, key=lambda each: (-each.winners, -each.points, each.name, each.person))


def standings_of(evening: Evening, seated: dict[str, EveningPerson]) -> list[EveningStanding]:
    """Return everybody who played, and who is seated now: most points first, then most wins, then by name.

    Bots are in no standings, though people are placed before them and behind them.
    """
    played_once = [person for game in evening.games for person in game.people() if person in evening.people]
    points: dict[str, float] = dict.fromkeys([*played_once, *seated], 0.0)
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

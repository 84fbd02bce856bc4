"""The evening: who stands where, as a part of the lobby; and all its games, over HTTP."""

from msgspec import Struct


class EveningStanding(Struct, omit_defaults=True):
    """Somebody’s evening so far. {"name": "Léa", "avatar": "fox", "points": 4.5, "wins": 1, "played": 3, "seat": 0}"""

    name: str
    avatar: str
    points: float = 0
    """One for each seat placed behind them in a game, and half a point for each other at the same place."""
    wins: int = 0
    played: int = 0
    """How many games they played to the end."""
    seat: int = -1
    """Where they sit now, −1: nowhere."""


class EveningBettor(Struct):
    """Somebody who foresaw winners. {"name": "Zoé", "avatar": "cat", "winners": 2, "points": 13}"""

    name: str
    avatar: str
    winners: int
    """In how many games they foresaw who wins."""
    points: int
    """What these bets were worth together, up to 10 each."""


class LastEvening(Struct):
    """The last day before today on which these people played. {"date": 1798070400, "games": 3, "winners": ["Léa"]}"""

    date: int
    """When its last game was dealt, in seconds since 1970."""
    games: int
    winners: list[str]
    """Who had most points, several if they had as many; none where nobody had any."""


class EveningSummary(Struct, omit_defaults=True):
    """Who stands where after the games of the evening: since the last time that nobody dealt for eight hours."""

    games: int
    """How many there were, those that were not finished as well; 0: people have met again, and not played yet."""
    standings: list[EveningStanding]
    """The most points first; never empty."""
    bettors: list[EveningBettor] = []
    """Those who foresaw winners, the most first; those who only watch as well."""
    last_time: LastEvening | None = None
    """None: they have not played on another day, or nobody remembers."""


class EveningPlace(Struct, omit_defaults=True):
    """How one seat fared in a game of the evening. {"person": 0, "place": 1, "points": 3}"""

    person: int = -1
    """Who sat there, counted in the standings from 0; −1: a bot."""
    character: int = 0
    """Which character the bot played: a word after "character-"; 0: no bot."""
    place: int = 0
    """1 is the best, ties share a place; 0: the game was not finished, or the seat was taken out of it."""
    points: float = 0


class EveningGameNews(Struct, omit_defaults=True):
    """A game of the evening."""

    game: str
    date: int
    """When it was dealt, in seconds since 1970."""
    is_finished: bool = False
    """False: it counts for nothing."""
    seats: list[EveningPlace] = []


class EveningNews(Struct):
    """All that is kept of the evenings of a table: `GET /api/tables/CODE/evening`."""

    standings: list[EveningStanding]
    """Of all games together."""
    bettors: list[EveningBettor]
    games: list[EveningGameNews]
    """In the order in which they were dealt."""

"""What is stored of an evening: the games that were played, and the people who played them.

It is bounded: `MAX_GAMES` games and `MAX_PEOPLE` people, the newest; games that ended under an acting host go before
all others. With names of 24 letters and 8 seats to a game it takes about 50,000 bytes at most.
"""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from regift.tables.evening.points_of_places import NO_PLACE, points_of

MAX_GAMES: Final = 50
"""Games that are kept; an older one goes with its points."""
MAX_PEOPLE: Final = 40
"""People that are kept; if there are more, the oldest games go."""

MAX_BETTORS: Final = 20
"""People whose right bets are kept, the newest and best; of others, no bet."""


class EveningSeat(Struct, frozen=True, omit_defaults=True):
    """Who had a seat at the end of a game, and where they came."""

    person: str = ""
    """As at every table of the evening; "": a bot, or nobody."""
    bot: str = ""
    """Which bot, as `regift.bots` names it."""
    place: int = NO_PLACE
    """1 is the best, equal places are tied; NO_PLACE: the game was not finished, or the seat was taken out of it."""


class EveningGame(Struct, frozen=True):
    """One game of an evening."""

    table: str
    """The code of its table."""
    match: int
    """Which of that table's games, as in its deal."""
    game: str
    date: float
    """When it was dealt, in seconds since 1970."""
    seats: tuple[EveningSeat, ...]
    open_from: float = 0.0
    """From when on those may know of it who did not play it, in seconds since 1970: spectators see its end later."""
    bets: dict[str, int] = {}
    """By person: what a right bet on its winner was worth, for those who did not play."""
    had_acting_host: bool = False
    """Whether somebody only acted as host as it ended, and the host was away: it pushes no other game out."""

    @property
    def key(self) -> tuple[str, int, float]:
        """Return what no other game of the evening has; a code may come again."""
        return self.table, self.match, self.date

    @property
    def last_date(self) -> float:
        """Return when it had ended at the latest, as far as that is known, else when it was dealt."""
        return max(self.date, self.open_from)

    @property
    def is_finished(self) -> bool:
        """Return whether it was played to its end and so counts."""
        return any(seat.place != NO_PLACE for seat in self.seats)

    def points(self) -> list[float]:
        """Return by seat what it earned."""
        return points_of([seat.place for seat in self.seats])

    def people(self) -> list[str]:
        """Return the people who had a seat."""
        return [seat.person for seat in self.seats if seat.person]


class EveningPerson(Struct, frozen=True):
    """Name and picture of somebody, as they were last."""

    name: str
    avatar: str


class Evening(Struct, frozen=True, omit_defaults=True):
    """The games in the order in which they were dealt, and everybody who had a seat in them."""

    games: tuple[EveningGame, ...] = ()
    people: dict[str, EveningPerson] = {}
    forgotten_until: float = 0.0
    """Games that were dealt then or before are forgotten: nothing brings them back. 0: none is."""


NO_GAMES: Final = Evening()


def with_game(evening: Evening, game: EveningGame, people: dict[str, EveningPerson]) -> Evening:
    """Return the evening with a game, which takes the place of its own earlier entry; `people`: who played in it."""
    others = [each for each in evening.games if each.key != game.key]
    games = sorted([*others, game], key=lambda each: each.date)
    return _bounded(evening, games, {**evening.people, **people})


def merged(evening: Evening, other: Evening) -> Evening:
    """Return the evening with what another branch of it knows: games that it lacks, or has as unfinished."""
    known = {game.key: game for game in evening.games}
    for game in other.games:
        if game.date > evening.forgotten_until and (game.key not in known or game.is_finished):
            known[game.key] = game
    if list(known.values()) == list(evening.games):
        return evening
    return _bounded(evening, sorted(known.values(), key=lambda each: each.date), {**other.people, **evening.people})


def forgotten(evening: Evening, until: float) -> Evening:
    """Return the evening with no games and nobody in it; games that were dealt until a moment never come back.

    Also one with a later date goes, which a clock that was ahead gave it.
    """
    return Evening(forgotten_until=max(until, evening.forgotten_until))


def only_games(evening: Evening, is_known: Callable[[EveningGame], bool]) -> Evening:
    """Return the evening as it is for somebody who knows of some of its games alone."""
    games = tuple([game for game in evening.games if is_known(game)])
    return evening if len(games) == len(evening.games) else _bounded(evening, games, evening.people)


def _bounded(evening: Evening, games: Sequence[EveningGame], people: dict[str, EveningPerson]) -> Evening:
    """Return the evening with the newest of these games, and with the people who played in them and no others."""
    kept = list(games)
    while len(kept) > MAX_GAMES or len({person for game in kept for person in game.people()}) > MAX_PEOPLE:
        kept.remove(next((game for game in kept if game.had_acting_host), kept[0]))
    kept = _with_fewer_bettors(kept)
    known = [person for game in kept for person in [*game.people(), *game.bets]]
    played = {person: people[person] for person in known if person in people}
    return replace(evening, games=tuple(kept), people=played)


def _with_fewer_bettors(games: Sequence[EveningGame]) -> list[EveningGame]:
    """Return the games with the bets of no more than so many people: strangers who bet push nobody else out."""
    bettors: list[str] = []
    for game in reversed(games):
        for person in game.bets:
            if person not in bettors and len(bettors) < MAX_BETTORS:
                bettors.append(person)
    return [
        replace(game, bets={person: worth for person, worth in game.bets.items() if person in bettors})
        if not game.bets.keys() <= set(bettors)
        else game
        for game in games
    ]

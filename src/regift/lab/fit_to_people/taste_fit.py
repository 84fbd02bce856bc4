"""GiftTRAP: how people rated gifts, beside what the bots' models of their tastes expect (Plackett and Luce).

Each model is asked before a round is turned over, so it knows the ratings of the rounds before. How well it does is the
log-likelihood of a rating, in nats, beyond that of four gifts drawn by lot.
"""

from collections.abc import Iterable, Sequence
from functools import partial
from math import sqrt
from typing import Final, NamedTuple

from regift.bots.gift_trap.gift_traits import traits_of
from regift.bots.gift_trap.level import LEVELS
from regift.bots.gift_trap.plackett_luce_rating_sampling_and_odds import likelihood, slope
from regift.bots.gift_trap.taste_estimation import TasteEstimator
from regift.games.gift_trap.pack_colours_and_token_scores import RANKS
from regift.kit.event import EVERYONE
from regift.kit.game import Game
from regift.kit.record import Record
from regift.lab.fit_to_people.game_bootstrap import bootstrap_interval

HUMBLE: Final = "soulmate"
"""The model that counts on people's tastes being far apart: by it traits are compared with what is assumed of them."""
FEWEST: Final = 10
"""So many people have to have rated gifts with a trait, for it to be told."""


class TraitPull(NamedTuple):
    """Which way the ratings of people pull the worth of a trait, from what it is taken to be worth to most people."""

    pull: float = 0.0
    squares: float = 0.0
    """The sum of the squares of each person's pull: the ratings of one person share a taste."""
    people: int = 0

    def plus(self, other: "TraitPull") -> "TraitPull":
        """Add other people."""
        return TraitPull(self.pull + other.pull, self.squares + other.squares, self.people + other.people)

    @property
    def z(self) -> float:
        """Return the score statistic, each person one draw: above 0, people like it more than is assumed."""
        return self.pull / sqrt(self.squares) if self.squares else 0.0


class GameRatings(NamedTuple):
    """The ratings of people in one game."""

    gains: dict[str, list[float]]
    """By model: of each rating, its log-likelihood beyond chance, in nats."""
    pulls: dict[str, TraitPull]
    """By trait."""


class TurnedRating(NamedTuple):
    """A rating that was turned over."""

    seat: int
    squares: list[int]
    """By rank: the square."""


def ratings_in(record: Record, game: Game, people: Iterable[int]) -> GameRatings:
    """Replay a record and compare what the seats of people rated with what each model expected of them then."""
    rounds = _Rounds(game.seats, people)
    for event in record.replay(game).events(EVERYONE):
        if event.kind == "deals":
            gifts = event["gifts"]
            assert isinstance(gifts, list)
            rounds.end()
            rounds.display = gifts
        elif event.kind == "turns":
            seat = event["seat"]
            assert isinstance(seat, int)
            squares = [rounds.display.index(str(event[rank])) for rank in RANKS]
            rounds.turned.append(TurnedRating(seat, squares))
    rounds.end()
    return rounds.ratings()


class _Rounds:
    """Asks each model before a round is turned over, then lets it learn from it."""

    def __init__(self, seats: int, people: Iterable[int]) -> None:
        self.people = set(people)
        self.models = {name: TasteEstimator(level, seats) for name, level in LEVELS.items()}
        self.most_people = TasteEstimator(LEVELS[HUMBLE], seats)
        """What is assumed of whoever nothing is known of: it is shown no rating."""
        self.display: list[str] = []
        self.turned: list[TurnedRating] = []
        self.gains: dict[str, list[float]] = {name: [] for name in self.models}
        self.pulls: dict[tuple[int, str], float] = {}
        """By seat and trait."""

    def end(self) -> None:
        """Take in the ratings of the round, and be ready for the next one."""
        for seat, squares in self.turned:
            if seat in self.people:
                self._compare(seat, squares)
        for seat, squares in self.turned:
            for model in self.models.values():
                model.see(seat, self.display, squares)
        self.turned = []

    def _compare(self, seat: int, squares: list[int]) -> None:
        by_lot = likelihood([0.0] * len(self.display), squares)
        for name, model in self.models.items():
            self.gains[name].append(likelihood(model.appeals(seat, self.display), squares) - by_lot)
        gradient, _ = slope(self.most_people.appeals(seat, self.display), squares)
        for gift, up in zip(self.display, gradient, strict=True):
            for trait, amount in traits_of(gift):
                self.pulls[seat, trait] = self.pulls.get((seat, trait), 0.0) + up * amount

    def ratings(self) -> GameRatings:
        """Return what was found in all rounds."""
        found: dict[str, TraitPull] = {}
        for (_, trait), pull in self.pulls.items():
            found[trait] = found.get(trait, TraitPull()).plus(TraitPull(pull, pull * pull, 1))
        return GameRatings(self.gains, found)


class TasteFit(NamedTuple):
    """How well each model expected what people rated."""

    games: int
    ratings: int
    gains: dict[str, float]
    """By model: the mean log-likelihood of a rating beyond chance, in nats."""
    intervals: dict[str, tuple[float, float]]
    pulls: dict[str, TraitPull]
    """By trait that enough people rated, the one that people like most beyond what is assumed first."""


def taste_fit(games: Sequence[GameRatings]) -> TasteFit:
    """Compare the ratings of people in these games with the models; at least one rating is needed."""

    def mean_gain(name: str, some: Sequence[GameRatings]) -> float:
        gains = [gain for game in some for gain in game.gains[name]]
        return sum(gains) / len(gains) if gains else 0.0

    pulls: dict[str, TraitPull] = {}
    for game in games:
        for trait, pull in game.pulls.items():
            pulls[trait] = pulls.get(trait, TraitPull()).plus(pull)
    told = {trait: pull for trait, pull in pulls.items() if pull.people >= FEWEST}
    return TasteFit(
        len(games),
        sum(len(game.gains[HUMBLE]) for game in games),
        {name: mean_gain(name, games) for name in LEVELS},
        {name: bootstrap_interval(games, partial(mean_gain, name)) for name in LEVELS},
        dict(sorted(told.items(), key=lambda entry: -entry[1].z)),
    )

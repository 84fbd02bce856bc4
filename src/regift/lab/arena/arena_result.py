"""What an arena has found: shares of wins by seat count, pairs of bots that differ, ratings and forfeits."""

from collections import Counter
from itertools import combinations
from statistics import fmean, pvariance, variance
from typing import NamedTuple

from regift.lab.arena import ratings
from regift.lab.arena.anytime_interval import AnytimeInterval
from regift.lab.arena.ratings import Rating
from regift.lab.arena.round_robin_lineups_and_round_play import Round, RoundRobin, fair_share


class ShareOfWins(NamedTuple):
    """How one bot did at one seat count."""

    name: str
    seats: int
    games: int
    share: float
    """Its part of the wins in the games it played."""
    low: float
    high: float
    """The interval of the share; all intervals of an arena hold at once, whenever it was stopped."""
    fair: float
    """The share it would have if all were equally good."""
    deal_gain: float | None
    """Over how many games from deals of their own one game counts for, since deals were shared; None: not known."""

    @property
    def ratio(self) -> float:
        """Return the share as a multiple of the fair one."""
        return self.share / self.fair


class SeatCountResult:
    """The rounds played at one seat count."""

    def __init__(self, bots: int, seats: int, error: float) -> None:
        self.seats = seats
        self.rounds: list[Round] = []
        self.shares = [AnytimeInterval(error) for _ in range(bots)]
        self.pairs = {pair: AnytimeInterval(error) for pair in combinations(range(bots), 2)}
        """By two bots: the first one's share less the second one's, in units that bring −1 to 1 on 0 to 1."""

    def add(self, played: Round) -> None:
        """Take in one round."""
        self.rounds.append(played)
        means = [min(1.0, fmean(played.shares(bot))) for bot in range(len(self.shares))]
        for mean, interval in zip(means, self.shares, strict=True):
            interval.add(mean)
        for (one, other), interval in self.pairs.items():
            interval.add((means[one] - means[other] + 1) / 2)

    def width(self) -> float:
        """Return the width of the widest interval of a share."""
        return max(interval.width for interval in self.shares)

    def is_separated(self) -> bool:
        """Return whether of each two bots it is known which wins more."""
        return all(interval.low > 1 / 2 or interval.high < 1 / 2 for interval in self.pairs.values())

    def share_of_wins(self, bot: int, name: str) -> ShareOfWins:
        """Return how the bot did."""
        interval = self.shares[bot]
        by_round = [played.shares(bot) for played in self.rounds]
        fair = fair_share(bot, len(self.shares), self.seats)
        games = sum(len(shares) for shares in by_round)
        return ShareOfWins(
            name, self.seats, games, interval.mean, interval.low, interval.high, fair, deal_gain(by_round)
        )


def deal_gain(by_round: list[list[float]]) -> float | None:
    """Return how much the variance of a bot's mean fell because deals were shared; None if it can't be told.

    As many games on deals, lineups and seats of their own would have the variance of one game over their number. The
    means of rounds have the variance that was measured.
    """
    if len(by_round) < 2:
        return None
    measured = variance(fmean(shares) for shares in by_round)
    independent = pvariance([share for shares in by_round for share in shares]) / fmean(map(len, by_round))
    return independent / measured if measured > 0 else None


class ArenaResult(NamedTuple):
    """All that was played."""

    plan: RoundRobin
    error: float
    by_seats: list[SeatCountResult]

    @property
    def rounds(self) -> list[Round]:
        """Return all rounds in the order in which they were played."""
        rounds = [played for each in self.by_seats for played in each.rounds]
        return sorted(rounds, key=lambda played: (played.number, played.seats))

    @property
    def games(self) -> int:
        """Return how many games were played."""
        return sum(len(played.games) for played in self.rounds)

    @property
    def unfinished(self) -> int:
        """Return how many games reached the limit of moves: a tie of all."""
        return sum(not game.is_finished for played in self.rounds for game in played.games)

    def shares_of_wins(self) -> list[ShareOfWins]:
        """Return how each bot did at each seat count."""
        names = [contestant.name for contestant in self.plan.contestants]
        return [
            each.share_of_wins(bot, name) for each in self.by_seats if each.rounds for bot, name in enumerate(names)
        ]

    def ratings(self) -> dict[str, Rating]:
        """Return the rating of each bot, the best first; none where openskill is not installed."""
        if not ratings.is_installed():
            return {}
        names = [contestant.name for contestant in self.plan.contestants]
        games = [(game.lineup, game.places) for played in self.rounds for game in played.games]
        rated = zip(names, ratings.rate(len(names), games), strict=True)
        return dict(sorted(rated, key=lambda each: -each[1].ordinal))

    def forfeits(self) -> Counter[tuple[str, str]]:
        """Count the games lost by forfeit, by the bot's name and the reason."""
        return Counter(
            (self.plan.contestants[bot].name, reason)
            for played in self.rounds
            for game in played.games
            for bot, reason in game.forfeits
        )

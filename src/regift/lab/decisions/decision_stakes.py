"""How much decisions mattered: what lay between the options that looked best and worst, without the luck of looking.

The best of several noisy results looks better than it is. So the deals are parted into halves: one half says which
option looks best and which worst, the other how far apart these two are, and then the other way round. The mean of
both is the *stake*. On average it is the true distance of the two options that were picked, so at most that of the best
and the worst there are.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance
from typing import Final, NamedTuple

from regift.kit.game import Game
from regift.kit.seeded_random_generator import Chance, stream_seed
from regift.lab.balance_comparison import mean_difference, share_difference
from regift.lab.decisions.decision_sampling_and_rollouts import LOT_STREAM, ROLLOUTS, draw_decision, roll_out
from regift.lab.simulate import game_seed
from regift.lab.value_with_interval import Estimate
from regift.lab.wilson_interval_of_share import Z_95, wilson

QUARTERS: Final = 4
FEWEST: Final = 10
"""Of fewer decisions a quarter of the game has no figure."""
AGAIN_STREAM: Final = LOT_STREAM + 1
"""Of the streams of a seed: the one that decisions are measured again from."""
REMEASURED: Final = 3
"""So many of the decisions with the highest stakes are measured again."""


class WeighedDecision(NamedTuple):
    """One decision and what lay in it."""

    game: int
    """The number of its game, from 0."""
    seed: int
    """From which that game was dealt."""
    move: int
    """So many moves had been played before it."""
    seat: int
    quarter: int
    """In which quarter of the game's decisions it came, from 0."""
    best: str
    """The option with the best result of all deals."""
    worst: str
    stake: float
    """In parts of the first place."""
    is_beyond_noise: bool
    """Whether the distance, measured on the half that did not pick the options, is above 0 with its 95 % interval."""


class RemeasuredDecision(NamedTuple):
    """A decision that seemed to matter, and how far apart its two options are from deals that did not pick it."""

    decision: WeighedDecision
    distance: Estimate


class DecisionsFound(NamedTuple):
    """What is known after some decisions, each of another game."""

    decisions: int
    rollouts: int
    stake: Estimate
    """The mean stake of a decision."""
    beyond_noise: Estimate
    """The share of the decisions with a distance that is beyond noise; about 0.025 of those without any seem so."""
    quarters: tuple[Estimate | None, ...]
    """The mean stake by quarter of the game; None where few decisions are known."""
    highest: tuple[RemeasuredDecision, ...]
    """Those that seemed to matter most."""


class DecisionEstimator:
    """Draws one decision of each game and weighs it."""

    def __init__(self, game: Game, bot: str, seed: int = 0, rollouts: int = ROLLOUTS) -> None:
        self.game = game
        self.bot = bot
        self.seed = seed
        self.rollouts = rollouts
        self.games = 0
        self.weighed: list[WeighedDecision] = []
        self._found: DecisionsFound | None = None

    def weigh(self) -> WeighedDecision | None:
        """Play one more game and weigh one of its decisions; return it, None if the game had none."""
        found = self._weigh(self.games)
        self.games += 1
        if found is not None:
            self.weighed.append(found)
            self._found = None
        return found

    def found(self) -> DecisionsFound:
        """Sum up the decisions weighed so far; the highest are measured again, from other deals."""
        if self._found is None:
            self._found = self._sum_up()
        return self._found

    def _sum_up(self) -> DecisionsFound:
        stakes = [each.stake for each in self.weighed]
        beyond = sum(each.is_beyond_noise for each in self.weighed)
        count = len(stakes)
        by_quarter = [[each.stake for each in self.weighed if each.quarter == at] for at in range(QUARTERS)]
        apart = [each for each in self.weighed if each.best != each.worst]
        highest = sorted(apart, key=lambda each: -each.stake)[:REMEASURED]
        again = [each for decision in highest if (each := self._measure_again(decision)) is not None]
        return DecisionsFound(
            count,
            self.rollouts,
            mean_stake(stakes),
            Estimate(beyond / count if count else 0.0, *wilson(beyond, count)),
            tuple(mean_stake(each) if len(each) >= FEWEST else None for each in by_quarter),
            tuple(again),
        )

    def _weigh(self, number: int) -> WeighedDecision | None:
        seed = game_seed(self.seed, number)
        decision, chance = draw_decision(self.game, self.bot, seed)
        if decision is None:
            return None
        results = roll_out(decision, self.game, self.bot, self.rollouts, chance)
        means = [fmean(each) for each in results]
        best, worst = (decision.options[means.index(value)].name for value in (max(means), min(means)))
        stake, is_beyond_noise = stake_of(results)
        quarter = int(decision.part * QUARTERS)
        return WeighedDecision(number, seed, decision.move, decision.seat, quarter, best, worst, stake, is_beyond_noise)

    def _measure_again(self, weighed: WeighedDecision) -> RemeasuredDecision | None:
        """Measure how far apart the best and the worst option of a decision are, from other deals."""
        decision, chance = draw_decision(self.game, self.bot, weighed.seed)
        if decision is None:
            return None
        pair = [self.game.by_name[weighed.best], self.game.by_name[weighed.worst]]
        other = Chance(stream_seed(chance.below(1 << 30), AGAIN_STREAM))
        best, worst = roll_out(decision._replace(options=pair), self.game, self.bot, self.rollouts, other)
        return RemeasuredDecision(weighed, share_difference([one - two for one, two in zip(best, worst, strict=True)]))


def stake_difference(first: DecisionEstimator, second: DecisionEstimator) -> Estimate | None:
    """Return the mean stake of the second less that of the first, in pairs of games from the same seeds."""
    stakes = {each.game: each.stake for each in first.weighed}
    changes = [each.stake - stakes[each.game] for each in second.weighed if each.game in stakes]
    return mean_stake(changes) if changes else None


def stake_of(results: Sequence[Sequence[float]]) -> tuple[float, bool]:
    """Return the stake of a decision from the results by option and deal, and whether it is beyond noise."""
    half = len(results[0]) // 2
    first, second = [each[:half] for each in results], [each[half:] for each in results]
    tried = distances(first, second)
    stake = (fmean(tried) + fmean(distances(second, first))) / 2
    low = fmean(tried) - Z_95 * sqrt(variance(tried) / len(tried))
    return stake, low > 0


def distances(picking: Sequence[Sequence[float]], measuring: Sequence[Sequence[float]]) -> list[float]:
    """Let one half of the deals pick the best and the worst option; return how far apart they are in the other."""
    means = [fmean(each) for each in picking]
    best, worst = measuring[means.index(max(means))], measuring[means.index(min(means))]
    return [one - other for one, other in zip(best, worst, strict=True)]


def mean_stake(stakes: Sequence[float]) -> Estimate:
    """Return the mean with its 95 % interval over games; of few it is as wide as if stakes were whole wins."""
    found = mean_difference(stakes) if len(stakes) >= FEWEST else None
    return found or share_difference(stakes)

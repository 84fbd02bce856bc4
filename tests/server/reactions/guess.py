"""A guesser: tells those who hold the card from those who don't by what others were sent, if that can be told."""

from math import exp, sqrt
from typing import NamedTuple

ROUNDS = 300
RATE = 0.5
DECAY = 0.001


class Case(NamedTuple):
    """One reaction window as the others saw it."""

    holds: bool
    features: dict[str, float]


def auc(scores: list[float], holds: list[bool]) -> float:
    """Return the chance that a holder's score is the higher one, a tie counting half: 0.5 tells nothing."""
    order = sorted(range(len(scores)), key=scores.__getitem__)
    ranks = [0.0] * len(scores)
    at = 0
    while at < len(order):
        end = at
        while end < len(order) and scores[order[end]] == scores[order[at]]:
            end += 1
        for each in order[at:end]:
            ranks[each] = (at + 1 + end) / 2
        at = end
    yes = sum(holds)
    no = len(holds) - yes
    return (sum(rank for rank, held in zip(ranks, holds, strict=True) if held) - yes * (yes + 1) / 2) / (yes * no)


def told(scores: list[float], holds: list[bool]) -> float:
    """Return how well scores tell, whichever way round: 0.5 to 1."""
    tells = auc(scores, holds)
    return max(tells, 1 - tells)


def by_feature(cases: list[Case]) -> dict[str, float]:
    """Return how well each feature tells."""
    holds = [case.holds for case in cases]
    return {name: told([case.features[name] for case in cases], holds) for name in cases[0].features}


def by_all(cases: list[Case]) -> float:
    """Learn from every other pair of cases by logistic regression, and give how well that tells the rest."""
    names = [name for name in cases[0].features if len({case.features[name] for case in cases}) > 1]
    rows = _scaled([[case.features[name] for name in names] for case in cases])
    learn = [at for at in range(len(cases)) if at // 2 % 2 == 0]
    weights = _learn([rows[at] for at in learn], [cases[at].holds for at in learn])
    test = [at for at in range(len(cases)) if at // 2 % 2]
    return told([_score(weights, rows[at]) for at in test], [cases[at].holds for at in test])


def sampling_error(cases: list[Case]) -> float:
    """Return the standard error of an AUC over these cases where nothing can be told."""
    yes = sum(case.holds for case in cases)
    no = len(cases) - yes
    return sqrt((yes + no + 1) / (12 * yes * no))


def _scaled(rows: list[list[float]]) -> list[list[float]]:
    columns = []
    for column in zip(*rows, strict=True):
        mean = sum(column) / len(column)
        spread = sqrt(sum((value - mean) ** 2 for value in column) / len(column))
        columns.append([(value - mean) / spread for value in column])
    return [[1.0, *row] for row in zip(*columns, strict=True)] or [[1.0] for _ in rows]


def _learn(rows: list[list[float]], holds: list[bool]) -> list[float]:
    weights = [0.0] * len(rows[0])
    for _ in range(ROUNDS):
        steps = [DECAY * weight for weight in weights]
        for row, held in zip(rows, holds, strict=True):
            wrong = 1 / (1 + exp(-_score(weights, row))) - held
            for at, value in enumerate(row):
                steps[at] += wrong * value / len(rows)
        weights = [weight - RATE * step for weight, step in zip(weights, steps, strict=True)]
    return weights


def _score(weights: list[float], row: list[float]) -> float:
    return max(-30.0, min(30.0, sum(weight * value for weight, value in zip(weights, row, strict=True))))

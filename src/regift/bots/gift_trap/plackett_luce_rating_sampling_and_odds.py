"""How a taste becomes ratings: GREAT, GOOD and OK by Plackett and Luce, best first, then NO WAY, the worst of the rest.

Each choice is among the gifts still unrated, as likely as the exponential of their appeal; for the worst, of its
negative. Appeals are counted in units of the noise.
"""

from collections.abc import Sequence
from itertools import permutations
from math import exp, log
from typing import Final

from regift.games.gift_trap.pack_colours_and_token_scores import FAIR, GOOD, GREAT, NO_WAY, TOKENS, UNRATED, WORTH
from regift.kit.seeded_random_generator import Chance

RANKS: Final = int(UNRATED) + 1
"""Four ranks, and none."""
WORDS: Final = 1 << 32
"""So many numbers a chance draws from."""
FAR: Final = 10.0
"""Of an appeal: nothing is surer than at this distance from the others."""


def rate(appeals: Sequence[float], chance: Chance) -> list[int]:
    """Draw a rating: the square under each token, by rank."""
    left = list(range(len(appeals)))
    rating: list[int] = []
    for rank in range(TOKENS):
        sign = -1.0 if rank == NO_WAY else 1.0
        square = draw(left, [exp(sign * appeals[each]) for each in left], chance)
        left.remove(square)
        rating.append(square)
    return rating


def draw(found: Sequence[int], weights: Sequence[float], chance: Chance) -> int:
    """Draw one of them, each as likely as its weight."""
    point = int(chance.word()) / WORDS * sum(weights)
    for each, weight in zip(found, weights, strict=True):
        point -= weight
        if point < 0:
            return each
    return found[-1]


def likelihood(appeals: Sequence[float], rating: Sequence[int]) -> float:
    """Return the logarithm of how likely the rating is."""
    left = list(range(len(appeals)))
    found = 0.0
    for rank, square in enumerate(rating):
        sign = -1.0 if rank == NO_WAY else 1.0
        found += sign * appeals[square] - log(sum(exp(sign * appeals[each]) for each in left))
        left.remove(square)
    return found


def slope(appeals: Sequence[float], rating: Sequence[int]) -> tuple[list[float], list[float]]:
    """Return the gradient of the likelihood by appeal, and by each appeal alone how sharply it bends down."""
    up = [exp(appeal) for appeal in appeals]
    down = [1 / each for each in up]
    gradient = [0.0] * len(up)
    bend = [0.0] * len(up)
    left = list(range(len(up)))
    for rank, chosen in enumerate(rating):
        weights, sign = (down, -1.0) if rank == NO_WAY else (up, 1.0)
        total = 0.0
        for square in left:
            total += weights[square]
        for square in left:
            share = weights[square] / total
            gradient[square] -= sign * share
            bend[square] += share * (1 - share)
        gradient[chosen] += sign
        left.remove(chosen)
    return gradient, bend


def odds(appeals: Sequence[float]) -> list[list[float]]:
    """Return how likely each gift gets each rank, or none."""
    count = len(appeals)
    found = [[0.0] * RANKS for _ in appeals]
    up = strengths(appeals)
    total = sum(up)
    trios: dict[int, float] = {}
    for great in range(count):
        first = up[great] / total
        found[great][GREAT] = first
        left = total - up[great]
        for good in range(count):
            if good == great:
                continue
            second = first * up[good] / left
            found[good][GOOD] += second
            share = second / (left - up[good])
            pair = 1 << great | 1 << good
            for fair in range(count):
                if not pair >> fair & 1:
                    third = share * up[fair]
                    found[fair][FAIR] += third
                    trio = pair | 1 << fair
                    trios[trio] = trios.get(trio, 0.0) + third
    add_worst(found, trios, [1 / each for each in up])
    return found


def strengths(appeals: Sequence[float]) -> list[float]:
    """Return the exponentials of appeals, none so far from the middle that sums lose the others."""
    middle = sum(appeals) / len(appeals)
    return [exp(max(-FAR, min(FAR, appeal - middle))) for appeal in appeals]


def add_worst(found: list[list[float]], trios: dict[int, float], down: list[float]) -> None:
    """Add how likely each gift is the worst beside each three favourites, and how likely it has no rank."""
    for trio, share in trios.items():
        left = [square for square in range(len(down)) if not trio >> square & 1]
        total = sum([down[square] for square in left])
        for square in left:
            worst = share * down[square] / total
            found[square][NO_WAY] += worst
            found[square][UNRATED] += share - worst


def odds_among(appeals: Sequence[float], places: Sequence[int]) -> list[list[float]]:
    """Return the same where all see on which four gifts the tokens lie."""
    found = [[0.0] * UNRATED + [1.0] for _ in appeals]
    ratings = list(permutations(places))
    likely = [exp(likelihood(appeals, rating)) for rating in ratings]
    total = sum(likely)
    for square in places:
        found[square] = [0.0] * RANKS
    for rating, share in zip(ratings, likely, strict=True):
        for rank, square in enumerate(rating):
            found[square][rank] += share / total
    return found


def known(count: int, rating: Sequence[int]) -> list[list[float]]:
    """Return the same where the ranks are seen."""
    found = [[0.0] * UNRATED + [1.0] for _ in range(count)]
    for rank, square in enumerate(rating):
        found[square] = [float(rank == each) for each in range(RANKS)]
    return found


def worth(shares: Sequence[float]) -> float:
    """Return the points that a gift of these odds brings on average."""
    return sum([share * points for share, points in zip(shares, WORTH, strict=True)])

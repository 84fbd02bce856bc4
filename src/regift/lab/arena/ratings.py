"""Ratings from the places of many games, by the library openskill where it is installed."""

from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple


class Rating(NamedTuple):
    """How strong a bot is, on the scale of openskill: 25 is where all begin."""

    mu: float
    sigma: float
    """How unsure the rating is."""
    ordinal: float
    """mu − 3 sigma: by this the bots are ranked."""


def is_installed() -> bool:
    """Return whether openskill is there: it comes with the extra `lab`."""
    return find_spec("openskill") is not None


def rate(bots: int, games: Iterable[tuple[Sequence[int], Sequence[int]]]) -> list[Rating]:
    """Rate the bots by their places in the games, one after the other; a game is its bots by seat, and their places.

    The Plackett–Luce model of Weng and Lin, "A Bayesian Approximation Method for Online Ranking", JMLR 12 (2011). A bot
    does not change from game to game, so nothing is added to sigma between them. Of a bot that holds several seats the
    first counts.
    """
    model: Any = import_module("openskill.models").PlackettLuce(tau=0.0)  # not everybody has it, nor its types
    ratings: list[Any] = [model.rating() for _ in range(bots)]
    for lineup, places in games:
        playing = list(dict.fromkeys(lineup))
        ranks = [float(places[lineup.index(bot)]) for bot in playing]
        rated = model.rate([[ratings[bot]] for bot in playing], ranks=ranks)
        for bot, (rating,) in zip(playing, rated, strict=True):
            ratings[bot] = rating
    return [Rating(rating.mu, rating.sigma, rating.ordinal()) for rating in ratings]

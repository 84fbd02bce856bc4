"""`python -m examples.learn_kung_fu`."""

import sys
from pathlib import Path

import cyclopts


def learn(*, seed: int = 1, rounds: int = 150, games: int = 10_000, out: Path = Path()) -> None:
    """Learn Kung Fu Granny for two from nothing; it needs NumPy and pygal.

    Parameters
    ----------
    seed
        The same seed gives the same network on the same machine with the same NumPy.
    rounds
        How many rounds of play and improvement.
    games
        How many games against `rules` the last figure counts.
    out
        The folder for `learned.npz`, `learned.json` and `learned.svg`.
    """
    from examples.learn_kung_fu.learn_and_measure import learn_and_measure

    learn_and_measure(seed, rounds, games, out)


if __name__ == "__main__":
    sys.exit(cyclopts.run(learn))

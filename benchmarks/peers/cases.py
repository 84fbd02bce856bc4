"""What is measured of one tool: a kind of work, the game it is done on, and the work itself."""

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any, Final, NamedTuple, TypeVar

NATIVE_PLAYOUT: Final = "random playouts, the tool's own compiled loop"
PYTHON_PLAYOUT: Final = "random playouts, a loop in Python"
CLONE: Final = "copy of a position in mid-game"
RESAMPLE: Final = "hidden cards dealt anew for a seat"
SEARCH: Final = "ISMCTS of 200 iterations, each playout to the end"
STEP: Final = "environment steps"
KINDS: Final = (NATIVE_PLAYOUT, PYTHON_PLAYOUT, CLONE, RESAMPLE, SEARCH, STEP)

REGIFT: Final = "Regift"
SEARCHED: Final = 200
AT_ONCE: Final = 64
"""So many games of an environment are stepped together."""

COUNTED: Final = 100
"""A mean game is as long as so many random games are on average."""
REPEATED: Final = 20
"""So many copies or deals make one piece of work, so that the clock is not what is measured."""

Position = TypeVar("Position")
Work = Callable[[], float]
"""Does one piece of work and returns how many units it was."""


class Case(NamedTuple):
    """One row of a table."""

    kind: str
    tool: str
    game: str
    work: Work


class Peer(NamedTuple):
    """One tool to measure beside Regift."""

    name: str
    module: str
    distribution: str
    cases: str
    """The module here that lists its cases."""

    def is_installed(self) -> bool:
        """Return whether it is there to be measured."""
        return find_spec(self.module) is not None

    def release(self) -> str:
        """Name it with its version, or say that it could not be installed."""
        return (
            f"{self.name} {version(self.distribution)}" if self.is_installed() else f"{self.name}: not installed here"
        )

    def all_cases(self) -> "list[Case]":
        """Return its cases; none where it is not installed."""
        if not self.is_installed():
            return []
        found: Iterator[Case] = import_module(self.cases).cases()
        return list(found)


PEERS: Final = (
    Peer("OpenSpiel", "pyspiel", "open_spiel", "benchmarks.peers.openspiel"),
    Peer("PettingZoo", "pettingzoo", "pettingzoo", "benchmarks.peers.pettingzoo_classic"),
    Peer("RLCard", "rlcard", "rlcard", "benchmarks.peers.rlcard_games"),
)


def repeated(call: Callable[[], object]) -> Work:
    """Make a piece of work of several calls."""

    def work() -> float:
        for _ in range(REPEATED):
            call()
        return REPEATED

    return work


def middle(moves: Callable[[], Iterator[Position]], has_choice: Callable[[Position], bool]) -> Position:
    """Return a position with a choice after half the moves of a mean game, or as soon after as there is one.

    `moves` plays a game at random and gives the position before each move of a player: what chance does is none.
    """
    half = sum(1 for _ in range(COUNTED) for _ in moves()) // (2 * COUNTED)
    while True:
        for number, position in enumerate(moves()):
            if number >= half and has_choice(position):
                return position


def agent_steps(env: Any, below: Callable[[int], int]) -> Work:
    """Make a piece of work of one episode of a PettingZoo environment: its steps, dead agents' not counted."""

    def work() -> float:
        env.reset(seed=below(1 << 31))
        steps = 0
        for _ in env.agent_iter():
            observation, _, is_terminated, is_truncated, _ = env.last()
            if is_terminated or is_truncated:
                env.step(None)
                continue
            options = observation["action_mask"].nonzero()[0]
            env.step(options[below(len(options))])
            steps += 1
        return steps

    return work


def steps_at_once(env: Any) -> Work:
    """Make a piece of work of `REPEATED` steps of a `VectorEnv`: each counts once for every game."""
    draws = import_module("numpy.random").default_rng(1)
    env.reset(seed=1)

    def work() -> float:
        for _ in range(REPEATED):
            env.step((draws.random(env.masks.shape, dtype="float32") * env.masks).argmax(axis=1))
        return float(REPEATED * env.num_envs)

    return work

"""PettingZoo: those of its classic environments that are card games, and the quickest of the others."""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from benchmarks.peers.cases import STEP, Case, agent_steps
from regift.kit.seeded_random_generator import Chance

NAME: Final = "PettingZoo"
CARD_GAMES: Final = ("leduc_holdem_v4", "texas_holdem_v4")
"""PettingZoo plays these with RLCard."""
OTHERS: Final = ("connect_four_v3",)
"""PettingZoo draws these with pygame."""


def cases() -> Iterator[Case]:
    """List what is measured of it: raw environments, without its guards."""
    for name in (*(CARD_GAMES if find_spec("rlcard") else ()), *(OTHERS if find_spec("pygame") else ())):
        env = import_module(f"pettingzoo.classic.{name}").raw_env()
        yield Case(STEP, NAME, name, agent_steps(env, Chance(1).below))

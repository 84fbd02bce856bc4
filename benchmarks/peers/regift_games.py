"""Regift: its own games, driven by the kit's loop and from Python."""

from collections.abc import Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec

from benchmarks.peers.cases import (
    AT_ONCE,
    CLONE,
    NATIVE_PLAYOUT,
    PYTHON_PLAYOUT,
    REGIFT,
    RESAMPLE,
    SEARCH,
    STEP,
    Case,
    agent_steps,
    middle,
    steps_at_once,
)
from regift.games import catalogue
from regift.kit.game import Game
from regift.kit.random_playout import play_out
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State
from regift.lab.bench import MOVE_LIMIT, SEATS, BenchmarkCases


def cases() -> Iterator[Case]:
    """List what is measured of each game that 4 seats can play."""
    for id in catalogue.folders():
        least, most = catalogue.find(id).SEATS
        if least <= SEATS <= most:
            yield from cases_of(id)


def cases_of(id: str) -> Iterator[Case]:
    """List what is measured of one game; steps of its environment only where what they need is installed."""
    game = catalogue.game(id, seats=SEATS)
    chance = Chance(1)
    measured = BenchmarkCases(game, 1, middle(partial(moves, game, chance), has_choice))
    calls = measured.calls()
    name = f"{id}, {SEATS} seats"
    yield Case(NATIVE_PLAYOUT, REGIFT, name, measured.playout)
    yield Case(PYTHON_PLAYOUT, REGIFT, name, measured.playout_in_python)
    yield Case(CLONE, REGIFT, name, calls["copy"])
    yield Case(RESAMPLE, REGIFT, name, calls["determinize"])
    if not game.forgets:
        measured.search.limit = MOVE_LIMIT  # OpenSpiel's playouts go to the end, too; Regift's bots cut theirs off
        yield Case(SEARCH, REGIFT, name, measured.searching)
    if find_spec("pettingzoo"):
        env = import_module("regift.envs.pettingzoo").raw_env(game)
        yield Case(STEP, REGIFT, name, agent_steps(env, Chance(1).below))
    if find_spec("numpy"):
        at_once = import_module("regift.envs.vector").VectorEnv(game, AT_ONCE)
        yield Case(STEP, REGIFT, f"{name}, {AT_ONCE} games at once", steps_at_once(at_once))


def moves(game: Game, chance: Chance) -> Iterator[State]:
    """Play a game at random, and give it before each move."""
    state = game.deal(chance.split())
    for _ in range(MOVE_LIMIT):
        if not state.to_act():
            return
        yield state
        play_out(state, chance, 1)


def has_choice(state: State) -> bool:
    """Return whether whoever is first to act has at least two options."""
    return len(state.options(state.to_act()[0])) > 1

"""Games played at random, from one seed after another, until one comes to be as wished."""

import random
from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from regift.kit.action_arguments_and_action_table import Action
from regift.kit.game import Game
from regift.kit.state import State
from tests.browser.prepared_table import chance_of

SEEDS = range(1, 500)
ME = 0
"""The seat that is looked at."""
PEOPLE = ("Robin", "Léa", "Marguerite", "Tom", "Zoé", "Yves", "Alice", "Jean-Baptiste")
"""Who sits where, bots aside."""
P = TypeVar("P", bound=State)


class FoundGame(NamedTuple, Generic[P]):
    """A game that came to be as wished."""

    seed: int
    moves: list[tuple[int, str]]
    """Who did what, by the names of the actions."""

    state: P


def find_game(
    game: Game,
    kind: type[P],
    holds: Callable[[P], bool],
    choose: Callable[[P, random.Random], tuple[int, Action]],
    most: int,
) -> FoundGame[P]:
    """Deal and play at most so many moves, chosen by whoever wishes, until the wish holds; always the same game."""
    for seed in SEEDS:
        state = game.deal(chance_of(seed))
        assert isinstance(state, kind)
        dice = random.Random(seed)
        moves: list[tuple[int, str]] = []
        while len(moves) < most and not state.is_over and not holds(state):
            seat, action = choose(state, dice)
            moves.append((seat, action.name))
            state.apply(seat, action)
        if len(moves) < most and holds(state):
            return FoundGame(seed, moves, state)
    raise AssertionError("no such game")


def anything(state: State, dice: random.Random) -> tuple[int, Action]:
    """Choose whatever comes."""
    seat = state.to_act()[0]
    return seat, dice.choice(state.options(seat))

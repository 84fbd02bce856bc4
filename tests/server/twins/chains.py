"""Ways to an announcement: the picks by which a seat comes to something that others notice."""

from collections.abc import Iterator
from typing import NamedTuple

from regift.kit.action_arguments_and_action_table import Action
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State

ENOUGH = 150
"""Positions looked at before the search is given up."""


class Chain(NamedTuple):
    """Some picks and what they lead to."""

    names: tuple[str, ...]
    after: State


def is_noticed(before: State, after: State) -> bool:
    """Return whether others notice a difference."""
    return len(after.history) > len(before.history) or after.shared() != before.shared()


def shuffled(options: list[Action], dice: Chance) -> list[Action]:
    """Return the options in a random order."""
    order = list(range(len(options)))
    dice.shuffle(order)
    return [options[at] for at in order]


def chains(state: State, seat: int, dice: Chance) -> Iterator[Chain]:
    """Return ways to an announcement in random order, not all where there are many."""
    waiting = [Chain((), state)]
    for _ in range(ENOUGH):
        if not waiting:
            return
        names, before = waiting.pop()
        for action in shuffled(before.options(seat), dice):
            after = before.copy()
            after.apply(seat, action)
            chain = Chain((*names, action.name), after)
            if is_noticed(state, after):
                yield chain
            else:
                waiting.append(chain)


def private_pick(state: State, seat: int, dice: Chance) -> str:
    """Name a pick that nobody else notices and that can be taken back, "" if there is none."""
    for action in shuffled(state.options(seat), dice):
        after = state.copy()
        after.apply(seat, action)
        if not is_noticed(state, after) and after.can_take_back(seat):
            return action.name
    return ""

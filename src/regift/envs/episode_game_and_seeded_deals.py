"""The games that an environment plays: one set of rules, dealt anew for each episode from a seed and its number."""

import secrets

import regift
from regift.kit.game import Game
from regift.kit.seeded_random_generator import stream_seed
from regift.kit.state import State

MAX_CYCLES = 10_000
"""So many moves an episode lasts at most when nobody says otherwise; a game played at random may go on for long."""


def game_of(game: str | Game, seats: int | None, options: dict[str, object]) -> Game:
    """Return the game of that id for as many seats with these options, or the game that is given, which has its own.

    TypeError where seats or options come with a game that has them; other errors are those of `regift.game`.
    """
    if isinstance(game, Game):
        if seats is not None or options:
            raise TypeError(f"{game!r} has its seats and options: give the game alone, or its id with them")
        return game
    if seats is None:
        raise TypeError(f"seats: expected a number of seats for {game!r}")
    return regift.game(game, seats=seats, **options)


class Episodes:
    """Deals one game after the other: the episode of a number is the same wherever its seed is the same."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seed = secrets.randbits(63)
        self.number = 0

    def deal(self, seed: int | None = None) -> State:
        """Deal the next episode; a seed begins a new series, as `reset(seed=…)` of an environment does."""
        if seed is not None:
            self.seed = seed
            self.number = 0
        state = self.game.deal(stream_seed(self.seed, self.number))
        self.number += 1
        return state

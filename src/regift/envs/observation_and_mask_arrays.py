"""Observations and action masks of one game as NumPy arrays of fixed shape."""

from typing import Any, Final, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from regift.kit.action_arguments_and_action_table import Action
from regift.kit.game_definition_base_class_and_options import GameDefinition
from regift.kit.observation.event_history_encoder import WIDTH, HistoryLayout
from regift.kit.observation.observation_layout_and_view_encoding import ObservationLayout
from regift.kit.state import State

DTYPE: Final = np.int16
MASK_DTYPE: Final = np.int8

Observation: TypeAlias = npt.NDArray[np.int16]
Mask: TypeAlias = npt.NDArray[np.int8]


class ArrayEncoder:
    """Turns positions of one game into arrays: what a seat sees, and what it may do.

    ValueError where the game declares no kinds of parts (`Game.part_kinds`).
    """

    def __init__(self, game: GameDefinition, *, all_orders: bool = False) -> None:
        self.game = game
        self.layout = ObservationLayout(game)
        self.history_layout = HistoryLayout(game)
        self.all_orders = all_orders
        """Whether picks that together make one move are offered in every order, or in one."""
        columns = [observed.column for observed in self.layout.columns]
        self.low = np.array([column.low for column in columns], dtype=DTYPE)
        self.high = np.array([column.high for column in columns], dtype=DTYPE)

    @property
    def width(self) -> int:
        """Return how many numbers an observation has."""
        return self.layout.width

    def observe(self, state: State, seat: int) -> Observation:
        """Return what the seat sees: an array of shape (width,), int16, within `low` and `high`."""
        return np.array(self.layout.encode(state.view(seat)), dtype=DTYPE)

    def history(self, state: State, seat: int, length: int | None = None) -> Observation:
        """Return all that the seat knows, with perfect recall: an array of shape (length, 4), int16.

        A row is as `HistoryLayout` has it; after the last one there are zeros. Without `length` there are as many rows
        as are needed. ValueError where there are more: to leave some out would be to forget.
        """
        rows = self.history_layout.encode(state, seat)
        length = len(rows) if length is None else length
        if len(rows) > length:
            raise ValueError(f"length: the history has {len(rows)} rows, and there is room for {length}")
        array = np.zeros((length, WIDTH), dtype=DTYPE)
        array[: len(rows)] = np.array(rows, dtype=DTYPE).reshape(len(rows), WIDTH)
        return array

    def options(self, state: State, seat: int) -> list[Action]:
        """Return what the seat may do now; empty where it is not to act."""
        return state.options(seat) if self.all_orders else state.canonical_options(seat)

    def mask(self, state: State, seat: int) -> Mask:
        """Return an array of shape (number of actions,), int8: 1 where the seat may play the action of that id."""
        mask = np.zeros(len(self.game.actions), dtype=MASK_DTYPE)
        mask[[action.id for action in self.options(state, seat)]] = 1
        return mask

    def describe(self) -> list[dict[str, object]]:
        """Return for each place of an observation which part and column stand there, its bounds and its words."""
        return self.layout.describe()

    def one_hot(self, observation: Observation) -> npt.NDArray[np.float32]:
        """Return the observation for a network: words as one-hot codes, all other numbers from −1 to 1."""
        pieces: list[npt.NDArray[np.float32]] = []
        for observed in self.layout.columns:
            column = observed.column
            value = int(observation[observed.place])
            if column.words:
                piece = np.zeros(len(column.words) + 1, dtype=np.float32)
                piece[value] = 1
            else:
                piece = np.array([value / max(1, abs(column.low), abs(column.high))], dtype=np.float32)
            pieces.append(piece)
        return cast("npt.NDArray[np.float32]", np.concatenate(cast("Any", pieces)))

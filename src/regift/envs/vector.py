"""Many games at once, without PettingZoo or Gymnasium: needs NumPy alone.

from regift.envs.vector import VectorEnv
games = VectorEnv("kung_fu", 64, seats=2)
observations, infos = games.reset(seed=1)
"""

import secrets
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from regift.envs.episode_game_and_seeded_deals import MAX_CYCLES, game_of
from regift.envs.observation_and_mask_arrays import DTYPE, MASK_DTYPE, ArrayEncoder, Mask, Observation
from regift.kit.game import Game
from regift.kit.observation.game_batch import GameBatch
from regift.kit.seeded_random_generator import stream_seed

Rewards: TypeAlias = npt.NDArray[np.float32]
Flags: TypeAlias = npt.NDArray[np.bool_]
Infos: TypeAlias = dict[str, Any]


class VectorEnv:
    """`num_envs` games that are stepped together, with the method names of Gymnasium's `VectorEnv`.

    In each game one seat is to act at a time: `seats` says which. All arrays are made once and written over by `step`
    and `reset`: copy what you keep. A game that ends is dealt anew within the same step (Gymnasium's `SAME_STEP`): its
    observation is then the first of the next game, and the last of a truncated one is lost. The games at an index are
    the same whatever `num_envs` is.
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int,
        seats: int | None = None,
        *,
        max_cycles: int = MAX_CYCLES,
        **options: object,
    ) -> None:
        """Make the arrays; `max_cycles` is how many moves a game has at most before it is truncated."""
        if num_envs < 1:
            raise ValueError(f"num_envs: expected 1 or more, got {num_envs}")
        if max_cycles < 1:
            raise ValueError(f"max_cycles: expected 1 or more, got {max_cycles}")
        self.game = game_of(game, seats, options)
        self.num_envs = num_envs
        self.max_cycles = max_cycles
        self.arrays = ArrayEncoder(self.game)
        self.observations: Observation = np.zeros((num_envs, self.arrays.width), dtype=DTYPE)
        """(num_envs, width), int16: what the seat to act sees."""
        self.masks: Mask = np.zeros((num_envs, len(self.game.actions)), dtype=MASK_DTYPE)
        """(num_envs, actions), int8: 1 for each action that the seat to act may play."""
        self.rewards: Rewards = np.zeros((num_envs, self.game.seats), dtype=np.float32)
        """(num_envs, seats), float32: `State.returns` of the game that has just ended, else 0."""
        self.seats: npt.NDArray[np.int16] = np.zeros(num_envs, dtype=np.int16)
        """(num_envs,), int16: who is to act."""
        self.terminated: Flags = np.zeros(num_envs, dtype=np.bool_)
        """(num_envs,), bool: whether a game has just ended."""
        self.truncated: Flags = np.zeros(num_envs, dtype=np.bool_)
        """(num_envs,), bool: whether a game has just been cut off, after `max_cycles` moves."""
        self._batch: GameBatch | None = None
        self._seed: int | None = None
        self._resets = 0
        """How often `reset` was called since a seed was given."""

    def describe(self) -> list[dict[str, object]]:
        """Return what each place of an observation means."""
        return self.arrays.describe()

    def reset(self, *, seed: int | None = None) -> tuple[Observation, Infos]:
        """Deal every game anew. Return the observations, and the masks and who is to act as infos.

        The same seed deals the same games. Without one the series goes on with games not dealt before; the first time
        the seed is drawn at random.
        """
        if seed is not None or self._seed is None:
            self._seed = secrets.randbits(63) if seed is None else seed
            self._resets = 0
        else:
            self._resets += 1
        if self._batch is None:
            self._batch = self._new_batch()
        self._batch.reset(stream_seed(self._seed, self._resets) if self._resets else self._seed)
        return self.observations, self._infos()

    def _new_batch(self) -> GameBatch:
        """Make the games, which write into the arrays."""
        return GameBatch(
            self.game,
            self.num_envs,
            self.max_cycles,
            observations=_flat(self.observations),
            masks=_flat(self.masks),
            rewards=_flat(self.rewards),
            seats=_flat(self.seats),
            terminated=_flat(self.terminated.view(np.int8)),
            truncated=_flat(self.truncated.view(np.int8)),
        )

    def step(self, actions: npt.ArrayLike) -> tuple[Observation, Rewards, Flags, Flags, Infos]:
        """Play an action in each game. Return observations, rewards, terminated, truncated and infos.

        ValueError, and nothing is played, where an action is not allowed; RuntimeError before the first `reset`.
        """
        if self._batch is None:
            raise RuntimeError("call reset before step")
        chosen = np.asarray(actions)
        if chosen.ndim != 1 or chosen.dtype.kind not in "iu":
            raise ValueError(f"actions: expected one row of whole numbers, got {chosen.dtype} of shape {chosen.shape}")
        self._batch.step(chosen.tolist())
        return self.observations, self.rewards, self.terminated, self.truncated, self._infos()

    def _infos(self) -> Infos:
        return {"action_mask": self.masks, "seat": self.seats}


def _flat(held: npt.NDArray[Any]) -> memoryview:
    """Return the memory of an array, row after row."""
    return memoryview(held.reshape(-1))

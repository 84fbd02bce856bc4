"""Many games of one kind, stepped together; what one sees of them is written into buffers that the caller owns."""

from array import array
from typing import final

from regift.kit.game import Game
from regift.kit.observation.observation_layout_and_view_encoding import ObservationLayout
from regift.kit.seeded_random_generator import stream_seed
from regift.kit.state import State


@final
class GameBatch:
    """`count` games that are played side by side. In each, the first of the seats that it waits for is to act.

    A game that ends is dealt anew at once. The deals of the game at an index follow from the seed and that index alone,
    however many games there are. The buffers are flat, row after row, and must stay as they are: `observations` (int16,
    `count` × width), `masks` (int8, `count` × actions), `rewards` (float32, `count` × seats), and `seats` (int16),
    `terminated` and `truncated` (int8), each of length `count`.
    """

    def __init__(  # noqa: PLR0913 - a buffer for each thing told
        self,
        game: Game,
        count: int,
        max_cycles: int,
        *,
        observations: memoryview,
        masks: memoryview,
        rewards: memoryview,
        seats: memoryview,
        terminated: memoryview,
        truncated: memoryview,
    ) -> None:
        self.game = game
        self.count = count
        self.max_cycles = max_cycles
        self.layout = ObservationLayout(game)
        self.actions = list(game.actions)
        self.observations = observations
        self.masks = masks
        self.rewards = rewards
        self.seats = seats
        self.terminated = terminated
        self.truncated = truncated
        self.seed = 0
        self.states: list[State] = []
        self.episodes = [0] * count
        """By game: the number of the next deal."""
        self.moves = [0] * count
        self.to_act = [0] * count
        self.allowed: list[list[int]] = [[] for _ in range(count)]
        """By game: the ids of what the seat to act may play, whose places in its mask are 1."""

    def reset(self, seed: int) -> None:
        """Deal every game anew, the first of its series."""
        self.seed = seed
        self.episodes = [0] * self.count
        self.states = [self._deal(index) for index in range(self.count)]
        for index in range(self.count):
            self._clear_end(index)
            self._observe(index)

    def step(self, chosen: list[int]) -> None:
        """Play an action in each game, by id; ValueError, and nothing is played, where one is not allowed."""
        if len(chosen) != self.count:
            raise ValueError(f"actions: expected {self.count}, one for each game, got {len(chosen)}")
        for index in range(self.count):
            if chosen[index] not in self.allowed[index]:
                raise ValueError(f"game {index}: action {chosen[index]} is not allowed; its mask says what is")
        for index in range(self.count):
            self._clear_end(index)
            state = self.states[index]
            state.apply(self.to_act[index], self.actions[chosen[index]])
            self.moves[index] += 1
            is_over = not state.to_act()
            if is_over or self.moves[index] >= self.max_cycles:
                self._end(index, is_over=is_over)
            self._observe(index)

    def _deal(self, index: int) -> State:
        """Deal the next game at the index."""
        state = self.game.deal(stream_seed(stream_seed(self.seed, index), self.episodes[index]))
        self.episodes[index] += 1
        self.moves[index] = 0
        return state

    def _clear_end(self, index: int) -> None:
        """Say that the game goes on."""
        if self.terminated[index]:
            self._pay(index, [0.0] * self.layout.seats)
        self.terminated[index] = 0
        self.truncated[index] = 0

    def _end(self, index: int, *, is_over: bool) -> None:
        """Say how the game ended, and deal the next one."""
        if is_over:
            self._pay(index, self.states[index].returns())
            self.terminated[index] = 1
        else:
            self.truncated[index] = 1
        self.states[index] = self._deal(index)

    def _pay(self, index: int, earned: list[float]) -> None:
        """Write the rewards of a game's seats."""
        seats = self.layout.seats
        self.rewards[index * seats : (index + 1) * seats] = array("f", earned)

    def _observe(self, index: int) -> None:
        """Write who is to act, what that seat sees and what it may do."""
        state = self.states[index]
        seat = state.to_act()[0]
        self.to_act[index] = seat
        self.seats[index] = seat
        width = self.layout.width
        self.observations[index * width : (index + 1) * width] = array("h", self.layout.encode(state.view(seat)))
        row = index * len(self.actions)
        for id in self.allowed[index]:
            self.masks[row + id] = 0
        self.allowed[index] = [option.id for option in state.canonical_options(seat)]
        for id in self.allowed[index]:
            self.masks[row + id] = 1

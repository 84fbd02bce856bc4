"""Many games of one kind, stepped together; what one sees of them is written into buffers that the caller owns."""

from array import array
from typing import final

from mypy_extensions import i64

from regift.kit.action_arguments_and_action_table import Action
from regift.kit.game import Game
from regift.kit.hidden_information.seats_in_turn_left_and_asked_bitmasks import NOBODY
from regift.kit.seeded_random_generator import stream_seed
from regift.kit.state import State, first_awaited


@final
class GameBatch:
    """`count` games that are played side by side. In each, the first of the seats that it waits for is to act.

    A game that ends is dealt anew at once. The deals of the game at an index follow from the seed and that index alone,
    however many games there are. The buffers are flat, row after row, and must stay as they are: `observations` (int16,
    `count` × width), `masks` (int8, `count` × actions), `rewards` (float32, `count` × seats), and `seats` (int16),
    `terminated` and `truncated` (int8), each of length `count`.

    Rows are put together of pieces of bytes and written in one go: to write each number by itself takes longer than
    all rules together.
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
        self.count: i64 = count
        self.max_cycles: i64 = max_cycles
        self.rows = game.observation_rows()
        self.observations = observations.cast("B")
        self.masks = masks.cast("B")
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
        self.options: list[list[Action]] = [[] for _ in range(count)]
        """By game: what the seat to act may play, whose places in its mask are 1."""
        self.ended: list[int] = []
        """The games that ended in the last step, or were cut off."""
        actions = len(game.actions)
        self.runs = [bytes(zeros) + b"\1" for zeros in range(actions)]
        """By number of zeros: so many, and the 1 that follows them in a mask."""
        self.zeros = [bytes(zeros) for zeros in range(actions + 1)]

    def reset(self, seed: int) -> None:
        """Deal every game anew, the first of its series."""
        self.seed = seed
        self.episodes = [0] * self.count
        self._clear_ends()
        self.states = [self._deal(index) for index in range(self.count)]
        self.observe()

    def step(self, chosen: list[int]) -> None:
        """Play an action in each game, by id; ValueError, and nothing is played, where one is not allowed."""
        if len(chosen) != self.count:
            raise ValueError(f"actions: expected {self.count}, one for each game, got {len(chosen)}")
        played: list[Action] = []
        for index in range(self.count):
            action = option_of(self.options[index], chosen[index])
            if action is None:
                raise ValueError(f"game {index}: action {chosen[index]} is not allowed; its mask says what is")
            played.append(action)
        self._clear_ends()
        for index in range(self.count):
            state = self.states[index]
            state.play(self.to_act[index], played[index])
            moves: i64 = self.moves[index]
            moves += 1
            self.moves[index] = moves
            is_over = first_awaited(state) == NOBODY
            if is_over or moves >= self.max_cycles:
                self._end(index, is_over=is_over)
        self.observe()

    def observe(self) -> None:
        """Write for every game who is to act, what that seat sees and what it may do."""
        rows = self.rows
        seen: list[bytes] = []
        allowed: list[bytes] = []
        for index in range(self.count):
            state = self.states[index]
            seat = first_awaited(state)
            if seat != self.to_act[index]:
                self.to_act[index] = seat
                self.seats[index] = seat
            rows.add(seen, state, seat)
            options = state.list_canonical_options(seat)
            self.options[index] = options
            self._add_mask(allowed, options)
        self.observations[:] = b"".join(seen)
        self.masks[:] = b"".join(allowed)

    def _add_mask(self, pieces: list[bytes], options: list[Action]) -> None:
        """Add the mask of these options, which are in the order of the action table."""
        at: i64 = 0
        for option in options:
            id: i64 = option.id
            pieces.append(self.runs[id - at])
            at = id + 1
        pieces.append(self.zeros[len(self.zeros) - 1 - at])

    def _deal(self, index: i64) -> State:
        """Deal the next game at the index."""
        state = self.game.deal(stream_seed(stream_seed(self.seed, index), self.episodes[index]))
        self.episodes[index] += 1
        self.moves[index] = 0
        return state

    def _clear_ends(self) -> None:
        """Say of the games that ended before this step that they go on."""
        for index in self.ended:
            self._pay(index, [0.0] * self.game.seats)
            self.terminated[index] = 0
            self.truncated[index] = 0
        self.ended.clear()

    def _end(self, index: i64, *, is_over: bool) -> None:
        """Say how the game ended, and deal the next one."""
        self.ended.append(index)
        if is_over:
            self._pay(index, self.states[index].returns())
            self.terminated[index] = 1
        else:
            self.truncated[index] = 1
        self.states[index] = self._deal(index)

    def _pay(self, index: i64, earned: list[float]) -> None:
        """Write the rewards of a game's seats."""
        seats = self.game.seats
        self.rewards[index * seats : (index + 1) * seats] = array("f", earned)


def option_of(options: list[Action], id: i64) -> Action | None:
    """Return the option of that id, None where there is none."""
    for option in options:
        if option.id == id:
            return option
    return None

"""Gymnasium: `SeatEnv`, in which one seat learns and bots of named levels play the others."""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from regift.envs.episode_game_and_seeded_deals import MAX_CYCLES, Episodes, game_of
from regift.envs.observation_and_mask_arrays import ArrayEncoder
from regift.kit.bot import PositionSampler
from regift.kit.game import Game
from regift.lab.single_game_runner import Entry, seat_bots

ILLEGAL_REWARD: Final = -1.0

Observed = dict[str, Any]


class SeatEnv(gymnasium.Env[Observed, int]):
    """One seat of a game, whose other seats are played by bots.

    An observation is a dictionary: `observation`, as `regift.envs.observation_and_mask_arrays` has it, and
    `action_mask`. The reward comes at the end: `State.returns` of the seat. An action that the game forbids ends it
    with −1, and the info names it.
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium asks for a plain one

    def __init__(  # noqa: PLR0913 - what a learner sets, by name
        self,
        game: str | Game,
        seats: int | None = None,
        *,
        seat: int = 0,
        bots: Entry | Sequence[Entry] = "rules",
        max_cycles: int = MAX_CYCLES,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """Seat the learner at `seat`, and `bots` at all others: one level for all, or one entry for each of them."""
        self.game = game_of(game, seats, options)
        if not 0 <= seat < self.game.seats:
            raise ValueError(f"seat: expected 0 to {self.game.seats - 1}, got {seat}")
        others = self.game.seats - 1
        entries: list[Entry] = [bots] * others if isinstance(bots, str) or callable(bots) else list(bots)
        if len(entries) != others:
            raise ValueError(f"bots: expected one, or one for each of {others} other seats, got {len(entries)}")
        self.entries = [*entries[:seat], "random", *entries[seat:]]
        """Who plays, by seat; the learner's own entry is never asked."""
        self.seat = seat
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.arrays = ArrayEncoder(self.game)
        box = spaces.Box(self.arrays.low, self.arrays.high, dtype=np.int16)
        mask = spaces.Box(0, 1, shape=(len(self.game.actions),), dtype=np.int8)
        self.observation_space = spaces.Dict({"observation": box, "action_mask": mask})
        self.action_space = spaces.Discrete(len(self.game.actions))  # type: ignore[assignment]
        self.episodes = Episodes(self.game)

    def describe(self) -> list[dict[str, object]]:
        """Return what each place of an observation means."""
        return self.arrays.describe()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Deal a new game, with a seed the first of its series, and play it on to the learner's first turn."""
        super().reset(seed=seed)
        self.state = self.episodes.deal(seed)
        deal = self.episodes.seed + self.episodes.number
        self.bots = seat_bots(self.game, self.entries, deal)
        self.told = [0] * self.game.seats
        self.moves = 0
        self._play_others()
        return self._observed(), {}

    def _observed(self) -> Observed:
        return {
            "observation": self.arrays.observe(self.state, self.seat),
            "action_mask": self.arrays.mask(self.state, self.seat),
        }

    def _play_others(self) -> None:
        """Let the bots play until the learner is to act, or the game is over or too long."""
        while self.moves < self.max_cycles:
            others = [seat for seat in self.state.to_act() if seat != self.seat]
            if self.state.is_to_act(self.seat) or not others:
                return
            self._play_bot(others[0])

    def _play_bot(self, seat: int) -> None:
        state, bot = self.state, self.bots[seat]
        for event in state.events(seat, self.told[seat]):
            bot.see(event)
        self.told[seat] = len(state.history)
        options = state.canonical_options(seat)
        chosen = (
            options[0] if len(options) == 1 else bot.choose(state.view(seat), options, PositionSampler(state, seat))
        )
        state.apply(seat, chosen)
        self.moves += 1

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Play the action and let the bots answer. Return observation, reward, terminated, truncated and info."""
        chosen = next((each for each in self.arrays.options(self.state, self.seat) if each.id == int(action)), None)
        if chosen is None:
            return self._observed(), ILLEGAL_REWARD, True, False, {"illegal_action": int(action)}
        self.state.apply(self.seat, chosen)
        self.moves += 1
        self._play_others()
        is_over = self.state.is_over
        reward = self.state.returns()[self.seat] if is_over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observed(), reward, is_over, not is_over and self.moves >= self.max_cycles, {}

    def render(self) -> str | None:  # type: ignore[override]
        """Return what the learner sees as text, or print it in the mode `human`."""
        text = str(self.state.view(self.seat))
        if self.render_mode == "human":
            print(text)
            return None
        return text

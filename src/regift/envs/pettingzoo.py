"""PettingZoo: `env` and `raw_env`, in which agents act one after the other, and `parallel_env` for all at once.

An agent's observation is a dictionary: `observation`, as `regift.envs.observation_and_mask_arrays` has it, and
`action_mask`, 1 for each action that it may play. Rewards come at the end of a game: `State.returns`, from −1 to 1.
"""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from regift.envs.episode_game_and_seeded_deals import MAX_CYCLES, Episodes, game_of
from regift.envs.observation_and_mask_arrays import MASK_DTYPE, ArrayEncoder
from regift.kit.game import Game
from regift.kit.state import State

RENDER_MODES: Final = ["human", "ansi"]
ILLEGAL_REWARD: Final = -1.0

Observed = dict[str, Any]


def env(game: str | Game, seats: int | None = None, **settings: Any) -> AECEnv[str, Observed, int]:
    """Return the environment with PettingZoo's own guards: who plays what is not allowed ends the game and gets −1.

    `settings` are those of `raw_env`; all others are options of the game.
    """
    guarded: Any = raw_env(game, seats, **settings)
    guarded = wrappers.TerminateIllegalWrapper(guarded, illegal_reward=ILLEGAL_REWARD)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(guarded)


class AgentSpaces:
    """What both environments have: the game, its agents and their spaces."""

    def __init__(self, game: Game, *, all_orders: bool, has_pass: bool) -> None:
        self.game = game
        self.arrays = ArrayEncoder(game, all_orders=all_orders)
        self.names = [f"seat_{seat}" for seat in range(game.seats)]
        self.seat_of = {name: seat for seat, name in enumerate(self.names)}
        self.count = len(game.actions) + (1 if has_pass else 0)
        """How many actions there are, passing among them where that is one."""
        self.observations: dict[str, spaces.Space[Any]] = {}
        self.actions: dict[str, spaces.Space[Any]] = {}
        for name in self.names:
            box = spaces.Box(self.arrays.low, self.arrays.high, dtype=np.int16)
            mask = spaces.Box(0, 1, shape=(self.count,), dtype=np.int8)
            self.observations[name] = spaces.Dict({"observation": box, "action_mask": mask})
            self.actions[name] = spaces.Discrete(self.count)

    def observe(self, state: State, agent: str) -> Observed:
        """Return what the agent observes, with its mask; passing is offered where nothing else is."""
        seat = self.seat_of[agent]
        mask = self.arrays.mask(state, seat)
        if self.count > len(mask):
            mask = np.append(mask, np.array([0 if mask.any() else 1], dtype=MASK_DTYPE))
        return {"observation": self.arrays.observe(state, seat), "action_mask": mask}

    def text(self, state: State) -> str:
        """Return what a spectator sees, a line each part."""
        return str(state.view())


class SharedMethods:
    """What both environments answer alike."""

    agent_spaces: AgentSpaces
    state: State
    render_mode: str | None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of the agent's observations."""
        return self.agent_spaces.observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of the agent's actions, by their ids; where all act at once the last one is to pass."""
        return self.agent_spaces.actions[agent]

    def describe(self) -> list[dict[str, object]]:
        """Return what each place of an observation means."""
        return self.agent_spaces.arrays.describe()

    def render(self) -> str | None:
        """Return what a spectator sees as text, or print it in the mode `human`."""
        text = self.agent_spaces.text(self.state)
        if self.render_mode == "human":
            print(text)
            return None
        return text


class raw_env(SharedMethods, AECEnv[str, Observed, int]):  # noqa: N801 - PettingZoo's own name for it
    """One agent after the other, in the order in which the game asks them; sealed choices stay sealed meanwhile.

    `max_cycles` is how many moves a game has at most; it is truncated then. `all_orders`: see `ArrayEncoder`.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        *,
        max_cycles: int = MAX_CYCLES,
        all_orders: bool = False,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self.game = game_of(game, seats, options)
        self.metadata = {"name": f"{self.game.id}_v0", "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.agent_spaces = AgentSpaces(self.game, all_orders=all_orders, has_pass=False)
        self.possible_agents = self.agent_spaces.names[:]
        self.agents: list[str] = []
        self.episodes = Episodes(self.game)
        self.moves = 0

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; with a seed, the first of its series."""
        self.state = self.episodes.deal(seed)
        self.moves = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        """Select who is to act, or note that the game has ended."""
        awaited = self.state.to_act()
        if awaited:
            self.agent_selection = self.possible_agents[awaited[0]]
        if not awaited:
            self.rewards = dict(zip(self.possible_agents, self.state.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.moves >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    def observe(self, agent: str) -> Observed:
        """Return what the agent observes."""
        return self.agent_spaces.observe(self.state, agent)

    def information_state(self, agent: str) -> bytes:
        """Return the agent's information state: equal exactly where it cannot tell two positions apart."""
        return self.state.key(self.agent_spaces.seat_of[agent])

    def step(self, action: int | None) -> None:
        """Play the action for the selected agent; IllegalAction where the game forbids it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act: expected an action from 0 to {self.agent_spaces.count - 1}, got None")
        self.state.apply(self.agent_spaces.seat_of[agent], self.game.actions[int(action)])
        self.moves += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


class parallel_env(SharedMethods, ParallelEnv[str, Observed, int]):  # noqa: N801 - PettingZoo's own name for it
    """All agents at once: those whom the game waits for play, in seat order, and all others pass, the last action.

    Where several are asked at once, none sees what another chooses in the same cycle. An action that the game forbids
    is replaced by what it plays when a clock runs out, and the agent's info says so: `illegal_action`.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        *,
        max_cycles: int = MAX_CYCLES,
        all_orders: bool = False,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.game = game_of(game, seats, options)
        self.metadata = {"name": f"{self.game.id}_v0", "render_modes": RENDER_MODES}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.agent_spaces = AgentSpaces(self.game, all_orders=all_orders, has_pass=True)
        self.possible_agents = self.agent_spaces.names[:]
        self.agents: list[str] = []
        self.episodes = Episodes(self.game)
        self.cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """Deal a new game; with a seed, the first of its series. Return observations and infos by agent."""
        self.state = self.episodes.deal(seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observed]:
        return {agent: self.agent_spaces.observe(self.state, agent) for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Play what the awaited agents chose. Return observations, rewards, terminations, truncations and infos."""
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for seat in self.state.to_act():
            agent = self.possible_agents[seat]
            if self.state.is_to_act(seat) and not self._play(seat, actions.get(agent)):
                infos[agent]["illegal_action"] = actions.get(agent)
        self.cycles += 1
        is_over = self.state.is_over
        is_cut = not is_over and self.cycles >= self.max_cycles
        earned = self.state.returns() if is_over else [0.0] * len(self.possible_agents)
        rewards = {agent: earned[self.agent_spaces.seat_of[agent]] for agent in self.agents}
        terminations = dict.fromkeys(self.agents, is_over)
        truncations = dict.fromkeys(self.agents, is_cut)
        told = self._observations()
        if is_over or is_cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return told, rewards, terminations, truncations, infos

    def _play(self, seat: int, chosen: int | None) -> bool:
        """Play what was chosen if the game allows it, else its fallback; return whether it was allowed."""
        allowed = self.agent_spaces.arrays.options(self.state, seat)
        action = next((option for option in allowed if option.id == chosen), None)
        self.state.apply(seat, action or self.state.fallback(seat))
        return action is not None

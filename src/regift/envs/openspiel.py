"""OpenSpiel: `regift` as a Python game that pyspiel knows, for any game of the kit.

    import pyspiel, regift.envs.openspiel
    game = pyspiel.load_game("python_regift(game=kung_fu,seats=2,chance=sampled)")

With `chance=sampled` every draw is made by the state itself, from a seed that two chance nodes at the root draw; with
`chance=open` each number that a game draws is a chance node of its own, so that algorithms that need the whole tree can
walk it: for tiny games only. Sealed choices are made one after the other, and nobody's observation tells them.
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

import regift
from regift.envs.observation_and_mask_arrays import ArrayEncoder
from regift.kit.game import Game
from regift.kit.seeded_random_generator import Chance, stream_seed
from regift.kit.state import State

NAME: Final = "python_regift"
SAMPLED: Final = "sampled"
OPEN: Final = "open"
SEED_DIGIT: Final = 1 << 10
"""The outcomes of each of the two chance nodes at the root, with sampled chance: there are 2²⁰ deals."""
SEED_DIGITS: Final = 2
LONGEST: Final = 100_000
"""So many moves and draws at most; no game states a bound of its own."""
PARAMETERS: Final = {"game": "kung_fu", "seats": 2, "chance": SAMPLED, "options": ""}

GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Regift",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=8,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=PARAMETERS,
)


class DrawNeeded(Exception):
    """The game draws a number that no chance node has given yet."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.count = count
        """The number is drawn from 0 to `count` − 1."""


class ScriptedChance(Chance):
    """Draws the numbers of a list; DrawNeeded when it is used up."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__(0)
        self.numbers = numbers
        self.drawn = 0

    def below(self, count: int) -> int:
        """Return the next number of the list."""
        if count == 1:
            return 0
        if self.drawn == len(self.numbers):
            raise DrawNeeded(count)
        self.drawn += 1
        return self.numbers[self.drawn - 1]

    def word(self) -> int:
        """Raise TypeError: what is not drawn by `below` or `shuffle` has no outcomes to list."""
        raise TypeError("this game draws single bits: its chance can only be sampled (chance=sampled)")

    def copy(self) -> "ScriptedChance":
        """Return an independent source that draws the same from here on."""
        twin = ScriptedChance(self.numbers[:])
        twin.drawn = self.drawn
        return twin


class RegiftGame(pyspiel.Game):  # type: ignore[misc]
    """One game of the kit with its seats and options, as pyspiel sees it."""

    def __init__(self, params: dict[str, Any] | None = None, rules: Game | None = None) -> None:
        """Make the game that the parameters name, or `rules` with the parameter `chance` alone."""
        chosen = {**PARAMETERS, **(params or {})}
        self.is_open = chosen["chance"] == OPEN
        if chosen["chance"] not in (SAMPLED, OPEN):
            raise ValueError(f"chance: expected {SAMPLED} or {OPEN}, got {chosen['chance']!r}")
        self.rules = rules or regift.game(
            str(chosen["game"]), seats=int(chosen["seats"]), **options_of(str(chosen["options"]))
        )
        self.arrays = ArrayEncoder(self.rules)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.actions),
            max_chance_outcomes=256 if self.is_open else SEED_DIGIT,
            num_players=self.rules.seats,
            min_utility=-self.rules.most_return,
            max_utility=self.rules.most_return,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def __deepcopy__(self, memo: dict[int, object]) -> "RegiftGame":
        """Return the game itself: it never changes."""
        return self

    def new_initial_state(self) -> "RegiftState":
        """Return the chance node at the root."""
        return RegiftState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "RegiftObserver":
        """Return an observer of what a seat sees now, or with perfect recall, of what it knows."""
        return RegiftObserver(self, is_recalling=iig_obs_type is not None and iig_obs_type.perfect_recall)


def options_of(text: str) -> dict[str, object]:
    """Read options as `name:value` separated by `;`: whole numbers, true, false and words."""
    options: dict[str, object] = {}
    for piece in filter(None, text.split(";")):
        name, colon, value = piece.partition(":")
        if not colon:
            raise ValueError(f"options: expected name:value, got {piece!r}")
        words: dict[str, object] = {"true": True, "false": False}
        options[name] = words.get(value, int(value) if value.lstrip("-").isdecimal() else value)
    return options


class RegiftState(pyspiel.State):  # type: ignore[misc]
    """A position, or a chance node on the way to one."""

    def __init__(self, game: RegiftGame) -> None:
        super().__init__(game)
        self.spiel = game
        self.state: State | None = None
        """None before the deal."""
        self.numbers: list[int] = []
        """With open chance: what the chance nodes have given for the step that is being made."""
        self.needed = 0
        """With open chance: the next number is drawn from so many; 0 at no chance node."""
        self.pending: tuple[int, int] | None = None
        """With open chance: the seat and the action whose draws are not all made; None while the deal is."""
        if game.is_open:
            self._advance()

    def _advance(self) -> None:
        """Make the step with the numbers given so far, or stop where it needs one more."""
        chance = ScriptedChance(self.numbers[:])
        self.needed = 0
        try:
            if self.state is None:
                dealt = self.spiel.rules.deal(chance)
            else:
                assert self.pending is not None
                seat, action = self.pending
                dealt = self.state.copy()
                dealt.chance = chance
                dealt.apply(seat, self.spiel.rules.actions[action])
        except DrawNeeded as needed:
            self.needed = needed.count
            return
        self.state, self.numbers, self.pending = dealt, [], None

    def current_player(self) -> int:
        """Return who is to act."""
        if self.state is None or self.needed:
            return int(pyspiel.PlayerId.CHANCE)
        awaited = self.state.to_act()
        return awaited[0] if awaited else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.state is not None
        return sorted(action.id for action in self.spiel.arrays.options(self.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return each outcome with how likely it is."""
        count = self.needed or SEED_DIGIT
        return [(outcome, 1 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        if self.spiel.is_open and self.needed:
            self.numbers.append(action)
            self._advance()
        elif self.state is None:
            self.numbers.append(action)
            if len(self.numbers) == SEED_DIGITS:
                self.state = self.spiel.rules.deal(stream_seed(self.numbers[0], self.numbers[1]))
                self.numbers = []
        elif self.spiel.is_open:
            self.pending = (self.state.to_act()[0], action)
            self._advance()
        else:
            self.state.apply(self.state.to_act()[0], self.spiel.rules.actions[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return self.spiel.rules.actions[action].name

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.state is not None and not self.needed and self.state.is_over

    def returns(self) -> list[float]:
        """Return what each seat has won: `State.returns` once the game is over, 0 before."""
        return self.state.returns() if self.state is not None and self.is_terminal() else [0.0] * self.num_players()

    def information_state_string(self, player: int | None = None) -> str:
        """Return all that the seat knows, remembering everything (`State.key`)."""
        seat = self.current_player() if player is None else player
        return self.state.key(seat).hex() if self.state is not None else ""

    def observation_string(self, player: int | None = None) -> str:
        """Return what the seat sees now, a line each part."""
        seat = self.current_player() if player is None else player
        return str(self.state.view(seat)) if self.state is not None else ""

    def resample_from_infostate(self, player: int, sample: Callable[[], float]) -> "RegiftState":
        """Return a random state that the seat cannot tell from this one (`State.determinize`)."""
        assert self.state is not None
        twin = self.clone()
        twin.state = self.state.determinize(player, Chance(int(sample() * (1 << 53))))
        return twin

    def __str__(self) -> str:
        """Return the whole position, as its history and its secrets."""
        if self.state is None or self.needed:
            return f"chance node, {self.numbers}, {self.pending}"
        return str(self.state.fingerprint())


class RegiftObserver:
    """What a seat sees now, as numbers and as text; with perfect recall the text says all that it knows."""

    def __init__(self, game: RegiftGame, *, is_recalling: bool) -> None:
        self.game = game
        self.is_recalling = is_recalling
        self.tensor = np.zeros(game.arrays.width, dtype=np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: RegiftState, player: int) -> None:
        """Fill the tensor with what the seat sees."""
        if state.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.game.arrays.observe(state.state, player)

    def string_from(self, state: RegiftState, player: int) -> str:
        """Return what the seat sees, or knows, as text."""
        return state.information_state_string(player) if self.is_recalling else state.observation_string(player)


pyspiel.register_game(GAME_TYPE, RegiftGame)

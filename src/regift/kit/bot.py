"""The bot protocol: what a player that is a program sees and does. It never holds the true state."""

from mypy_extensions import mypyc_attr

from regift.kit.action_arguments_and_action_table import Action
from regift.kit.event import Event
from regift.kit.game_definition_base_class_and_options import GameDefinition
from regift.kit.mypyc_support.pickling import attributes_of, rebuilt
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State
from regift.kit.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class PositionSampler:
    """Gives determinized positions of the game that the seat is in, and nothing else."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self._seat = seat

    def __call__(self, chance: Chance) -> State:
        """Return a random full position consistent with all the seat has seen."""
        return self._state.determinize(self._seat, chance)

    def key(self) -> bytes:
        """Return the seat's information state, equal in all the positions that it gives."""
        return self._state.key(self._seat)

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        """Raise TypeError: what it stands on is the true position."""
        raise TypeError("a sampler stands on the true position and can't be sent: send the positions that it gives")


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Plays one seat of one game; all its randomness comes from the chance it is made with."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        """Pickle it as all it holds."""
        return rebuilt, (type(self), attributes_of(self))

    def start(self, game: GameDefinition, seat: int) -> None:
        """Sit down: a new game begins."""

    def play_as(self, character: int) -> None:
        """Take on one of the characters of the house, from 1, as all see it on this seat; called at tables only."""

    def see(self, event: Event) -> None:
        """Take in an event as this seat saw it; called for every event from the deal on, in order."""

    def choose(self, view: View, options: list[Action], sample: PositionSampler) -> Action:
        """Return one of `options`."""
        raise NotImplementedError

    def hesitation(self) -> float:
        """Return how many of its usual delays the last choice takes; only a game that `forgets` asks."""
        return 1.0

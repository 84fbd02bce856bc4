"""A game played to somebody with a memory, one action at a time."""

import regift
from regift.bots.not_a_hat.bot import NotAHatBot
from regift.bots.not_a_hat.level import LEVELS, Level
from regift.bots.not_a_hat.memory_recall_and_estimate_of_others import Memory
from regift.games.not_a_hat.box_contents import FACES
from regift.games.not_a_hat.kit_state_adapter import NotAHatState
from regift.kit.action_arguments_and_action_table import Action
from regift.kit.seeded_random_generator import Chance

SHARP = LEVELS["elephant"]._replace(noise=1e-6, threshold=-30.0, apart=60.0, guile=0.0, feint=0.0, wild=0.0)
"""A level at which nothing is forgotten."""
BLANK = LEVELS["granny"]._replace(threshold=30.0, wild=0.0, feint=0.0, heed=1.0)
"""A level at which nothing comes to mind."""


SHORT = {"turn": "turn it over", "deal": "deal the next round"}


class Watcher:
    """A player who sees all that happens."""

    def __init__(self, level: Level = SHARP, *, seats: int = 4, seed: int = 1, **options: object) -> None:
        self.game = regift.game("not_a_hat", seats=seats, **options)
        state = self.game.deal(seed)
        assert isinstance(state, NotAHatState)
        self.state = state
        self.player = NotAHatBot(Chance(seed), level)
        self.player.start(self.game, 0)
        self.told = 0
        self.tell()

    @property
    def memory(self) -> Memory:
        """Return what it remembers."""
        return self.player.memory

    @property
    def gift(self) -> str:
        """Name what the gift on its way is."""
        return FACES[self.state.gift]

    def tell(self) -> None:
        """Tell it what has happened."""
        for event in self.state.events(self.memory.seat, self.told):
            self.player.see(event)
        self.told = len(self.state.history)

    def play(self, *names: str) -> None:
        """Play actions by name, each for whoever is to act; "true" claims what the gift is."""
        for said in names:
            name = SHORT.get(said, said)
            if said == "true":
                name = f"claim {self.gift.removeprefix('card-').replace('_', ' ')}"
            self.state.apply(self.state.to_act()[0], self.state.named(name))
            self.tell()

    def pass_on(self, times: int) -> None:
        """Let so many gifts be named truly and accepted."""
        for _ in range(times):
            self.play("true", "accept")

    def choose(self) -> Action:
        """Let it choose for whoever is to act: all see the same."""
        seat = self.state.to_act()[0]
        return self.player.choose(self.state.view(seat), self.state.options(seat), None)  # type: ignore[arg-type]

    def false(self) -> str:
        """Name a claim of what lies nowhere in sight."""
        other = self.state.shop[0]
        return f"claim {FACES[other].removeprefix('card-').replace('_', ' ')}"

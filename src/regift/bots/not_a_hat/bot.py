"""A player that names what it remembers, bluffs where it has forgotten, and doubts what it remembers otherwise."""

from math import exp
from typing import Final

from regift.bots.not_a_hat.answer_decision import answer
from regift.bots.not_a_hat.claim_to_make import ClaimChoice, name
from regift.bots.not_a_hat.level import DEFAULT_LEVEL, LEVELS, Level
from regift.bots.not_a_hat.memory_recall_and_estimate_of_others import Memory
from regift.bots.not_a_hat.visible_table import VisibleTable
from regift.games.not_a_hat.actions import Accept, Claim, Refuse
from regift.kit.action_arguments_and_action_table import Action
from regift.kit.bot import Bot, PositionSampler
from regift.kit.event import Event
from regift.kit.game_definition_base_class_and_options import GameDefinition
from regift.kit.seeded_random_generator import Chance
from regift.kit.view import View

QUICK: Final = 0.7
SLOW: Final = 2.0
"""Of the usual pause: how long it takes to play a part."""
LEAST: Final = 0.5
LONGEST: Final = 2.5
"""Of the usual pause: how long it searches its memory."""


class NotAHatBot(Bot):
    """Plays at one level, from what its seat sees and what it has not forgotten."""

    def __init__(self, chance: Chance, level: Level = LEVELS[DEFAULT_LEVEL]) -> None:
        super().__init__(chance)
        self.level = level
        self.memory = Memory(level, 0, chance)
        self.named: ClaimChoice | None = None
        """What it said last of a gift, and why."""
        self.claims: dict[str, Action] = {}
        """All claims there are, by what is claimed."""
        self.pause = 1.0

    def start(self, game: GameDefinition, seat: int) -> None:
        """Sit down: a new game begins."""
        self.claims = claims_in(game.actions)
        self.memory = Memory(self.level, seat, self.chance)

    def see(self, event: Event) -> None:
        """Take in an event as this seat saw it."""
        self.memory.see(event)

    def hesitation(self) -> float:
        """Return how many of its usual pauses the last choice takes."""
        return self.pause

    def choose(self, view: View, options: list[Action], sample: PositionSampler) -> Action:
        """Return one of `options`."""
        self.pause = 1.0
        observation = VisibleTable(view)
        if isinstance(options[0], Claim):
            claims = self.claims if len(options) == len(self.claims) else claims_in(options)
            self.named = name(self.memory, observation, claims)
            self.memory.is_honest = self.named.is_honest
            self.ponder(self.named.clearness)
            return claims[self.named.claim]
        if isinstance(options[0], Accept | Refuse):
            answered = answer(self.memory, observation)
            self.ponder(answered.clearness)
            return next(option for option in options if isinstance(option, Refuse) == answered.is_refused)
        return options[0]

    def ponder(self, clearness: float) -> None:
        """Take the longer the less clear a memory is (ACT-R), or play that part."""
        threshold = self.level.threshold
        self.pause = min(LONGEST, LEAST + LEAST * exp(-max(clearness, threshold)))
        if self.memory.dares(self.level.feint):
            self.pause = QUICK if clearness < threshold else SLOW


def claims_in(actions: list[Action]) -> dict[str, Action]:
    """Return those of the actions that are claims, by what is claimed."""
    return {str(action.values[0].value): action for action in actions if isinstance(action, Claim)}

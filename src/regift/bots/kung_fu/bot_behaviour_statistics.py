"""What tells one style of Kung Fu Granny from another: figures counted while it plays."""

from typing import Final

from regift.bots.kung_fu.bot import KungFuBot
from regift.bots.kung_fu.style import EVEN, STYLES
from regift.games.kung_fu.actions import Attack, Block, Place
from regift.kit.action_arguments_and_action_table import Action
from regift.kit.bot import PositionSampler
from regift.kit.seeded_random_generator import Chance
from regift.kit.view import View

PLACES: Final = "places a card"
"""Of its choices in which it could."""
ATTACKS: Final = "attacks"
"""Of its choices in which it could."""
BLOCKS: Final = "blocks"
"""Of the attacks on it that it could block."""
MEASURES: Final = {PLACES: Place, ATTACKS: Attack, BLOCKS: Block}
"""By what is counted: the kind of move."""


class InstrumentedBot(KungFuBot):
    """A player of one style who keeps count of what it does."""

    def __init__(self, name: str, chance: Chance) -> None:
        super().__init__(chance, STYLES.get(name, EVEN))
        self.tally: dict[str, tuple[int, int]] = dict.fromkeys(MEASURES, (0, 0))
        """By measure: how often it did so, of how many times."""

    def choose(self, view: View, options: list[Action], sample: PositionSampler) -> Action:
        """Return one of `options`."""
        chosen = super().choose(view, options, sample)
        for measure, kind in MEASURES.items():
            if any(isinstance(option, kind) for option in options):
                done, times = self.tally[measure]
                self.tally[measure] = done + isinstance(chosen, kind), times + 1
        return chosen

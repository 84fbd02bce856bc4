"""Rules of thumb for Cursed Gifts: hunt whoever is close to ten, cure in time, keep a Karma for what hurts."""

from typing import Final

from regift.bots.cursed_gifts.option_evaluation import weigh
from regift.bots.cursed_gifts.play_evaluation import PlayEvaluator
from regift.bots.cursed_gifts.recent_play_memory import Memory
from regift.bots.cursed_gifts.style import EVEN, Style
from regift.bots.cursed_gifts.visible_table import VisibleTable
from regift.games.cursed_gifts.actions import Pick
from regift.games.cursed_gifts.configured_game_options_and_lookup_tables import ConfiguredGame
from regift.kit.action_arguments_and_action_table import Action
from regift.kit.bot import Bot, PositionSampler
from regift.kit.event import Event
from regift.kit.game_definition_base_class_and_options import GameDefinition
from regift.kit.seeded_random_generator import Chance
from regift.kit.view import View

GRAIN: Final = 1024
"""So many shades of a fancy are drawn from."""


class CursedGiftsBot(Bot):
    """Plays by rules of thumb in one style, from what its seat sees and remembers."""

    def __init__(self, chance: Chance, style: Style = EVEN) -> None:
        super().__init__(chance)
        self.style = style
        self.memory = Memory(0)
        self.kind_of: dict[str, int] = {}

    def start(self, game: GameDefinition, seat: int) -> None:
        """Sit down: a new game begins."""
        assert isinstance(game, ConfiguredGame)
        self.rules = game
        self.kind_of = {id: kind for kind, id in enumerate(game.words)}
        self.memory = Memory(seat)

    def see(self, event: Event) -> None:
        """Take in an event as this seat saw it."""
        self.memory.see(event)

    def choose(self, view: View, options: list[Action], sample: PositionSampler) -> Action:
        """Return one of `options`."""
        worths = self.worths(view, options)
        fancied = [worth + self.style.whim * int(self.chance.below(GRAIN)) / GRAIN for worth in worths]
        return options[fancied.index(max(fancied))]

    def worths(self, view: View, options: list[Action]) -> list[float]:
        """Return what each option is worth, without any fancy."""
        picks = [option for option in options if isinstance(option, Pick)]
        return weigh(self.plays(view), self.memory, picks)

    def plays(self, view: View) -> PlayEvaluator:
        """Return what weighs the ways to play a card."""
        return PlayEvaluator(VisibleTable(view, self.rules, self.kind_of), self.style, self.memory.foe)

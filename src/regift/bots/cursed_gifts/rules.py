"""Rules of thumb for Cursed Gifts: hunt whoever is close to ten, cure in time, keep a Karma for what hurts."""

from typing import Final

from regift.bots.cursed_gifts.memory import Memory
from regift.bots.cursed_gifts.plays import Plays
from regift.bots.cursed_gifts.sight import Sight
from regift.bots.cursed_gifts.style import EVEN, Style
from regift.bots.cursed_gifts.weighing import weigh
from regift.games.cursed_gifts.actions import Pick
from regift.games.cursed_gifts.rulebook import Rulebook
from regift.kit.action import Action
from regift.kit.bot import Bot, Sample
from regift.kit.chance import Chance
from regift.kit.event import Event
from regift.kit.game import Game
from regift.kit.view import View

GRAIN: Final = 1024
"""So many shades of a fancy are drawn from."""


class Rules(Bot):
    """Plays by rules of thumb in one style, from what its seat sees and remembers."""

    def __init__(self, chance: Chance, style: Style = EVEN) -> None:
        super().__init__(chance)
        self.style = style
        self.memory = Memory(0)
        self.kind_of: dict[str, int] = {}

    def start(self, game: Game, seat: int) -> None:
        """Sit down: a new game begins."""
        assert isinstance(game, Rulebook)
        self.rules = game
        self.kind_of = {id: kind for kind, id in enumerate(game.words)}
        self.memory = Memory(seat)

    def see(self, event: Event) -> None:
        """Take in an event as this seat saw it."""
        self.memory.see(event)

    def choose(self, view: View, options: list[Action], sample: Sample) -> Action:
        """Return one of `options`."""
        worths = self.worths(view, options)
        fancied = [worth + self.style.whim * int(self.chance.below(GRAIN)) / GRAIN for worth in worths]
        return options[fancied.index(max(fancied))]

    def worths(self, view: View, options: list[Action]) -> list[float]:
        """Return what each option is worth, without any fancy."""
        picks = [option for option in options if isinstance(option, Pick)]
        return weigh(self.plays(view), self.memory, picks)

    def plays(self, view: View) -> Plays:
        """Return what weighs the ways to play a card."""
        return Plays(Sight(view, self.rules, self.kind_of), self.style, self.memory.foe)

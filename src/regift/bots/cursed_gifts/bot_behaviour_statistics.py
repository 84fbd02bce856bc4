"""What tells one style of Cursed Gifts from another: figures counted while it plays."""

from typing import Final

from regift.bots.cursed_gifts.bot import CursedGiftsBot
from regift.bots.cursed_gifts.recent_play_memory import ATTACKS, NOBODY
from regift.bots.cursed_gifts.style import EVEN, STYLES
from regift.games.cursed_gifts.actions import END, PLAY, Pick
from regift.games.cursed_gifts.deck.card import ANTIDOTE, REMOVE
from regift.kit.action_arguments_and_action_table import Action
from regift.kit.bot import PositionSampler
from regift.kit.event import Event
from regift.kit.game_definition_base_class_and_options import GameDefinition
from regift.kit.seeded_random_generator import Chance
from regift.kit.view import View

REVENGE: Final = "attacks on who hurt it last"
"""Of its attacks while it had somebody to pay back and a choice of rivals."""
CURES: Final = "cures when it can"
"""Of its moves in which an Antidote could be played, or a Defence that clears its own area."""
FANCIES: Final = "moves not the best"
"""Of its moves with a choice, by its own reckoning."""
MEASURES: Final = (REVENGE, CURES, FANCIES)
TELLING: Final = 0.1
"""A move is not the best one when another is worth so much more; fancies of plain rules stay below."""


class InstrumentedBot(CursedGiftsBot):
    """A player of one style who keeps count of what it does."""

    def __init__(self, name: str, chance: Chance) -> None:
        super().__init__(chance, STYLES.get(name, EVEN))
        self.tally: dict[str, tuple[int, int]] = dict.fromkeys(MEASURES, (0, 0))
        """By measure: how often it did so, of how many times."""
        self.living: set[int] = set()

    def start(self, game: GameDefinition, seat: int) -> None:
        """Sit down: a new game begins."""
        super().start(game, seat)
        self.living = set(range(game.seats))

    def see(self, event: Event) -> None:
        """Take in an event as this seat saw it."""
        seat = self.memory.seat
        foe = self.memory.foe
        if event.kind in ("eliminated", "leaves"):
            self.living.discard(_seat(event))
        elif event.kind in ATTACKS and _seat(event) == seat and foe in self.living - {NOBODY} and len(self.living) > 2:
            self.count(REVENGE, did=event["target"] == foe)
        super().see(event)

    def choose(self, view: View, options: list[Action], sample: PositionSampler) -> Action:
        """Return one of `options`."""
        chosen = super().choose(view, options, sample)
        worths = self.worths(view, options)
        if END in [option.use for option in options if isinstance(option, Pick)]:
            cures = [option for option in options if self.is_cure(option)]
            if cures:
                self.count(CURES, did=chosen in cures)
        self.count(FANCIES, did=worths[options.index(chosen)] < max(worths) - TELLING)
        return chosen

    def is_cure(self, option: Action) -> bool:
        """Return whether the option clears the own area."""
        if not isinstance(option, Pick) or option.use != PLAY:
            return False
        card = self.rules.cards[option.kind]
        return card.type == ANTIDOTE or card.has(REMOVE)

    def count(self, measure: str, *, did: bool) -> None:
        """Count one more time, and whether it did so."""
        done, times = self.tally[measure]
        self.tally[measure] = done + did, times + 1


def _seat(event: Event) -> int:
    seat = event["seat"]
    assert isinstance(seat, int)
    return seat

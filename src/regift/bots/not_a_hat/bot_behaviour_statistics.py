"""What tells one level of That's Not a Hat from another: figures counted while it plays."""

from typing import Final

from regift.bots.not_a_hat.bot import NotAHatBot
from regift.bots.not_a_hat.level import LEVELS
from regift.bots.not_a_hat.remembered_gift import RememberedGift
from regift.games.not_a_hat.actions import Accept, Claim, Refuse
from regift.kit.action_arguments_and_action_table import Action
from regift.kit.bot import PositionSampler
from regift.kit.event import Event
from regift.kit.seeded_random_generator import Chance
from regift.kit.view import View

RIGHT: Final = "knows its gift"
"""Of the gifts it gave: it remembered, and rightly."""
MIXED_UP: Final = "takes it for another"
"""Of the same: it remembered, and wrongly."""
LIES: Final = "lies knowingly"
"""Of the gifts it remembered."""
REFUSES: Final = "refuses"
"""Of the gifts it was given."""
RIGHTLY: Final = "of which rightly"
"""Of its refusals."""
FOOLED: Final = "believes what is false"
"""Of the gifts it was given under another name."""
MEASURES: Final = (RIGHT, MIXED_UP, LIES, REFUSES, RIGHTLY, FOOLED)
LONGEST: Final = 12
CURVE: Final = tuple(f"after {passes}" for passes in range(1, LONGEST + 1))
"""Of the gifts that lie face down so many passes after they were seen last: it remembers them, and rightly."""


class InstrumentedBot(NotAHatBot):
    """A player of one level with somebody beside it who forgets nothing, and counts what it does."""

    def __init__(self, name: str, chance: Chance) -> None:
        super().__init__(chance, LEVELS[name])
        self.tally: dict[str, tuple[int, int]] = dict.fromkeys(MEASURES + CURVE, (0, 0))
        """By measure: how often it did so, of how many times."""
        self.fronts: dict[RememberedGift, str] = {}
        """What each gift is: all were shown once."""
        self.asking = chance.copy().split()
        """What it is asked between its turns changes nothing of how it plays."""

    def see(self, event: Event) -> None:
        """Take in an event as this seat saw it."""
        super().see(event)
        if event.kind == "deals":
            cards, seat = event["cards"], event["seat"]
            assert isinstance(cards, list)
            assert isinstance(seat, int)
            self.fronts.update(zip(self.memory.lying[seat], cards, strict=True))
        elif event.kind == "shows":
            self.fronts[self.memory.moving] = str(event["card"])
        elif event.kind == "hands":
            self.ask()

    def ask(self) -> None:
        """Ask it what each gift is that lies face down."""
        memory = self.memory
        memory.chance = self.asking
        for gift in memory.around():
            passes = memory.time - gift.seen
            if gift.back and gift not in memory.gone and 1 <= passes <= LONGEST:
                self.count(CURVE[passes - 1], did=memory.recollect(gift) == self.fronts[gift])
        memory.chance = self.chance

    def choose(self, view: View, options: list[Action], sample: PositionSampler) -> Action:
        """Return one of `options`."""
        chosen = super().choose(view, options, sample)
        card = self.fronts[self.memory.moving]
        if isinstance(chosen, Claim) and self.named:
            self.count(RIGHT, did=self.named.memory == card)
            self.count(MIXED_UP, did=self.named.memory not in ("", card))
            if self.named.memory:
                self.count(LIES, did=not self.named.is_honest)
        elif isinstance(chosen, Accept | Refuse):
            self.count_answer(is_true=view.fact("claim") == card, is_refused=isinstance(chosen, Refuse))
        return chosen

    def count_answer(self, *, is_true: bool, is_refused: bool) -> None:
        """Compare what it answered with what would have been right."""
        self.count(REFUSES, did=is_refused)
        if is_refused:
            self.count(RIGHTLY, did=not is_true)
        if not is_true:
            self.count(FOOLED, did=not is_refused)

    def count(self, measure: str, *, did: bool) -> None:
        """Count one more time, and whether it did so."""
        done, times = self.tally[measure]
        self.tally[measure] = done + did, times + 1

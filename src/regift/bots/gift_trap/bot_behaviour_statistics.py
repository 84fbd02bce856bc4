"""What tells one level of GiftTRAP from another: what became of the gifts it gave."""

from typing import Final, NamedTuple

from regift.bots.gift_trap.bot import GiftTrapBot
from regift.bots.gift_trap.level import LEVELS
from regift.games.gift_trap.pack_colours_and_token_scores import WORTH
from regift.kit.event import Event
from regift.kit.seeded_random_generator import Chance

OPENED: Final = ("delights", "pleases", "suits", "appals", "misses")
"""By rank, then unrated: the events in which a parcel is opened that moves somebody."""
MEASURES: Final = tuple(f"its gift {kind}" for kind in OPENED)
"""Of the gifts it gave that moved somebody."""


class OpenedGift(NamedTuple):
    """A gift that was opened and moved somebody."""

    giver: int
    round: int
    points: int
    """What it brings each of the two, strategy cards aside."""


def given_in(event: Event) -> OpenedGift | None:
    """Read off an event which gift was opened, None where none was."""
    if event.kind not in OPENED:
        return None
    giver, number = event["seat"], event["round"]
    assert isinstance(giver, int)
    assert isinstance(number, int)
    return OpenedGift(giver, number, WORTH[OPENED.index(event.kind)])


class InstrumentedBot(GiftTrapBot):
    """A player of one level whose gifts are counted."""

    def __init__(self, name: str, chance: Chance) -> None:
        super().__init__(chance, LEVELS[name])
        self.tally: dict[str, tuple[int, int]] = dict.fromkeys(MEASURES, (0, 0))
        """By measure: how many of its gifts did so, of how many."""

    def see(self, event: Event) -> None:
        """Take in an event as this seat saw it."""
        super().see(event)
        given = given_in(event)
        if given and given.giver == self.seat:
            for measure, kind in zip(MEASURES, OPENED, strict=True):
                done, times = self.tally[measure]
                self.tally[measure] = done + (kind == event.kind), times + 1

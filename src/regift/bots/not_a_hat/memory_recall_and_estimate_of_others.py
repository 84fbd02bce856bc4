"""What a player can call to mind of the gifts on the table, and what it thinks that others can."""

from math import exp, log
from typing import Final

from regift.bots.not_a_hat.gift_location_and_memory_trace_tracking import GiftTracker
from regift.bots.not_a_hat.level import Level
from regift.bots.not_a_hat.remembered_gift import RememberedGift
from regift.kit.seeded_random_generator import Chance

STRANGER: Final = 1.6
"""How much better two gifts with different backs are kept apart."""
PATIENCE: Final = 10
"""So many passes without a refusal bore nobody."""
TIRING: Final = 1.5
"""After so many more one is twice as bold."""
GRAIN: Final = 1 << 16
"""So finely a chance is drawn."""
PERSON: Final = (0.5, 0.35, -1.1)
"""Decay, noise and threshold of who is played against, as far as one can judge."""


class Memory(GiftTracker):
    """A memory at some level; what it gives changes from one moment to the next."""

    def __init__(self, level: Level, seat: int, chance: Chance) -> None:
        super().__init__(seat, level.ear)
        self.level = level
        self.chance = chance

    def recall(self, gift: RememberedGift) -> dict[str, float]:
        """Return what the gift could be, by how readily that comes to mind; all of it may lie below the threshold.

        Drawings remembered of other gifts come to mind as well, the more so the less they are kept apart.
        """
        found: dict[str, float] = {}
        for other in self.around():
            away = 0.0 if other is gift else self.level.apart * (1.0 if other.back == gift.back else STRANGER)
            for drawing in other.traces:
                active = self.sense(other, drawing) - away
                found[drawing] = max(active, found.get(drawing, active))
        return found

    def recollect(self, gift: RememberedGift) -> str:
        """Return the drawing that comes to mind of the gift, "" for none."""
        return self.clearest(self.recall(gift))[0]

    def clearest(self, found: dict[str, float]) -> tuple[str, float]:
        """Return the clearest of what could be recalled, "" when that is below the threshold; and how clear it is."""
        best = max(found, key=found.__getitem__, default="")
        clearness = found.get(best, self.level.threshold - 1)
        return (best if clearness >= self.level.threshold else ""), clearness

    def sense(self, gift: RememberedGift, drawing: str) -> float:
        """Return how readily it comes to mind, at this moment, that the gift is that."""
        share = (int(self.chance.word()) + 0.5) / 2**32
        swing = self.level.noise * log(share / (1 - share))
        return gift.activation(drawing, self.time, self.level.decay) + swing

    def known_to_others(self, gift: RememberedGift) -> float:
        """Judge how likely somebody else remembers the gift, from how long ago it was seen or named."""
        decay, noise, threshold = PERSON
        active = [gift.activation(drawing, self.time, decay) for drawing in gift.traces]
        return 1 / (1 + exp((threshold - max(active)) / noise)) if active else 0.0

    def boldness(self) -> float:
        """Return how much bolder than at first one is: the longer nobody refused anything, the more."""
        return 1 + max(0, self.quiet - PATIENCE) / TIRING

    def dares(self, share: float) -> bool:
        """Do what is done this often."""
        return int(self.chance.below(GRAIN)) < share * GRAIN

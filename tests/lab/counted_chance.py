"""A `Chance` that notes what it was asked."""

from regift.kit.seeded_random_generator import Chance


class CountedChance(Chance):
    """Draws as ever, and keeps out of how many each was."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.counts: list[int] = []

    def below(self, count: int) -> int:
        """Draw, and note it."""
        self.counts.append(count)
        return super().below(count)

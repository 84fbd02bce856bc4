"""What a player says that a gift is."""

from collections.abc import Collection
from typing import Final, NamedTuple

from regift.bots.not_a_hat.gift_location_and_memory_trace_tracking import CARD
from regift.bots.not_a_hat.memory_recall_and_estimate_of_others import Memory
from regift.bots.not_a_hat.visible_table import VisibleTable

KNOWN: Final = 2.0
"""How much less readily a drawing is named falsely when others know which gift it is on."""


class ClaimChoice(NamedTuple):
    """A claim, and how it came about."""

    claim: str
    memory: str
    """What the gift is as the player remembers it, "" for nothing."""
    clearness: float
    """How clearly."""

    @property
    def is_honest(self) -> bool:
        """Return whether it says what it remembers."""
        return self.claim == self.memory


def name(memory: Memory, observation: VisibleTable, allowed: Collection[str]) -> ClaimChoice:
    """Return what the gift on its way is, or what it might well be; `allowed` are the claims that may be made."""
    heeded = observation.open if memory.dares(memory.level.heed) else set()
    found = memory.recall(memory.moving)
    likely = {claim: found[claim] for claim in found if claim in allowed and claim not in heeded}
    best, clearness = memory.clearest(likely)
    if best and not lies(memory):
        return ClaimChoice(best, best, clearness)
    likely.pop(best, None)
    others = [claim for claim in allowed if claim not in heeded and claim != best]
    return ClaimChoice(bluff(memory, likely, others or list(allowed)), best, clearness)


def lies(memory: Memory) -> bool:
    """Return whether a gift that it knows is named falsely: the others should have forgotten it."""
    unknown = 1 - memory.known_to_others(memory.moving)
    return memory.dares(memory.level.guile * memory.boldness() * unknown)


def bluff(memory: Memory, likely: dict[str, float], allowed: list[str]) -> str:
    """Name what may well be believed: a drawing that goes round, or a wild one."""
    if not likely or memory.dares(memory.level.wild):
        wild = [claim for claim in allowed if claim.startswith(CARD)] or allowed
        return wild[memory.chance.below(len(wild))]
    if memory.level.reckons:
        for gift in memory.around():
            if gift is not memory.moving:
                known = KNOWN * memory.known_to_others(gift)
                for drawing in gift.traces:
                    if drawing in likely:
                        likely[drawing] -= known
    return max(likely, key=likely.__getitem__)

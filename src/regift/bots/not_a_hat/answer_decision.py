"""Whether a player believes what it is told of a gift."""

from math import exp, log
from typing import Final, NamedTuple

from regift.bots.not_a_hat.gift_location_and_memory_trace_tracking import CARD
from regift.bots.not_a_hat.memory_recall_and_estimate_of_others import Memory
from regift.bots.not_a_hat.visible_table import VisibleTable
from regift.bots.not_a_hat.win_probability import chance_to_win

BAR: Final = 0.4
"""Who does not reckon refuses what it takes to be true with less than this chance."""
CAUGHT: Final = 0.35
"""How likely a bluff of one's own is taken to be refused."""
LUCK: Final = 0.25
"""How likely who has forgotten is taken to say what it is nonetheless."""
CAUTION: Final = 0.05
"""How likely anybody is taken to err, at least."""
EXTREME: Final = 50.0
"""Beyond these odds nothing is surer."""


class Answer(NamedTuple):
    """How a claim is answered, and how clearly something came to mind."""

    is_refused: bool
    clearness: float


def answer(memory: Memory, observation: VisibleTable) -> Answer:
    """Answer the claim that was made to this seat."""
    clearness, truth = weigh(memory, observation)
    if truth == 0 or not memory.level.reckons:
        return Answer(truth < BAR, clearness)
    seat = observation.receiver
    refused = truth * chance_to_win(observation, seat, seat) + (1 - truth) * chance_to_win(
        observation, seat, observation.giver
    )
    risk = 0.0 if knows_next(memory, seat) else CAUGHT
    accepted = (1 - risk) * chance_to_win(observation, seat) + risk * chance_to_win(observation, seat, seat)
    return Answer(refused > accepted, clearness)


def weigh(memory: Memory, observation: VisibleTable) -> tuple[float, float]:
    """Return how clearly something comes to mind, and how likely the claim is true."""
    claim = observation.claim
    threshold = memory.level.threshold
    found = memory.recall(memory.moving)
    for_it = max(threshold, found.pop(claim, threshold))
    against = max([threshold, *found.values(), *elsewhere(memory, claim)])
    if not claim.startswith(CARD) or (claim in observation.open and memory.dares(memory.level.heed)):
        return 0.0, 0.0
    trust = trust_in_giver(memory)
    odds = log(trust / (1 - trust)) + (for_it - against) / memory.level.noise
    return max(for_it, against), 1 / (1 + exp(-max(-EXTREME, min(EXTREME, odds))))


def elsewhere(memory: Memory, claim: str) -> list[float]:
    """List how readily it comes to mind that other gifts are what was named."""
    others = [gift for gift in memory.around() if gift is not memory.moving]
    return [memory.sense(gift, claim) for gift in others if claim in gift.traces]


def trust_in_giver(memory: Memory) -> float:
    """Return how likely the giver says the truth, before anything is remembered of the gift."""
    trust = memory.level.trust
    if memory.level.reckons:
        known = memory.known_to_others(memory.moving)
        trust = max(LUCK, min(1 - CAUTION, known + (1 - known) * LUCK))
    return trust / (trust + (1 - trust) * memory.boldness())


def knows_next(memory: Memory, seat: int) -> bool:
    """Return whether one remembers the own gift that has to be given next."""
    gifts = memory.lying.get(seat, [])
    return bool(gifts) and memory.recollect(gifts[0]) != ""

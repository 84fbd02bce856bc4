"""Cures: which Antidotes to use up on which points."""

from itertools import combinations

from regift.bots.cursed_gifts.point_and_card_worths import PositionEvaluator
from regift.bots.cursed_gifts.visible_table import VisibleTable
from regift.games.cursed_gifts.deck.card import ANTIDOTE


def best_cure(observation: VisibleTable, worth: PositionEvaluator, used: list[int], plays: int) -> float:
    """Return what the best exact cure is worth that uses these Antidotes and perhaps later ones (CG-R13)."""
    cards = observation.rules.cards
    later = [kind for kind in observation.hand if cards[kind].type == ANTIDOTE and kind >= used[-1]]
    for kind in used:
        if kind in later:
            later.remove(kind)
    sums = sums_in(observation)
    found = [-100.0]
    for count in range(plays - len(used) + 1):
        for more in combinations(later, count):
            kinds = [*used, *more]
            if sum(int(cards[kind].value) for kind in kinds) in sums:
                found.append(of_cure(worth, kinds))
    return max(found)


def of_cure(worth: PositionEvaluator, kinds: list[int]) -> float:
    """Return what it is worth to cure as much as these Antidotes do."""
    cured = sum(int(worth.cards[kind].value) for kind in kinds)
    return -worth.hurt(-cured) - sum(worth.price(kind) for kind in kinds)


def sums_in(observation: VisibleTable) -> set[int]:
    """Return what some of the gifts in the own area add up to."""
    sums = {0}
    for unit in observation.areas[observation.seat]:
        sums |= {sum_ + unit.worth for sum_ in sums}
    return sums - {0}

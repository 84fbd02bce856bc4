"""Which sums can be made: the arithmetic of Antidotes (CG-R13)."""

from typing import Final

from mypy_extensions import i64

from regift.games.cursed_gifts.position.card_zones import PlacedGift
from regift.kit.mypyc_safe_shift import shifted

TOP: Final[i64] = 60
"""No sum beyond this is looked for: an area counts less than 10 while its owner may cure."""


def sums_of(units: list[PlacedGift], start: i64) -> i64:
    """Return a bit for each sum that some of the units from this place on make; bit 0 is always set."""
    sums: i64 = 1
    for place in range(start, len(units)):
        worth: i64 = units[place].worth
        if worth < TOP:
            sums |= shifted(sums, worth) & (shifted(1, TOP) - 1)
    return sums


def has_sum(sums: i64, value: i64) -> bool:
    """Return whether the value is one of the sums, 0 not counted as one."""
    return 0 < value < TOP and sums & shifted(1, value) != 0


def smallest_cure(values: list[int], sums: i64, plays: i64) -> list[int]:
    """Return the fewest of these values, and of the smallest total, that add up to one of the sums; [] for none.

    Values are sorted; at most `plays` of them are used.
    """
    best: list[int] = []
    total: i64 = TOP
    for count in range(1, plays + 1):
        for chosen in _choices(values, 0, count):
            worth = sum(chosen)
            if worth < total and has_sum(sums, worth):
                best = chosen
                total = worth
        if best:
            return best
    return best


def can_reach(values: list[int], start: i64, worth: i64, left: i64, sums: i64) -> bool:
    """Return whether `worth`, with at most `left` more of the values from this place on, is one of the sums."""
    if has_sum(sums, worth):
        return True
    if left == 0 or worth >= TOP:
        return False
    last: i64 = 0
    for place in range(start, len(values)):
        value: i64 = values[place]
        if value != last and can_reach(values, place + 1, worth + value, left - 1, sums):
            return True
        last = value
    return False


def _choices(values: list[int], start: int, count: int) -> list[list[int]]:
    """List the ways to choose so many of the values from this place on."""
    if count == 0:
        return [[]]
    found: list[list[int]] = []
    for place in range(start, len(values)):
        for rest in _choices(values, place + 1, count - 1):
            found.append([values[place], *rest])
    return found

"""Hands and rows as single numbers: four bits for each kind in a hand, two for each level in a row."""

from typing import Final

from mypy_extensions import i64

from regift.games.kung_fu.box_contents import GRANNY, KINDS, TOP_LEVEL
from regift.kit.mypyc_safe_shift import shifted

EMPTY: Final[i64] = 0
REAL: Final[i64] = 1
WILD: Final[i64] = 2


def count_of(hand: i64, kind: i64) -> i64:
    """Count the cards of a kind in a hand (or a discard pile)."""
    return (hand >> (4 * kind)) & 15


def one_of(kind: i64) -> i64:
    """Return the hand that is one card of the kind: add it to put the card in, subtract it to take it out."""
    return shifted(1, 4 * kind)


def size_of(hand: i64) -> i64:
    """Count all cards of a hand."""
    size: i64 = 0
    while hand:
        size += hand & 15
        hand >>= 4
    return size


def cards_of(hand: i64) -> list[int]:
    """List the kinds in a hand, lowest first."""
    cards: list[int] = []
    for kind in range(KINDS):
        for _ in range(count_of(hand, kind)):
            cards.append(kind)
    return cards


def hand_of(cards: list[int]) -> i64:
    """Put cards into one hand."""
    hand: i64 = 0
    for kind in cards:
        hand += one_of(kind)
    return hand


def has_none_above(hand: i64, kind: i64) -> bool:
    """Return whether a hand holds no card of a later kind."""
    return hand >> (4 * (kind + 1)) == 0


def at_level(row: i64, level: i64) -> i64:
    """Return what stands for a level in a row: EMPTY, REAL or WILD (a granny)."""
    return (row >> (2 * level)) & 3


def laid(what: i64, level: i64) -> i64:
    """Return the row that is one card at a level: add it to lay the card, subtract it to take it away."""
    return shifted(what, 2 * level)


def card_at(row: i64, level: i64) -> i64:
    """Return the kind of the card that stands for a level; −1 for a hole."""
    what = at_level(row, level)
    if what == EMPTY:
        return -1
    return GRANNY if what == WILD else level - 1


def next_level(row: i64) -> i64:
    """Return the smallest level missing in a row, 8 when 1 to 7 are all there (MKF-8, MKF-A15)."""
    level: i64 = 1
    while level <= TOP_LEVEL and row & (3 << (2 * level)):
        level += 1
    return level


def levels_in(row: i64) -> i64:
    """Count the cards in a row."""
    laid_cards: i64 = 0
    for level in range(1, TOP_LEVEL + 1):
        if at_level(row, level) != EMPTY:
            laid_cards += 1
    return laid_cards


def fits(kind: i64, level: i64) -> bool:
    """Return whether a card can stand for a level, 8 being the winning granny (MKF-10, MKF-24, MKF-28)."""
    return kind == GRANNY or (kind + 1 == level and level <= TOP_LEVEL)

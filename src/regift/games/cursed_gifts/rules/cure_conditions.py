"""What Antidotes may be picked, and what gifts, on the way to an exact cure (CG-R13)."""

from mypy_extensions import i64

from regift.games.cursed_gifts.deck.card import ANTIDOTE
from regift.games.cursed_gifts.position.antidote_subset_sum import can_reach, has_sum, sums_of
from regift.games.cursed_gifts.position.card_zones import NOTHING
from regift.games.cursed_gifts.position.partial_move_next_choice import cured_by, kinds_in, place_in, strength_of
from regift.games.cursed_gifts.position.position import Position


def antidotes_in(position: Position, seat: i64, start: i64) -> list[int]:
    """List the values of the seat's Antidotes of this kind or a later one, in the order of the hand."""
    values: list[int] = []
    for kind in position.hands[seat]:
        if kind >= start and position.card(kind).type == ANTIDOTE:
            values.append(position.card(kind).value)
    return values


def can_begin_cure(position: Position, seat: i64, kind: i64) -> bool:
    """CG-R13: this Antidote, alone or with later ones, cures some gifts exactly."""
    area = position.areas[seat]
    if not area:
        return False
    sums = sums_of(area, 0)
    value = position.card(kind).value
    if position.plays == 1 or has_sum(sums, value):
        return has_sum(sums, value)
    return can_reach(antidotes_in(position, seat, kind), 1, value, position.plays - 1, sums)


def can_add_antidote(position: Position, seat: i64, kind: i64) -> bool:
    """CG-R13: one more Antidote, in order, leads to an exact cure; not once a gift is pointed at."""
    picks = position.picks[seat]
    if place_in(picks) >= 0 or position.card(kind).type != ANTIDOTE:
        return False
    used = kinds_in(picks, 0)
    left: i64 = position.plays - len(used) - 1
    if left < 0 or kind < used[-1]:
        return False
    held: i64 = position.hands[seat].count(kind)
    spent: i64 = used.count(kind)
    if held <= spent:
        return False
    values = antidotes_in(position, seat, kind)
    worth = strength_of(position, picks) + position.card(kind).value
    return can_reach(values, spent + 1, worth, left, sums_of(position.areas[seat], 0))


def start_of_cure(position: Position, seat: i64, kind: i64) -> i64:
    """CG-R13: return with which Antidote to begin an exact cure with this one, which cannot be played now.

    NOTHING where there is none, or where the cure has been begun with it: cards of a cure are picked in the order of
    the hand.
    """
    used = kinds_in(position.picks[seat], 0)
    if position.card(kind).type != ANTIDOTE or not position.holds(seat, kind) or kind in used:
        return NOTHING
    for first in [used[0]] if used else position.hands[seat]:
        if position.card(first).type != ANTIDOTE or (not used and first >= kind):
            continue
        together = [*used, kind] if used else [first, kind]
        others: list[int] = []
        worth: i64 = 0
        for held in together:
            worth += position.card(held).value
        spare = together[:]
        for held in position.hands[seat]:
            if held in spare:
                spare.remove(held)
            elif position.card(held).type == ANTIDOTE:
                others.append(position.card(held).value)
        left: i64 = position.plays - len(together)
        if left >= 0 and can_reach(others, 0, worth, left, sums_of(position.areas[seat], 0)):
            return NOTHING if min(together) in used else min(together)
    return NOTHING


def can_cure(position: Position, seat: i64, place: i64) -> bool:
    """CG-R13: this gift, alone or with later ones, makes up exactly what is left of the Antidotes."""
    picks = position.picks[seat]
    area = position.areas[seat]
    if place >= len(area):
        return False
    for pick in picks:
        if pick.place >= place:
            return False
    left = strength_of(position, picks) - cured_by(position, picks) - area[place].worth
    return left == 0 or (left > 0 and has_sum(sums_of(area, place + 1), left))

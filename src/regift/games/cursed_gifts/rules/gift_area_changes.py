"""Effects on areas: gifts that land, move or go, and what is placed on them."""

from mypy_extensions import i64

from regift.games.cursed_gifts.deck.card import ATTACH
from regift.games.cursed_gifts.events import LANDS, LANDS_PAIR, MOVES, REMOVES, STICKS, STRIPS, SWAPS_AREAS
from regift.games.cursed_gifts.position.card_zones import NOTHING, PlacedGift
from regift.games.cursed_gifts.position.position import PlayedCard, Position
from regift.kit.event import counted


def land(position: Position, lay: PlayedCard) -> None:
    """CG-R3: the gift lies in the target's area."""
    worth = position.card(lay.kind).value
    position.land(lay.target, PlacedGift(lay.kind, NOTHING, worth, []))
    position.has_landed = True
    position.write(LANDS, lay.target, lay.kind, position.points[lay.target])


def land_pair(position: Position, lay: PlayedCard) -> None:
    """CG-D3, CG-A18: two Useless Gifts lie in the target's area as one gift."""
    if not position.is_in(lay.target) or not position.is_in(lay.seat):
        return
    position.land(lay.target, PlacedGift(lay.cards[0], lay.cards[1], position.rules.edition.pair_worth, []))
    position.has_landed = True
    position.write_entry([LANDS_PAIR, lay.target, 2, *lay.cards, position.points[lay.target]])


def attach(position: Position, lay: PlayedCard, bonus: i64) -> None:
    """CG-R14, CG-D9: the Treachery lies on the gift, which is worth more."""
    area = position.areas[lay.target]
    unit = area[lay.place]
    area[lay.place] = PlacedGift(unit.kind, unit.second, unit.worth + bonus, [*unit.placed, lay.kind])
    points: i64 = position.points[lay.target]
    position.points[lay.target] = points + bonus
    position.has_landed = True
    position.write(STICKS, lay.target, lay.kind, unit.kind, position.points[lay.target])


def remove(position: Position, seat: i64, place: i64) -> None:
    """CG-R14: the gift goes to the discard pile with what is placed on it."""
    unit = position.lift(seat, place)
    position.discards += unit.cards()
    position.discards += unit.placed
    tell_gift(position, REMOVES, seat, unit)


def strip(position: Position, seat: i64, place: i64) -> None:
    """Discard what is placed on the gift, which is worth less."""
    unit = position.areas[seat][place]
    bonus: i64 = 0
    for kind in unit.placed:
        for step in position.card(kind).steps:
            if step.family == ATTACH:
                bonus += step.amount
    position.areas[seat][place] = PlacedGift(unit.kind, unit.second, unit.worth - bonus, [])
    points: i64 = position.points[seat]
    position.points[seat] = points - bonus
    position.discards += unit.placed
    tell_gift(position, STRIPS, seat, unit)


def move(position: Position, seat: i64, target: i64, place: i64) -> None:
    """CG-A40: the gift moves with what is placed on it."""
    unit = position.lift(seat, place)
    position.land(target, unit)
    position.write_entry([MOVES, seat, target, unit.kind, *counted(unit.placed), position.points[target]])


def tell_gift(position: Position, event: i64, seat: i64, unit: PlacedGift) -> None:
    """Tell what became of a gift and what was placed on it, and what the area counts now."""
    position.write_entry([event, seat, unit.kind, *counted(unit.placed), position.points[seat]])


def swap_areas(position: Position, seat: i64, target: i64) -> None:
    """Exchange two areas, whole."""
    area = position.areas[seat]
    position.areas[seat] = position.areas[target]
    position.areas[target] = area
    points: i64 = position.points[seat]
    position.points[seat] = position.points[target]
    position.points[target] = points
    position.write(SWAPS_AREAS, seat, target)

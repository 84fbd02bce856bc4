"""What holds at all times, each law named by its clause."""

from mypy_extensions import i64

from regift.games.cursed_gifts.position.card_zones import NOTHING
from regift.games.cursed_gifts.position.position import TURN, Position


def assert_invariants(position: Position) -> None:
    """Raise AssertionError naming the clause when a law is broken."""
    found = cards_everywhere(position)
    for kind in range(len(position.rules.cards)):
        assert found[kind] == position.rules.counts[kind], (
            f"CG-R10: {found[kind]} of {position.rules.cards[kind].id}, the deck holds {position.rules.counts[kind]}"
        )
    threshold = position.rules.edition.threshold
    for seat in range(position.rules.seats):
        points: i64 = position.points[seat]
        total: i64 = 0
        for unit in position.areas[seat]:
            total += unit.worth
        assert points == total, f"CG-R3: the area of seat {seat} counts {total}, not {points}"
        if position.step == TURN:
            assert points < threshold, f"CG-R8: seat {seat} has {points} points and still plays"
        hand = position.hands[seat]
        assert sorted(hand) == hand, f"hand of seat {seat} is not in order"
        assert position.is_in(seat) or not (hand or position.areas[seat]), f"CG-R11: seat {seat} still has cards"
    assert position.plays >= 0, "CG-R4: more cards played than allowed"
    assert position.gifts >= 0, "CG-R5: more gifts offered than allowed"


def cards_everywhere(position: Position) -> list[int]:
    """Count the cards of each kind, wherever they lie."""
    found: list[int] = [0] * len(position.rules.cards)
    piles = [position.deck, position.discards, *position.hands, *position.tables]
    lay = position.play_now
    if lay is not None and not position.has_landed:
        piles.append(lay.cards)
    for answer in position.chain + position.queue:
        piles.append(answer.cards)
    for area in position.areas:
        for unit in area:
            piles.append(unit.placed)
            piles.append([unit.kind] if unit.second == NOTHING else [unit.kind, unit.second])
    for pile in piles:
        for kind in pile:
            found[kind] += 1
    return found

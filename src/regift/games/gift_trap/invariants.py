"""What holds in every position."""

from mypy_extensions import i64

from regift.games.gift_trap.pack_colours_and_token_scores import COLOURS, PACKS, TOKENS
from regift.games.gift_trap.position_packs_display_pawns_and_phase import OVER, count_bits
from regift.games.gift_trap.position_parcels_and_tokens import NONE, Position
from regift.kit.mypyc_safe_shift import bit


def assert_invariants(position: Position) -> None:
    """Raise AssertionError naming the clause that is broken."""
    check_cards(position)
    check_pawns(position)
    check_parcels(position)
    check_ratings(position)
    assert (position.asked == 0) == (position.step == OVER), "GT-40: nobody is to act, and the game goes on"
    assert not position.asked & position.out, "GT-A22: who left is to act"
    dealt: i64 = len(position.display)
    most = 0 if position.rules.strategy else -1
    assert count_bits(position.trapped) <= (position.rules.seats if most == 0 else 0), "GT-7: too many traps"
    assert position.trapped < bit(dealt), "GT-49: a trap on an empty square"


def check_cards(position: Position) -> None:
    """GT-21, GT-36: every card is in its pack, or on the display of its colour."""
    turned = position.rules.turned
    for colour in range(PACKS):
        lying = position.packs[colour][:]
        if colour == position.colour:
            lying += position.display
        lying = [min(gift, turned[gift]) for gift in lying]
        cards = [min(gift, turned[gift]) for gift in position.rules.cards[colour]]
        lying.sort()
        cards.sort()
        assert lying == cards, f"GT-21: a card of pack {COLOURS[colour]} is missing, or there twice"
        fresh: i64 = position.fresh[colour]
        size: i64 = len(position.packs[colour])
        assert 0 <= fresh <= size, f"GT-A9: pack {COLOURS[colour]} has {fresh} fresh cards, expected 0 to {size}"
        early = [position.rules.early[gift] for gift in position.packs[colour][size - fresh :]]
        assert early == sorted(early), f"GT-A27: a card of pack {COLOURS[colour]} lies on one that comes up first"


def check_pawns(position: Position) -> None:
    """GT-15, GT-16: every pawn is on its track."""
    for seat in range(position.rules.seats):
        for space in (position.give[seat], position.get[seat]):
            assert 0 <= space <= position.rules.length, f"GT-15: a pawn of seat {seat} stands on {space}"


def check_parcels(position: Position) -> None:
    """GT-23 to GT-26: nobody gives anything twice, or to itself, or what does not lie there."""
    dealt: i64 = len(position.display)
    for giver in range(position.rules.seats):
        given: list[int] = []
        for slot in range(position.rules.each):
            for receiver in range(position.rules.seats):
                square = position.holds(position.at(giver, receiver, slot))
                if square != NONE:
                    given.append(square)
                    assert receiver != giver, f"GT-23: seat {giver} gives something to itself"
                    assert square < dealt, f"GT-24: seat {giver} gives what does not lie there"
        assert len(set(given)) == len(given), f"GT-26: seat {giver} gives something twice"


def check_ratings(position: Position) -> None:
    """GT-29: four tokens lie on four gifts."""
    for seat in range(position.rules.seats):
        ranks = position.ranks[seat * TOKENS : (seat + 1) * TOKENS]
        laid = [square for square in ranks if square != NONE]
        assert len(set(laid)) == len(laid), f"GT-29: two tokens of seat {seat} lie on one gift"

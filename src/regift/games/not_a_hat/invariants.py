"""What holds in every position (HAT-34 to HAT-37)."""

from mypy_extensions import i64

from regift.games.not_a_hat.position import ENOUGH, NOTHING, Position, cards_in


def assert_invariants(position: Position) -> None:
    """Raise AssertionError naming the clause that is broken."""
    cards = cards_in(position)
    cards.sort()
    assert cards == position.rules.deck, "HAT-34: a card is missing, or there twice"
    check_shop(position)
    check_shame(position)
    if position.is_resting():
        return
    assert position.gift != NOTHING, "HAT-34: no gift is on its way"
    for seat in range(position.rules.seats):
        gifts: i64 = len(position.gifts[seat])
        wanted = position.rules.gifts if position.is_in(seat) else 0
        assert gifts == wanted, f"HAT-34: seat {seat} has {gifts} gifts"
        shown: i64 = position.open[seat]
        assert 0 <= shown <= gifts, f"HAT-15: {shown} gifts of seat {seat} lie open"
        for card in position.gifts[seat]:
            assert not position.rules.easy or card in position.menu, "HAT-A4: what goes round is not on the list"


def check_shop(position: Position) -> None:
    """HAT-35: the shop never runs out; each seat that left may have cost one gift more."""
    seats = position.rules.seats
    left = seats - position.count_in()
    used: i64 = len(position.rules.deck) - len(position.shop)
    most = seats * position.rules.gifts + 2 * seats + 1 + left
    assert used <= most, f"HAT-35: {used} cards are used, at most {most} can be"


def check_shame(position: Position) -> None:
    """HAT-25, HAT-37: a third card ends the round, so that no two piles have three."""
    total: i64 = 0
    full: i64 = 0
    for pile in position.shame:
        size: i64 = len(pile)
        total += size
        assert size <= ENOUGH, f"HAT-25: a pile of {size} cards"
        full += 1 if size == ENOUGH else 0
    assert full <= (1 if position.is_resting() else 0), f"HAT-25: {full} piles of three cards"
    assert total <= 2 * position.rules.seats + 1, f"HAT-37: {total} cards on piles of shame"

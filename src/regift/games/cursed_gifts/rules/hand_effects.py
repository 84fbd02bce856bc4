"""Effects on hands: cards stolen, given, taken, dropped, exchanged."""

from mypy_extensions import i64

from regift.games.cursed_gifts.events import DISCARDS, FETCHES, GIVES, SEARCHES, STEALS, SWAPS_HANDS
from regift.games.cursed_gifts.position.position import Position
from regift.kit.event import counted


def steal(position: Position, seat: i64, victim: i64, count: i64) -> None:
    """Take random cards, each as likely; only thief and victim see which."""
    for _ in range(count):
        held = position.size(victim)
        if held == 0:
            return
        kind: i64 = position.hands[victim][position.chance.below(held)]
        position.lose(victim, kind)
        position.gain(seat, kind)
        position.write(STEALS, seat, victim, 1, kind)


def drop(position: Position, seat: i64, count: i64) -> None:
    """Discard random cards of the hand."""
    for _ in range(count):
        held = position.size(seat)
        if held == 0:
            return
        kind: i64 = position.hands[seat][position.chance.below(held)]
        tell_discards(position, seat, [kind])


def swap_hands(position: Position, seat: i64, target: i64) -> None:
    """Exchange two hands; only the two see what."""
    mine = position.hands[seat]
    theirs = position.hands[target]
    position.write_entry([SWAPS_HANDS, seat, target, *counted(mine), *counted(theirs)])
    position.hands[seat] = theirs
    position.hands[target] = mine


def search_discards(position: Position, seat: i64) -> None:
    """CG-A44: leaf through the discard pile; only who does so learns what others have fetched before."""
    fetched = sorted(position.fetched)
    position.write_entry([SEARCHES, seat, *counted(position.known_discards()), *counted(fetched)])


def fetch(position: Position, seat: i64, kind: i64) -> None:
    """CG-D5: take a card out of the discard pile; others do not see which."""
    position.discards.remove(kind)
    position.fetched.append(kind)
    position.gain(seat, kind)
    position.write(FETCHES, seat, kind)


def renew(position: Position, seat: i64) -> None:
    """Discard the hand and draw as many cards."""
    hand = position.hands[seat][:]
    tell_discards(position, seat, hand)
    position.draw(seat, len(hand))


def tell_discards(position: Position, seat: i64, kinds: list[int]) -> None:
    """Discard cards from the hand and tell them."""
    position.throw_away(seat, kinds)
    position.write_entry([DISCARDS, seat, len(kinds), *kinds])


def hand_over(position: Position, event: i64, seat: i64, target: i64, kinds: list[int]) -> None:
    """Move chosen cards between two hands, seen by these two alone."""
    giver = seat if event == GIVES else target
    taker = target if event == GIVES else seat
    for kind in kinds:
        position.lose(giver, kind)
        position.gain(taker, kind)
    position.write_entry([event, seat, target, *counted(kinds)])

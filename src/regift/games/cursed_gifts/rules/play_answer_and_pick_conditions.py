"""What is allowed: each condition once, as the clause that forbids it, "" when nothing does."""

from typing import final

from mypy_extensions import i64

from regift.games.cursed_gifts.deck.card import (
    ALL,
    ANTIDOTE,
    DRAW,
    FETCH,
    GIFT,
    GIVE,
    ONE,
    OWN_GIFT,
    OWN_GIFT_TO_ONE,
    PICK_UP,
    RENEW,
    STRIP,
    SWAP_AREAS,
    SWAP_HANDS,
    THEIR_GIFT,
    TREACHERY,
    USELESS,
    Card,
)
from regift.games.cursed_gifts.position.card_zones import NOTHING
from regift.games.cursed_gifts.position.position import PlayedCard, Position
from regift.games.cursed_gifts.rules.cure_conditions import can_begin_cure
from regift.games.cursed_gifts.rules.edition_rules import PAIR, TRIO

# Playing a card in one's turn


def against_play(position: Position, seat: i64, kind: i64) -> str:
    """Name what forbids the seat to play a card of this kind in its turn."""
    return against_held(position, seat, kind) if position.holds(seat, kind) else "CG-R4"


def against_held(position: Position, seat: i64, kind: i64) -> str:
    """Name what forbids the seat to play a card of this kind, which it holds, in its turn."""
    card = position.card(kind)
    if position.plays == 0:
        return "CG-R4"
    if card.answers:
        return "CG-R17"
    if card.is_posthumous:
        return "CG-D7"
    if card.type == GIFT:
        return "" if position.gifts > 0 else "CG-R5"
    if card.type == ANTIDOTE:
        return "" if can_begin_cure(position, seat, kind) else "CG-R13"
    if card.type == USELESS:
        return against_zodiac(position, seat, card)
    if card.type == DRAW and card.has(PICK_UP) and not position.can_draw():
        return "CG-A46"
    return "" if has_effect(position, seat, card) else "CG-A5"


def against_zodiac(position: Position, seat: i64, card: Card) -> str:
    """CG-R20, CG-D5, CG-A44: only the Useless Gift of one's own sign, and only to fetch something."""
    if not card.sign:
        return "CG-R20"
    if not position.rules.edition.has_zodiac or position.rules.signs[seat] != card.sign:
        return "CG-D5"
    return "" if position.discards else "CG-A44"


def has_effect(position: Position, seat: i64, card: Card) -> bool:
    """CG-A5: there is somebody or something to play it on, and enough to pay its cost with."""
    if has_too_few(position, seat, card) or (card.has(FETCH) and not position.discards):
        return False
    if card.aim == OWN_GIFT or card.aim == OWN_GIFT_TO_ONE:
        return has_own_gift(position, seat, card)
    if card.aim == THEIR_GIFT or card.aim == ONE or card.aim == ALL:
        for other in range(position.rules.seats):
            if not against_target(position, seat, card, other):
                return True
        return False
    return True


def lacks_cards(position: Position, seat: i64, kind: i64) -> bool:
    """CG-A5: tell whether the seat, which holds such a card, has too few others to play it."""
    return position.holds(seat, kind) and has_too_few(position, seat, position.card(kind))


def has_too_few(position: Position, seat: i64, card: Card) -> bool:
    """Return whether the cost of the card, and what it has the seat give or lay aside, is more than the seat holds."""
    needed: i64 = 1 if card.has(GIVE) or card.has(RENEW) else 0
    return left_after_paying(position, seat, card) < needed


def left_after_paying(position: Position, seat: i64, card: Card) -> i64:
    """Return how many cards the seat, which holds this one, keeps once it is played and paid; below 0: too few."""
    return position.size(seat) - 1 - card.cost


def has_own_gift(position: Position, seat: i64, card: Card) -> bool:
    """Return whether a gift in the seat's own area will do."""
    for place in range(len(position.areas[seat])):
        if is_fitting_gift(position, seat, card, place):
            return True
    return False


def is_fitting_gift(position: Position, seat: i64, card: Card, place: i64) -> bool:
    """Return whether that gift is there, and has something on it where that is what the card is about."""
    area = position.areas[seat]
    return place < len(area) and (not card.has(STRIP) or len(area[place].placed) > 0)


def against_target(position: Position, seat: i64, card: Card, target: i64) -> str:
    """Name what forbids to aim the card at that seat: it must be another living one, and it must feel something."""
    if target == seat:
        return "CG-R6" if card.type == GIFT else "CG-A5"
    if not position.is_in(target):
        return "CG-R8"
    if card.wants_hand and not position.hands[target]:
        return "CG-A5"
    if card.aim == THEIR_GIFT:
        return "" if position.areas[target] else "CG-A38"
    left = left_after_paying(position, seat, card)
    if card.has(SWAP_HANDS) and left <= 0 and not position.hands[target]:
        return "CG-A5"
    if card.has(SWAP_AREAS) and not position.areas[seat] and not position.areas[target]:
        return "CG-A5"
    return ""


def against_pair(position: Position, seat: i64) -> str:
    """CG-D3, CG-A17: two Useless Gifts, two plays and the turn's gift, in the French edition."""
    if not position.rules.edition.has_pair:
        return "CG-D3"
    if position.gifts == 0:
        return "CG-A17"
    return "" if position.plays >= PAIR and useless_in(position, seat) >= PAIR else "CG-D3"


def useless_in(position: Position, seat: i64) -> i64:
    """Count the Useless Gifts in the seat's hand."""
    count: i64 = 0
    for kind in position.hands[seat]:
        if position.card(kind).type == USELESS:
            count += 1
    return count


# Answering


def against_answer(position: Position, seat: i64, kind: i64) -> str:
    """Name what forbids the seat to answer with a card of this kind."""
    return against_held_answer(position, seat, kind, type_of_last(position)) if position.holds(seat, kind) else "CG-R17"


def against_held_answer(position: Position, seat: i64, kind: i64, what: i64) -> str:
    """CG-R17, CG-R19: a Comeback from the hand that answers what was played last, and its cost."""
    card = position.card(kind)
    if not card.answers & what:
        return "CG-R17"
    return "" if left_after_paying(position, seat, card) >= 0 else "CG-A5"


def against_trio(position: Position, seat: i64) -> str:
    """CG-R21, CG-A13: three Useless Gifts answer what an Instant Karma answers."""
    from_karma = type_of_last(position) in (1, 2)
    return "" if from_karma and useless_in(position, seat) >= TRIO else "CG-R21"


def is_inevitable(position: Position, lay: PlayedCard) -> bool:
    """CG-R9, CG-D3: tell whether nobody may answer."""
    return lay.kind == NOTHING or position.card(lay.kind).is_inevitable


def type_of_last(position: Position) -> i64:
    """Return the bit of what the last card played is: a gift, a Treachery, or a Defence."""
    if position.chain:
        return 4
    lay = position.play_now
    if lay is None:
        return 0
    if lay.kind < 0:
        return 1
    card = position.card(lay.kind)
    if card.type == TREACHERY:
        return 2
    return 1 if card.type == GIFT else 0


# Picking cards out of a hand, lowest first: one path for each combination


@final
class Limits:
    """What a pick out of a hand is bound by."""

    def __init__(self, owner: i64, left: i64, spared: i64, made: list[int], *, is_useless: bool = False) -> None:
        self.owner: i64 = owner
        """Whose hand it is."""
        self.left: i64 = left
        """How many are still to be picked, this one counted."""
        self.spared: i64 = spared
        """A card of this kind is being played and can't be picked; negative: none."""
        self.made = made
        """The kinds picked so far."""
        self.is_useless = is_useless
        """Only Useless Gifts will do."""


def can_pick(position: Position, kind: i64, limits: Limits) -> bool:
    """Return whether a card of this kind may be the next of those picked, and enough are left for the rest."""
    made = limits.made
    if made and kind < made[-1]:
        return False
    same: i64 = 0
    left: i64 = 0
    for held in position.hands[limits.owner]:
        if held >= kind and (not limits.is_useless or position.card(held).type == USELESS):
            left += 1
            if held == kind:
                same += 1
    if limits.spared >= kind:
        left -= 1
    if limits.spared == kind:
        same -= 1
    for picked in made:
        if picked == kind:
            left -= 1
            same -= 1
    return same > 0 and left >= limits.left

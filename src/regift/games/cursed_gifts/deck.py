"""Decks: how many of each card. Boxes by name, or any counts as text: `snatching=6,antidote_1=4`."""

from typing import Final, final

from regift.games.cursed_gifts.card import ATTACH, GIFT, USELESS, Card
from regift.games.cursed_gifts.cards import DESIGNS, HOUSE_CARDS, SIGNS, every_card
from regift.games.cursed_gifts.edition import edition
from regift.kit.game import Option
from regift.kit.refusal import BadOption

DECK: Final = "deck"
BASE: Final = "base"
"""One box for 2 to 4 seats, two for 5 to 8 (CG-D17, CG-A41)."""
DECKS: Final = [BASE, "one_box", "two_boxes", "chains", "golden", "zodiac", "house", "everything"]
MOST_CARDS: Final = 250
"""A history counts cards in one number up to 254."""
CROWD: Final = 5
"""From so many seats on, two boxes are mixed."""

BOX: Final[dict[str, int]] = {
    "gift_1": 6,
    "gift_2": 8,
    "gift_3": 6,
    "gift_4": 4,
    "gift_5": 3,
    "inevitable_1": 2,
    "inevitable_2": 2,
    "inevitable_3": 2,
    "inevitable_4": 1,
    "antidote_1": 6,
    "antidote_2": 7,
    "antidote_5": 3,
    "snatching": 6,
    "gracula": 4,
    "mummy": 4,
    "au_secours": 2,
    "day_of_mourning": 2,
    "trollol": 2,
    "siren": 4,
    "karma": 5,
    "manta": 5,
    "draw_2": 4,
    "draw_3": 2,
    **{f"useless_{design}": 2 for design in DESIGNS},
}
"""A stand-in of 100 cards: no source tells what the true box holds."""
EXPANSIONS: Final[dict[str, dict[str, int]]] = {
    "chains": {"seal": 2, "woolf": 2},
    "golden": {"golden_gift": 1},
    "zodiac": {f"zodiac_{sign}": 1 for sign in SIGNS},
    "house": dict.fromkeys(HOUSE_CARDS, 1),
}


@final
class DeckOption(Option):
    """The deck: one of the boxes by name, or counts as text. Whether it can be played is checked with the seats."""

    def __init__(self) -> None:
        super().__init__(DECK, BASE, list(DECKS), is_house=True)

    def fit(self, value: object) -> "bool | int | str | None":
        """Take a box's name or counts as text, these in the order of the cards."""
        if not isinstance(value, str):
            return None
        if value in DECKS:
            return value
        counts = read_counts(value)
        return None if counts is None else write_counts(counts)

    def says(self) -> str:
        """Say what it takes."""
        return f"{super().says()}, or counts such as snatching=6,antidote_1=4"


def read_counts(text: str) -> dict[str, int] | None:
    """Read counts of cards; None if a word is no `card=number`, names no card or stands twice."""
    known = [card.id for card in every_card()]
    counts: dict[str, int] = {}
    for word in text.split(","):
        id, _, number = word.strip().partition("=")
        if id not in known or id in counts or not (number.isascii() and number.isdigit()) or len(number) > 3:
            return None
        counts[id] = int(number)
    return counts


def write_counts(counts: dict[str, int]) -> str:
    """Write counts as text, in the order of the cards, none of zero."""
    return ",".join(f"{card.id}={counts[card.id]}" for card in every_card() if counts.get(card.id, 0) > 0)


def counts_of(deck: str, seats: int) -> dict[str, int]:
    """Give how many of each card the deck holds."""
    if deck not in DECKS:
        return read_counts(deck) or {}
    boxes = 2 if deck == "two_boxes" or (seats >= CROWD and deck != "one_box") else 1
    counts = {id: count * boxes for id, count in BOX.items()}
    for name, expansion in EXPANSIONS.items():
        if deck in (name, "everything"):
            for id, count in expansion.items():
                counts[id] = counts.get(id, 0) + count
    return counts


def check_deck(deck: str, counts: dict[str, int], seats: int, edition_id: str) -> None:
    """CG-A42: raise BadOption unless everybody can be dealt a hand and somebody can be eliminated."""
    rules = edition(edition_id)
    total = sum(counts.values())
    fewest = rules.hand * seats + 1
    if not fewest <= total <= MOST_CARDS:
        raise BadOption(DECK, deck, f"{fewest} to {MOST_CARDS} cards for {seats} seats, not {total}")
    points = most_points(counts, has_pair=rules.has_pair)
    if points < rules.threshold:
        raise BadOption(
            DECK, deck, f"Cursed Gifts and what can be placed on them worth {rules.threshold}, not {points}"
        )


def most_points(counts: dict[str, int], *, has_pair: bool) -> int:
    """Add up what all gifts of a deck and all that can be placed on them are worth."""
    gifts = 0
    placed = 0
    useless = 0
    for card in every_card():
        count = counts.get(card.id, 0)
        if card.type == GIFT:
            gifts += card.value * count
        elif card.type == USELESS:
            useless += count
        placed += _bonus_of(card) * count
    if has_pair:
        gifts += useless // 2
    return gifts + placed if gifts else 0


def _bonus_of(card: Card) -> int:
    for step in card.steps:
        if step.family == ATTACH:
            return step.amount
    return 0

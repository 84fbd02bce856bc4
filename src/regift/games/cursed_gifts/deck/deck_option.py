"""Decks: how many of each card. Boxes by name, or any counts as text: `snatching=6,antidote_1=4`."""

from typing import Final, final

from regift.games.cursed_gifts.deck.card import ATTACH, GIFT, SOURCES, TYPES, USELESS, Card
from regift.games.cursed_gifts.deck.cards import DESIGNS, HOUSE_CARDS, SIGNS, every_card
from regift.games.cursed_gifts.deck.deck_code_order import CODE_ORDER
from regift.games.cursed_gifts.rules.edition_rules import edition
from regift.kit.action_arguments_and_action_table import NUMBER, Value
from regift.kit.deck_builder_option_and_deck_code import BadDeck, DeckBox, DeckCard, DeckOption

DECK: Final = "deck"
BASE: Final = "base"
"""One box for 2 to 4 seats, two for 5 to 8 (CG-D17, CG-A41)."""
ONE_BOX: Final = "one_box"
TWO_BOXES: Final = "two_boxes"
EVERYTHING: Final = "everything"
DECKS: Final = [BASE, ONE_BOX, TWO_BOXES, "chains", "golden", "zodiac", "house", EVERYTHING]
MOST_CARDS: Final = 250
"""A limit of the house: no rulebook sets one."""
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
class CursedDeck(DeckOption):
    """The deck: one of the boxes by name, or counts."""

    def __init__(self) -> None:
        self.every_card: list[Card] = every_card()
        rows = [DeckCard(card.id, TYPES[card.type], SOURCES[card.source]) for card in self.every_card]
        boxes = [DeckBox(ONE_BOX, BOX, is_base=True)]
        boxes += [DeckBox(name, counts) for name, counts in EXPANSIONS.items()]
        super().__init__(DECK, BASE, list(DECKS), rows, boxes)
        self.code_order = list(CODE_ORDER)
        self.most_cards = MOST_CARDS

    def counts_of(self, deck: str, seats: int) -> dict[str, int]:
        """Return how many of each card the deck holds."""
        return boxed(deck, seats) if deck in DECKS else self.read_counts(deck)

    def check(self, counts: dict[str, int], seats: int, settings: "dict[str, bool | int | str]") -> None:
        """CG-A42: raise BadDeck unless everybody can be dealt a hand and somebody can be eliminated."""
        rules = edition(str(settings["edition"]))
        total = sum(counts.values())
        fewest = rules.hand * seats + 1
        said = [Value("seats", NUMBER, seats), Value("count", NUMBER, total)]
        if total < fewest:
            said.append(Value("least", NUMBER, fewest))
            raise BadDeck(DECK, f"{total} cards", f"at least {fewest} cards for {seats} seats", "deck_few", said)
        if total > MOST_CARDS:
            said.append(Value("most", NUMBER, MOST_CARDS))
            raise BadDeck(DECK, f"{total} cards", f"at most {MOST_CARDS} cards", "deck_many", said)
        points = self.most_points(counts, has_pair=rules.has_pair)
        if points < rules.threshold:
            wanted = f"Cursed Gifts and what can be placed on them worth {rules.threshold}"
            said = [Value("points", NUMBER, points), Value("least", NUMBER, rules.threshold)]
            raise BadDeck(DECK, f"{points} points", wanted, "deck_points", said)

    def most_points(self, counts: dict[str, int], *, has_pair: bool) -> int:
        """Add up what all gifts of a deck and all that can be placed on them are worth."""
        gifts = 0
        placed = 0
        useless = 0
        for card in self.every_card:
            count = counts.get(card.id, 0)
            if card.type == GIFT:
                gifts += card.value * count
            elif card.type == USELESS:
                useless += count
            placed += _bonus_of(card) * count
        if has_pair:
            gifts += useless // 2
        return gifts + placed if gifts else 0


def boxed(deck: str, seats: int) -> dict[str, int]:
    """Return what a named deck holds."""
    boxes = 2 if deck == TWO_BOXES or (seats >= CROWD and deck != ONE_BOX) else 1
    counts = {id: count * boxes for id, count in BOX.items()}
    for name, expansion in EXPANSIONS.items():
        if deck in (name, EVERYTHING):
            for id, count in expansion.items():
                counts[id] = counts.get(id, 0) + count
    return counts


def _bonus_of(card: Card) -> int:
    for step in card.steps:
        if step.family == ATTACH:
            return step.amount
    return 0

"""Decks that a host mixes: cards as rows, boxes that go in whole, counts as one text, and a short code for links."""

from typing import Final

from mypy_extensions import mypyc_attr

from regift.kit.action_arguments_and_action_table import CARD, NUMBER, WORD, Value
from regift.kit.game import Option
from regift.kit.refusal_and_errors import BadOption

VERSION: Final = "1"
"""The first sign of a code: how the rest is written."""
SIGNS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
"""A count, or a number of cards left out, as one sign."""
NONE_OF: Final = "-"
"""Before the number of cards that follow each other and are left out."""
MOST_OF_ONE: Final = 60
"""A code writes a count as one sign."""
LONGEST_TEXT: Final = 4000
"""Characters of the longest text that is read as a deck: twice as many as counts of a hundred cards take.

`check_game` holds that every deck of a game is shorter.
"""


class DeckCard:
    """One row of a deck."""

    def __init__(self, id: str, kind: str, source: str, most: int = MOST_OF_ONE) -> None:
        self.id = id
        """A key in the game's words, as the two below."""
        self.kind = kind
        """What sort of card it is."""
        self.source = source
        """Who says what it does."""
        self.most = most
        """So many of it a deck may hold."""


class DeckBox:
    """Cards that are put in and taken out together: a box as it is sold."""

    def __init__(self, name: str, counts: dict[str, int], *, is_base: bool = False) -> None:
        self.name = name
        """A key in the game's words."""
        self.counts = counts
        self.is_base = is_base
        """Whether it can be played alone, and mixed with another of its kind."""


class BadDeck(BadOption):
    """Raised for a deck that can't be read or can't be played with; the reason has words in every language."""

    def __init__(
        self, option: str, value: object, allowed: str, reason: str, values: "list[Value] | None" = None
    ) -> None:
        super().__init__(option, value, allowed)
        self.reason = reason
        """A key in the words: `reason-` and this."""
        self.values: list[Value] = values or []
        """What the words may name."""


@mypyc_attr(allow_interpreted_subclasses=True)
class DeckOption(Option):
    """The option of a game whose deck can be mixed; its value is a deck's name, or counts: `snatching=6,karma=4`.

    A game lists its rows and boxes, says what its named decks hold (`counts_of`) and what can't be played (`check`).
    """

    def __init__(self, name: str, default: str, named: list[str], cards: list[DeckCard], boxes: list[DeckBox]) -> None:
        allowed: list[bool | int | str] = [*named]
        super().__init__(name, default, allowed, is_house=True)
        self.named = named
        self.cards = cards
        """Every card there is, in the order in which they are shown and counts are written."""
        self.boxes = boxes
        self._rows = {card.id: card for card in cards}
        self.most_cards = 0
        """So many cards a deck holds at most, all told, for no reason of the rules; 0: nobody says."""
        self.code_order: list[str] = [card.id for card in cards]
        """The order in which a code counts cards. It may grow at its end; anything else would break old links."""

    def fit(self, value: object) -> "bool | int | str | None":
        """Return a deck as the game keeps it; None for what is no text or too long; BadDeck names what is wrong."""
        if not isinstance(value, str) or len(value) > LONGEST_TEXT:
            return None
        if value in self.named:
            return value
        return self.write_counts(self.read_code(value) if self.is_code(value) else self.read_counts(value))

    def says(self) -> str:
        """Return what it takes."""
        return f"{super().says()}, or counts such as {self.cards[0].id}=6,{self.cards[-1].id}=4"

    def counts_of(self, deck: str, seats: int) -> dict[str, int]:
        """Return how many of each card a deck holds that `fit` gave."""
        return self.read_counts(deck)

    def check(self, counts: dict[str, int], seats: int, settings: "dict[str, bool | int | str]") -> None:
        """Raise BadDeck when so many can't play with it."""

    # Counts as text

    def read_counts(self, text: str) -> dict[str, int]:
        """Read counts, or raise BadDeck."""
        counts: dict[str, int] = {}
        for part in text.split(",") if text.strip() else []:
            word = part.strip()
            id, equals, number = word.partition("=")
            if not equals:
                raise BadDeck(self.name, word, self.says(), "deck_word", [Value("word", WORD, word)])
            if self.row(id) is None:
                raise BadDeck(self.name, word, "a card of the game", "deck_card", [Value("word", WORD, id)])
            if id in counts:
                raise BadDeck(self.name, word, "each card once", "deck_twice", [Value("card", CARD, id)])
            counts[id] = self.read_count(id, number)
        return counts

    def read_count(self, id: str, number: str) -> int:
        """Read how many there are of a card, or raise BadDeck."""
        card = self.row(id)
        most = 0 if card is None else card.most
        is_number = number.isascii() and number.isdigit() and len(number) <= 6
        if not is_number or int(number) > most:
            said = [Value("card", CARD, id), Value("count", WORD, number), Value("most", NUMBER, most)]
            raise BadDeck(self.name, f"{id}={number}", f"0 to {most} of card {id}", "deck_count", said)
        return int(number)

    def longest_text(self) -> int:
        """Return how many characters the counts of the fullest deck take."""
        lengths = [len(f"{card.id}={card.most},") for card in self.cards if card.most > 0]
        lengths.sort(reverse=True)
        return max(0, sum(lengths[: self.most_cards] if self.most_cards else lengths) - 1)

    def write_counts(self, counts: dict[str, int]) -> str:
        """Write counts, in the order of the cards, none of zero."""
        return ",".join([f"{card.id}={counts[card.id]}" for card in self.cards if counts.get(card.id, 0) > 0])

    def row(self, id: str) -> "DeckCard | None":
        """Return the row of that id, None where there is none."""
        return self._rows.get(id)

    # Codes for links

    def is_code(self, text: str) -> bool:
        """Return whether it looks like a code."""
        return len(text) > 2 and text[0].isdigit() and "=" not in text

    def write_code(self, counts: dict[str, int]) -> str:
        """Write counts as a code that may stand in a link."""
        body = VERSION
        gap = 0
        for id in self.code_order:
            count = counts.get(id, 0)
            if count == 0:
                gap += 1
                continue
            body += _gap(gap) + SIGNS[count]
            gap = 0
        return body + _check(body)

    def read_code(self, code: str) -> dict[str, int]:
        """Read a code, or raise BadDeck."""
        if code[:1] != VERSION:
            raise BadDeck(self.name, code, f"a code that begins with {VERSION}", "deck_newer")
        body = code[:-2]
        if _check(body) != code[-2:]:
            raise self.unread(code)
        counts: dict[str, int] = {}
        at = 0
        is_gap = False
        for sign in body[1:]:
            number = SIGNS.find(sign)
            if sign == NONE_OF and not is_gap:
                is_gap = True
            elif number < 0:
                raise self.unread(code)
            elif is_gap:
                at += number
                is_gap = False
            else:
                if at >= len(self.code_order):
                    raise self.unread(code)
                if number > 0:
                    counts[self.code_order[at]] = self.read_count(self.code_order[at], str(number))
                at += 1
        if self.write_code(counts) != code:
            raise self.unread(code)
        return counts

    def unread(self, code: str) -> BadDeck:
        """Make the failure for a code of which something is wrong or missing."""
        return BadDeck(self.name, code, "the whole code of a deck", "deck_code")


def deck_option(schema: list[Option]) -> "DeckOption | None":
    """Find the deck among the options of a game; None: its deck can't be mixed."""
    for option in schema:
        if isinstance(option, DeckOption):
            return option
    return None


def _gap(cards: int) -> str:
    """Write how many cards are left out before the next."""
    written = ""
    while cards > 2:
        part = min(cards, len(SIGNS) - 1)
        written += NONE_OF + SIGNS[part]
        cards -= part
    return written + SIGNS[0] * cards


def _check(body: str) -> str:
    """Return two signs that change with any other."""
    number = 0
    for sign in body:
        number = (number * 67 + ord(sign)) % (len(SIGNS) * len(SIGNS))
    return SIGNS[number // len(SIGNS)] + SIGNS[number % len(SIGNS)]

"""Cards that a table adds to a game, and cards of the game that it puts away: one option, whose value is text."""

import re
from typing import Final

from mypy_extensions import mypyc_attr

from regift.kit.game import Option

CUSTOM_ID: Final = "[a-z0-9_]{1,32}"
"""The form of the id of a card that a table added, as a regular expression."""
CUSTOM_WORD: Final = f"own-{CUSTOM_ID}"
"""The form of its key in the game's words."""
SHUFFLED: Final = "+"
"""Before a card that a table added: it is shuffled into the others."""
EARLY: Final = "^"
"""Before a card that a table added: it comes up before the others."""
MAX_CHANGES_TEXT: Final = 30_000
"""Characters of the longest text that is read."""


class HouseCard:
    """A card of the game itself that can be put away."""

    def __init__(self, id: str, word: str, kind: str) -> None:
        self.id = id
        self.word = word
        """Its key in the game's words."""
        self.kind = kind


class CardChanges:
    """What a table changed."""

    def __init__(self, off: list[str], own: "list[tuple[str, str]]", early: list[str] | None = None) -> None:
        self.off = off
        """The cards of the game that are put away."""
        self.own = own
        """The table's own cards: kind and id."""
        self.early = early or []
        """The ids of the table's own cards that come up before all others; the rest are shuffled in."""

    def text(self) -> str:
        """Write the changes as the option has them: `-kazoo,-yacht,^red:scarf,+red:sock`; `^` comes up early."""
        own = [f"{EARLY if id in self.early else SHUFFLED}{kind}:{id}" for kind, id in self.own]
        return ",".join([*[f"-{id}" for id in self.off], *own])


def read_card_changes(text: str) -> CardChanges:
    """Read the changes in a value that the option has taken."""
    off: list[str] = []
    own: list[tuple[str, str]] = []
    early: list[str] = []
    for item in text.split(",") if text else []:
        if item.startswith("-"):
            off.append(item[1:])
        else:
            kind, _, id = item[1:].partition(":")
            own.append((kind, id))
            if item.startswith(EARLY):
                early.append(id)
    return CardChanges(off, own, early)


@mypyc_attr(allow_interpreted_subclasses=True)
class CustomCardsOption(Option):
    """Takes a table's changes as text. A game says in `house` which of its cards can be put away."""

    def __init__(self, name: str, kinds: list[str], most: int) -> None:
        super().__init__(name, "", [""], is_house=True)
        self.kinds = kinds
        """The kinds of cards, keys in the game's words: a card of the table's own is of one of them."""
        self.most = most
        """So many cards of its own a table may add."""

    def house(self) -> list[HouseCard]:
        """List the cards of the game."""
        raise NotImplementedError

    def word_of(self, id: str) -> str:
        """Return the key that stands for a card of the table's own wherever cards are named."""
        return f"own-{id}"

    def fit(self, value: object) -> "bool | int | str | None":
        """Return the text in order, each change once; None where it names no card, or no id that can be one."""
        if not isinstance(value, str) or len(value) > MAX_CHANGES_TEXT:
            return None
        house = dict.fromkeys([card.id for card in self.house()])
        off: list[str] = []
        own: list[tuple[str, str]] = []
        early: list[str] = []
        for item in value.split(",") if value else []:
            kind, _, id = item[1:].partition(":")
            if item.startswith("-") and item[1:] in house:
                off.append(item[1:])
            elif item[:1] in (SHUFFLED, EARLY) and kind in self.kinds and re.fullmatch(CUSTOM_ID, id):
                own.append((kind, id))
                if item.startswith(EARLY):
                    early.append(id)
            else:
                return None
        own = list(dict.fromkeys(own))
        if len(own) > self.most or len({id for _, id in own}) < len(own):
            return None
        put_away = set(off)
        return CardChanges([id for id in house if id in put_away], own, early).text()

    def says(self) -> str:
        """Return what it takes."""
        return f'changes such as "-card,+{self.kinds[0]}:own_id"'


def custom_cards_option(schema: list[Option]) -> CustomCardsOption | None:
    """Return the option by which a table changes the cards of a game, None where it has none."""
    for option in schema:
        if isinstance(option, CustomCardsOption):
            return option
    return None

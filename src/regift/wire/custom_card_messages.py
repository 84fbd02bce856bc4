"""A table's own cards, as they go over HTTP. Whoever asks is at the table: `Authorization: Bearer TOKEN`."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

LongText = Annotated[str, Meta(max_length=400)]
"""Cut to what there is room for."""
Id = Annotated[str, Meta(max_length=64)]


class OwnShelf(Struct):
    """How a table may change the cards of a game: part of its sheet."""

    option: str
    """The option that keeps the changes; nobody need read its value."""
    kinds: list[str]
    """The kinds of cards, keys in the game's words."""
    most: int
    """So many cards of its own a table may add."""
    longest_name: int
    longest_line: int
    """Letters of the longest name, and of the longest line."""


class OwnText(Struct, omit_defaults=True):
    """What a card of the table's own is called, and what is said of it."""

    name: str
    line: str = ""


class NewOwnCard(Struct, forbid_unknown_fields=True):
    """A card that somebody adds, or what it is to be from now on.

    {"kind": "red", "name": "Grandma's scarf", "line": "Three metres, all itchy."}
    """

    kind: Id
    name: LongText
    line: LongText = ""


class NewOwnCards(Struct, forbid_unknown_fields=True):
    """Adds cards: `POST /api/tables/CODE/own`."""

    cards: Annotated[list[NewOwnCard], Meta(min_length=1, max_length=400)]


class OwnCardNews(Struct, omit_defaults=True):
    """A card of the table's own."""

    id: str
    word: str
    """The key that stands for it wherever cards are named."""
    kind: str
    name: str
    line: str = ""
    photo: str = ""
    """Its photo is at `/api/tables/CODE/photos/PHOTO`; "": it has none."""
    is_mine: bool = False
    """Whether the reader may change it, as things stand."""
    is_by_reader: bool = False
    """Whether the reader has added it. Who else has added what is told to nobody."""
    has_come_up: bool = False
    """Whether it has been seen in a game of this table: it is shuffled in then, and its author can add another."""


class OwnNews(Struct):
    """All the table's own cards: `GET /api/tables/CODE/own`."""

    cards: list[OwnCardNews]
    takes_photos: bool
    """False: this server keeps no photos, or the table takes them from its host alone."""


class HouseCardNews(Struct, omit_defaults=True):
    """A card of the game itself: `GET /api/tables/CODE/house`."""

    id: str
    word: str
    kind: str
    is_off: bool = False
    """Whether it is put away."""


class PutAway(Struct, forbid_unknown_fields=True):
    """Puts cards of the game away, or takes them out again: `POST /api/tables/CODE/house`."""

    ids: Annotated[list[Id], Meta(min_length=1, max_length=2000)]
    is_on: bool


class PackedCard(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A card in the file of a pack."""

    kind: Id
    name: LongText
    line: LongText = ""
    photo: bytes = b""
    """In base 64; left out where it has none."""


class Pack(Struct, forbid_unknown_fields=True):
    """The file of a pack: `GET /api/tables/CODE/pack`, and `POST` to add its cards to a table.

    {"regift_pack": 1, "game": "gift_trap", "cards": [{"kind": "red", "name": "Grandma's scarf"}]}
    """

    regift_pack: Literal[1]
    game: Id
    cards: Annotated[list[PackedCard], Meta(max_length=400)]

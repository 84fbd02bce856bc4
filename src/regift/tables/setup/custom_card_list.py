"""The cards that a table has added to a game."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from hashlib import blake2b
from typing import Final, overload

import msgspec
from msgspec import Struct

EARLY_OF_EACH: Final = 2
"""So many cards of each person come up before all others."""


class CustomCard(Struct, frozen=True, omit_defaults=True):
    """A card that the table has added to the game; how it is mixed in stands in the game's options."""

    id: str
    kind: str
    name: str
    line: str = ""
    """What is said of it, "" for nothing."""
    by: str = ""
    """The person who added it; "": nobody who is known here."""
    photo: str = ""
    """The name of its photo, "" for none."""
    size: int = 0
    """Bytes of the photo."""
    has_come_up: bool = False
    """Whether all have seen it in a game of this table: then it comes up before others no more."""


class CustomCardList(Sequence[CustomCard]):
    """Cards in the order in which they were added; never changed, so what is often asked of it is worked out once."""

    def __init__(self, cards: Iterable[CustomCard] = ()) -> None:
        self._cards = tuple(cards)

    @classmethod
    def from_json(cls, kept: bytes) -> "CustomCardList":
        """Return the list that `as_json` gave; msgspec.MsgspecError where it did not."""
        return cls(msgspec.json.decode(kept, type=tuple[CustomCard, ...]))

    def as_json(self) -> bytes:
        """Return the cards as they are kept."""
        return msgspec.json.encode(self._cards)

    @property
    def digest(self) -> str:
        """Return what only lists of equal cards have in common, 40 hexadecimal digits, "" for no cards."""
        return self._digest_and_size[0]

    @property
    def size(self) -> int:
        """Return how many bytes the list takes where it is kept."""
        return self._digest_and_size[1]

    @cached_property
    def _digest_and_size(self) -> tuple[str, int]:
        if not self._cards:
            return "", 0
        kept = self.as_json()
        return blake2b(kept, digest_size=20).hexdigest(), len(kept)

    @cached_property
    def waiting_by_person(self) -> Mapping[str, int]:
        """Return how many cards that have not come up yet each person has added."""
        counts: dict[str, int] = {}
        for card in self._cards:
            if not card.has_come_up:
                counts[card.by] = counts.get(card.by, 0) + 1
        return counts

    @overload
    def __getitem__(self, index: int) -> CustomCard: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[CustomCard, ...]: ...
    def __getitem__(self, index: int | slice) -> CustomCard | tuple[CustomCard, ...]:
        return self._cards[index]

    def __len__(self) -> int:
        return len(self._cards)

    def __iter__(self) -> Iterator[CustomCard]:
        return iter(self._cards)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, CustomCardList) and self.digest == other.digest)

    def __hash__(self) -> int:
        return hash(self.digest)

    def __repr__(self) -> str:
        return f"CustomCardList({list(self._cards)!r})"


NO_CARDS: Final = CustomCardList()


def early_cards(cards: Iterable[CustomCard]) -> list[str]:
    """Return the ids of the first two cards of each person that have not come up yet: they do before all others."""
    ids: dict[str, list[str]] = {}
    for card in cards:
        if not card.has_come_up:
            ids.setdefault(card.by, []).append(card.id)
    return [id for person, added in ids.items() if person for id in added[:EARLY_OF_EACH]]

"""Tables and setups as JSON: without the evening, and with the digest of a list of own cards in place of the list.

Releases whose stores had version 4 wrote evening and cards in their places; that is read as well.
"""

from collections.abc import Collection, Mapping
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from regift.tables.evening.evening_games_and_people import NO_GAMES
from regift.tables.setup.custom_card_list import NO_CARDS, CustomCard, CustomCardList
from regift.tables.storage.storage_interface import JournalFailed
from regift.tables.storage.stored_table_records import StoredTable

Read = TypeVar("Read")

NO_LISTS: Final[Mapping[str, CustomCardList]] = {}


class _Setup(Struct):
    """What names a list in a setup, or in what is kept of one."""

    own: str | list[Any] = ""


class _Table(Struct):
    """What names lists in a stored table."""

    recipe: _Setup
    other_games: dict[str, _Setup] = field(default_factory=dict)


def json_of(value: Struct) -> bytes:
    """Return what is to be kept of a setup, or of an evening."""
    return _ENCODER.encode(value)


def table_json(stored: StoredTable) -> bytes:
    """Return what is to be kept of a table but for its parts."""
    return _ENCODER.encode(stored if stored.evening == NO_GAMES else replace(stored, evening=NO_GAMES))


def from_json(kept: bytes, type: type[Read], lists: Mapping[str, CustomCardList] | None) -> Read:
    """Read what was kept; JournalFailed where that can't be, or where a list is missing.

    `lists`: the lists that it names, by digest; None: they are of no interest, and empty in what is returned.
    """

    def read_list(_: object, found: object) -> CustomCardList:
        if isinstance(found, list):
            return CustomCardList(msgspec.convert(found, tuple[CustomCard, ...]))
        if not found or lists is None:
            return NO_CARDS
        if not isinstance(found, str) or found not in lists:
            raise ValueError(f"own cards: expected the digest of a list that is kept, got {found!r}")
        return lists[found]

    try:
        return msgspec.json.decode(kept, type=type, dec_hook=read_list)
    except msgspec.MsgspecError as error:
        raise JournalFailed(f"the journal can't be read: {error}") from None


def lists_named_by(kept: bytes) -> Collection[str]:
    """Return the digests of the lists that a stored table names; JournalFailed where it can't be read."""
    table = from_json(kept, _Table, NO_LISTS)
    named = (each.own for each in (table.recipe, *table.other_games.values()))
    return {digest for digest in named if isinstance(digest, str) and digest}


def _digest_of(value: object) -> str:
    assert isinstance(value, CustomCardList)
    return value.digest


_ENCODER: Final = msgspec.json.Encoder(enc_hook=_digest_of)

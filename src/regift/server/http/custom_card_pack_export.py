"""The file of a pack, made as it is sent: of its photos one at a time is in memory."""

from collections.abc import AsyncIterator
from typing import Final

import msgspec

from regift.tables.setup.game_setup import GameSetup
from regift.tables.storage.storage_interface import Journal
from regift.wire import custom_card_messages

PIECE: Final = 32 * 1024
"""Bytes of a piece, or more."""
CARDS: Final = b"[]"
"""Where the cards go in a pack without any."""


async def pack_pieces(
    journal: Journal, table: int, game_setup: GameSetup, *, with_photos: bool
) -> AsyncIterator[bytes]:
    """Return the file piece by piece: JSON that people can read. `table`: its number in the journal."""
    empty = msgspec.json.encode(custom_card_messages.Pack(1, game_setup.game, []))
    head, _, foot = msgspec.json.format(empty).partition(CARDS)
    piece = head + b"["
    between = b"\n    "
    for card in game_setup.own:
        photo = await journal.photos.find(table, card.photo) if with_photos and card.photo else None
        packed = custom_card_messages.PackedCard(card.kind, card.name, card.line, photo or b"")
        piece += between + msgspec.json.format(msgspec.json.encode(packed)).replace(b"\n", b"\n    ")
        between = b",\n    "
        if len(piece) > PIECE:
            yield piece
            piece = b""
    yield piece + (b"\n  ]" if game_setup.own else b"]") + foot + b"\n"

"""Frames of a websocket (RFC 6455, 5.2), as far as messages of people need them: whole, short and of text."""

from typing import Final

from websockets.utils import apply_mask

TEXT: Final = 0x81
"""The first byte of a text frame that is a whole message."""
MASKED: Final = 0x80
SHORT: Final = 126
"""From so many bytes on, a length needs bytes of its own."""
HEAD: Final = 6
"""Bytes before the payload of a short frame from a client: two, and its mask."""


def header_of(length: int) -> bytes:
    """Return what goes before the payload of a whole text frame from a server."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, SHORT)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")


def are_whole(data: bytes) -> bool:
    """Return whether it is whole frames of a client, each of them a whole message or a control frame."""
    at = 0
    while at < len(data):
        if len(data) - at < HEAD or not data[at + 1] & MASKED or data[at] & 0x8F <= 0x80:
            return False
        length = data[at + 1] ^ MASKED
        if length > SHORT:
            return False
        at += HEAD + (length if length < SHORT else 2 + int.from_bytes(data[at + 2 : at + 4], "big"))
    return at == len(data)


def text_in(data: bytes) -> str | None:
    """Return the text of exactly one short message of text, None where it is anything else."""
    if len(data) < HEAD or data[0] != TEXT or data[1] ^ MASKED >= SHORT or len(data) != HEAD + (data[1] ^ MASKED):
        return None
    try:
        return apply_mask(data[HEAD:], data[2:HEAD]).decode()
    except UnicodeDecodeError:
        return None

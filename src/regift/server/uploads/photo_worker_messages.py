"""What the server and the process that paints photos tell each other."""

from typing import Final

from msgspec import Struct

LARGEST: Final = 5 * 1024 * 1024
"""Bytes of the largest photo that is read."""
MILLION: Final = 1_000_000
PIXELS: Final = 40 * MILLION
"""Pixels of the largest one."""
PIXELS_PACKED: Final = 2 * MILLION
"""The same for a photo in a pack, which was small when it was put there."""
TYPE: Final = "image/webp"
"""What comes out."""


SCANS: Final = 64
"""Scans of the largest JPEG: whoever sends more wants it decoded over and over."""
SECONDS: Final = 2
"""Seconds that a processor may work on one."""


class PhotoTask(Struct):
    """Photos, and how much each may have and take."""

    photos: list[bytes]
    pixels: int
    scans: int = SCANS
    seconds: int = SECONDS


class PhotoOutcome(Struct, omit_defaults=True):
    """What came of one."""

    photo: bytes = b""
    """Painted anew; empty: it can't be."""
    why: str = ""
    """Why it can't be: the end of a key in the words, after `reason-photo_`."""


SLOW: Final = "slow"
"""Why a photo can't be painted that takes too long."""

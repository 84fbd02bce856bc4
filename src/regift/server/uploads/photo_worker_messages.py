"""What the server and the process that paints photos tell each other."""

from typing import Final

from msgspec import Struct

from regift.tables.limits.server_limit_values import DEFAULT

LARGEST: Final = DEFAULT.photo_size
"""Bytes of the largest photo that is read."""
MILLION: Final = 1_000_000
PIXELS: Final = DEFAULT.photo_pixels
"""Pixels of the largest one."""
PIXELS_PACKED: Final = DEFAULT.packed_photo_pixels
"""The same for a photo in a pack, which was small when it was put there."""
TYPE: Final = "image/webp"
"""What comes out."""


SCANS: Final = DEFAULT.photo_scans
"""Scans of the largest JPEG: whoever sends more wants it decoded over and over."""
SECONDS: Final = DEFAULT.photo_time
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

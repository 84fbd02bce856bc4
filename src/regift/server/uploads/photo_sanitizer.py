"""A photo that somebody hands in is decoded and painted anew: small, upright, and with nothing beside its pixels."""

from io import BytesIO
from typing import Final

from PIL import Image, ImageOps, UnidentifiedImageError

from regift.server.uploads.photo_worker_messages import LARGEST, PIXELS, SCANS, SLOW

SIDE: Final = 512
"""Pixels of the longest side of what comes out."""
FORMATS: Final = ("JPEG", "PNG", "WEBP", "GIF")
"""What is read; of several pictures in one the first."""
COARSE: Final = ("1", "P")
"""Modes in which no colour lies between two others, as it has to where a picture is made smaller."""
START_OF_SCAN: Final = b"\xff\xda"
"""What each scan of a JPEG begins with; within one, nothing looks like it."""
PAPER: Final = (255, 255, 255)
"""What shows through."""

Image.MAX_IMAGE_PIXELS = None  # a picture is measured below, before a pixel of it is decoded


class UnreadablePhoto(Exception):
    """Raised for what can't be taken; the text is the end of a key in the words, after `reason-photo_`."""


def sanitize_photo(content: bytes, pixels: int = PIXELS, scans: int = SCANS) -> bytes:
    """Return the photo anew, or UnreadablePhoto: large, kind, pixels, slow or broken."""
    if len(content) > LARGEST:
        raise UnreadablePhoto("large")
    try:
        image = Image.open(BytesIO(content), formats=FORMATS)
    except UnidentifiedImageError:
        raise UnreadablePhoto("kind") from None
    except Exception:  # noqa: BLE001 - a decoder may fail in any way over what a stranger made
        raise UnreadablePhoto("broken") from None
    if image.width * image.height > pixels:
        raise UnreadablePhoto("pixels")
    if image.format == "JPEG" and content.count(START_OF_SCAN) > scans:
        raise UnreadablePhoto(SLOW)
    try:
        return _painted(image)
    except Exception:  # noqa: BLE001 - the same
        raise UnreadablePhoto("broken") from None


def _painted(image: Image.Image) -> bytes:
    image.draft("RGB", (SIDE, SIDE))
    seen = ImageOps.exif_transpose(image.convert("RGBA") if image.mode in COARSE else image)
    seen.thumbnail((SIDE, SIDE))
    seen = seen.convert("RGBA")
    clean = Image.new("RGB", seen.size, PAPER)
    clean.paste(seen, mask=seen)
    made = BytesIO()
    clean.save(made, "WEBP", quality=80, method=4)
    return made.getvalue()

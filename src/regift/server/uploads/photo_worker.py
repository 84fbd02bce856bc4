"""Paint photos anew in a process of its own, which may take little and gives way to everything else.

`python -m regift.server.uploads.photo_worker` reads photos as a task in MessagePack, and writes a list: each anew,
or why it can’t be.
"""

import contextlib
import os
import sys
from typing import Final

import msgspec

from regift.server.uploads.photo_sanitizer import UnreadablePhoto, sanitize_photo
from regift.server.uploads.photo_worker_messages import PhotoOutcome, PhotoTask

WAY: Final = 5
"""How far it gives way: somebody waits for it, too."""
MEMORY: Final = 1 << 30
"""Bytes that the process may ask for."""
SECONDS: Final = 40
"""Seconds that it may compute."""


def main() -> None:
    """Read, paint, write."""
    keep_small()
    task = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=PhotoTask)
    sys.stdout.buffer.write(msgspec.msgpack.encode([outcome(photo, task.pixels) for photo in task.photos]))


def outcome(photo: bytes, pixels: int) -> PhotoOutcome:
    """Return the photo anew, or why that can't be."""
    try:
        return PhotoOutcome(photo=sanitize_photo(photo, pixels))
    except UnreadablePhoto as why:
        return PhotoOutcome(why=str(why))


def keep_small() -> None:
    """Let every other process go first, and take no more than a photo needs."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(WAY)
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))


if __name__ == "__main__":
    main()

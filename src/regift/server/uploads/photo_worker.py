"""Paint photos anew in a process of its own, which may take little.

`python -m regift.server.uploads.photo_worker` reads photos as a task in MessagePack, and writes a list: each anew,
or why it can’t be.
"""

import contextlib
import math
import sys
import time
from typing import Final

import msgspec

from regift.server.uploads.photo_sanitizer import UnreadablePhoto, sanitize_photo
from regift.server.uploads.photo_worker_messages import PhotoOutcome, PhotoTask

MEMORY: Final = 1 << 30
"""Bytes that the process may ask for."""
PER_PHOTO: Final = 0.1
"""Seconds that a processor may work on each of many photos; one of them may take longer."""


def main() -> None:
    """Read, paint, write."""
    keep_small()
    task = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=PhotoTask)
    limit_seconds(task.seconds + len(task.photos) * PER_PHOTO, is_last=True)
    sys.stdout.buffer.write(msgspec.msgpack.encode([outcome(photo, task) for photo in task.photos]))


def outcome(photo: bytes, task: PhotoTask) -> PhotoOutcome:
    """Return the photo anew, or why that can't be."""
    limit_seconds(task.seconds)
    try:
        return PhotoOutcome(photo=sanitize_photo(photo, task.pixels, task.scans))
    except UnreadablePhoto as why:
        return PhotoOutcome(why=str(why))


def keep_small() -> None:
    """Take no more than a photo needs."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def limit_seconds(seconds: float, *, is_last: bool = False) -> None:
    """Let the system end this process when it has computed for so many more seconds; `is_last`: whatever comes."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        end = math.ceil(time.process_time() + seconds)
        if hard != resource.RLIM_INFINITY:
            end = min(end, hard)
        resource.setrlimit(resource.RLIMIT_CPU, (end, end if is_last else hard))


if __name__ == "__main__":
    main()

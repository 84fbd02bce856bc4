"""Let one set-up work in a checkout at a time."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from tools.paths import BUILD


class LockTaken(Exception):
    """Another command holds the lock."""


@contextmanager
def locked(name: str, *, is_patient: bool = True) -> Iterator[int | None]:
    """Hold the lock of that name, waiting for whoever has it or raising LockTaken; yield the file that it is on."""
    if sys.platform == "win32":
        yield None
        return
    import fcntl

    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{name}.lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if not is_patient:
                raise LockTaken(name) from None
            print(f"Waiting for another {name} in this folder to end …", flush=True)
            fcntl.flock(file, fcntl.LOCK_EX)
        yield file.fileno()

"""Let one set-up work in a checkout at a time."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from tools.places import BUILD


@contextmanager
def locked(name: str) -> Iterator[int | None]:
    """Hold the lock of that name, waiting for whoever has it; give the file to share with commands, if there is one."""
    if sys.platform == "win32":
        yield None
        return
    import fcntl

    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{name}.lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print(f"Waiting for another {name} in this folder to end …", flush=True)
            fcntl.flock(file, fcntl.LOCK_EX)
        yield file.fileno()

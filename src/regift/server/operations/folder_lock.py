"""One server a data folder: a lock that the system takes away when its process ends, however it ends."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from regift.server.operations.data_folder_and_secret import LOCK, UnusableFolder

BEYOND: Final = 1 << 20
"""Where the byte lies that Windows locks: beyond what others read."""


class FolderTaken(UnusableFolder):
    """Raised when another server has the data folder."""


@contextmanager
def hold_folder(folder: Path) -> Iterator[None]:
    """Hold the folder for this process; FolderTaken names the one that has it."""
    try:
        descriptor = os.open(folder / LOCK, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise UnusableFolder(f"data folder {folder}: {error.strerror}") from None
    try:
        _lock(descriptor, folder)
        with suppress(OSError):  # a full disk can be locked, too
            os.ftruncate(descriptor, 0)
            os.write(descriptor, str(os.getpid()).encode())
        yield
    finally:
        os.close(descriptor)


def check_free(folder: Path) -> None:
    """Raise FolderTaken if a server has the folder; nothing is made."""
    try:
        descriptor = os.open(folder / LOCK, os.O_RDWR)
    except OSError:
        return  # never held, or not to be opened, which whoever wants to hold it is told
    try:
        _lock(descriptor, folder)
    finally:
        os.close(descriptor)


def _lock(descriptor: int, folder: Path) -> None:
    try:
        _lock_at_once(descriptor)
    except (BlockingIOError, PermissionError):
        holder = os.read(descriptor, 20).decode(errors="replace") or "unknown"
        said = f"data folder {folder}: a server has it (process {holder}); stop that one first"
        raise FolderTaken(said) from None
    except OSError as error:
        raise UnusableFolder(f"data folder {folder}: can't be locked: {error.strerror}") from None


if sys.platform == "win32":
    import msvcrt

    def _lock_at_once(descriptor: int) -> None:
        os.lseek(descriptor, BEYOND, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(descriptor, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock_at_once(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)

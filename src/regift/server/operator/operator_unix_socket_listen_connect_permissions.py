"""The Unix socket in the data folder: only the user whom the folder belongs to can open it."""

import os
import socket
import struct
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from regift.kit.refusal_and_errors import RegiftError

FOLDER: Final = "operator"
NAME: Final = "server.sock"
LONGEST: Final = 100
"""Bytes of the longest path that every system takes for a socket."""
ROOT: Final = 0
HAS_UNIX_SOCKETS: Final = hasattr(socket, "AF_UNIX") and sys.platform != "win32"


class NoOperatorSocket(RegiftError):
    """Raised when no server can be reached through its data folder."""


@contextmanager
def operator_listener(data: Path) -> Iterator[socket.socket]:
    """Listen in a data folder that this process holds, for its user alone; NoOperatorSocket where that can't be."""
    if not HAS_UNIX_SOCKETS:
        raise NoOperatorSocket("this system has no Unix sockets")
    folder = data / FOLDER
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        folder.chmod(0o700)
        _clear(folder)
        path = _short_enough(folder)
        listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    except OSError as error:
        raise NoOperatorSocket(f"{folder}: {error.strerror}") from None
    try:
        _listen(listener, path)
        yield listener
    finally:
        listener.close()
        with suppress(OSError):
            _clear(folder)
            folder.rmdir()


def _listen(listener: socket.socket, path: Path) -> None:
    try:
        listener.bind(str(path))
        path.chmod(0o600)
        listener.listen()
    except OSError as error:
        raise NoOperatorSocket(f"{path}: {error.strerror}") from None


def connect(data: Path) -> socket.socket:
    """Connect to the server that has a data folder, or raise NoOperatorSocket."""
    if not HAS_UNIX_SOCKETS:
        raise NoOperatorSocket("this system has no Unix sockets, and a running server is reached through one")
    connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        connection.connect(os.path.realpath(data / FOLDER / NAME))
    except PermissionError:
        connection.close()
        raise NoOperatorSocket(f"data folder {data}: only the user who runs its server may do this") from None
    except OSError:
        connection.close()
        raise NoOperatorSocket(f"data folder {data}: no server has it now") from None
    return connection


def peer_uid(descriptor: int) -> int:
    """Return the user at the other end; where the system does not tell, the own one: others can't open the socket."""
    if not hasattr(socket, "SO_PEERCRED"):
        return os.geteuid()
    with socket.socket(fileno=os.dup(descriptor)) as connection:
        told = connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i"))
    return int(struct.unpack("3i", told)[1])


def may_operate(uid: int) -> bool:
    """Return whether that user may do what this process does."""
    return uid in (os.geteuid(), ROOT)


def _short_enough(folder: Path) -> Path:
    """Return where the socket is to be: in the folder, or elsewhere with a link to it where that path is too long."""
    path = folder / NAME
    if len(os.fsencode(path.absolute())) <= LONGEST:
        return path
    elsewhere = Path(tempfile.mkdtemp(prefix="regift-")) / NAME
    path.symlink_to(elsewhere)
    return elsewhere


def _clear(folder: Path) -> None:
    """Remove what a server that is gone has left."""
    path = folder / NAME
    if path.is_symlink():
        target = path.readlink()
        with suppress(OSError):
            target.unlink()
        with suppress(OSError):
            target.parent.rmdir()
    path.unlink(missing_ok=True)

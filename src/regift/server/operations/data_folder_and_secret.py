"""The data folder: one database and one signing secret, which only their owner may read."""

import os
import secrets
import stat
from pathlib import Path
from typing import Final

from regift.kit.refusal_and_errors import RegiftError
from regift.tables.storage.sqlite_file_check_upgrade_open_copy import has_tables

STORE: Final = "regift.sqlite3"
SECRET: Final = "signing.key"
LOCK: Final = "server.lock"
"""Held while a server runs; names the process that has the folder, or had it last."""
KEPT_BY_OPERATOR: Final = ("operator.log", "bans.json")
"""What was done by hand, and which addresses are turned away."""
WRITTEN_BESIDE: Final = (LOCK, *KEPT_BY_OPERATOR, "operator", f"{STORE}-wal", f"{STORE}-shm")
"""What a server writes or makes there besides the store and the secret."""
OTHERS: Final = 0o077
"""What other users of the machine may do with a file."""
LENGTH: Final = 32
"""Bytes of the signing secret."""
WAYS_OUT: Final = "put it back from a backup, or start once with --new-key: nobody gets a seat kept so far back then"


class UnusableFolder(RegiftError):
    """Raised when the data folder can't be made or written."""


def check_folder(folder: Path) -> None:
    """Raise UnusableFolder if tables can't be kept there; nothing is made."""
    nearest = folder
    while not nearest.exists() and nearest != nearest.parent:
        nearest = nearest.parent
    if not nearest.is_dir():
        raise UnusableFolder(f"data folder {folder}: {nearest} is not a folder")
    if not os.access(nearest, os.W_OK | os.X_OK):
        raise UnusableFolder(f"data folder {folder}: no permission to write in {nearest}")
    for name in WRITTEN_BESIDE:
        if not _is_no_other(folder / name):  # somebody may have laid it: what it leads to would be written over
            raise UnusableFolder(f"data folder {folder}: {name} is a link or pipe; expected what a server has made")
    for name in (STORE, SECRET, LOCK, *KEPT_BY_OPERATOR):
        path = folder / name
        if path.exists() and not (path.is_file() and os.access(path, os.R_OK | os.W_OK)):
            raise UnusableFolder(f"data folder {folder}: no permission to write {name}")


def _is_no_other(path: Path) -> bool:
    """Return whether there is neither a link nor a pipe: a file has this one name."""
    try:
        found = path.lstat()
    except OSError:
        return True
    is_other = stat.S_ISLNK(found.st_mode) or stat.S_ISFIFO(found.st_mode)
    return not is_other and not (stat.S_ISREG(found.st_mode) and found.st_nlink > 1)


def make_folder(folder: Path) -> None:
    """Make the folder where it is missing; what is in one that was unpacked is from now on for its owner alone."""
    check_folder(folder)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        for path in [folder / name for name in (STORE, f"{STORE}-wal", f"{STORE}-shm", SECRET)]:
            if path.exists() and path.stat().st_mode & OTHERS:
                path.chmod(0o600)
    except OSError as error:
        raise UnusableFolder(f"data folder {folder}: {error.strerror}") from None


def check_secret(folder: Path) -> None:
    """Raise UnusableFolder when the folder's tables have no key for their seats, or a damaged one; nothing is made."""
    if (folder / SECRET).exists():
        _read_secret(folder)
    elif has_tables(folder / STORE):
        raise UnusableFolder(f"data folder {folder}: {SECRET} is missing; {WAYS_OUT}")


def signing_secret(folder: Path) -> bytes:
    """Return the secret that seat tokens are signed with, making it where no table is kept yet."""
    check_secret(folder)
    if not (folder / SECRET).exists():
        _make_secret(folder)
    return _read_secret(folder)


def replace_secret(folder: Path) -> None:
    """Make a new secret where the old one is missing or damaged: nobody gets their seat back.

    Raise UnusableFolder where the old one is in order.
    """
    try:
        check_secret(folder)
    except UnusableFolder:
        _make_secret(folder)
    else:
        if (folder / SECRET).exists():
            raise UnusableFolder(
                f"data folder {folder}: {SECRET} is in order and seats are kept; start without --new-key"
            )


def _read_secret(folder: Path) -> bytes:
    try:
        secret = (folder / SECRET).read_bytes()
    except OSError as error:
        raise UnusableFolder(f"data folder {folder}: can't read {SECRET}: {error.strerror}") from None
    if len(secret) != LENGTH:
        said = f"expected {LENGTH} bytes, got {len(secret)}"
        raise UnusableFolder(f"data folder {folder}: {SECRET} is damaged ({said}); {WAYS_OUT}")
    return secret


def _make_secret(folder: Path) -> None:
    """Make the secret whole or not at all."""
    made = folder / f"{SECRET}.new"
    try:
        made.unlink(missing_ok=True)
        with os.fdopen(os.open(made, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
            file.write(secrets.token_bytes(LENGTH))
            file.flush()
            os.fsync(file.fileno())
        made.replace(folder / SECRET)
    except OSError as error:
        raise UnusableFolder(f"data folder {folder}: can't write {SECRET}: {error.strerror}") from None

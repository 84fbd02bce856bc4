"""The data folder: one database and one signing secret, which only their owner may read."""

import os
import secrets
from pathlib import Path
from typing import Final

from regift.kit.refusal import RegiftError

STORE: Final = "regift.sqlite3"
SECRET: Final = "signing.key"
LOCK: Final = "server.lock"
"""Held while a server runs; names the process that has the folder, or had it last."""


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
    for name in (STORE, SECRET, LOCK):
        path = folder / name
        if path.exists() and not (path.is_file() and os.access(path, os.R_OK | os.W_OK)):
            raise UnusableFolder(f"data folder {folder}: no permission to write {name}")


def make_folder(folder: Path) -> None:
    """Make the folder where it is missing."""
    check_folder(folder)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise UnusableFolder(f"data folder {folder}: {error.strerror}") from None


def signing_secret(folder: Path) -> bytes:
    """Return the secret that seat tokens are signed with, making it the first time."""
    path = folder / SECRET
    try:
        with os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
            file.write(secrets.token_bytes(32))
    except FileExistsError:
        pass
    except OSError as error:
        raise UnusableFolder(f"data folder {folder}: {error.strerror}") from None
    secret = path.read_bytes()
    if len(secret) < 32:
        raise UnusableFolder(f"data folder {folder}: {SECRET} is damaged; restore it, or remove it to void all seats")
    return secret

"""`regift backup`: a copy of all tables, taken while they are played at, too."""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile

from regift.commands.shared.existing_data_folder import existing_data_folder
from regift.commands.shared.output_path_check_and_writing_of_files_and_marked_sections import check_folder
from regift.commands.shared.user_fixable_command_error import CannotRun

UNFINISHED: Final = ".regift-backup-"
"""How the names of folders begin that hold a copy in the making, beside the file it is for."""


def backup(file: Path, *, data: Path | None = None) -> None:
    """Copy the tables of a data folder, and the key that signs their seats, into one zip file.

    Unpacked into an empty folder, it is a data folder again. Whoever can read it can take any seat.

    Parameters
    ----------
    file
        The file to write; one that is there already is left alone.
    data
        The folder that keeps the tables; by default that of this user's programs.
    """
    from regift.server.operations.data_folder_and_secret import SECRET, STORE, UnusableFolder, check_secret
    from regift.server.operations.folder_lock import hold_folder

    folder = existing_data_folder(data)
    try:
        check_secret(folder)
    except UnusableFolder as error:
        raise CannotRun(str(error)) from None
    if not (folder / SECRET).is_file():
        raise CannotRun(f"can't copy {folder / SECRET}: No such file or directory")
    if file.exists():
        raise CannotRun(f"can't write {file}: it is there already")
    check_folder(file.parent)
    try:
        _remove_unfinished_copies(file.parent)
        with (
            _tidying_up_when_stopped(),
            TemporaryDirectory(prefix=UNFINISHED, dir=file.parent) as name,
            hold_folder(Path(name)),
        ):
            copy, packed = Path(name) / STORE, Path(name) / file.name
            _copy_store(folder / STORE, copy)
            copy.chmod(0o600)
            _pack([copy, folder / SECRET], packed)
            _put_in_place(packed, file)
    except OSError as error:
        raise CannotRun(f"can't write {file}: {error.strerror}") from None
    print(f"{file}: the tables of {folder} and the key of their seats; keep it where nobody else can read it")


def _remove_unfinished_copies(beside: Path) -> None:
    """Remove the copies of backups that were killed: no process holds their folder, and it has no key of its own."""
    from regift.server.operations.data_folder_and_secret import LOCK, SECRET
    from regift.server.operations.folder_lock import FolderTaken, check_free

    for folder in beside.glob(f"{UNFINISHED}*"):
        if folder.is_symlink() or not (folder / LOCK).is_file() or (folder / SECRET).exists():
            continue
        with suppress(FolderTaken):
            check_free(folder)
            rmtree(folder, ignore_errors=True)


def _copy_store(store: Path, copy: Path) -> None:
    from sqlite3 import DatabaseError

    from regift.tables.storage.sqlite_file_check_upgrade_open_copy import copy_store

    try:
        copy_store(store, copy)
    except DatabaseError as error:
        raise CannotRun(f"can't copy {store}: {error}") from None


def _pack(parts: list[Path], file: Path) -> None:
    descriptor = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    with os.fdopen(descriptor, "wb") as made, ZipFile(made, "w", ZIP_DEFLATED) as packed:
        for part in parts:
            packed.write(part, part.name)


def _put_in_place(packed: Path, file: Path) -> None:
    """Give a whole zip its name; OSError where a file has that name by now."""
    try:
        file.hardlink_to(packed)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        packed.rename(file)


@contextmanager
def _tidying_up_when_stopped() -> Iterator[None]:
    """Let SIGTERM, as of a time limit, SIGHUP and SIGQUIT stop the block like Ctrl+C: no half of it stays behind.

    One that is ignored, as SIGHUP is under nohup, still is.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    known = [getattr(signal, name, None) for name in ("SIGTERM", "SIGHUP", "SIGQUIT")]
    ends = [each for each in known if each is not None and signal.getsignal(each) is not signal.SIG_IGN]
    before = [signal.signal(each, signal.default_int_handler) for each in ends]
    try:
        yield
    finally:
        for each, handler in zip(ends, before, strict=True):
            signal.signal(each, handler)

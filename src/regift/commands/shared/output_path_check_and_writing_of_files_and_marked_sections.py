"""Folders and files that a command writes, checked before it starts."""

import os
from pathlib import Path
from tempfile import TemporaryFile

from regift.commands.shared.user_fixable_command_error import CannotRun


def check_folder(folder: Path) -> None:
    """Make the folder if need be; raise CannotRun if it can't be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise CannotRun(f"can't write in {folder}: {error.strerror}") from None


def check_file(path: Path) -> None:
    """Make the file's folder if need be; raise CannotRun if the file can't be written."""
    if path.is_dir():
        raise CannotRun(f"can't write {path}: it is a folder")
    check_folder(path.parent)


def write_atomically(path: Path, text: str) -> None:
    """Write the file, all of it or nothing; raise CannotRun if that fails."""
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        unfinished.write_text(text, encoding="utf-8")
        unfinished.replace(path)
    except OSError as error:
        unfinished.unlink(missing_ok=True)
        raise CannotRun(f"can't write {path}: {error.strerror}") from None


def write_section(path: Path, name: str, text: str) -> None:
    """Write the text between the file's marks of that name, or at its end; raise CannotRun if that fails."""
    begin, end = f"<!-- {name} begins -->", f"<!-- {name} ends -->"
    try:
        page = path.read_text(encoding="utf-8") if path.exists() else ""
    except (OSError, UnicodeDecodeError) as error:
        raise CannotRun(f"can't read {path}: {error}") from None
    before, found, rest = page.partition(begin)
    after = rest.partition(end)[2] if found else ""
    if found and end not in rest:
        raise CannotRun(f"{path}: {begin} is there, {end} is not")
    head = before if found or not before else f"{before.rstrip()}\n\n"
    write_atomically(path, f"{head}{begin}\n{text}{end}{after or chr(10)}")

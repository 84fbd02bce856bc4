"""What the terminal client remembers between two evenings: tokens of seats, a name and a language."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from regift.user_data_and_state_folders import state_home

MOST: Final = 50
"""Seats that are remembered, the newest."""


class SessionData(msgspec.Struct):
    """The contents of the file."""

    name: str = ""
    language: str = ""
    tokens: dict[str, str] = {}
    """By server and code of a table."""


class SavedSession:
    """One file, readable by its user alone; where it can't be written, nothing is remembered."""

    def __init__(self, folder: Path | None = None) -> None:
        self.path = (folder or state_home()) / "terminal.json"
        self.data = SessionData()
        with suppress(OSError, msgspec.DecodeError):
            self.data = msgspec.json.decode(self.path.read_bytes(), type=SessionData)

    def token(self, table: str) -> str:
        """Return the token of one's seat at a table, "" for none."""
        return self.data.tokens.get(table, "")

    def keep_token(self, table: str, token: str) -> None:
        """Remember the token, or forget it where it is empty."""
        tokens = {each: kept for each, kept in self.data.tokens.items() if each != table}
        if token:
            tokens[table] = token
        self.data.tokens = dict(list(tokens.items())[-MOST:])
        self._write()

    def keep_person(self, name: str, language: str) -> None:
        """Remember what the user is called and reads."""
        self.data.name, self.data.language = name, language
        self._write()

    def _write(self) -> None:
        unfinished = self.path.with_name(f".{self.path.name}.{os.getpid()}")
        with suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            descriptor = os.open(unfinished, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)
            with os.fdopen(descriptor, "wb") as file:
                file.write(msgspec.json.encode(self.data))
            unfinished.replace(self.path)

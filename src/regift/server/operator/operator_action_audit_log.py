"""The operator's log: who did what when, a line of JSON each. It holds no name, token, seat code or card."""

import logging
import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

NAME: Final = "operator.log"

log = logging.getLogger("regift.operator")


class OperatorLog:
    """Appends to a file in the data folder that only its owner can read."""

    def __init__(self, data: Path) -> None:
        self.path = data / NAME

    def note(self, uid: int, act: str, date: float, **about: str | float) -> None:
        """Write down what somebody did; a disk that is full is no reason to let nothing be done."""
        when = datetime.fromtimestamp(date, UTC).isoformat(timespec="seconds")
        line = msgspec.json.encode({"when": when, "uid": uid, "user": user_name(uid), "act": act, **about})
        log.info("an operator did something", extra={"act": act, "uid": uid, **about})
        try:
            with os.fdopen(os.open(self.path, os.O_APPEND | os.O_CREAT | os.O_WRONLY, 0o600), "ab") as file:
                file.write(line + b"\n")
        except OSError as error:
            log.warning("%s can't be written: %s", self.path, error.strerror)


def user_name(uid: int) -> str:
    """Return what the system calls a user, "" where it does not."""
    try:
        import pwd

        return pwd.getpwuid(uid).pw_name
    except (ImportError, KeyError):
        return ""

"""A real terminal for a command, whose keys a test presses."""

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
from pathlib import Path
from typing import Self

from tests.waiting import HUNG

START = (sys.executable, "-c", "from regift.cli import main; main()")
LEAVE_SCREEN = b"\x1b[?1049l"


class Pty:
    """A process at a terminal of 80 × 24."""

    def __init__(self, *arguments: str, home: Path, **more: str) -> None:
        self.own, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
        environment = kept | {"TERM": "xterm-256color", "XDG_STATE_HOME": str(home), "LANG": "C.UTF-8"} | more
        self.process = subprocess.Popen(
            [*START, *arguments], stdin=theirs, stdout=theirs, stderr=theirs, env=environment, start_new_session=True
        )
        os.close(theirs)
        self.heard = b""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """End the process, if it still runs, and give the terminal back."""
        self.process.kill()
        self.process.wait()
        os.close(self.own)

    def leave_game(self) -> None:
        """Leave the table, mean it, and wait until the command has ended well."""
        self.press(b"q")
        self.until(b"able")  # Leave the table, quitter la table
        self.press(b"\r")
        self.until(LEAVE_SCREEN)
        assert self.process.wait(HUNG) == 0

    def until(self, said: bytes) -> None:
        """Wait for some output."""
        while said not in self.heard:
            assert select.select([self.own], [], [], HUNG)[0], self.heard[-2000:]
            self.heard += os.read(self.own, 65536)

    def press(self, keys: bytes) -> None:
        """Press keys; what comes after them is heard anew."""
        self.heard = b""
        os.write(self.own, keys)

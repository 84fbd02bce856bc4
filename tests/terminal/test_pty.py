"""The command in a real terminal: it takes the screen, plays, and gives it back."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from pathlib import Path

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

    def until(self, said: bytes) -> None:
        """Wait for some output."""
        while said not in self.heard:
            assert select.select([self.own], [], [], HUNG)[0], self.heard[-2000:]
            self.heard += os.read(self.own, 65536)

    def press(self, keys: bytes) -> None:
        """Press keys; what comes after them is heard anew."""
        self.heard = b""
        os.write(self.own, keys)


def test_without_colours_and_emoji_a_game_is_drawn_in_greys_and_letters(tmp_path: Path) -> None:
    bare = {"COLORTERM": "truecolor", "NO_COLOR": "1", "LC_ALL": "C"}
    played = Pty("play", "kung_fu", "--seed", "1", "--language", "en", "--no-emoji", home=tmp_path, **bare)
    try:
        played.until(b"Your turn!")
        colours = set(re.findall(rb"[34]8;2;(\d+);(\d+);(\d+)", played.heard))
        assert colours
        assert [colour for colour in colours if len(set(colour)) > 1] == []
        assert [sign for sign in played.heard.decode() if ord(sign) > 0xFFFF] == []
    finally:
        played.process.kill()
        played.process.wait()
        os.close(played.own)


def test_a_game_is_started_and_left_in_a_real_terminal(tmp_path: Path) -> None:
    played = Pty("play", "kung_fu", "--seats", "2", "--pace", "quick", "--seed", "1", "--language", "en", home=tmp_path)
    try:
        played.until(b"Your turn!")
        played.press(b"l")
        played.until("À toi".encode())
        played.press(b"q")
        played.until(b"Quitter la table")
        played.press(b"\r")
        played.until(LEAVE_SCREEN)
        assert played.process.wait(HUNG) == 0
    finally:
        played.process.kill()
        played.process.wait()
        os.close(played.own)
    assert b'"language":"fr"' in (tmp_path / "regift" / "terminal.json").read_bytes()

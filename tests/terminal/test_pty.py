"""The command in a real terminal: it takes the screen, plays, and gives it back."""

import os
import re
from pathlib import Path

from tests.terminal.pseudo_terminal import LEAVE_SCREEN, Pty
from tests.waiting import HUNG


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

"""The command in a real terminal: it takes the screen, plays, and gives it back."""

import re
from pathlib import Path

from tests.terminal.pseudo_terminal import Pty


def test_without_colours_and_emoji_a_game_is_drawn_in_greys_and_letters(tmp_path: Path) -> None:
    bare = {"COLORTERM": "truecolor", "NO_COLOR": "1", "LC_ALL": "C"}
    with Pty("play", "kung_fu", "--seed", "1", "--language", "en", "--no-emoji", home=tmp_path, **bare) as played:
        played.until(b"Your turn!")
        colours = set(re.findall(rb"[34]8;2;(\d+);(\d+);(\d+)", played.heard))
        assert colours
        assert [colour for colour in colours if len(set(colour)) > 1] == []
        assert [sign for sign in played.heard.decode() if ord(sign) > 0xFFFF] == []


def test_a_game_is_started_and_left_in_a_real_terminal(tmp_path: Path) -> None:
    options = ("--seats", "2", "--pace", "quick", "--seed", "1", "--language", "en")
    with Pty("play", "kung_fu", *options, home=tmp_path) as played:
        played.until(b"Your turn!")
        played.press(b"l")
        played.until("À toi".encode())
        played.leave_game()
    assert b'"language":"fr"' in (tmp_path / "regift" / "terminal.json").read_bytes()

"""The characters that bots play at a table: which of them sits where."""

from typing import Final

CHARACTERS: Final = 8


def character_at(code: str, seat: int) -> int:
    """Return which character the bot on a seat plays, from 1: every client gives it the same."""
    start = 0
    for letter in code:
        start = start * 31 + ord(letter)
    return (start + seat) % CHARACTERS + 1

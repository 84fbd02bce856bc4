"""Table codes: four letters that nobody mistakes for another when they are called across a room."""

import re
from pathlib import Path
from typing import Final

from regift.kit.seeded_random_generator import Chance
from regift.tables.request_error import RequestError

LETTERS: Final = "ABCDEFGHJKLMNPRSTUWXYZ"
"""No I, O, Q or V."""
IN_BROWSER: Final = "O"
"""What the codes of tables begin with that a browser keeps for itself: no server's do."""
FIRST_NUMBER: Final = 10**15
NUMBERS: Final = 8 * 10**15
"""Tables are numbered from there on, so many numbers there are: all fit into a float."""
CODE: Final = re.compile(r"[A-Z]{4}")
"""How the code of a table is written, whatever letters it was drawn from."""


def read_rude_words() -> tuple[str, ...]:
    """Return the words that no code holds, in English or French."""
    text = (Path(__file__).parent / "rude_words.txt").read_text(encoding="utf-8")
    return tuple([line for line in text.splitlines() if line and not line.startswith("#")])


RUDE: Final = read_rude_words()


def is_rude(code: str) -> bool:
    """Return whether the code is, or holds, a rude word."""
    return any(word in code for word in RUDE)


def read_code(said: str) -> str:
    """Return the code of a table as somebody wrote it, in capitals; RequestError for what is none."""
    code = said.strip().upper()
    if not CODE.fullmatch(code):
        raise RequestError("table", "the four letters of its code, such as KNOT", ascii(said))
    return code


def draw_code(chance: Chance, start: str = "") -> str:
    """Draw a code that is not rude, each as likely; all have this start."""
    while True:
        code = start + "".join(LETTERS[chance.below(len(LETTERS))] for _ in range(4 - len(start)))
        if not is_rude(code):
            return code


def draw_number(chance: Chance) -> int:
    """Draw the number by which the store and tokens know a table, so that no token is good at a later table.

    All have sixteen digits.
    """
    return FIRST_NUMBER + (int(chance.word()) << 32 | int(chance.word())) % NUMBERS

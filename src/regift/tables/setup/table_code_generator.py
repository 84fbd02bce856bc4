"""Table codes: four letters that nobody mistakes for another when they are called across a room."""

from pathlib import Path
from typing import Final

from regift.kit.chance import Chance

LETTERS: Final = "ABCDEFGHJKLMNPRSTUWXYZ"
"""No I, O, Q or V."""


def read_rude_words() -> tuple[str, ...]:
    """Return the words that no code holds, in English or French."""
    text = (Path(__file__).parent / "rude_words.txt").read_text(encoding="utf-8")
    return tuple([line for line in text.splitlines() if line and not line.startswith("#")])


RUDE: Final = read_rude_words()


def is_rude(code: str) -> bool:
    """Return whether the code is, or holds, a rude word."""
    return any(word in code for word in RUDE)


def draw_code(chance: Chance) -> str:
    """Draw a code that is not rude, each as likely."""
    while True:
        code = "".join(LETTERS[chance.below(len(LETTERS))] for _ in range(4))
        if not is_rude(code):
            return code

"""Table codes: four letters that nobody mistakes for another when they are called across a room."""

from typing import Final

from regift.kit.chance import Chance

LETTERS: Final = "ABCDEFGHJKLMNPRSTUWXYZ"
"""No I, O, Q or V."""
RUDE: Final = frozenset(
    {"ANAL", "ANUS", "ARSE", "BUTT", "CACA", "CRAP", "FUCK", "JERK", "PUTA", "PUTE", "RAPE", "SLUT"}
)
"""Codes that are not given out, in English or French."""


def draw_code(chance: Chance) -> str:
    """Draw a code, each as likely."""
    while True:
        code = "".join(LETTERS[chance.below(len(LETTERS))] for _ in range(4))
        if code not in RUDE:
            return code

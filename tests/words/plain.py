"""Tell words of the pseudo-language from those that were never in a file of words."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tools.pseudo import pseudo_rules, pseudo_words

PLAIN: Final = re.compile("[A-Za-z]{2,}")
"""What no word of the pseudo-language holds."""
SOFT: Final = "\u00ad"
"""Where a long word may be broken."""
NOT_WORDS: Final = (
    r"https?://\S+",
    r"\b[a-z.]+:\d+\b",  # where the server is
    r"\b[A-Z]+-[A-Z]*\d+[a-z]?\b",  # a clause of the rules
    r"\b[A-Z0-9]{4} ?[A-Z0-9]{4}\b",  # the code of a seat
    r"\bRegift\b",
    r"\b(GO|GIFTED)\b",  # printed on the board of GiftTRAP
    r"\b(English|Français|EN|FR)\b",  # a language is called as those call it who speak it
)


def plain_words(text: str, *names: str) -> list[str]:
    """Return the words of a text that are in no file of words; names and codes are none."""
    left = re.sub("|".join((*NOT_WORDS, *(rf"\b{name}\b" for name in names if name))), "", text.replace(SOFT, ""))
    return PLAIN.findall(left)


def in_pseudo(read: Callable[..., str]) -> Callable[..., str]:
    """Read every English file of words and rules as if it were written in the pseudo-language."""

    def read_text(path: Path, *args: str, **kwargs: str) -> str:
        text = read(path, *args, **kwargs)
        if path.name.endswith(".en.ftl"):
            return pseudo_words(text)
        return pseudo_rules(text) if path.name == "RULES.en.md" else text

    return read_text

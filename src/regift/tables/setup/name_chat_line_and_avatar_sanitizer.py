"""What people may call themselves, their cards and their decks: something that others can see and tell apart."""

import re
import unicodedata
from typing import Final

from regift.tables.request_error import RequestError

MAX_NAME_LENGTH: Final = 24
MARKS: Final = 2
"""Most combining marks in a row: enough for any script, too few to climb over the neighbours."""
JOINER: Final = "\u200d"
"""Joins emoji, as in a family."""
PRESENTATIONS: Final = "\ufe0e\ufe0f"
"""After a sign: draw it as text, or as an emoji."""
KEY: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,23}")
COLUMNS: Final = 2
"""Columns of a letter that a name may take on average: as many as the letters of Chinese or Japanese."""
LONG_SIGNS: Final = {"\ufdfd": 18, "\u2e3a": 2, "\u2e3b": 3} | {chr(sign): 4 for sign in range(0x12000, 0x12550)}
"""By sign: columns where nothing else tells that it is so long, such as cuneiform."""

IGNORABLE: Final = frozenset(
    [
        *"\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0",
        *map(chr, range(0x180B, 0x1810)),
        *map(chr, range(0xFE00, 0xFE10)),
        *map(chr, range(0xE0100, 0xE01F0)),
    ]
)
"""What Unicode calls default-ignorable and yet a letter or a mark: it is drawn as nothing at all."""
BLANK: Final = frozenset("\u2800\ufffc\U00013441\U00013442\U0001d159\U00016fe4")
"""Letters and signs that are drawn as empty room: a Braille cell without dots, a note without a head, and the like."""


def clean_name(text: str) -> str:
    """Return a name as it may stand on the table, or RequestError when nothing is left."""
    return clean(text, "name", MAX_NAME_LENGTH)


def clean(text: str, field: str, longest: int) -> str:
    """Return a name of at most so many letters, without what can't be seen; RequestError where it names nothing.

    At least one of its letters, numbers or emoji has to be seen.
    """
    name = _visible(text, longest)
    if not any(_names(letter) for letter in name):
        raise RequestError(field, f"1 to {longest} letters that can be seen")
    return name


def clean_if_any(text: str, longest: int) -> str:
    """Return a name as `clean` does, and "" where that names nothing: for what may go without."""
    try:
        return clean(text, "name", longest)
    except RequestError:
        return ""


def clean_line(text: str, field: str, longest: int) -> str:
    """Return a line that somebody says, of which anything at all can be seen; RequestError when nothing can."""
    line = _visible(text, longest)
    if not any(_names(letter) or unicodedata.category(letter)[0] == "P" for letter in line):
        raise RequestError(field, f"1 to {longest} letters that can be seen")
    return line


def clean_avatar(text: str) -> str:
    """Return the name of a picture as it came, or RequestError when it can't be one."""
    if not KEY.fullmatch(text):
        raise RequestError("avatar", "the name of a picture")
    return text


def _visible(text: str, longest: int) -> str:
    """Take out what can't be seen or turns text around, collapse spaces, and cut."""
    seen: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        if kind[0] == "Z" or letter in "\t\n\r" or letter in BLANK:
            seen.append(" ")
        elif _is_drawn(letter, kind, seen[-1:]):
            marks = marks + 1 if kind in ("Mn", "Me") and letter not in PRESENTATIONS else 0
            if marks <= MARKS:
                seen.append(letter)
    collapsed = " ".join("".join(seen).split())
    return _fitting(unicodedata.normalize("NFC", collapsed)[:longest], longest * COLUMNS).strip().strip(JOINER)


def _fitting(text: str, columns: int) -> str:
    """Return as much of the beginning as so many columns hold."""
    for place, letter in enumerate(text):
        columns -= _columns(letter)
        if columns < 0:
            return text[:place]
    return text


def _columns(letter: str) -> int:
    """Return how long a letter is drawn: one that stands for several words, as in Arabic, as long as these."""
    width = 2 if unicodedata.east_asian_width(letter) in "WF" else 1
    return max(width, len(unicodedata.normalize("NFKC", letter)), LONG_SIGNS.get(letter, 0))


def _is_drawn(letter: str, kind: str, before: list[str]) -> bool:
    """Return whether it is seen, or changes how the one before it is drawn."""
    if letter == JOINER:
        return bool(before) and unicodedata.category(before[0])[0] in "SM"
    if letter in PRESENTATIONS:
        return bool(before) and unicodedata.category(before[0])[0] in "SNP"
    return kind[0] != "C" and letter not in IGNORABLE


def _names(letter: str) -> bool:
    """Return whether it is a letter, a number or an emoji that can be seen."""
    return unicodedata.category(letter)[0] in "LNS" and letter not in IGNORABLE and letter not in BLANK

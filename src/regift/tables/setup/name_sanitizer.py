"""What people may call themselves."""

import re
import unicodedata
from typing import Final

from regift.tables.request_error import RequestError

MAX_NAME_LENGTH: Final = 24
MARKS: Final = 2
"""Most combining marks in a row: enough for any script, too few to climb over the neighbours."""
JOINER: Final = "\u200d"
"""Joins emoji, as in a family."""
KEY: Final = re.compile(r"[a-z0-9_-]{1,24}")


def clean_name(text: str) -> str:
    """Return a name as it may stand on the table, or RequestError when nothing is left."""
    return clean(text, "name", MAX_NAME_LENGTH)


def clean(text: str, field: str, longest: int) -> str:
    """Take out what can't be seen or turns text around, collapse spaces, cut; RequestError when nothing is left."""
    seen: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind[0] == "Z" or letter in "\t\n\r":
            seen.append(" ")
        elif (kind[0] != "C" or letter == JOINER) and marks <= MARKS:
            seen.append(letter)
    name = " ".join("".join(seen).split())[:longest].strip().strip(JOINER)
    if not name:
        raise RequestError(field, f"1 to {longest} letters that can be seen")
    return name


def clean_avatar(text: str) -> str:
    """Return the name of a picture as it came, or RequestError when it can't be one."""
    if not KEY.fullmatch(text):
        raise RequestError("avatar", "the name of a picture")
    return text

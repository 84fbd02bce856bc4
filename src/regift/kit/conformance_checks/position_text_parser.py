"""What reading a position from text has in common: its parts, its numbers, and the last look at the whole."""

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import i64

from regift.kit.refusal_and_errors import BadRecord

MOST_DIGITS: Final = 7
"""No number of a position is longer."""


def is_number(text: str) -> bool:
    """Return whether the text is a whole number, perhaps with a minus, that a position can hold."""
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= MOST_DIGITS


def number_of(name: str, text: str, low: i64, high: i64) -> int:
    """Read a whole number from `low` to `high`; BadRecord names the part and what was expected."""
    if not is_number(text) or not low <= int(text) <= high:
        raise BadRecord(f"position: {name}: expected a number from {low} to {high}, got {text!r}")
    return int(text)


def split_parts(text: str, names: Sequence[str]) -> dict[str, str]:
    """Split a position into what stands after each name; BadRecord for one that is unknown, or there twice."""
    parts: dict[str, str] = {}
    for part in text.split("|"):
        name, _, rest = part.strip().partition(" ")
        if not name:
            continue
        if name not in names:
            raise BadRecord(f"position: {name!r} is not a part of one; expected {' or '.join(names)}")
        if name in parts:
            raise BadRecord(f"position: {name}: expected once, found twice")
        parts[name] = rest.strip()
    return parts


def split_seats(name: str, text: str, seats: int) -> list[str]:
    """Split what stands for each seat; seats left out at the end have nothing."""
    parts = [part.strip() for part in text.split("/")]
    if len(parts) > seats:
        raise BadRecord(f"position: {name}: {len(parts)} seats are described, the game has {seats}")
    return parts + [""] * (seats - len(parts))


def check_whole(check: Callable[[], None]) -> None:
    """Run the check of all laws of a game on what was read; BadRecord says which is broken."""
    try:
        check()
    except AssertionError as broken:
        raise BadRecord(f"position: {broken}") from None

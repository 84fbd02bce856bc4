"""Shifting bits the same way interpreted and compiled."""

from mypy_extensions import i64


def shifted(bits: i64, by: i64) -> i64:
    """Shift left. A literal shifted in place would be a 32-bit number once mypyc has made C of it."""
    return bits << by


def bit(number: i64) -> i64:
    """Return the number whose only bit is this one, 0 to 62."""
    return shifted(1, number)

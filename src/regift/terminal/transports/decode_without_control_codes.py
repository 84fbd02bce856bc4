"""What a server sends, decoded without anything that could drive a terminal: it may be a hostile one.

A control code in a name, a line of talk or a notice would set the window's title, write the clipboard or fake the
screen of whoever joins; a sign that turns text around would hide what stands there. No text needs either.
"""

import re
from typing import Final, TypeVar

import msgspec

Decoded = TypeVar("Decoded")

CONTROL: Final = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
"""C0 and C1 control codes but the end of a line, and what turns text around or breaks it."""


def decode(frame: str | bytes, kind: type[Decoded]) -> Decoded:
    """Decode JSON as that kind of message; msgspec.DecodeError where it is something else."""
    try:
        return msgspec.convert(without_control_codes(msgspec.json.decode(frame)), kind)
    except RecursionError:
        raise msgspec.DecodeError("expected a message, got what is nested too deeply") from None


def without_control_codes(value: object) -> object:
    """Return decoded JSON with every string, keys too, free of control codes."""
    if isinstance(value, str):
        return CONTROL.sub("", value)
    if isinstance(value, list):
        return [without_control_codes(each) for each in value]
    if isinstance(value, dict):
        return {CONTROL.sub("", key): without_control_codes(each) for key, each in value.items()}
    return value

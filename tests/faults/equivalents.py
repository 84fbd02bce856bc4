"""Read the reviewed list of changes that change nothing anybody could observe."""

import tomllib
from pathlib import Path
from typing import NamedTuple

from tests.faults.fault import Fault

LIST = Path(__file__).with_name("equivalents.toml")


class Equivalent(NamedTuple):
    """One change, and why it is no fault."""

    file: str
    was: str
    becomes: str
    reason: str
    function: str = ""
    """The function it lies in, where another one of the file has the same line; empty where it is the only one."""


def read() -> list[Equivalent]:
    """Return the list."""
    return [Equivalent(**entry) for entry in tomllib.loads(LIST.read_text()).get("equivalent", [])]


def reason_of(fault: Fault, known: list[Equivalent]) -> str:
    """Return why a fault is none; nothing where it is one."""
    wanted = (fault.file, fault.was, fault.becomes)
    for entry in known:
        if entry[:3] == wanted and entry.function in {"", fault.function}:
            return entry.reason
    return ""

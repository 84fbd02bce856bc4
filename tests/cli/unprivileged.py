"""Run `regift` as somebody whom file permissions stop, even where the tests run as root."""

import os
import subprocess
import sys
from typing import Final

from tests.waiting import HUNG

DROP: Final = """
import ctypes
assert ctypes.CDLL(None).capset((ctypes.c_uint32 * 2)(0x20080522, 0), (ctypes.c_uint32 * 6)()) == 0
"""
"""Gives up every privilege of root (Linux capabilities, layout 3); files that root owns can still be read."""
PROGRAM: Final = (DROP if os.geteuid() == 0 else "") + "from regift.cli import main\nmain()"


def complaint(*arguments: str) -> str:
    """Run a command that must fail with one line and exit 2; give the line."""
    command = [sys.executable, "-c", PROGRAM, *arguments]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=HUNG, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr.count("\n")) == (2, "", 1), ended
    return ended.stderr.removeprefix("regift: ").rstrip()

"""The processes that are started while a test runs, and by which threads: a loop that starts one holds everybody up."""

import subprocess
import threading
from typing import NamedTuple

import pytest

from tests.waiting import HUNG


class Start(NamedTuple):
    """One process that was started."""

    process: "subprocess.Popen[bytes]"
    thread: threading.Thread


def processes_started(monkeypatch: pytest.MonkeyPatch, may_start: threading.Event | None = None) -> list[Start]:
    """Return a list that each process is put into as it is started, once the event is set."""
    starts: list[Start] = []
    start = subprocess.Popen.__init__

    def noting(process: "subprocess.Popen[bytes]", *arguments: object, **more: object) -> None:
        starts.append(Start(process, threading.current_thread()))
        if may_start is not None:
            may_start.wait(HUNG)
        start(process, *arguments, **more)  # type: ignore[call-overload]

    monkeypatch.setattr(subprocess.Popen, "__init__", noting)
    return starts

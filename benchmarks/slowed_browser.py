"""A browser on a slow machine: its processes are stopped and let run in turn.

The throttling of the DevTools protocol slows the thread of a page down, and no worker of it.
"""

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

SLOWDOWN: Final = 6
RUN: Final = 0.003
"""Seconds, or a little more, for which a slowed browser runs before it is stopped for five times as long."""


@contextmanager
def slowed() -> Iterator[None]:
    """Slow down all processes of this program's browsers that show pages, with their workers, until the block ends."""
    pages = renderers()
    assert pages, "no browser shows a page"
    is_over = threading.Event()

    def signal_all(which: signal.Signals) -> None:
        for process in pages:
            with suppress(ProcessLookupError):
                os.kill(process, which)

    def take_turns() -> None:
        while not is_over.is_set():
            begun = time.monotonic()
            time.sleep(RUN)
            signal_all(signal.SIGSTOP)
            # A busy machine wakes this thread up late: what ran longer is stopped longer.
            time.sleep((time.monotonic() - begun) * (SLOWDOWN - 1))
            signal_all(signal.SIGCONT)

    turns = threading.Thread(target=take_turns)
    turns.start()
    try:
        yield
    finally:
        is_over.set()
        turns.join()


def renderers() -> list[int]:
    """Return the processes below this one that show pages and run their workers."""
    parents, found = dict[int, int](), list[int]()
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                status = (folder / "stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
                program = (folder / "cmdline").read_text(encoding="utf-8", errors="replace")
            except OSError:
                continue
            parents[int(folder.name)] = int(status[1])
            if "--type=renderer" in program:
                found.append(int(folder.name))

    def is_below(process: int) -> bool:
        while process in parents:
            process = parents[process]
            if process == os.getpid():
                return True
        return False

    return [process for process in found if is_below(process)]

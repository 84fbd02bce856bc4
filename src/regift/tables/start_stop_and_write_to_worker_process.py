"""Worker processes: modules of ours that run beside the server, started and ended without holding up the event loop.

To start one the system copies what it knows of the server, which takes the longer the larger the server is. An event
loop would do that itself, and keep everybody waiting (asyncio's own subprocesses). They give way to the server from
the first moment: what they load before their first line takes as long as a hundred moves.
"""

import asyncio
import os
import subprocess
import sys
import threading
from contextlib import suppress
from typing import IO, Final

LOWEST_PRIORITY: Final = 19
"""How far a process gives way, as `nice` counts, that works only when nobody else needs the processor."""

Process = subprocess.Popen[bytes]


async def start_worker(module: str, *, shows_errors: bool = True, nice: int = LOWEST_PRIORITY) -> Process:
    """Run a module with pipes to its input and output; end it where nobody waits for it any more.

    `shows_errors`: what it writes to standard error goes where that of the server goes, else nowhere.
    """
    errors = None if shows_errors else subprocess.DEVNULL
    start = _Start()
    try:
        return await asyncio.to_thread(start.run, module, errors, nice)
    except asyncio.CancelledError:
        start.abandon()
        raise


async def end_worker(process: Process) -> None:
    """End a process, if it still runs, and close its pipes once no thread waits at them."""
    process.kill()
    await asyncio.to_thread(_let_go, process)


async def write_to(process: Process, content: bytes) -> None:
    """Write all of it to the process; BrokenPipeError where it has ended."""
    await asyncio.to_thread(_write, _input_of(process), content)


def output_of(process: Process) -> IO[bytes]:
    """Return what a thread reads from."""
    assert process.stdout is not None
    return process.stdout


def _input_of(process: Process) -> IO[bytes]:
    assert process.stdin is not None
    return process.stdin


class _Start:
    """The start of a process by a thread, which nobody may want any more by the time it runs.

    Nothing here waits in the event loop: whoever is cancelled once may be cancelled again at their next await, and
    would lose the process there.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process: Process | None = None
        self._is_wanted = True

    def run(self, module: str, errors: int | None, nice: int) -> Process:
        process = subprocess.Popen(
            (sys.executable, "-m", module), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors
        )
        with suppress(OSError):  # one that has ended already
            _lower_priority(process.pid, nice)
        with self._lock:
            self._process = process
            is_wanted = self._is_wanted
        if not is_wanted:
            _end(process)
        return process

    def abandon(self) -> None:
        """Let a thread end the process, now or once it runs."""
        with self._lock:
            self._is_wanted = False
            process = self._process
        if process is not None:
            asyncio.get_running_loop().run_in_executor(None, _end, process)


def _lower_priority(pid: int, nice: int) -> None:
    """Let a process give way to all that want the processor; on Linux, one of the lowest priority makes nobody wait."""
    if sys.platform != "win32":
        os.setpriority(os.PRIO_PROCESS, pid, nice)
    if sys.platform == "linux" and nice == LOWEST_PRIORITY:
        os.sched_setscheduler(pid, os.SCHED_IDLE, os.sched_param(0))


def _end(process: Process) -> None:
    process.kill()
    _let_go(process)


def _let_go(process: Process) -> None:
    process.wait()
    for pipe in (_input_of(process), output_of(process)):
        with suppress(OSError):  # what it has not read any more
            pipe.close()


def _write(pipe: IO[bytes], content: bytes) -> None:
    pipe.write(content)
    pipe.flush()

"""Worker processes: modules of ours that run beside the server, started and ended without holding up the event loop.

To start one the system copies what it knows of the server, which takes the longer the larger the server is. An event
loop would do that itself, and keep everybody waiting (asyncio's own subprocesses).
"""

import asyncio
import subprocess
import sys
from contextlib import suppress
from typing import IO

Process = subprocess.Popen[bytes]


async def start_worker(module: str, *, shows_errors: bool = True) -> Process:
    """Run a module with pipes to its input and output; end it where nobody waits for it any more.

    `shows_errors`: what it writes to standard error goes where that of the server goes, else nowhere.
    """
    starting = asyncio.ensure_future(asyncio.to_thread(_start, module, None if shows_errors else subprocess.DEVNULL))
    try:
        return await asyncio.shield(starting)
    except asyncio.CancelledError:
        await end_worker(await starting)
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


def _start(module: str, errors: int | None) -> Process:
    return subprocess.Popen(
        (sys.executable, "-m", module), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors
    )


def _let_go(process: Process) -> None:
    process.wait()
    for pipe in (_input_of(process), output_of(process)):
        with suppress(OSError):  # what it has not read any more
            pipe.close()


def _write(pipe: IO[bytes], content: bytes) -> None:
    pipe.write(content)
    pipe.flush()

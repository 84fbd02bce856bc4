"""The server as a process of its own, to be killed."""

import asyncio
import os
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx

from tests.server.playing import Served
from tests.waiting import HUNG

PROGRAM = """
from pathlib import Path
from regift.server import run
run.GRACE = {grace}
run.serve(host="127.0.0.1", port={port}, data=Path({data!r}), open_browser=False)
"""


class ServedAlone(Served):
    """A server in another process."""

    pid = 0
    code = 0
    """What it exited with."""


@asynccontextmanager
async def process(data: Path, port: int, last: int, **more: str) -> AsyncIterator[ServedAlone]:
    """Run a server of its own and end it by a signal; `more`: variables of its environment."""
    program = PROGRAM.format(port=port, data=str(data), grace=int(HUNG))
    variables = {**os.environ, "REGIFT_BOT_PACE": "0", "REGIFT_WINDOW_LIMIT": "0", "REGIFT_LIMITS": "0", **more}
    with (data.parent / "log").open("ab") as log:
        command = (sys.executable, "-c", program)
        running = await asyncio.create_subprocess_exec(*command, env=variables, stdout=log, stderr=log)
    served = ServedAlone(port)
    served.pid = running.pid
    try:
        await _healthy(served, running)
        yield served
        for player in served.players:
            await player.socket.close()
    finally:
        await served.http.aclose()
        with suppress(ProcessLookupError):
            running.send_signal(last)
        served.code = await asyncio.wait_for(running.wait(), HUNG)


async def _healthy(served: Served, running: Process) -> None:
    async with asyncio.timeout(HUNG):
        while running.returncode is None:
            try:
                await served.http.get("/healthz")
            except httpx.TransportError:
                await asyncio.sleep(0.05)
            else:
                return
    raise AssertionError("the server did not start")

"""The event loop's lag: how much later than asked for it comes to do something."""

import asyncio
from typing import Final

from regift.server.operations.server_counters import ServerCounters

INTERVAL: Final = 0.1
"""Seconds between two looks."""


async def watch_lag(counters: ServerCounters) -> None:
    """Note the lag again and again, until cancelled."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + INTERVAL
        await asyncio.sleep(INTERVAL)
        counters.note_lag(max(0.0, loop.time() - due))

"""How long tests wait: far longer than the busiest machine takes, so that only what hangs is given up."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

HUNG: Final = 120.0
"""Seconds after which what a test waits for counts as hung."""
GAME: Final = 900.0
"""The same for a whole game that is played in browsers."""
WALK: Final = 7200.0
"""The same for a walk by every screen there is."""
GLANCE: Final = 0.01
"""Seconds between two looks at what nothing tells of."""


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so that no event tells of; TimeoutError where that never happens."""
    async with asyncio.timeout(HUNG):
        while not is_so():  # noqa: ASYNC110 (there is no event)
            await asyncio.sleep(GLANCE)


def wait_until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so, outside an event loop; TimeoutError where that never happens."""
    end = time.monotonic() + HUNG
    while not is_so():
        if time.monotonic() > end:
            raise TimeoutError
        time.sleep(GLANCE)

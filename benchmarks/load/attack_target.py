"""What is attacked, and what attackers do again and again: they connect, send, and neither read nor send any more."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, NamedTuple

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from benchmarks.load.spectators import home_of, step_back
from tests.server.playing import Served

GAME: Final = "gift_trap"
"""What attackers make tables of: the game with the largest sheet, and with cards of a table's own."""
BREATH: Final = 0.001
"""Seconds between two requests of one who gets no answer worth waiting for."""


class Target(NamedTuple):
    """What is attacked."""

    served: Served
    code: str
    """A table at which people play."""
    many: int
    """How many attack."""

    @property
    def port(self) -> int:
        """Return the server's port."""
        return int(self.served.address.rpartition(":")[2])


async def again_and_again(act: Callable[[], Awaitable[object]]) -> None:
    """Do something for ever, whatever comes of it."""
    while True:
        with suppress(OSError, httpx.HTTPError, ConnectionClosed, InvalidHandshake, AssertionError, EOFError):
            await act()
        await asyncio.sleep(BREATH)


async def all_at_once(target: Target, act: Callable[[int], Awaitable[object]]) -> None:
    """Let all attack for ever, once what they need is laid out; a busy machine must not starve that."""
    step_back()
    print("begun", flush=True)
    await asyncio.gather(*(again_and_again(lambda at=number: act(at)) for number in range(target.many)))  # type: ignore[misc]


async def opened(target: Target, number: int, sent: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Connect from one of several networks and send bytes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=home_of(number), limit=1024)
    writer.write(sent)
    return reader, writer


async def held(target: Target, number: int, sent: bytes, seconds: float = 3600) -> None:
    """Send bytes, then neither read nor send; come back when cut off."""
    _, writer = await opened(target, number, sent)
    try:
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        async with asyncio.timeout(seconds):
            while not writer.is_closing():
                writer.write(b"")
                await asyncio.sleep(0.2)
    except TimeoutError:
        pass
    finally:
        writer.transport.abort()

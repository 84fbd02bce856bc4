"""A crowd of spectators (`python -m benchmarks.load.spectators ADDRESS CODE SPECTATORS SLOTHS FLOODS`), until killed.

They come from several networks of this machine, so that each meets the limits that a person meets, and read when
nobody else needs the processor, as on machines of their own.
"""

import asyncio
import json
import os
import sys
from contextlib import suppress

from tests.server.raw import TEXT, frame
from tests.waiting import HUNG

NETWORKS = 8

HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Spectator(asyncio.Protocol):
    """One websocket that takes in whatever comes and looks at nothing."""

    def __init__(self, host: str, code: str, number: int, *, is_sloth: bool) -> None:
        self.host = host
        self.entering = frame(
            json.dumps({"t": "enter", "code": code, "name": f"W{number}", "watch": True}).encode(), TEXT
        )
        self.is_sloth = is_sloth
        self.is_in = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a websocket."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(HANDSHAKE.format(host=self.host).encode())

    def data_received(self, data: bytes) -> None:
        """Enter, at first; then take in."""
        if not self.is_in.is_set():
            self.is_in.set()
            self.transport.write(self.entering)
            if self.is_sloth:
                self.transport.pause_reading()


def home_of(number: int) -> tuple[str, int]:
    """Return the address that somebody comes from: one of several networks, where the machine has more than one."""
    return (f"127.0.{number % NETWORKS}.1" if sys.platform == "linux" else "127.0.0.1", 0)


async def come(address: str, code: str, many: int, sloths: int) -> list[Spectator]:
    """Let so many come, twenty at a time."""
    host, _, port = address.partition(":")
    loop = asyncio.get_running_loop()
    here: list[Spectator] = []
    for number in range(many):
        spectator = Spectator(address, code, number, is_sloth=number < sloths)
        await loop.create_connection(
            lambda who=spectator: who,  # type: ignore[misc]
            host,
            int(port),
            local_addr=home_of(number),
        )
        here.append(spectator)
        if number % 20 == 0:
            await asyncio.wait_for(spectator.is_in.wait(), HUNG)
    for spectator in here:
        await asyncio.wait_for(spectator.is_in.wait(), HUNG)
    return here


async def flood(address: str, code: str, number: int) -> None:
    """Ask for the board as fast as it can be sent, and come back whenever turned out."""
    host, _, port = address.partition(":")
    while True:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(host, int(port), local_addr=home_of(number))
            writer.write(HANDSHAKE.format(host=address).encode())
            await reader.readuntil(b"\r\n\r\n")
            writer.write(frame(json.dumps({"t": "enter", "code": code, "name": "F", "watch": True}).encode()))
            for _ in range(3000):
                writer.write(frame(b'{"t": "resync"}'))
                await writer.drain()
                if writer.is_closing() or reader.at_eof():
                    break
                await asyncio.sleep(0.001)
            writer.transport.abort()
        await asyncio.sleep(1)


async def stay(address: str, code: str, many: int, sloths: int, floods: int) -> None:
    """Come, say so, and stay."""
    here = await come(address, code, many, sloths)
    print("all are here", flush=True)
    await asyncio.gather(*(flood(address, code, number) for number in range(floods)), asyncio.Event().wait())
    del here


def step_back() -> None:
    """Take the processor only when nobody else needs it."""
    if sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    elif hasattr(os, "nice"):
        os.nice(19)


if __name__ == "__main__":
    step_back()
    asyncio.run(stay(sys.argv[1], sys.argv[2], *map(int, sys.argv[3:6])))

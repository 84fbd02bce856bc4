"""A client of bare bytes, for what no library would send."""

import asyncio
import json
import os
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from tests.server.playing import Json, Served
from tests.waiting import HUNG

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
UNKNOWN = b"nothing"
"""What the fault says that answers a message of no kind."""


class Raw:
    """One TCP connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def send(self, data: bytes) -> None:
        """Send bytes as they are."""
        self.writer.write(data)

    def say(self, **message: object) -> None:
        """Send a message in a frame."""
        self.send(frame(json.dumps(message).encode()))

    async def open(self, host: str, path: str = "/ws", *more: str) -> bytes:
        """Ask for a websocket and give the answer's head."""
        lines = (f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade", *more)
        key = "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg=="
        self.send("\r\n".join((*lines, key, "Sec-WebSocket-Version: 13", "", "")).encode("latin-1"))
        return await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), HUNG)

    async def until(self, is_so: Callable[[bytes], bool]) -> bytes:
        """Return all that comes until something is so of it, or the server hangs up."""
        received = b""
        async with asyncio.timeout(HUNG):
            while not is_so(received) and (more := await self.reader.read(65536)):
                received += more
        return received

    async def answered(self) -> bytes:
        """Return all that comes until everything said so far was dealt with."""
        self.say(t=UNKNOWN.decode())
        return await self.until(lambda received: UNKNOWN in received)

    async def ended(self) -> bytes:
        """Return all that comes until the server hangs up."""
        try:
            return await asyncio.wait_for(self.reader.read(), HUNG)
        except ConnectionError:
            return b""


@asynccontextmanager
async def raw(served: Served, window: int = 0) -> AsyncIterator[Raw]:
    """Connect; `window`: bytes that the system takes in before anybody reads."""
    host, _, port = served.address.partition(":")
    connection = socket.socket()
    if window:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
    connection.setblocking(False)
    await asyncio.get_running_loop().sock_connect(connection, (host, int(port)))
    limit = 1024 if window else 2**16
    reader, writer = await asyncio.open_connection(sock=connection, limit=limit)
    try:
        yield Raw(reader, writer)
    finally:
        writer.transport.abort()


def frame(data: bytes, kind: int = TEXT, *, is_last: bool = True) -> bytes:
    """Return a masked frame."""
    mask = os.urandom(4)
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))
    size = len(data)
    if size < 126:
        length = bytes([0x80 | size])
    elif size < 65536:
        length = bytes([0x80 | 126]) + size.to_bytes(2, "big")
    else:
        length = bytes([0x80 | 127]) + size.to_bytes(8, "big")
    return bytes([(0x80 if is_last else 0) | kind]) + length + mask + masked


def read_frames(data: bytes) -> list[tuple[int, bytes]]:
    """Take frames of a server apart."""
    frames = []
    while len(data) >= 2:
        size, start = data[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(data[2:start], "big")
        frames.append((data[0] & 15, data[start : start + size]))
        data = data[start + size :]
    return frames


def faults_in(data: bytes) -> list[Json]:
    """Return the faults among what a server sent."""
    messages = [json.loads(body) for kind, body in read_frames(data) if kind == TEXT]
    return [message for message in messages if message["t"] == "fault"]


def close_code(data: bytes) -> int:
    """Return the code in the last frame."""
    kind, body = read_frames(data)[-1]
    assert kind == CLOSE, data[-100:]
    return int.from_bytes(body[:2], "big")

"""The outbox of one connection: bounded, so that a slow reader costs nobody else anything."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from regift.server.socket.spectator_send_scheduler import SpectatorSendScheduler
from regift.tables.limits.server_limit_values import DEFAULT

CAPACITY: Final = DEFAULT.outbox
"""Frames that may wait; with one more, all are thrown away and the reader gets the board anew."""
LARGEST: Final = DEFAULT.outbox_size
"""Bytes that may wait, likewise."""
WRITE_NOW: Final = "regift.write_now"
"""The ASGI extension of our websockets: `write` writes a text frame if that can be done at once."""


def write_never(_: bytes) -> bool:
    """Leave every frame to those who wait for the reader to take it."""
    return False


def refill_never() -> list[bytes]:
    """Give a reader who is gone nothing."""
    return []


class Outbox:
    """Frames on their way to one reader: written at once where the reader takes them, else by a task that waits."""

    def __init__(self, refill: Callable[[], list[bytes]], write: Callable[[bytes], bool] = write_never) -> None:
        self._write = write
        """Writes a frame if that can be done now, and never raises."""
        self._frames: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._refill = refill
        """Gives what a reader needs who missed everything."""
        self._size = 0
        self._is_closing = False
        self._is_waiting = False
        """Whether the task waits for the reader; nothing may overtake what it holds."""
        self.is_lost = False
        """True: the reader was too slow and is to be given the board anew."""
        self.spectator_sends: SpectatorSendScheduler | None = None
        """What a spectator waits for."""
        self._waits = False

    def put(self, frame: bytes) -> None:
        """Queue a frame; never waits."""
        if self.is_lost or self._is_closing:
            return
        if self.spectator_sends is None and not self._frames and not self._is_waiting and self._write(frame):
            return
        if len(self._frames) >= CAPACITY or self._size + len(frame) > LARGEST:
            self._frames.clear()
            self._size = 0
            self.is_lost = True
        else:
            self._frames.append(frame)
            self._size += len(frame)
        if self.spectator_sends is None:
            self._wake.set()
        elif not self._waits:
            self._waits = True
            self.spectator_sends.soon(self._go)

    def _go(self) -> None:
        """Write what a spectator waited for, or leave it to the task if that can't be done now."""
        self._waits = False
        while self._frames and not self._is_waiting and self._write(self._frames[0]):
            self._size -= len(self._frames.popleft())
        if self._frames or self.is_lost:
            self._wake.set()

    def free(self) -> None:
        """Let go of those it fills and is filled by, when nothing is sent any more."""
        self._refill, self._write = refill_never, write_never

    def close(self) -> None:
        """Send what waits, then no more."""
        self._is_closing = True
        self._wake.set()

    async def run(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what comes, in order, until closed."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._frames or self.is_lost:
                if self.is_lost:
                    self.is_lost = False
                    self._frames.extend(self._refill())
                    self._size = sum(map(len, self._frames))
                    continue
                frame = self._frames.popleft()
                self._size -= len(frame)
                if not self._write(frame):
                    self._is_waiting = True
                    await send(frame.decode())
                    self._is_waiting = False
            if self._is_closing:
                return

"""A slow line to a server.

A worker fetches, which the throttling of the DevTools protocol for a page does not reach: so the line is a program
between browser and server.
"""

import asyncio
import threading
import time
from typing import Final, Self

from benchmarks.server.server_process import free_port

SPEED: Final = 10_000_000 / 8
"""Bytes a second."""
PIECE: Final = 16_384
"""Bytes that the line carries at once."""


class Line:
    """A line of a certain speed to a server, for all connections together."""

    def __init__(self, port: int) -> None:
        self.port = free_port()
        self.carried = 0
        """Bytes to the browser."""
        self._server_port = port
        self._free = 0.0
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self) -> Self:
        """Open it."""
        self._thread.start()
        opening = asyncio.start_server(self._join, "127.0.0.1", self.port)
        asyncio.run_coroutine_threadsafe(opening, self._loop).result()
        return self

    def __exit__(self, *_: object) -> None:
        """Close it with whatever is still on its way."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        from_server, to_server = await asyncio.open_connection("127.0.0.1", self._server_port)
        await asyncio.gather(self._carry(reader, to_server, 0.0), self._carry(from_server, writer, SPEED))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, speed: float) -> None:
        try:
            while piece := await reader.read(PIECE):
                if speed:
                    self._free = max(self._free, time.monotonic()) + len(piece) / speed
                    self.carried += len(piece)
                    await asyncio.sleep(self._free - time.monotonic())
                writer.write(piece)
                await writer.drain()
        except ConnectionError:
            pass
        finally:
            writer.close()

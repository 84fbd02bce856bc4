"""The inbox of one connection: what has come from the client and has not been read yet, for one who reads it."""

import asyncio
from collections import deque
from typing import Any


class InboundMessageQueue:
    """As much of asyncio's `Queue` as one reader needs, and quicker."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None
        """Done when there is something to read."""

    def put_nowait(self, message: Any) -> None:
        """Take a message in."""
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def get_nowait(self) -> Any:
        """Return the oldest message; IndexError where there is none."""
        return self._messages.popleft()

    async def get(self) -> Any:
        """Wait for a message and give the oldest."""
        while not self._messages:
            self._reader = self._loop.create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._messages.popleft()

    def qsize(self) -> int:
        """Return how many wait."""
        return len(self._messages)

    def empty(self) -> bool:
        """Return whether none waits."""
        return not self._messages

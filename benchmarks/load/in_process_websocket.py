"""A websocket to the application in the same process: as fast as it takes messages, with nothing between."""

import asyncio
from collections import deque
from typing import Any

from starlette.types import ASGIApp

from benchmarks.load.client_knowledge import ClientKnowledge
from tests.waiting import HUNG

HOST = "127.0.0.1"


class InProcessWebSocket:
    """One connection."""

    def __init__(self, app: ASGIApp) -> None:
        self.seen = ClientKnowledge()
        self.close_code = 0
        """0: open."""
        self._inbox: deque[dict[str, object]] = deque([{"type": "websocket.connect"}])
        self._wake = asyncio.Event()
        self._idle = asyncio.Event()
        scope = {
            "type": "websocket",
            "path": "/ws",
            "raw_path": b"/ws",
            "root_path": "",
            "query_string": b"",
            "scheme": "ws",
            "headers": [(b"host", HOST.encode())],
            "client": (HOST, 1),
            "server": (HOST, 80),
            "subprotocols": [],
            "extensions": {"websocket.http.response": {}},
        }
        self._task = asyncio.create_task(self._run(app, scope))

    @property
    def is_open(self) -> bool:
        """Return whether the server still listens."""
        return not self._task.done()

    async def say(self, message: str | bytes) -> None:
        """Send a frame and wait until the server waits for the next one."""
        kind = "text" if isinstance(message, str) else "bytes"
        self._idle.clear()
        self._inbox.append({"type": "websocket.receive", kind: message})
        self._wake.set()
        await asyncio.wait_for(self._idle.wait(), HUNG)

    async def hang_up(self) -> None:
        """Leave, and raise what the server raised on that connection."""
        self._inbox.append({"type": "websocket.disconnect", "code": 1005})
        self._wake.set()
        await asyncio.wait_for(self._task, HUNG)

    async def _run(self, app: ASGIApp, scope: dict[str, Any]) -> None:
        try:
            await app(scope, self._receive, self._send)
        finally:
            self._idle.set()

    async def _receive(self) -> Any:
        while not self._inbox:
            self._idle.set()
            self._wake.clear()
            await self._wake.wait()
        return self._inbox.popleft()

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.seen.take(message["text"])
        elif message["type"] == "websocket.close":
            self.close_code = message.get("code", 1000)

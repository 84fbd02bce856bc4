"""Carries what a page asks to an ASGI application beside it, and the answers back."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from starlette.types import ASGIApp, Message, Scope

CLOSED: Final = 1000
"""The code of a websocket that was closed in good order."""


class Answer(NamedTuple):
    """What a request was answered."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes


class AsgiBridge:
    """An application, and the page that asks it."""

    def __init__(self, app: ASGIApp, origin: str) -> None:
        self._app = app
        self._scheme, _, self._host = origin.partition("://")
        self._sockets: set[BridgedWebSocket] = set()

    async def ask(self, method: str, path: str, headers: Iterable[tuple[str, str]], body: bytes) -> Answer:
        """Ask the application for something, and return the whole answer."""
        status, head, pieces = 500, list[tuple[str, str]](), list[bytes]()
        given = iter([{"type": "http.request", "body": body, "more_body": False}])

        async def receive() -> Message:
            return next(given, {"type": "http.disconnect"})

        async def send(message: Message) -> None:
            nonlocal status, head
            if message["type"] == "http.response.start":
                status = message["status"]
                head = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in message["headers"]]
            else:
                pieces.append(message.get("body", b""))

        await self._app({**self._scope("http", self._scheme, path, headers), "method": method}, receive, send)
        return Answer(status, head, b"".join(pieces))

    def connect(self, tell: Callable[[str], None], hang_up: Callable[[int], None]) -> "BridgedWebSocket":
        """Open a websocket; `tell` takes the frames to the page, `hang_up` the code with which it is closed."""
        scope = self._scope("websocket", self._scheme.replace("http", "ws", 1), "/ws", ())
        socket = BridgedWebSocket(self._app, {**scope, "subprotocols": []}, tell, hang_up)
        self._sockets.add(socket)
        socket.running.add_done_callback(lambda _: self._sockets.discard(socket))
        return socket

    async def close(self) -> None:
        """Close all websockets, and wait until the application has done with them."""
        for socket in list(self._sockets):
            socket.close()
        await asyncio.gather(*(socket.running for socket in self._sockets), return_exceptions=True)

    def _scope(self, kind: str, scheme: str, path: str, headers: Iterable[tuple[str, str]]) -> Scope:
        path, _, query = path.partition("?")
        said = [("host", self._host), *headers]
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": scheme,
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in said],
            "client": None,
            "server": None,
        }


class BridgedWebSocket:
    """A websocket of the page, as the application has it."""

    def __init__(self, app: ASGIApp, scope: Scope, tell: Callable[[str], None], hang_up: Callable[[int], None]) -> None:
        self._tell = tell
        self._hang_up = hang_up
        self._received: asyncio.Queue[Message] = asyncio.Queue()
        self._received.put_nowait({"type": "websocket.connect"})
        self._is_open = True
        self.running = asyncio.ensure_future(app(scope, self._received.get, self._send))
        """Ends with the websocket."""
        self.running.add_done_callback(self._end)

    def take(self, frame: str) -> None:
        """Take in what the page says."""
        self._received.put_nowait({"type": "websocket.receive", "text": frame})

    def close(self) -> None:
        """Let the application know that the page is gone."""
        self._is_open = False
        self._received.put_nowait({"type": "websocket.disconnect", "code": CLOSED})

    async def _send(self, message: Message) -> None:
        if not self._is_open:
            return
        if message["type"] == "websocket.send":
            self._tell(message["text"])
        elif message["type"] == "websocket.close":
            self._part(message.get("code", CLOSED))

    def _end(self, task: "asyncio.Future[None]") -> None:
        if not task.cancelled():
            task.exception()  # the application has said so in its log
        self._part(CLOSED)

    def _part(self, code: int) -> None:
        if self._is_open:
            self._is_open = False
            self._hang_up(code)

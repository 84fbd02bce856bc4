"""Answers over HTTP."""

from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Any, Final

import msgspec
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

STREAMED: Final = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
"""What lets nobody on the way keep a stream, or hold it back until it is whole."""


class EventStream(StreamingResponse):
    """Events, told as they happen; what tells them is closed when the page goes."""

    media_type = "text/event-stream"

    def __init__(self, events: AsyncGenerator[bytes]) -> None:
        super().__init__(events, headers=STREAMED)
        self._events = events

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Tell them until there are no more, or nobody listens."""
        async with aclosing(self._events):
            await super().__call__(scope, receive, send)


def json_response(message: Any, status: int = 200) -> Response:
    """Answer with a message."""
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(message), status, headers, media_type="application/json")

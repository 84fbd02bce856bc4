"""How bytes come in: uvicorn's protocols, with the limits that they lack.

What is bounded here is what no application sees: connections that ask nothing, frames that are no messages, pings
without end, and sockets that nobody reads from.
"""

import asyncio
import sys
from typing import Any, Final, cast

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from regift.server.http.rate_limits import Allowances, Bucket, Rate, network_of
from regift.server.socket.inbound_message_queue import InboundMessageQueue
from regift.server.socket.short_text_frames import are_whole, header_of, text_in

SLICE: Final = 2048
"""Bytes that are read before it is asked whether they are too many frames."""
QUEUE: Final = 256
"""Messages of one client that may wait to be read."""
ENOUGH: Final = 8
"""Messages that wait when no more are taken from the network."""
ODD_FRAMES: Final = Rate(200, 20)
"""Frames that are no messages: pings, pongs and fragments."""
BUFFER: Final = 48 * 1024
"""Bytes on their way to one client before the next frame waits."""
WATCH: Final = 10.0
"""Seconds between looks at a connection: in one a request has to arrive whole."""
LOOKS: Final = 12
"""Looks after which an answer that nobody takes is given up."""
FAREWELL: Final = 0.5
"""Seconds that a client has to take what was sent before its connection is cut."""
MOST_FILES: Final = 65_536
WRITE_NOW: Final = "regift.write_now"
"""The ASGI extension of our websockets: `write` writes a text frame if that can be done at once."""
TRY_LATER: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
)


class UvicornConfig(uvicorn.Config):
    """Uvicorn's settings, and what one server allows."""

    allowances: Allowances = Allowances()
    is_behind_proxy: bool = False
    """Whether all come from the proxy's own address."""


class LimitedHttp(H11Protocol):
    """An HTTP connection that is cut when it stands still."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._watch: asyncio.TimerHandle | None = None
        self._watched: object = None
        self._looks = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let the client in, unless there are too many."""
        super().connection_made(transport)
        if self._is_full():
            transport.write(TRY_LATER)
            transport.close()
            return
        self._watch = self.loop.call_later(WATCH, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._stop_watching()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Hand the connection on."""
        self._stop_watching()
        super().handle_websocket_upgrade(event)

    def _is_full(self) -> bool:
        config = cast(UvicornConfig, self.config)
        allowances = config.allowances
        if len(self.connections) > allowances.sockets:
            return True
        if config.is_behind_proxy or len(self.connections) <= allowances.sockets_of_one or not self.client:
            return False
        here = network_of(self.client[0])
        clients = [
            each.client for each in self.connections if isinstance(each, LimitedHttp | LimitedWebSocket) and each.client
        ]
        return sum(network_of(client[0]) == here for client in clients) > allowances.sockets_of_one

    def _look(self) -> None:
        """Cut the connection when no request has come, or its answer is not being taken."""
        is_answering = self.cycle is not None and not self.cycle.response_complete and not self.cycle.more_body
        self._looks = self._looks + 1 if self.cycle is self._watched else 0
        if self._looks >= LOOKS or (not is_answering and self.cycle is self._watched):
            self.transport.abort()
            return
        self._watched = self.cycle
        self._watch = self.loop.call_later(WATCH, self._look)

    def _stop_watching(self) -> None:
        if self._watch is not None:
            self._watch.cancel()


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """A websocket whose client may neither flood the server nor stop reading for long."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.queue = cast("asyncio.Queue[Any]", InboundMessageQueue(self.loop))
        self._odd_frames = Bucket(ODD_FRAMES, self.loop.time())
        self._is_between_frames = False
        """Whether the handshake, and each piece that came since, ended where a frame ends."""
        self._is_flood = False
        self._watch: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Bound what waits to be sent."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=BUFFER)
        self._watch = self.loop.call_later(WATCH, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        if self._watch is not None:
            self._watch.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read frames, but not more at once than people send; one that is a whole short message without detours."""
        text = text_in(data) if self._is_between_frames and self.conn.state is OPEN and not self.close_sent else None
        if text is not None:
            self._pass_on({"type": "websocket.receive", "text": text})
            if self.queue.qsize() > QUEUE:
                self._turn_out()
            return
        if not self.handshake_initiated:
            self._is_between_frames = data.endswith(b"\r\n\r\n")
        elif self._is_between_frames:
            self._is_between_frames = self.conn.state is OPEN and are_whole(data)
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])
            if self._is_flood or self.queue.qsize() > QUEUE:
                self._turn_out()
                return

    def handle_connect(self, event: Request) -> None:
        """Let the application write without waiting."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WRITE_NOW] = {"write": self.write_now}

    def write_now(self, frame: bytes) -> bool:
        """Write a text frame, or tell that the client has to read first; to who is gone nothing is written."""
        if not self.writable.is_set():
            return False
        if self.conn.state is OPEN and not self.close_sent and not self.transport.is_closing():
            self.transport.write(header_of(len(frame)) + frame)
        return True

    def handle_ping(self) -> None:
        """Answer, if the client takes answers."""
        if self._count_odd_frame() and self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_pong(self, event: Frame) -> None:
        """Take an answer to a ping."""
        if self._count_odd_frame():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a fragment of a message."""
        if self._count_odd_frame():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Pass a message on, if it is text where it says so."""
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type != "text":
            self._pass_on({"type": "websocket.receive", "bytes": data})
            return
        try:
            self._pass_on({"type": "websocket.receive", "text": data.decode()})
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()

    def _pass_on(self, message: Any) -> None:
        """Let the application have a message, and let the client wait when it has many."""
        self.queue.put_nowait(message)
        if self.queue.qsize() >= ENOUGH and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def keepalive_timeout(self) -> None:
        """Cut a connection that does not answer: what it has not read will never be sent."""
        super().keepalive_timeout()
        self._cut_soon()

    def shutdown(self) -> None:
        """Say goodbye, and don't wait for those who do not read."""
        super().shutdown()
        self._cut_soon()

    def _look(self) -> None:
        """Cut a connection that is to be closed once the client has read what it never reads."""
        if self.transport.is_closing():
            self.transport.abort()
        else:
            self._watch = self.loop.call_later(WATCH, self._look)

    def _count_odd_frame(self) -> bool:
        if not self._odd_frames.take(self.loop.time()):
            self._is_flood = True
        return not self._is_flood

    def _turn_out(self) -> None:
        self.conn.fail(1008, "too many frames")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1008, "reason": ""})
        self.transport.close()
        self._cut_soon()

    def _cut_soon(self) -> None:
        self.loop.call_later(FAREWELL, self.transport.abort)


def allow_many_files(wanted: int) -> int:
    """Let this process have that many connections open, where the machine lets it; give how many it may have."""
    if sys.platform == "win32":
        return wanted
    import resource

    wanted = min(wanted, MOST_FILES)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    return wanted if soft == resource.RLIM_INFINITY else min(wanted, soft)

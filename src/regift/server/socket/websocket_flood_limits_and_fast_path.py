"""Websockets: uvicorn's protocol with a quick way for short messages, an inbox for one reader, and limits.

What is bounded here is what no application sees: frames that are no messages, pings without end, and sockets from which
nobody reads. Frames are those of RFC 6455, 5.2: messages of people are whole, short and of text.
"""

import asyncio
from collections import deque
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.utils import apply_mask

from regift.server.socket.bounded_outbox_with_overflow_resync import WRITE_NOW
from regift.server.socket.connection_limit_and_eviction import POLICY_VIOLATION, RANK, ConnectionSlots, Slot
from regift.tables.limits.rate_limits_and_quotas import Bucket
from regift.tables.limits.server_limit_values import DEFAULT

SLICE: Final = 2048
"""Bytes that are read before it is asked whether they are too many frames."""
QUEUE: Final = DEFAULT.inbox
"""Messages of one client that may wait to be read."""
ENOUGH: Final = 8
"""Messages that wait when no more are taken from the network."""
ODD_FRAMES: Final = DEFAULT.odd_frames
"""Frames that are no messages: pings, pongs and fragments."""
BUFFER: Final = DEFAULT.unread
"""Bytes on their way to one client before the next frame waits."""
CLOSING_WATCH: Final = 10.0
"""Seconds between looks at a connection: one that is to be closed is cut then."""
FAREWELL: Final = 0.5
"""Seconds that a client has to take what was sent before its connection is cut."""
BAD_REQUEST: Final = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
"""The answer to a request for a websocket that the library does not read, such as one with a header of 9 KB."""
TRY_AGAIN_LATER: Final = 1013
"""The close code for who gives way to others."""
TEXT: Final = 0x81
"""The first byte of a text frame that is a whole message."""
MASKED: Final = 0x80
SHORT: Final = 126
"""From so many bytes on, a length needs bytes of its own."""
HEAD: Final = 6
"""Bytes before the payload of a short frame from a client: two, and its mask."""


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
        self._slot: Slot | None = None
        self._slots: ConnectionSlots | None = None
        self._extensions: dict[Any, Any] = {}
        """What the application finds of this connection."""

    def take_slot(self, slot: Slot, slots: ConnectionSlots) -> None:
        """Go on in the slot of the request that this connection began with."""
        self._slot, self._slots = slot, slots
        slot.give_way = self._give_way

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Bound what waits to be sent."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=BUFFER)
        self._watch = self.loop.call_later(CLOSING_WATCH, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        if self._watch is not None:
            self._watch.cancel()
        if self._slots is not None and self._slot is not None:
            self._slots.go(self._slot)
            self._slot = None
        super().connection_lost(exc)
        self._free()

    def _free(self) -> None:
        """Let go of all that leads back here: the collector would leave thousands that are gone in memory."""
        self.conn.parser.close()
        self.conn.parser_exc = self.conn.handshake_exc = None
        self._extensions.clear()

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
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self._refuse_handshake()
                return
            if self._is_flood or self.queue.qsize() > QUEUE:
                self._turn_out()
                return

    def handle_connect(self, event: Request) -> None:
        """Let the application write without waiting."""
        super().handle_connect(event)
        if not self.close_sent:
            self._extensions = self.scope["extensions"]
            self._extensions[WRITE_NOW] = {"write": self.write_now}
            self._extensions[RANK] = {"set": self._set_rank}

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
            self._watch = self.loop.call_later(CLOSING_WATCH, self._look)

    def _count_odd_frame(self) -> bool:
        if not self._odd_frames.take(self.loop.time()):
            self._is_flood = True
        return not self._is_flood

    def _set_rank(self, rank: int, address: str) -> None:
        if self._slots is not None and self._slot is not None:
            self._slots.set_rank(self._slot, rank, address)

    def _refuse_handshake(self) -> None:
        """Answer a request that could not be read, and end the connection: uvicorn would keep it open for good."""
        self.transport.write(BAD_REQUEST)
        self.transport.close()
        self._cut_soon()

    def _give_way(self) -> None:
        self._turn_out(TRY_AGAIN_LATER, "others need the room")

    def _turn_out(self, code: int = POLICY_VIOLATION, reason: str = "too many frames") -> None:
        self.conn.fail(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.transport.close()
        self._cut_soon()

    def _cut_soon(self) -> None:
        self.loop.call_later(FAREWELL, self.transport.abort)


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


def header_of(length: int) -> bytes:
    """Return what goes before the payload of a whole text frame from a server."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, SHORT)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")


def are_whole(data: bytes) -> bool:
    """Return whether it is whole frames of a client, each of them a whole message or a control frame."""
    at = 0
    while at < len(data):
        if len(data) - at < HEAD or not data[at + 1] & MASKED or data[at] & 0x8F <= 0x80:
            return False
        length = data[at + 1] ^ MASKED
        if length > SHORT:
            return False
        at += HEAD + (length if length < SHORT else 2 + int.from_bytes(data[at + 2 : at + 4], "big"))
    return at == len(data)


def text_in(data: bytes) -> str | None:
    """Return the text of exactly one short message of text, None where it is anything else."""
    if len(data) < HEAD or data[0] != TEXT or data[1] ^ MASKED >= SHORT or len(data) != HEAD + (data[1] ^ MASKED):
        return None
    try:
        return apply_mask(data[HEAD:], data[2:HEAD]).decode()
    except UnicodeDecodeError:
        return None

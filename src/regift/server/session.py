"""A session: one websocket of one person. It decodes, asks the table, and answers."""

import asyncio
from collections.abc import Mapping
from functools import partial
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from regift.kit.refusal import IllegalAction, RegiftError
from regift.server import wire
from regift.server.faults import fault_of, misread
from regift.server.outbox import Outbox
from regift.server.projection import Projection, encode, lobby_of, refused_of
from regift.tables import seating
from regift.tables.hall import Hall
from regift.tables.journal import Guest
from regift.tables.match import Repeated, Stale
from regift.tables.objection import BadToken, NoSuchTable
from regift.tables.table import Table
from regift.tables.tokens import Tokens

PATIENCE: Final = 20.0
"""Seconds in which a new connection has to say which table it comes to."""
FINAL: Final = 4000
"""The close code after a fault that trying again does not mend."""

decoder: Final = msgspec.json.Decoder(wire.ToServer)


class Session:
    """One connection, from its first message to its end."""

    def __init__(self, socket: WebSocket, hall: Hall, tokens: Tokens, base: str) -> None:
        self.socket = socket
        self.hall = hall
        self.tokens = tokens
        self.base = base
        """Where this person, and friends, reach the server."""
        self.table: Table | None = None
        self.person = ""
        self.outbox = Outbox(self._everything)
        self.is_over = False

    async def run(self) -> None:
        """Serve the connection until it ends."""
        sending = asyncio.create_task(self.outbox.run(self.socket.send_text))
        try:
            async with asyncio.timeout(PATIENCE) as patience:
                while not self.is_over:
                    await self._take(await self.socket.receive())
                    if self.table is not None:
                        patience.reschedule(None)
        except (TimeoutError, WebSocketDisconnect):
            pass
        finally:
            if self.table is not None:
                self.table.leave(self)
            await self._hang_up(sending)

    async def _hang_up(self, sending: asyncio.Task[None]) -> None:
        self.outbox.close()
        try:
            async with asyncio.timeout(1):
                await sending
                await self.socket.close(FINAL if self.is_over else 1000)
        except (TimeoutError, WebSocketDisconnect, RuntimeError):
            sending.cancel()

    # What the table tells this connection

    def hear_entered(self, seat: int) -> None:
        """Hand out the token."""
        assert self.table is not None
        self._say(wire.Entered(self.table.code, self.tokens.sign(self.table.id, self.person), seat))

    def hear_lobby(self) -> None:
        """Say who sits where."""
        assert self.table is not None
        self._say(lobby_of(self.table, self.person, self.base))

    def hear(self, frame: bytes) -> None:
        """Pass on what was worded already."""
        self.outbox.put(frame)

    def _say(self, message: wire.ToClient) -> None:
        self.outbox.put(encode(message))

    def _everything(self) -> list[bytes]:
        if self.table is None:
            return []
        frames = [encode(lobby_of(self.table, self.person, self.base))]
        sight = self.table.sight_for(self.person)
        return frames + ([Projection().sight(sight)] if sight else [])

    # What comes from the person

    async def _take(self, received: Mapping[str, object]) -> None:
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        text = received.get("text")
        if not isinstance(text, str):
            self._say(wire.Fault("", "a text frame", "a binary frame"))
            return
        try:
            message = decoder.decode(text)
        except msgspec.DecodeError as error:
            self._say(misread(error))
            return
        await self._answer(message)

    async def _answer(self, message: wire.ToServer) -> None:
        try:
            if isinstance(message, wire.Enter):
                await self._enter(message)
            elif self.table is None:
                self._say(wire.Fault("t", "enter", str(message.__struct_config__.tag)))
            else:
                await self._do(self.table, message)
        except IllegalAction as illegal:
            self._say(refused_of(illegal.refusal))
        except Repeated:
            self._say_nothing_new()
        except Stale as stale:
            self._say(fault_of(stale))
            self._say_nothing_new()
        except (NoSuchTable, BadToken) as unknown:
            self._say(fault_of(unknown))
            self.is_over = True
        except RegiftError as error:
            self._say(fault_of(error))

    async def _enter(self, message: wire.Enter) -> None:
        table = await self.hall.find(message.code)
        person = self.tokens.person(message.token, table.id) if message.token else self.hall.new_person()
        if self.table is not None:
            self.table.leave(self)
        self.table = table
        self.person = person
        try:
            await table.enter(self, Guest(message.name, message.avatar), watch=message.watch)
        except RegiftError:
            self.table = None
            raise

    async def _do(self, table: Table, message: wire.ToServer) -> None:
        person = self.person
        match message:
            case wire.Play(action, at):
                await table.play(person, action, at)
            case wire.TakeBack(at):
                await table.take_back(person, at)
            case wire.Why(spot):
                self._say(refused_of(table.why(person, spot)))
            case wire.Resync():
                self.hear_lobby()
                table.tell_sight(self)
            case wire.Rename(name, avatar):
                await table.rename(person, name, avatar)
            case _:
                await self._do_as_host(table, message)

    async def _do_as_host(self, table: Table, message: wire.ToServer) -> None:
        person = self.person
        match message:
            case wire.Start():
                await table.start(person)
            case wire.Rematch():
                await table.rematch(person)
            case wire.SetSeats(seats):
                await table.change(person, partial(seating.set_seats, count=seats))
            case wire.SetOption(name, value):
                await table.change(person, partial(seating.set_option, name=name, value=value))
            case wire.AddBot(seat, bot):
                await table.change(person, partial(seating.add_bot, seat=seat, bot=bot))
            case wire.Free(seat):
                await table.change(person, partial(seating.free, seat=seat))

    def _say_nothing_new(self) -> None:
        telling = self.table.nothing_new_for(self.person) if self.table else None
        if telling is not None:
            self.outbox.put(Projection().telling(telling))

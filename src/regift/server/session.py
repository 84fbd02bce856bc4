"""A session: one websocket of one person. It decodes, asks the table, and answers."""

import asyncio
import logging
from collections.abc import Mapping
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from regift.kit.refusal import IllegalAction, RegiftError
from regift.server import wire
from regift.server.address import address_of
from regift.server.desk import Desk
from regift.server.faults import fault_of, misread
from regift.server.limits import TooMany
from regift.server.outbox import Outbox, write_never
from regift.server.projection import Projection, encode, refused_of
from regift.server.requests import carry_out
from regift.server.transport import WRITE_NOW
from regift.tables.journal import Guest
from regift.tables.match import Repeated, Stale
from regift.tables.next_table import go_on
from regift.tables.objection import BadToken, NoSuchTable, Objection
from regift.tables.table import Table

PATIENCE: Final = 20.0
"""Seconds in which a new connection has to say which table it comes to."""
FINAL: Final = 4000
"""The close code after a fault that trying again does not mend."""
FAREWELL: Final = 0.2
"""Seconds until somebody who was shown out is hung up on."""
SLOWLY: Final = 0.01
"""Seconds after a message beyond the limit until the next is read: a flood waits where it comes from."""
POLICY: Final = 1008
"""The close code for who goes on sending too much."""

log = logging.getLogger(__name__)

decoder: Final = msgspec.json.Decoder(wire.ToServer)


class Session:
    """One connection, from its first message to its end."""

    def __init__(self, socket: WebSocket, desk: Desk, base: str) -> None:
        self.socket = socket
        self.desk = desk
        self.hall = desk.hall
        self.tokens = desk.tokens
        self.address = address_of(socket)
        self.base = base
        """Where this person, and friends, reach the server."""
        self.table: Table | None = None
        self.person = ""
        self.guest = Guest()
        extension = (socket.scope.get("extensions") or {}).get(WRITE_NOW, {})
        self.outbox = Outbox(self._everything, extension.get("write", write_never))
        self.hear = self.outbox.put
        """Passes on what was worded already."""
        self.is_over = False
        self.patience = asyncio.Timeout(None)
        """How long the connection may still go on."""
        self.close_code = FINAL
        """What a connection that is over is closed with."""
        self.messages = desk.limits.for_messages()
        self.has_lobby = False
        self.owes_lobby = False
        """Whether a spectator is to be told of the lobby soon."""
        self.dropped = 0
        """Messages let drop since the sender last kept to the limit."""

    async def run(self) -> None:
        """Serve the connection until it ends."""
        sending = asyncio.create_task(self.outbox.run(self.socket.send_text))
        try:
            async with asyncio.timeout(PATIENCE) as self.patience:
                while not self.is_over:
                    received = await self.socket.receive()
                    if not self.is_over:
                        await self._take(received)
                    if self.table is not None and not self.is_over:
                        self.patience.reschedule(None)
        except (TimeoutError, WebSocketDisconnect):
            pass
        finally:
            if self.table is not None:
                self.table.doorman.leave(self)
            await self._hang_up(sending)

    async def _hang_up(self, sending: asyncio.Task[None]) -> None:
        self.outbox.close()
        try:
            async with asyncio.timeout(1):
                await sending
                await self.socket.close(self.close_code if self.is_over else 1000)
        except (TimeoutError, WebSocketDisconnect, RuntimeError):
            sending.cancel()

    # What the table tells this connection

    def hear_entered(self, seat: int) -> None:
        """Hand out the token."""
        assert self.table is not None
        table = self.table
        self.outbox.turns = None if seat >= 0 else self.desk.turns
        code = table.door.code_of(self.person) if seat >= 0 else ""
        self._say(wire.Entered(table.code, self.tokens.sign(table.id, self.person), seat, code))

    def hear_shown_out(self) -> None:
        """Say so, and hang up."""
        self._say(fault_of(BadToken("token", "somebody whom the host has not shown out")))
        self.is_over = True
        self.outbox.close()
        self.patience.reschedule(asyncio.get_running_loop().time() + FAREWELL)

    def hear_failure(self, failure: RegiftError) -> None:
        """Say what could not be done."""
        self._say(fault_of(failure))

    def hear_lobby(self) -> None:
        """Say who sits where."""
        assert self.table is not None
        self.desk.lobbies.forget(self.table)
        if not self._is_aside(self.table):
            self._tell_lobby()
        elif not self.owes_lobby:
            self.owes_lobby = True
            self.desk.turns.later(self._tell_lobby)

    def _is_aside(self, table: Table) -> bool:
        """Return whether the person only watches and has the lobby already, so that news of it may wait a little."""
        return self.outbox.turns is not None and self.has_lobby and self.person != table.sitting.host

    def _tell_lobby(self) -> None:
        self.owes_lobby = False
        if self.table is not None:
            self.has_lobby = True
            self.outbox.put(self.desk.lobbies.of(self.table, self.person, self.base))

    def _say(self, message: wire.ToClient) -> None:
        self.desk.tally.note(message)
        self.outbox.put(encode(message))

    def _everything(self) -> list[bytes]:
        if self.table is None:
            return []
        self.desk.tally.resyncs += 1
        frames = [self.desk.lobbies.of(self.table, self.person, self.base)]
        board = self.table.board_for(self.person)
        return frames + ([board] if board else [])

    # What comes from the person

    async def _take(self, received: Mapping[str, object]) -> None:
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        if not self._keeps_to_the_limit():
            await asyncio.sleep(SLOWLY)
            return
        text = received.get("text")
        if not isinstance(text, str):
            self._say(wire.Fault("", "a text frame", "a binary frame"))
            return
        try:
            message = decoder.decode(text)
        except msgspec.DecodeError as error:
            self._say(misread(error))
        except RecursionError:
            self._say(wire.Fault("", "a message in JSON", "too many brackets"))
        else:
            await self._answer(message)

    def _keeps_to_the_limit(self) -> bool:
        """Count a message; the first of too many gets a fault, the last of far too many ends the connection."""
        now = self.desk.limits.now()
        if self.dropped and self.messages.is_full(now):
            self.dropped = 0
        if self.messages.take(now) and self.desk.limits.take("messages", self.address):
            return True
        self.dropped += 1
        allowances = self.desk.limits.allowances
        if self.dropped == 1:
            self._tell_limit(TooMany("messages", f"at most {allowances.message.per_second:.0f} a second"))
        elif self.dropped > allowances.excess:
            self.close_code = POLICY
            self.is_over = True
        return False

    def _tell_limit(self, limit: TooMany) -> None:
        self.desk.tally.count(self.desk.tally.limited, limit.field)
        self._say(fault_of(limit))
        log.info("a limit was met", extra={"limit": limit.field, "address": self.address})

    async def _answer(self, message: wire.ToServer) -> None:
        try:
            await self._do(message)
        except IllegalAction as illegal:
            self._say(refused_of(illegal.refusal))
        except Repeated:
            self._say_nothing_new()
        except Stale as stale:
            self._say(fault_of(stale))
            self._say_nothing_new()
        except (NoSuchTable, BadToken) as unknown:
            self.desk.limits.take("wrong_token" if isinstance(unknown, BadToken) else "wrong_code", self.address)
            self._say(fault_of(unknown))
            self.is_over = True
        except TooMany as limit:
            self._tell_limit(limit)
        except RegiftError as error:
            self._say(fault_of(error))

    async def _do(self, message: wire.ToServer) -> None:
        if isinstance(message, wire.Enter):
            self._check_tries(message)
            await self._enter(message)
        elif self.table is None:
            self._say(wire.Fault("t", "enter", str(message.__struct_config__.tag)))
        else:
            await self._do_at(self.table, message)

    async def _do_at(self, table: Table, message: wire.ToServer) -> None:
        if isinstance(message, wire.Ping):
            self._say(wire.Pong())
        elif isinstance(message, wire.Resync):
            self._tell_lobby()
            table.tell_sight(self)
            table.herald.show_clocks(self)
            table.bets.tell(self)
        elif isinstance(message, wire.Why):
            self._say(refused_of(table.floor.why(self.person, message.spot)))
        elif isinstance(message, wire.GoOn):
            await self._go_on(table)
        elif self.outbox.turns is None:
            with self.desk.turns.players_first():
                await carry_out(table, self.person, self.guest, message)
        else:
            await carry_out(table, self.person, self.guest, message)
        if isinstance(message, wire.Rename):
            self.guest = Guest(message.name, message.avatar)

    async def _go_on(self, table: Table) -> None:
        self.desk.limits.check("table", self.address)
        moved = await go_on(self.hall, table, self.person)
        if moved.is_new:
            self.desk.limits.take("table", self.address)
        self._say(wire.Moved(moved.table.code, self.tokens.sign(moved.table.id, moved.person)))

    async def _enter(self, message: wire.Enter) -> None:
        table = await self.hall.find(message.code)
        self.desk.limits.check_room(len(table.attendance.listeners))
        if self.table is not None and not message.token and not message.seat_code:
            raise Objection("token", "your own token: this connection is somebody already")
        person = self._who(table, message)
        if self.table is not None:
            self.table.doorman.leave(self)
        self.table = table
        self.has_lobby = False
        self.person = person
        self.guest = Guest(message.name, message.avatar)
        try:
            await table.doorman.enter(self, self.guest, watch=message.watch, since=message.at)
        except RegiftError:
            self.table = None
            self.patience.reschedule(asyncio.get_running_loop().time() + PATIENCE)
            raise
        log.debug("somebody came", extra={"table": table.id})

    def _who(self, table: Table, message: wire.Enter) -> str:
        """Return the person whom the token or the seat code stands for, or somebody new."""
        if message.token:
            return self.tokens.person(message.token, table.id)
        if message.seat_code:
            people = list(table.recipe.people().values())
            try:
                return table.door.person(message.seat_code, people, table.means.clock.now())
            except Objection:
                self.desk.limits.take("wrong_seat_code", self.address)
                raise
        return self.hall.new_person()

    def _check_tries(self, message: wire.Enter) -> None:
        """Raise TooMany where too many wrong tries came from that address."""
        limits = self.desk.limits
        if message.token:
            limits.check("wrong_token", self.address)
        else:
            limits.check("wrong_seat_code" if message.seat_code else "wrong_code", self.address)

    def _say_nothing_new(self) -> None:
        telling = self.table.nothing_new_for(self.person) if self.table else None
        if telling is not None:
            self.outbox.put(Projection().telling(telling))

"""A session: one websocket of one person. It decodes, asks the table, and answers."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from regift.kit.refusal_and_errors import RegiftError
from regift.server.operations.client_address_or_ipv6_network import client_address_of
from regift.server.services_for_connections import AppServices
from regift.server.socket.bounded_outbox_with_overflow_resync import WRITE_NOW, Outbox, write_never
from regift.server.socket.connection_limit_and_eviction import PLAYER, POLICY_VIOLATION, RANK, SPECTATOR, UNIDENTIFIED
from regift.server.socket.spectator_limits import SpectatorPlace
from regift.tables.limits.rate_limits_and_quotas import Bucket, TooMany
from regift.tables.limits.server_limit_values import DEFAULT
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.next_tables.log_out_at_linked_tables import log_out_others_at_linked_tables
from regift.tables.next_tables.open_or_join_next_table import join_next_table, show_out_of_next_table
from regift.tables.people import entry_exit_rename_and_logout, hand_visibility_and_limits_for_those_who_see_all
from regift.tables.people.seat_authentication_with_wrong_try_limit import Credentials
from regift.tables.request_error import BadToken, NoSuchTable, RequestError, TableClosed
from regift.tables.storage.stored_table_records import Guest
from regift.tables.table_state import is_late
from regift.tables.watching.big_screen_codes import is_big_screen
from regift.wire import all_messages as wire
from regift.wire.client_message_handler import ClientMessageHandler
from regift.wire.error_mapping import decode_fault, fault_of
from regift.wire.table_state_to_wire_messages import encode

ENTER_TIMEOUT: Final = float(DEFAULT.enter_time)
"""Seconds in which a new connection has to say which table it comes to."""
FINAL: Final = 4000
"""The close code after a fault that trying again does not mend."""
FAREWELL: Final = 0.2
"""Seconds until somebody who was shown out is hung up on."""
FLOOD_DELAY: Final = 0.01
"""Seconds after a message beyond the limit until the next is read: a flood waits where it comes from."""

log = logging.getLogger(__name__)

decoder: Final = msgspec.json.Decoder(wire.ToServer)


class WebSocketSession:
    """One connection, from its first message to its end."""

    def __init__(
        self, socket: WebSocket, app_services: AppServices, base: str, *, must_show_token: bool = False
    ) -> None:
        self.socket = socket
        self.app_services = app_services
        self.table_registry = app_services.table_registry
        self.tokens = app_services.tokens
        self.address = client_address_of(socket)
        self.base = base
        """Where this person, and friends, reach the server."""
        self.table: Table | None = None
        self.person = ""
        self.generation = 0
        self.message_handler: ClientMessageHandler | None = None
        extensions = socket.scope.get("extensions") or {}
        self.outbox = Outbox(self._everything, extensions.get(WRITE_NOW, {}).get("write", write_never))
        self._set_rank = extensions.get(RANK, {}).get("set", set_no_rank)
        self.must_show_token = must_show_token
        """Whether only a player may enter, by the first message: its address has opened too many websockets."""
        if must_show_token:
            self._set_rank(UNIDENTIFIED, self.address)
        self._place = SpectatorPlace(app_services.budget, self.address)
        self.hear = self.outbox.put
        """Passes on what was worded already."""
        self.is_over = False
        self.deadline = asyncio.Timeout(None)
        """How long the connection may still go on."""
        self.close_code = FINAL
        """What a connection that is over is closed with."""
        self.messages = Bucket(app_services.budget.limits.message, app_services.budget.now())
        self.is_player = False
        """Whether it is that of a host or of somebody with a seat."""
        self.has_spoken = False
        self.has_lobby = False
        self.last_lobby = b""
        self.owes_lobby = False
        """Whether a spectator is to be told of the lobby soon."""
        self.dropped = 0
        """Messages let drop since the sender last kept to the limit."""

    async def run(self) -> None:
        """Serve the connection until it ends."""
        sending = asyncio.create_task(self.outbox.run(self.socket.send_text))
        try:
            async with asyncio.timeout(ENTER_TIMEOUT) as self.deadline:
                while not self.is_over:
                    received = await self.socket.receive()
                    if not self.is_over:
                        await self._take(received)
                    if self.must_show_token and not self.is_over:
                        self.close_code = POLICY_VIOLATION
                        self.is_over = True
                    if self.table is not None and not self.is_over:
                        self.deadline.reschedule(None)
        except (TimeoutError, WebSocketDisconnect):
            pass
        finally:
            self._place.leave()
            if self.table is not None:
                entry_exit_rename_and_logout.leave(self.table, self)
            await self._hang_up(sending)
            self._free()

    def _free(self) -> None:
        """Let go of all that leads back here: the collector would leave thousands that are gone in memory."""
        self.message_handler = None
        self.deadline = asyncio.Timeout(None)
        self._set_rank = set_no_rank
        self.outbox.free()

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
        self.outbox.spectator_sends = None if seat >= 0 else self.app_services.spectator_sends
        self.is_player = is_player(table, self.person)
        self._set_rank(PLAYER if self.is_player else SPECTATOR, self.address)
        if self.is_player:
            self._place.leave()
        else:
            self._place.keep(table.id)
        code = entry_exit_rename_and_logout.seat_code_of(table, self.person) if seat >= 0 else ""
        token = self.tokens.sign(table.id, self.person, table.stored.generation_of(self.person))
        said = hand_visibility_and_limits_for_those_who_see_all.last_line_heard(table, self.person)
        self.answer(wire.Entered(table.code, token, seat, code, said))

    def hear_removed(self, why: BadToken) -> None:
        """Say so, and hang up."""
        self._part(why)

    def hear_closed(self) -> None:
        """Say so, and hang up."""
        self._part(TableClosed("the table is no more"))

    def hang_up(self) -> None:
        """End the connection at once; the person's seat stays theirs."""
        self.close_code = POLICY_VIOLATION
        self.is_over = True
        self.outbox.close()
        self.deadline.reschedule(asyncio.get_running_loop().time())

    def _part(self, why: RegiftError) -> None:
        self.answer(fault_of(why))
        self.is_over = True
        self.outbox.close()
        self.deadline.reschedule(asyncio.get_running_loop().time() + FAREWELL)

    def hear_failure(self, failure: RegiftError) -> None:
        """Say what could not be done."""
        self.answer(fault_of(failure))

    def hear_lobby(self) -> None:
        """Say who sits where."""
        assert self.table is not None
        self.app_services.lobby_cache.forget(self.table)
        if not self._is_aside(self.table):
            self._tell_lobby()
        elif not self.owes_lobby:
            self.owes_lobby = True
            self.app_services.spectator_sends.later(self._tell_lobby)

    def _is_aside(self, table: Table) -> bool:
        """Return whether the person only watches and has the lobby already, so that news of it may wait a little."""
        return self.outbox.spectator_sends is not None and self.has_lobby and self.person != table.stored.host

    def _tell_lobby(self) -> None:
        self.owes_lobby = False
        if self.table is None:
            return
        frame = self.app_services.lobby_cache.of(self.table, self.person, self.base)
        if self.has_lobby and frame == self.last_lobby and is_late(self.table, self.person):
            return  # that something has changed which it does not say would tell them that the game is over
        self.has_lobby, self.last_lobby = True, frame
        self.outbox.put(frame)

    def answer(self, message: wire.ToClient) -> None:
        """Send a message."""
        self.app_services.counters.note(message)
        self.outbox.put(encode(message))

    def _everything(self) -> list[bytes]:
        if self.table is None:
            return []
        self.app_services.counters.resyncs += 1
        frames = [self.app_services.lobby_cache.of(self.table, self.person, self.base)]
        board = self.table.broadcaster.board_for(self.person)
        return frames + ([board] if board else [])

    # What comes from the person

    async def _take(self, received: Mapping[str, object]) -> None:
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        if not self._keeps_to_the_limit():
            await asyncio.sleep(FLOOD_DELAY)
            return
        text = received.get("text")
        if not isinstance(text, str):
            self.answer(wire.Fault("", "a text frame", "a binary frame"))
            return
        try:
            message = decoder.decode(text)
        except msgspec.DecodeError as error:
            self.answer(decode_fault(error))
        except RecursionError:
            self.answer(wire.Fault("", "a message in JSON", "too many brackets"))
        else:
            await self._serve(message)

    def _keeps_to_the_limit(self) -> bool:
        """Count a message; the first of too many gets a fault, the last of far too many ends the connection."""
        now = self.app_services.budget.now()
        if self.dropped and self.messages.is_full(now):
            self.dropped = 0
        has_left = self.messages.take(now)
        if has_left and (self.app_services.budget.take("messages", self.address) or self._has_reserve()):
            self.has_spoken = True
            return True
        self.dropped += 1
        self.app_services.budget.met["message"] += not has_left
        limits = self.app_services.budget.limits
        if self.dropped == 1:
            self._tell_limit(TooMany("messages", f"at most {limits.message.per_second:.0f} a second"))
        elif self.dropped > limits.excess:
            self.close_code = POLICY_VIOLATION
            self.is_over = True
        return False

    def _has_reserve(self) -> bool:
        """Count a message that others from the same address have left no room for, but must not keep from the table.

        Such are the first of a connection, which says who comes, and some of each player.
        """
        if self.table is not None and self.is_player:
            return self.app_services.budget.take("messages_of_player", f"{self.table.id}/{self.person}")
        return not self.has_spoken

    def _tell_limit(self, limit: TooMany) -> None:
        self.answer(fault_of(limit))
        log.info("a limit was met", extra={"limit": limit.field, "address": self.address})

    async def _serve(self, message: wire.ToServer) -> None:
        if isinstance(message, wire.Enter):
            try:
                await self._enter(message)
            except RegiftError as error:
                self.fail(error)
        elif self.message_handler is None:
            self.answer(wire.Fault("t", "enter", str(message.__struct_config__.tag)))
        elif self.outbox.spectator_sends is None:
            with self.app_services.spectator_sends.players_first():
                await self.message_handler.take(message)
        else:
            await self.message_handler.take(message)

    def fail(self, error: RegiftError) -> None:
        """Say what could not be done; after a wrong token or code hang up."""
        if isinstance(error, TooMany):
            self._tell_limit(error)
            return
        if isinstance(error, NoSuchTable | BadToken):
            self.is_over = True
        self.answer(fault_of(error))

    async def go_on(self, table: Table) -> None:
        """Hand out the token for the next table."""
        if not table.stored.next:
            self.app_services.budget.check("table", self.address)
        moved = await join_next_table(self.table_registry, table, self.person, self.address)
        if moved.is_new:
            self.app_services.budget.spend("table", self.address, 1)
        self.answer(wire.Moved(moved.code, self.tokens.sign(moved.id, moved.person, moved.generation)))

    async def log_out_others(self, table: Table, tokens: Sequence[str]) -> None:
        """Log the person's other devices out of this table, of those that follow it and of those before it."""
        held = self.tokens.bearers_of(tokens)
        renewed = await log_out_others_at_linked_tables(self.table_registry, table, self.person, self, held)
        if renewed:
            new = {code: self.tokens.sign(*bearer) for code, bearer in renewed.items()}
            self.answer(wire.RenewedTokens(new))

    async def show_out_of_next_table(self, table: Table) -> None:
        """Show those who were shown out of this table out of the next one, too."""
        await show_out_of_next_table(self.table_registry, table)

    async def _enter(self, message: wire.Enter) -> None:
        if self.table is not None and not message.token and not message.seat_code:
            raise RequestError("token", "your own token: this connection is somebody already")
        if self.must_show_token and not message.token:
            return
        if self.table is not None:  # who is in already and comes in anew costs as much as who comes
            self.app_services.budget.use("entering_anew", self.address)
            await asyncio.sleep(0)  # others have their turn between two of many
        shown = Credentials(self.address, message.code, message.token, message.seat_code)
        table, person = await self.app_services.authenticator.identify(shown)
        if self.must_show_token and not is_player(table, person):
            return
        self.must_show_token = False
        person = person or self.table_registry.new_person()
        if not entry_exit_rename_and_logout.will_play(table, person, watch=message.watch):
            self._place.take(table.id, is_screen=is_big_screen(person))
        if self.table is not None:
            entry_exit_rename_and_logout.leave(self.table, self)
        self.table = table
        self.has_lobby = False
        self.person = person
        self.generation = table.stored.generation_of(person)
        self.message_handler = ClientMessageHandler(table, person, Guest(message.name, message.avatar), self)
        try:
            await entry_exit_rename_and_logout.enter(
                table, self, self.message_handler.guest, watch=message.watch, since=message.at
            )
        except RegiftError:
            self.table = self.message_handler = None
            self._place.leave()
            self.deadline.reschedule(asyncio.get_running_loop().time() + ENTER_TIMEOUT)
            raise
        log.debug("somebody came", extra={"table": table.id})


def is_player(table: Table, person: str) -> bool:
    """Return whether somebody has a seat, or is the host."""
    return table.seat_of(person) >= 0 or person == table.stored.host


def set_no_rank(rank: int, address: str) -> None:
    """Say nothing of who gives way, where no connections are counted."""

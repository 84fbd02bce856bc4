"""One person's connection to a table in this very process: the same messages both ways as over the network."""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec

from regift.kit.refusal_and_errors import RegiftError
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people import entry_exit_rename_and_logout
from regift.tables.request_error import BadToken, RequestError
from regift.tables.storage.stored_table_records import Guest
from regift.terminal.transports.transport_interface import TransportListener
from regift.wire import all_messages as wire
from regift.wire.client_message_handler import ClientMessageHandler
from regift.wire.error_mapping import fault_of
from regift.wire.lobby_encoder import lobby_of

decoder: Final = msgspec.json.Decoder(wire.ToClient)


class SingleTable:
    """What a table of its own process has instead of a next one, and of other devices."""

    async def go_on(self, table: Table) -> None:
        """Refuse: a table of its own process leads to no other."""
        raise RequestError("next", "a table that a server keeps", table.code)

    async def log_out_others(self, table: Table, tokens: Sequence[str]) -> None:
        """Refuse: a table of its own process has no other device."""
        raise RequestError("token", "a table that a server keeps", table.code)

    async def show_out_of_next_table(self, table: Table) -> None:
        """Do nothing: there is no next table."""


class LocalConnection(SingleTable):
    """A person's end of it: hears the table, and answers what the person says."""

    table: Table
    """Known once the person has come to it."""

    def __init__(self) -> None:
        self.person = ""
        self.address = ""
        """No other than this machine's."""
        self.generation = 0
        self.has_entered = asyncio.Event()
        self._listener: TransportListener | None = None
        self._said: asyncio.Queue[wire.ToServer | None] = asyncio.Queue()

    async def converse(self, table: Table, person: str, listener: TransportListener) -> None:
        """Come to the table, and answer what is said until the connection is closed."""
        self.table, self.person, self._listener = table, person, listener
        greeting = listener.greeting()
        guest = Guest(greeting.name, greeting.avatar)
        listener.hear_online(is_online=True)
        await entry_exit_rename_and_logout.enter(table, self, guest, watch=False)
        self.has_entered.set()
        message_handler = ClientMessageHandler(table, person, guest, self)
        while (message := await self._said.get()) is not None:
            await message_handler.take(message)

    def say(self, message: wire.ToServer) -> None:
        """Send a message."""
        self._said.put_nowait(message)

    async def close(self) -> None:
        """Leave."""
        self._listener = None
        self._said.put_nowait(None)

    # What the table tells this end

    def answer(self, message: wire.ToClient) -> None:
        """Pass on an answer."""
        self._tell(message)

    def fail(self, error: RegiftError) -> None:
        """Say what could not be done."""
        self._tell(fault_of(error))

    def hear_entered(self, seat: int) -> None:
        """Learn that the person is at the table."""
        self._tell(wire.Entered(self.table.code, "", seat))

    def hear_lobby(self) -> None:
        """Learn that people, seats, options or the phase changed."""
        self._tell(lobby_of(self.table, self.person, ""))

    def hear_failure(self, failure: RegiftError) -> None:
        """Say what could not be done."""
        self._tell(fault_of(failure))

    def hear_removed(self, why: BadToken) -> None:
        """Nobody is shown out of their own house."""

    def hear_closed(self) -> None:
        """Nobody closes it but its host."""

    def hear(self, frame: bytes) -> None:
        """Take what was worded for the wire."""
        self._tell(decoder.decode(frame))

    def _tell(self, message: wire.ToClient) -> None:
        """Pass it on once the table has finished what it is doing."""
        asyncio.get_running_loop().call_soon(partial(self._pass_on, message))

    def _pass_on(self, message: wire.ToClient) -> None:
        if self._listener is not None:
            self._listener.hear(message)

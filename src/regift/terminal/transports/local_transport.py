"""A table in this very process, spoken to as one over the network is: the same messages both ways."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from functools import partial
from hashlib import blake2b
from typing import Final

import msgspec

from regift.kit.refusal_and_errors import RegiftError
from regift.tables.bot_search.in_process_search_thread import SearchThread
from regift.tables.bot_search.one_bot_search_at_a_time import SearchTurns
from regift.tables.limits.rate_limits_and_quotas import UsageBudget
from regift.tables.limits.server_limit_values import Limits
from regift.tables.limits.unused_table_keep_times import TableLifetimes
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people import entry_exit_rename_and_logout, host_commands
from regift.tables.request_error import BadToken, RequestError
from regift.tables.setup.game_setup import GameSetup
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from regift.tables.shared_services import SharedServices
from regift.tables.storage.in_memory_sqlite_database import InMemoryDatabase
from regift.tables.storage.sqlite_journal import SqliteJournal
from regift.tables.storage.stored_table_records import Guest
from regift.tables.table_registry_creation_unloading_and_expiry import TableRegistry
from regift.terminal.transports.skip_to_my_turn import AdvanceableClock
from regift.terminal.transports.transport_interface import TransportListener
from regift.wire import all_messages as wire
from regift.wire.client_message_handler import ClientMessageHandler
from regift.wire.error_mapping import fault_of
from regift.wire.lobby_encoder import lobby_of
from regift.wire.table_state_to_wire_messages import WireEncoder

decoder: Final = msgspec.json.Decoder(wire.ToClient)


def byte_source(seed: int | None) -> Callable[[int], bytes]:
    """Return what a table draws its bytes from: nobody can foretell them, or the same for the same seed."""
    if seed is None:
        return secrets.token_bytes
    drawn = 0

    def draw(count: int) -> bytes:
        nonlocal drawn
        drawn += 1
        return blake2b(f"{seed} {drawn}".encode(), digest_size=count).digest()

    return draw


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


class LocalTransport(SingleTable):
    """The host's transport to a table in this process; the table is put away with it."""

    def __init__(self, game_setup: GameSetup, pace: TableSpeed, seed: int | None = None) -> None:
        self.game_setup = game_setup
        """What is to be played; the first seat is free for the host."""
        self.clock = AdvanceableClock()
        budget = UsageBudget(Limits().times(0), self.clock.now)
        self.table_registry = TableRegistry(
            SharedServices(
                SqliteJournal(InMemoryDatabase()),
                self.clock,
                pace,
                WireEncoder(pace.bots),
                byte_source(seed),
                budget,
                SearchTurns(SearchThread()),
                lifetimes=TableLifetimes(0, 0),
            )
        )
        self.person = ""
        self.address = ""
        """No other than this machine's."""
        self.generation = 0
        self._listener: TransportListener | None = None
        self._said: asyncio.Queue[wire.ToServer | None] = asyncio.Queue()

    async def run(self, listener: TransportListener) -> None:
        """Make the table, come to it, and answer what is said until the transport is closed."""
        opened = await self.table_registry.make(self.game_setup.game, len(self.game_setup.seats))
        self.table, self.person = await self.table_registry.find(opened.code), opened.host
        await host_commands.change_setup(self.table, self.person, lambda _: self.game_setup)
        self._listener = listener
        greeting = listener.greeting()
        guest = Guest(greeting.name, greeting.avatar)
        listener.hear_online(is_online=True)
        await entry_exit_rename_and_logout.enter(self.table, self, guest, watch=False)
        message_handler = ClientMessageHandler(self.table, self.person, guest, self)
        while (message := await self._said.get()) is not None:
            await message_handler.take(message)

    def say(self, message: wire.ToServer) -> None:
        """Send a message."""
        self._said.put_nowait(message)

    async def close(self) -> None:
        """Leave, and put the table away."""
        self._listener = None
        self._said.put_nowait(None)
        await self.table_registry.close()

    def set_pace(self, bots: float) -> None:
        """Multiply bots' delays by this from now on."""
        services = self.table.services
        self.table.services = services._replace(timing=services.timing._replace(bots=bots))
        if self.table.match_controller:
            self.table.match_controller.progress.services = self.table.services

    def record(self) -> str:
        """Write the record of the game that is over."""
        return self.table.finished_match().record_text()

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

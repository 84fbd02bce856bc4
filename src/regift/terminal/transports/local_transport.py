"""A table in this very process, spoken to as one over the network is: the same messages both ways."""

import secrets
from collections.abc import Callable
from hashlib import blake2b

from regift.tables.bot_search.in_process_search_thread import SearchThread
from regift.tables.bot_search.one_bot_search_at_a_time import SearchTurns
from regift.tables.limits.rate_limits_and_quotas import UsageBudget
from regift.tables.limits.server_limit_values import Limits
from regift.tables.limits.unused_table_keep_times import TableLifetimes
from regift.tables.people import host_commands
from regift.tables.setup.game_setup import GameSetup
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from regift.tables.shared_services import SharedServices
from regift.tables.storage.in_memory_sqlite_database import InMemoryDatabase
from regift.tables.storage.sqlite_journal import SqliteJournal
from regift.tables.table_registry_creation_unloading_and_expiry import TableRegistry
from regift.terminal.transports.local_connection import LocalConnection
from regift.terminal.transports.skip_to_my_turn import AdvanceableClock
from regift.terminal.transports.transport_interface import TransportListener
from regift.wire.table_state_to_wire_messages import WireEncoder


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


class LocalTransport(LocalConnection):
    """The host's transport to a table in this process; the table is put away with it."""

    def __init__(self, game_setup: GameSetup, pace: TableSpeed, seed: int | None = None) -> None:
        super().__init__()
        self.game_setup = game_setup
        """What is to be played; the first seats are free for whoever is at this terminal, the host first."""
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

    async def run(self, listener: TransportListener) -> None:
        """Make the table, come to it, and answer what is said until the transport is closed."""
        opened = await self.table_registry.make(self.game_setup.game, len(self.game_setup.seats))
        table = await self.table_registry.find(opened.code)
        await host_commands.change_setup(table, opened.host, lambda _: self.game_setup)
        await self.converse(table, opened.host, listener)

    async def close(self) -> None:
        """Leave, and put the table away."""
        await super().close()
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


class LocalGuestTransport(LocalConnection):
    """The transport of somebody else at the same terminal, to the table of its host."""

    def __init__(self, host: LocalTransport, before: LocalConnection) -> None:
        super().__init__()
        self._host = host
        self._before = before
        """Who sits down before them, so that seats are taken in the order of the names."""

    async def run(self, listener: TransportListener) -> None:
        """Come to the table once whoever is before them has, and answer what is said until it is closed."""
        await self._before.has_entered.wait()
        await self.converse(self._host.table, self._host.table_registry.new_person(), listener)

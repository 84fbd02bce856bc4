"""A table without a web: a clock that moves when told, a disk in memory, and ears that listen."""

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from hashlib import blake2b

from regift.kit.refusal_and_errors import RegiftError
from regift.tables.bot_search.in_process_search_thread import SearchThread
from regift.tables.bot_search.one_bot_search_at_a_time import SearchTurns
from regift.tables.limits.rate_limits_and_quotas import UsageBudget
from regift.tables.limits.server_limit_values import Limits
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people import entry_exit_rename_and_logout, host_commands
from regift.tables.play import player_commands, shuffle_exchange_and_deal
from regift.tables.request_error import BadToken
from regift.tables.setup.game_setup import GameSetup, SeatAssignment, Setting
from regift.tables.setup.setup_editor import set_option
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from regift.tables.shared_services import SharedServices
from regift.tables.storage.in_memory_sqlite_database import InMemoryDatabase
from regift.tables.storage.sqlite_journal import ADD_MOVE, SqliteJournal
from regift.tables.storage.statement_executor_interface import Statement
from regift.tables.storage.stored_table_records import Entry, Guest
from regift.tables.table_registry_creation_unloading_and_expiry import TableRegistry
from regift.wire.table_state_to_wire_messages import WireEncoder


def seating(seat: int, place: SeatAssignment) -> Callable[[GameSetup], GameSetup]:
    """Return the change that puts somebody on a seat."""
    return lambda setup: setup.seated(seat, place)


class FakeClock:
    """Stands still until it is moved on."""

    def __init__(self) -> None:
        self.time = 0.0
        self.early = 0.0
        """Seconds by which sleepers wake too soon, as in a loop that counts milliseconds."""
        self.sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self.time

    def date(self) -> float:
        return 1_700_000_000 + self.time

    async def sleep(self, seconds: float) -> None:
        if seconds > 0:
            waked: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.sleepers.append((self.time + max(seconds - self.early, 1e-9), waked))
            await waked

    async def advance(self, seconds: float) -> None:
        """Let time pass, and everything happen that is due."""
        end = self.time + seconds
        await idle()
        while due := [sleeper for sleeper in self.sleepers if sleeper[0] <= end and not sleeper[1].done()]:
            self.time, waked = min(due, key=lambda sleeper: sleeper[0])
            self.sleepers = [sleeper for sleeper in self.sleepers if sleeper[1] is not waked]
            waked.set_result(None)
            await idle()
        self.time = end


class FakeDisk(InMemoryDatabase):
    """Outlives the process that a test starts anew, or has no room left."""

    def __init__(self) -> None:
        super().__init__()
        self.is_full = False
        """Whether no further move finds room."""

    async def write(self, *statements: Statement) -> None:
        if self.is_full and any(statement == ADD_MOVE for statement, _ in statements):
            raise sqlite3.OperationalError("database or disk is full")
        await super().write(*statements)

    async def close(self) -> None:
        """Keep everything until nobody has the disk any more."""

    def __del__(self) -> None:
        self._connection.close()


class Ear:
    """A connection that keeps what it hears, and when."""

    def __init__(self, clock: FakeClock, person: str, address: str = "") -> None:
        self.clock = clock
        self.person = person
        self.address = address
        self.generation = 0
        self.heard: list[tuple[float, bytes]] = []
        self.clocks: list[tuple[float, bytes]] = []
        """Frames that tell what time is left."""
        self.lobbies = 0
        self.is_out = False
        self.failures: list[RegiftError] = []

    def hear_entered(self, seat: int) -> None:
        self.seat = seat

    def hear_lobby(self) -> None:
        self.lobbies += 1

    def hear_failure(self, failure: RegiftError) -> None:
        self.failures.append(failure)

    def hear_removed(self, why: BadToken) -> None:
        self.is_out = True

    def hear_closed(self) -> None:
        self.is_out = True

    def hear(self, frame: bytes) -> None:
        if b'"t":"clocks"' in frame:
            self.clocks.append((self.clock.time, frame))
            return
        self.heard.append((self.clock.time, frame))


class Scene:
    """A table registry with one table of people and bots, dealt from a seed."""

    def __init__(self, pace: TableSpeed, seed: int = 1) -> None:
        self.clock = FakeClock()
        self.disk = FakeDisk()
        self.journal = SqliteJournal(self.disk)
        self.pace = pace
        self.budget = UsageBudget(Limits().times(0), self.clock.now)
        self.drawn = seed * 1_000_000
        self.table_registry = self.new_registry()
        self.ears: list[Ear] = []

    def new_registry(self) -> TableRegistry:
        """Start the process anew."""
        return TableRegistry(
            SharedServices(
                self.journal,
                self.clock,
                self.pace,
                WireEncoder(),
                self.entropy,
                self.budget,
                SearchTurns(SearchThread()),
            )
        )

    def entropy(self, count: int) -> bytes:
        self.drawn += 1
        return blake2b(self.drawn.to_bytes(8, "big"), digest_size=count).digest()

    async def deal(
        self, game: str, people: int, bots: int = 0, bot: str = "random", options: dict[str, Setting] | None = None
    ) -> Table:
        """Seat people, then bots, set options of the game, and start."""
        opened = await self.table_registry.make(game, people + bots)
        table = await self.table_registry.find(opened.code)
        for number in range(people):
            person = opened.host if number == 0 else self.table_registry.new_person()
            self.ears.append(Ear(self.clock, person))
            await entry_exit_rename_and_logout.enter(table, self.ears[-1], Guest(f"P{number}", "gift"), watch=False)
        for seat in range(people, people + bots):
            place = SeatAssignment(who="bot", bot=bot)
            await host_commands.change_setup(table, opened.host, seating(seat, place))
        for name, value in (options or {}).items():
            await host_commands.change_setup(table, opened.host, partial(set_option, name=name, value=value))
        await shuffle_exchange_and_deal.start(table, opened.host)
        await idle()
        return table

    async def moves(self, table: Table) -> list[Entry]:
        """Return all that the journal says was played."""
        return await self.journal.entries(table.id, 0)

    async def play(self, table: Table, seat: int, name: str) -> None:
        """Play an action by its name, in answer to the newest update."""
        match = table.match
        assert match is not None
        await player_commands.play(table, self.ears[seat].person, match.state.named(name).id, match.viewers[seat].at)


async def take_out(table: Table, seat: int) -> None:
    """Take a seat out of the game, as votes do in the end."""
    assert table.match_controller is not None
    async with table.lock:
        await table.match_controller.withdraw(seat)
        table.refresh()
        table.broadcaster.tell_lobby()
    await idle()


async def idle() -> None:
    """Let everything happen that waits for no clock."""
    for _ in range(40):
        await asyncio.sleep(0)

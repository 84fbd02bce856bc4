"""The table registry: all tables of one process, by code."""

import asyncio
from typing import Final, NamedTuple

from regift.games import catalogue
from regift.kit.chance import KeyedChance
from regift.kit.refusal import BadOption
from regift.tables.live_table import Table
from regift.tables.request_error import NoSuchTable
from regift.tables.setup.game_setup import FREE, GameSetup, Setting
from regift.tables.setup.setup_editor import check_own
from regift.tables.setup.table_code_generator import draw_code
from regift.tables.shared_services import SharedServices
from regift.tables.storage.journal_interface import CodeTaken, Guest, StoredTable, TableRow

IDLE: Final = 600.0
"""Seconds after which a table that nobody is at is kept on disk alone."""


class NewTable(NamedTuple):
    """A table that has just been made."""

    table: Table
    host: str
    """The person who made it."""


class TableRegistry:
    """Makes tables and finds them again, also those of a process that is gone."""

    def __init__(self, services: SharedServices) -> None:
        self.services = services
        self.tables: dict[str, Table] = {}
        self._lock = asyncio.Lock()
        self._codes = KeyedChance(services.entropy(32))

    async def make(self, game: str, seats: int, options: dict[str, Setting] | None = None) -> NewTable:
        """Make a table for a game; UnknownGame or BadOption says what can't be."""
        fewest, most = catalogue.find(game).SEATS
        if not fewest <= seats <= most:
            raise BadOption("seats", seats, f"{fewest} to {most}")
        game_setup = GameSetup(game, (FREE,) * seats, options or {})
        game_setup.make()
        check_own(game_setup)
        host = self.new_person()
        kept = await self._keep_new(StoredTable(game_setup, host, {host: Guest()}, secret=self.services.entropy(32)))
        table = Table(kept, self.services)
        table.presence.left_at = self.services.clock.now()
        async with self._lock:
            await self._put_away()
            self.tables[table.code] = table
        return NewTable(table, host)

    async def find(self, code: str) -> Table:
        """Return the table of that code, read from the journal where need be; NoSuchTable if there is none."""
        table = await self.peek(code)
        table.presence.left_at = self.services.clock.now()
        return table

    async def peek(self, code: str) -> Table:
        """Return the table of that code for those who only ask how it is; asking does not keep it in memory."""
        table = self.tables.get(code)
        if table is not None:
            return table
        async with self._lock:
            await self._put_away()
            if code not in self.tables:
                kept = await self.services.journal.find(code)
                if kept is None:
                    raise NoSuchTable(f"table {code}: there is none of that code")
                table = Table(kept, self.services)
                await table.open()
                table.presence.left_at = self.services.clock.now()
                self.tables[code] = table
            return self.tables[code]

    async def _put_away(self) -> None:
        """Let go of the tables that nobody has been at for long: the journal holds them."""
        now = self.services.clock.now()
        for table in list(self.tables.values()):
            if not table.presence.listeners and now - table.presence.left_at > IDLE:
                del self.tables[table.code]
                await table.close()

    def new_person(self) -> str:
        """Name somebody nobody has seen before."""
        return self.services.entropy(8).hex()

    async def close(self) -> None:
        """Stop all clocks and bots; the journal holds everything."""
        for table in self.tables.values():
            await table.close()
        self.services.search_thread.close()
        await self.services.journal.close()

    async def _keep_new(self, stored: StoredTable) -> TableRow:
        while True:
            code = draw_code(self._codes)
            try:
                return await self.services.journal.open_table(code, stored, self.services.clock.date())
            except CodeTaken:
                continue

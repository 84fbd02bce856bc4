"""The hall: all tables of one process, by code."""

import asyncio
from typing import Final, NamedTuple

from regift.games import catalogue
from regift.kit.chance import KeyedChance
from regift.kit.refusal import BadOption
from regift.tables.codes import draw_code
from regift.tables.journal import CodeTaken, Guest, Kept, Sitting
from regift.tables.means import Means
from regift.tables.objection import NoSuchTable
from regift.tables.recipe import FREE, Recipe, Setting
from regift.tables.seating import check_own
from regift.tables.table import Table

IDLE: Final = 600.0
"""Seconds after which a table that nobody is at is kept on disk alone."""


class Opened(NamedTuple):
    """A table that has just been made."""

    table: Table
    host: str
    """The person who made it."""


class Hall:
    """Makes tables and finds them again, also those of a process that is gone."""

    def __init__(self, means: Means) -> None:
        self.means = means
        self.tables: dict[str, Table] = {}
        self._lock = asyncio.Lock()
        self._codes = KeyedChance(means.entropy(32))

    async def make(self, game: str, seats: int, options: dict[str, Setting] | None = None) -> Opened:
        """Make a table for a game; UnknownGame or BadOption says what can't be."""
        fewest, most = catalogue.find(game).SEATS
        if not fewest <= seats <= most:
            raise BadOption("seats", seats, f"{fewest} to {most}")
        recipe = Recipe(game, (FREE,) * seats, options or {})
        recipe.make()
        check_own(recipe)
        host = self.new_person()
        kept = await self._keep_new(Sitting(recipe, host, {host: Guest()}, secret=self.means.entropy(32)))
        table = Table(kept, self.means)
        table.attendance.left_at = self.means.clock.now()
        async with self._lock:
            await self._put_away()
            self.tables[table.code] = table
        return Opened(table, host)

    async def find(self, code: str) -> Table:
        """Return the table of that code, read from the journal where need be; NoSuchTable if there is none."""
        table = await self.glance(code)
        table.attendance.left_at = self.means.clock.now()
        return table

    async def glance(self, code: str) -> Table:
        """Return the table of that code for those who only ask how it is; asking does not keep it in memory."""
        table = self.tables.get(code)
        if table is not None:
            return table
        async with self._lock:
            await self._put_away()
            if code not in self.tables:
                kept = await self.means.journal.find(code)
                if kept is None:
                    raise NoSuchTable(f"table {code}: there is none of that code")
                table = Table(kept, self.means)
                await table.open()
                table.attendance.left_at = self.means.clock.now()
                self.tables[code] = table
            return self.tables[code]

    async def _put_away(self) -> None:
        """Let go of the tables that nobody has been at for long: the journal holds them."""
        now = self.means.clock.now()
        for table in list(self.tables.values()):
            if not table.attendance.listeners and now - table.attendance.left_at > IDLE:
                del self.tables[table.code]
                await table.close()

    def new_person(self) -> str:
        """Name somebody nobody has seen before."""
        return self.means.entropy(8).hex()

    async def close(self) -> None:
        """Stop all clocks and bots; the journal holds everything."""
        for table in self.tables.values():
            await table.close()
        await self.means.journal.close()

    async def _keep_new(self, sitting: Sitting) -> Kept:
        while True:
            code = draw_code(self._codes)
            try:
                return await self.means.journal.open_table(code, sitting, self.means.clock.date())
            except CodeTaken:
                continue

"""The table registry: all tables of one process, by code."""

import asyncio
from collections.abc import Collection, Iterable
from contextlib import suppress
from hashlib import blake2b
from typing import Final, NamedTuple
from weakref import WeakValueDictionary

from msgspec.structs import replace

from regift.games import catalogue
from regift.kit.refusal_and_errors import BadOption
from regift.kit.seeded_random_generator import KeyedChance
from regift.tables.limits.fair_lock import FairLock
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.open_tables.listing_conditions import without_listing_after_restart
from regift.tables.request_error import NoSuchTable, RequestError
from regift.tables.setup.game_setup import FREE, GameSetup, Setting
from regift.tables.setup.setup_editor import check_own
from regift.tables.setup.table_code_generator import draw_code, draw_number
from regift.tables.shared_services import SharedServices
from regift.tables.storage.storage_interface import CodeTaken, JournalFailed
from regift.tables.storage.stored_table_records import Guest, Origin, StoredTable, TableRow
from regift.tables.table_last_use_and_keep_time import is_in_use, last_used

IDLE: Final = 600.0
"""Seconds after which a table that nobody is at is kept on disk alone, and gives way where there are too many."""
MOST_IDLE: Final = 200
"""Such tables in memory at most: whoever looks at one table after the other fills it with no more."""
JUST_LOOKED_FOR: Final = 2.0
"""Seconds in which whoever looked for a table comes in: until then it stays, however many there are."""
SWEPT: Final = 50
"""Tables that are deleted before others that wait for the store have their turn."""


class NewTable(NamedTuple):
    """A table that has just been made. It is on disk alone until somebody comes."""

    id: int
    code: str
    host: str
    """The person who made it."""


class TableRegistry:
    """Makes tables and finds them again, also those of a process that is gone."""

    def __init__(self, services: SharedServices) -> None:
        self.services = services
        self.tables: dict[str, Table] = {}
        self._lock = asyncio.Lock()
        self._making = asyncio.Lock()
        """Held by whoever makes a table: nobody else takes the place of what gave way for it."""
        self._readers = FairLock()
        """Whoever has a table read: an address with many waits for one of each other."""
        self._log_out_locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._codes = KeyedChance(services.entropy(32))

    def log_out_lock(self, person: str) -> asyncio.Lock:
        """Return what a person holds to log other devices out of several tables: of two devices, one comes first."""
        return self._log_out_locks.setdefault(person, asyncio.Lock())

    async def make(
        self, game: str, seats: int, options: dict[str, Setting] | None = None, address: str = ""
    ) -> NewTable:
        """Make a table for a game; UnknownGame or BadOption says what can't be.

        `address`: whose tables are counted; TooMany where it has too many already. "": nobody's.
        """
        fewest, most = catalogue.find(game).SEATS
        if not fewest <= seats <= most:
            raise BadOption("seats", seats, f"{fewest} to {most}")
        host = self.new_person()
        setup = GameSetup(game, (FREE,) * seats, options or {})
        return await self.make_for(StoredTable(setup, host, {host: Guest()}, tables_before=()), address)

    async def make_for(self, stored: StoredTable, address: str = "", photos_of: int = 0) -> NewTable:
        """Make a table with this setup and these people; `photos_of`: the table whose photos it has as well."""
        stored.game_setup.make()
        check_own(stored.game_setup)
        async with self._making:
            origin = Origin(await self._creator(address) if address else "", photos_of)
            kept = await self._keep_new(replace(stored, secret=self.services.entropy(32)), origin)
        return NewTable(kept.id, kept.code, stored.host)

    async def _creator(self, address: str) -> str:
        """Return what stands for an address in the store; TooMany where it may make no more tables.

        Where there are too many, one gives way, of this address or, where the server is full, of the one that has
        most: the one made last, first of those hardly played at, so that whoever makes too many loses their own.
        """
        creator = blake2b(address.encode(), key=self.services.seat_code_secret, digest_size=8, person=b"creator")
        budget, inventory, own = self.services.budget, self.services.journal.inventory, creator.hexdigest()
        await self._make_room(own, await inventory.count_made_by(own) - budget.limits.tables_kept + 1)
        surplus = await inventory.count_all() - budget.limits.tables_kept_of_all + 1
        if surplus > 0:
            await self._make_room(await inventory.largest_creator(), surplus)
        budget.check_count("tables_kept", await inventory.count_made_by(own))
        budget.check_count("tables_kept_of_all", await inventory.count_all())
        return own

    async def _make_room(self, creator: str, count: int) -> None:
        """Delete so many tables of a creator that nobody was at for a while, those that give way first; else none."""
        if count <= 0:
            return
        inventory = self.services.journal.inventory
        async with self._lock:
            await self._note_use(self.tables.values())
            held = [table.id for table in self.tables.values() if is_in_use(table)]
            ended = await inventory.first_to_give_way(creator, self.services.clock.date() - IDLE, held, count)
            if len(ended) < count:
                return
            await self._hide(ended)
        for id in ended:
            await inventory.delete(id)

    async def _hide(self, ended: Collection[int]) -> None:
        """Let nobody find these tables any more; the caller holds the lock."""
        await self.services.journal.inventory.hide(ended)
        for table in [table for table in self.tables.values() if table.id in ended]:
            del self.tables[table.code]
            await table.end()

    async def find(self, code: str, address: str = "", *, is_look: bool = False) -> Table:
        """Return the table of that code, read from the journal where need be; NoSuchTable if there is none.

        Addresses take turns where tables are read. `is_look`: somebody only looks at it, by a request; TooMany where
        the address has had too many moves read.
        """
        table = await self.peek(code, address, is_look=is_look)
        table.presence.left_at = self.services.clock.now()
        return table

    async def peek(self, code: str, address: str = "", *, is_look: bool = False) -> Table:
        """Return what `find` does for those who only ask how it is; asking does not keep it in memory."""
        table = self.tables.get(code)
        if table is not None:
            return table
        async with self._readers.turn(address), self._lock:
            await self._put_away()
            return self.tables.get(code) or await self._read(code, address, is_look=is_look)

    async def _read(self, code: str, address: str, *, is_look: bool) -> Table:
        """Take a table up from the journal; the caller holds the lock."""
        budget = self.services.budget
        kept = await self.services.journal.find(code)
        if kept is None:
            raise NoSuchTable(f"table {code}: there is none of that code")
        if is_look and address:  # not before: who is refused for it has told a code that is right
            budget.check("moves_read", address)
        table = Table(kept._replace(stored=without_listing_after_restart(kept.stored)), self.services)
        await table.open()
        if table.match is not None and address:
            left = budget.left("moves_read", address)  # who comes in takes nobody there more than there is
            budget.spend("moves_read", address, table.match.moves if is_look else min(table.match.moves, max(left, 0)))
        table.presence.left_at = self.services.clock.now()
        self.tables[code] = table
        return table

    async def _put_away(self) -> None:
        """Let go of the tables that nobody has been at for long: the journal holds them."""
        now = self.services.clock.now()
        idle = [table for table in self.tables.values() if not is_in_use(table)]
        idle.sort(key=lambda table: table.presence.left_at, reverse=True)
        for place, table in enumerate(idle):
            unused_for = now - table.presence.left_at
            if unused_for > IDLE or (place >= MOST_IDLE and unused_for > JUST_LOOKED_FOR):
                await self._let_go(table)

    async def _let_go(self, table: Table) -> None:
        del self.tables[table.code]
        await self._note_use([table])
        await table.close()

    async def _note_use(self, tables: Iterable[Table]) -> None:
        """Keep when somebody was last at these tables."""
        dates = [(table.id, last_used(table)) for table in tables if last_used(table) > table.use.date]
        with suppress(JournalFailed):  # they are kept a little less long
            await self.services.journal.inventory.note_use(dates)

    # How tables end

    async def sweep(self, most: int = SWEPT) -> int:
        """Delete some of the tables that nobody was at for as long as they are kept; return how many.

        Nobody's table goes while they are at it, nor in the middle of a deal.
        """
        journal, lifetimes = self.services.journal, self.services.lifetimes
        async with self._lock:
            await self._put_away()
            await self._note_use(self.tables.values())
            held = [table.id for table in self.tables.values() if is_in_use(table)]
            ended = await journal.inventory.unused(lifetimes, self.services.clock.date(), held, most)
            await self._hide(ended)
        for id in await journal.inventory.half_deleted():
            await journal.inventory.delete(id)
        return len(ended)

    async def delete(self, code: str) -> None:
        """Delete a table, whoever is at it; NoSuchTable if there is none."""
        async with self._lock:
            table = self.tables.pop(code, None)
            kept = await self.services.journal.find(code)
            if kept is None:
                raise NoSuchTable(f"table {code}: there is none of that code")
            await self.services.journal.inventory.hide([kept.id])
            if table is not None:
                await table.end()
        await self.services.journal.inventory.delete(kept.id)

    async def end_alone(self, table: Table, person: str) -> None:
        """End a table against bots for whoever sits there alone; RequestError if others sit there, or have."""
        others = [listener for listener in table.presence.listeners if listener.person != person]
        if others or set(table.stored.people) != {person} or not table.stored.is_alone():
            raise RequestError("table", "a table at which nobody else has sat")
        await self.delete(table.code)

    def new_person(self) -> str:
        """Name somebody nobody has seen before."""
        return self.services.entropy(8).hex()

    async def close(self) -> None:
        """Stop all clocks and bots; the journal holds everything."""
        await self._note_use(self.tables.values())
        for table in self.tables.values():
            await table.close()
        await self.services.search_turns.close()
        await self.services.journal.close()

    async def _keep_new(self, stored: StoredTable, origin: Origin) -> TableRow:
        while True:
            code, number = draw_code(self._codes, self.services.code_start), draw_number(self._codes)
            try:
                return await self.services.journal.open_table(code, stored, self.services.clock.date(), origin, number)
            except CodeTaken:
                continue

"""Authentication: who somebody is at a table, by a token, a seat code or as a stranger.

Whoever comes, by whichever way, comes through here: all wrong tries of an address are charged to one allowance, and
what a wrong token or a right one does never depends on which codes there are. Requests that a page of another site may
have made have an allowance of their own at each address, so that no such page uses up the tries of who reads it.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from typing import Final, NamedTuple

from regift.tables.limits.rate_limits_and_quotas import TooMany, UsageBudget
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people.entry_exit_rename_and_logout import person_known_there, person_of_seat_code
from regift.tables.people.seat_tokens import SeatTokens, check_generation
from regift.tables.request_error import BadToken, NoSuchTable, RequestError
from regift.tables.system_clock import sleep_until
from regift.tables.table_registry_creation_unloading_and_expiry import TableRegistry

WRONG: Final = "wrong_code"
"""The limit that every wrong try counts for."""
WAITING: Final = "wrong_code_waiting"
"""The limit of those who wait because their address has no wrong try left."""
MAX_WAIT: Final = 12.0
"""Seconds that somebody waits at most: less than a websocket has to enter a table."""


class Credentials(NamedTuple):
    """What somebody shows, and from where."""

    address: str
    code: str
    """The table's."""
    token: str = ""
    seat_code: str = ""
    may_be_foreign: bool = False
    """Whether a page of another site may have asked, unknown to who reads it."""
    is_look: bool = False
    """Whether somebody only asks something, and does not come in."""

    @property
    def allowance(self) -> str:
        """Whose wrong tries these are."""
        return allowance_of(self.address, may_be_foreign=self.may_be_foreign)


class Authenticated(NamedTuple):
    """Somebody at a table."""

    table: Table
    person: str
    """ "" for a stranger."""


def allowance_of(address: str, *, may_be_foreign: bool) -> str:
    """Return whose wrong tries are charged: an address's own, or those that pages of other sites have there."""
    return f"{address} by a page" if may_be_foreign else address


class Authenticator:
    """Tells who somebody is, and how many wrong tries an address has left."""

    def __init__(self, table_registry: TableRegistry, tokens: SeatTokens, budget: UsageBudget) -> None:
        self._table_registry = table_registry
        self._tokens = tokens
        self._budget = budget
        self._looking: dict[str, set[asyncio.Future[None]]] = {}
        """By allowance: those who have taken a try, and get it back where their code is right."""

    async def identify(self, shown: Credentials) -> Authenticated:
        """Return the table and the person; NoSuchTable, BadToken or RequestError says what is wrong, and is charged.

        TooMany after too many wrong tries; a right token is never one.
        """
        if shown.token:
            return await self.by_token(shown)
        if shown.seat_code:
            return await self._by_seat_code(shown)
        return Authenticated(await self._by_code(shown), "")

    async def look_up(self, shown: Credentials) -> Table | None:
        """Return the table of that code, at once; None where there is none, which is charged as any wrong code.

        None as well, before anybody looks, where there is no wrong try left, or too much was read for the address.
        """
        if not (self._budget.has(WRONG, shown.allowance) and self._budget.take(WRONG, shown.allowance)):
            return None
        try:
            table = await self._table_registry.peek(shown.code, shown.address, is_look=True)
        except NoSuchTable:
            return None
        except TooMany:
            table = None
        self._budget.spend(WRONG, shown.allowance, -1)
        return table

    async def by_token(self, shown: Credentials) -> Authenticated:
        """Return the table that the token is for; BadToken where it is for another or none, without a look at it."""
        try:
            bearer = self._tokens.read(shown.token)
            table = self._table_registry.tables.get(shown.code)
            if table is None or table.id != bearer.table:
                codes = await self._table_registry.services.journal.codes.of([bearer.table])
                if bearer.table not in codes:
                    raise NoSuchTable(f"table {shown.code}: there is none of that code")
                if codes[bearer.table] != shown.code:
                    raise BadToken("token", "a token of this table")
            table = await self._table_registry.find(shown.code, shown.address, is_look=shown.is_look)
            check_generation(bearer, table.stored.generations)
            return Authenticated(table, bearer.person)
        except (BadToken, NoSuchTable):
            self._budget.check(WRONG, shown.allowance)
            self._budget.take(WRONG, shown.allowance)
            raise

    async def _by_code(self, shown: Credentials) -> Table:
        """Return the table of that code.

        Where the address has no wrong try left, every code waits for as long, beside the others and before anybody
        looks whether it is right.
        """
        is_paid = await self._take_try(shown.allowance)
        if not is_paid:
            await self._wait(shown.allowance)
        with self._looking_for(shown.allowance) if is_paid else nullcontext():
            try:
                table = await self._table_registry.find(shown.code, shown.address, is_look=shown.is_look)
            except NoSuchTable:
                if not is_paid:
                    self._budget.take(WRONG, shown.allowance)
                raise
            except TooMany:
                if is_paid:
                    self._budget.spend(WRONG, shown.allowance, -1)
                raise
            if is_paid:
                self._budget.spend(WRONG, shown.allowance, -1)
        return table

    async def _take_try(self, allowance: str) -> bool:
        """Take a try if there is one, or if others are about to give back theirs; return whether there was."""
        while not (self._budget.has(WRONG, allowance) and self._budget.take(WRONG, allowance)):
            looking = self._looking.get(allowance)
            if not looking:
                return False
            await asyncio.wait(set(looking), return_when=asyncio.FIRST_COMPLETED)
        return True

    @contextmanager
    def _looking_for(self, allowance: str) -> Iterator[None]:
        looked = asyncio.get_running_loop().create_future()
        looking = self._looking.setdefault(allowance, set())
        looking.add(looked)
        try:
            yield
        finally:
            looking.discard(looked)
            if not looking:
                self._looking.pop(allowance, None)
            looked.set_result(None)

    async def _wait(self, allowance: str) -> None:
        seconds = self._budget.wait(WRONG)
        if seconds > MAX_WAIT:
            self._budget.check(WRONG, allowance)
        with self._budget.holding(WAITING, allowance):
            clock = self._table_registry.services.clock
            await sleep_until(clock, clock.now() + seconds)

    async def _by_seat_code(self, shown: Credentials) -> Authenticated:
        open_table = self._table_registry.tables.get(shown.code)
        known = person_known_there(open_table, shown.seat_code, shown.address) if open_table else ""
        if open_table and known:  # whatever others tried from behind the same router
            return Authenticated(open_table, known)
        table = await self._by_code(shown)
        try:
            return Authenticated(table, await person_of_seat_code(table, shown.seat_code, shown.address))
        except RequestError:
            self._budget.take(WRONG, shown.allowance)
            raise

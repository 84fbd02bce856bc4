"""The list of open tables, as everybody who comes to the server may read it."""

from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

from regift.tables.limits.rate_limits_and_quotas import UsageBudget
from regift.tables.open_tables.listing_conditions import is_open, seats_for_strangers
from regift.tables.storage.stored_table_records import Guest
from regift.tables.table_registry_creation_unloading_and_expiry import TableRegistry
from regift.tables.table_state import TableState

KEPT: Final = 1.0
"""Seconds for which the list is told again as it was: however many ask, the tables are looked through once."""


class OpenTable(NamedTuple):
    """A table that waits for players."""

    code: str
    game: str
    host: Guest
    free: int
    """Seats that nobody has."""
    seats: int
    language: str


class OpenTableList:
    """Looks through the tables at which somebody is."""

    def __init__(self, table_registry: TableRegistry, budget: UsageBudget) -> None:
        self._table_registry = table_registry
        self._budget = budget
        self._tables: list[OpenTable] = []
        self._until = 0.0

    def tables(self) -> list[OpenTable]:
        """List the open tables, those first that lack the fewest players: so many as the limits allow.

        Where there are more, nobody's second is told of before everybody's first.
        """
        now = self._budget.now()
        if now >= self._until:
            self._tables, self._until = self._look(), now + KEPT
        return self._tables

    def _look(self) -> list[OpenTable]:
        limits, of_one = self._budget.limits, Counter[str]()
        found: list[tuple[str, OpenTable]] = []
        for table in self._table_registry.tables.values():
            if is_open(table) and of_one[table.payer()] < limits.open_tables_of_one:
                of_one[table.payer()] += 1
                found.append((table.payer(), entry_of(table)))
        return first_of_each(found, limits.open_tables)


def first_of_each(tables: Iterable[tuple[str, OpenTable]], most: int) -> list[OpenTable]:
    """Return so many tables at most, of each who lists some one before anybody's second; `tables`: with who lists each.

    Those that lack the fewest players come first.
    """
    before, turns = Counter[str](), list[tuple[int, OpenTable]]()
    for payer, table in sorted(tables, key=lambda entry: fewest_free(entry[1])):
        turns.append((before[payer], table))
        before[payer] += 1
    turns.sort(key=lambda entry: entry[0])
    return sorted([table for _, table in turns[:most]], key=fewest_free)


def fewest_free(table: OpenTable) -> tuple[int, str]:
    """Return what open tables are told in the order of: those first that lack the fewest players."""
    return table.free, table.code


def entry_of(table: TableState) -> OpenTable:
    """Return what is told of a table: nothing that its link would not tell."""
    stored, setup = table.stored, table.game_setup
    host = stored.people.get(stored.host, Guest())
    return OpenTable(table.code, setup.game, host, seats_for_strangers(stored), len(setup.seats), setup.manners.listed)

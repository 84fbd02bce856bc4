"""The use of a table: whether somebody is there, since when nobody is, and for how long it is kept."""

from collections.abc import Iterator
from contextlib import contextmanager

from regift.tables.table_state import TableState


def has_played(table: TableState) -> bool:
    """Return whether people have ever played at the table."""
    return table.use.is_played or (table.match is not None and bool(table.match.deal.game_setup.people()))


def is_in_use(table: TableState) -> bool:
    """Return whether somebody is at the table, a request works for it, or a deal or another change is under way."""
    is_changing = table.pending_shuffle is not None or table.lock.locked()
    return bool(table.presence.listeners) or table.requests > 0 or is_changing


@contextmanager
def held_by_request(table: TableState) -> Iterator[None]:
    """Keep the table in use while a request works for it that takes long."""
    table.requests += 1
    try:
        yield
    finally:
        table.requests -= 1


def last_used(table: TableState) -> float:
    """Return when somebody was last at the table, in seconds since 1970."""
    clock = table.services.clock
    return clock.date() if is_in_use(table) else last_left(table)


def last_left(table: TableState) -> float:
    """Return when the last connection went, in seconds since 1970; of a table taken up again, when it was last kept."""
    clock, gone_at = table.services.clock, table.presence.gone_at
    return table.use.date if gone_at is None else max(table.use.date, clock.date() - (clock.now() - gone_at))


def lifetime(table: TableState) -> float:
    """Return for how many seconds the table is kept when all have left it; 0: for good."""
    return table.services.lifetimes.of(is_played=has_played(table), is_alone=table.stored.is_alone())

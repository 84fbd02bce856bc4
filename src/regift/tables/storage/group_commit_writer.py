"""Writes in groups: whatever waits when the disk is ready again goes into one transaction."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import chain, groupby
from operator import itemgetter
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Final, NamedTuple

from regift.tables.storage.statement_executor_interface import CommitObserver, Statement

MAX_ROWS: Final = 100
"""Rows of one statement: SQLite takes at least 999 values."""
VALUES: Final = " VALUES "
"""Stands in a statement that inserts rows."""


class Write(NamedTuple):
    """Statements that take effect together or not at all."""

    statements: tuple[Statement, ...]
    done: "asyncio.Future[None]"


Outcome = tuple[Write, Exception | None]


def merged(statements: Sequence[Statement]) -> list[Statement]:
    """Return statements that do the same: of rows inserted one after the other into a table one statement is made."""
    found: list[Statement] = []
    for statement, alike in groupby(statements, key=itemgetter(0)):
        rows = [row for _, row in alike]
        size = MAX_ROWS if VALUES in statement else 1
        for start in range(0, len(rows), size):
            part = rows[start : start + size]
            found.append((of_many(statement, len(part)), list(chain.from_iterable(part))))
    return found


@lru_cache
def of_many(statement: str, rows: int) -> str:
    """Return the statement that inserts so many rows."""
    head, values, row = statement.partition(VALUES)
    return head + values + ", ".join([row] * rows)


class GroupCommitWriter:
    """Makes one fsync do for many writes; each is acknowledged after it. It writes in a thread of its own."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], observer: CommitObserver | None = None) -> None:
        self._connect = connect
        self._connection: sqlite3.Connection | None = None
        self._waiting: SimpleQueue[Write | None] = SimpleQueue()
        """None: the last."""
        self._loop = asyncio.get_running_loop()
        self._is_closing = False
        self._ended: asyncio.Future[None] = self._loop.create_future()
        self._observer = observer
        Thread(target=self._run, name="journal", daemon=True).start()

    async def write(self, *statements: Statement) -> None:
        """Return when the statements are on disk; raise what the store raised, and nothing is written."""
        if self._is_closing:
            raise RuntimeError("the journal is closed")
        done: asyncio.Future[None] = self._loop.create_future()
        self._waiting.put(Write(statements, done))
        await done

    async def close(self) -> None:
        """Write what waits, then stop."""
        if not self._is_closing:
            self._is_closing = True
            self._waiting.put(None)
        await self._ended

    def _answer(self, outcomes: list[Outcome], seconds: float) -> None:
        """Let those go on who wait."""
        for write, error in outcomes:
            if write.done.done():
                continue
            if error is None:
                write.done.set_result(None)
            else:
                write.done.set_exception(error)
        if self._observer and outcomes:
            self._observer.note_commit(len(outcomes), seconds)

    # In the thread

    def _run(self) -> None:
        is_last = False
        while not is_last:
            group, is_last = self._take()
            begun = perf_counter()
            outcomes = self._write(group)
            self._report(self._answer, outcomes, perf_counter() - begun)
        self._give_up()
        self._report(self._ended.set_result, None)

    def _take(self) -> tuple[list[Write], bool]:
        """Wait for a write and take all that waits with it; tell whether they are the last."""
        group: list[Write] = []
        write = self._waiting.get()
        with suppress(Empty):
            while write is not None:
                group.append(write)
                write = self._waiting.get_nowait()
        return group, write is None

    def _write(self, group: list[Write]) -> list[Outcome]:
        """Write a group whole; where that breaks a constraint, each alone."""
        error = self._commit(group) if group else None
        if len(group) > 1 and isinstance(error, sqlite3.IntegrityError):
            return [(write, self._commit([write])) for write in group]
        return [(write, error) for write in group]

    def _commit(self, group: list[Write]) -> Exception | None:
        """Write a group whole or not at all."""
        try:
            if self._connection is None:
                self._connection = self._connect()
            statements = merged([statement for write in group for statement in write.statements])
            if len(statements) == 1:  # is a transaction by itself
                self._connection.execute(*statements[0])
                return None
            self._connection.execute("BEGIN IMMEDIATE")
            for statement, row in statements:
                self._connection.execute(statement, row)
            self._connection.execute("COMMIT")
        except Exception as error:  # noqa: BLE001 - whatever the store raises belongs to those who wait for it
            self._undo()
            return error
        return None

    def _undo(self) -> None:
        """Take back what a failed group wrote; a connection that broke is replaced when there is more to write."""
        try:
            if self._connection is not None and self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error:
            self._give_up()

    def _give_up(self) -> None:
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None

    def _report(self, call: Callable[..., object], *arguments: object) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(call, *arguments)

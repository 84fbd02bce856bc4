"""Writes in groups: whatever waits when the disk is ready again goes into one transaction."""

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import Any, NamedTuple

from sqlalchemy import Executable
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Row = dict[str, Any]


class Write(NamedTuple):
    """Statements that take effect together or not at all."""

    statements: list[tuple[Executable, Row]]
    done: "asyncio.Future[None]"


class GroupWriter:
    """Makes one fsync do for many writes; each is acknowledged after it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[Write] = []
        self._wake = asyncio.Event()
        self._is_closing = False
        self.observe: Callable[[int, float], None] | None = None
        """Told of each commit: for how many writes it did, and how long it took."""
        self._task = asyncio.create_task(self._run(), name="journal")

    async def write(self, *statements: tuple[Executable, Row]) -> None:
        """Return when the statements are on disk; raise what the store raised, and nothing is written."""
        if self._is_closing:
            raise RuntimeError("the journal is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Write(list(statements), done))
        self._wake.set()
        await done

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._is_closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while self._waiting or not self._is_closing:
            await self._wake.wait()
            try:
                async with self._engine.connect() as connection:
                    await self._serve(connection)
            except Exception as error:  # noqa: BLE001 - a connection that broke is replaced when there is more to write
                _answer(self._take(), error)

    async def _serve(self, connection: AsyncConnection) -> None:
        while self._waiting or not self._is_closing:
            await self._wake.wait()
            group = self._take()
            begun = perf_counter()
            try:
                await _write(connection, group)
                if self.observe:
                    self.observe(len(group), perf_counter() - begun)
            except Exception as error:
                _answer(group, error)
                raise

    def _take(self) -> list[Write]:
        """Take all that waits."""
        if not self._is_closing:
            self._wake.clear()
        group, self._waiting = self._waiting, []
        return group


async def _write(connection: AsyncConnection, group: list[Write]) -> None:
    if group and not await _commit(connection, group):
        for write in group:
            await _commit(connection, [write])


async def _commit(connection: AsyncConnection, group: list[Write]) -> bool:
    """Write a group whole; False when one of its members has to be found out by trying each alone."""
    try:
        for statement, rows in _bundled(group):
            await connection.execute(statement, rows)
        await connection.commit()
    except Exception as error:  # noqa: BLE001 - whatever the store raises belongs to those who wait for it
        await connection.rollback()
        if len(group) > 1 and isinstance(error, IntegrityError):
            return False
        _answer(group, error)
        return True
    _answer(group, None)
    return True


def _bundled(group: list[Write]) -> list[tuple[Executable, list[Row]]]:
    """Put rows of the same statement that follow one another into one execution."""
    bundles: list[tuple[Executable, list[Row]]] = []
    for write in group:
        for statement, row in write.statements:
            if bundles and bundles[-1][0] is statement:
                bundles[-1][1].append(row)
            else:
                bundles.append((statement, [row]))
    return bundles


def _answer(group: list[Write], error: Exception | None) -> None:
    for write in group:
        if write.done.done():
            continue
        if error is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(error)

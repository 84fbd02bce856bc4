"""The journal's way to its database: what it writes and reads, and what it says when that fails."""

import sqlite3
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.dialects import sqlite as dialect
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from regift.tables.storage.statement_executor_interface import Database, Statement
from regift.tables.storage.storage_interface import JournalFailed


def written(statement: Executable) -> str:
    """Return the statement as SQLite reads it, its values as question marks in the order of the columns."""
    return str(statement.compile(dialect=dialect.dialect()))  # type: ignore[attr-defined]


class JournalDatabase:
    """A database whose failures are told in the words of the journal."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def write(self, *statements: Statement) -> None:
        """Write all or nothing; JournalFailed where that can't be, IntegrityError where a row is there already."""
        try:
            await self._database.write(*statements)
        except sqlite3.IntegrityError:
            raise
        except (sqlite3.Error, OSError) as error:
            raise JournalFailed(f"the journal can't be written: {error}") from None

    async def rows(self, query: Executable) -> list[Any]:
        """Return the rows of the answer, or raise JournalFailed."""
        try:
            return await self._database.read(query)
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            raise JournalFailed(f"the journal can't be read: {_reason(error)}") from None

    async def close(self) -> None:
        """Finish writing and let go of the store."""
        await self._database.close()


def _reason(error: Exception) -> BaseException:
    return error.orig or error if isinstance(error, DBAPIError) else error

"""A database in memory, for tables that nobody comes back to."""

from typing import Any

from sqlalchemy import Executable, StaticPool, create_engine

from regift.tables.storage.sqlite_file_check_upgrade_open_copy import new_in_memory, transaction
from regift.tables.storage.statement_executor_interface import Statement


class InMemoryDatabase:
    """Is written and read at once, on one connection, without a thread; it is gone when it is closed."""

    def __init__(self, image: bytes = b"") -> None:
        """Begin with an image of a database that was taken before; UnusableStore where a later release took it."""
        self._connection = new_in_memory(image)
        self._engine = create_engine("sqlite://", creator=lambda: self._connection, poolclass=StaticPool)
        """What is read with."""

    async def write(self, *statements: Statement) -> None:
        """Carry out all the statements; raise what the database raised, and none has taken effect."""
        with transaction(self._connection):
            for statement, row in statements:
                self._connection.execute(statement, row)

    async def read(self, query: Executable) -> list[Any]:
        """Return the rows of the answer."""
        with self._engine.connect() as connection:
            return list(connection.execute(query).all())

    async def close(self) -> None:
        """Forget everything."""
        self._engine.dispose()
        self._connection.close()

"""What the journal needs of a database, whichever it is."""

from collections.abc import Sequence
from typing import Any, Protocol

from sqlalchemy import Executable

Row = Sequence[object]
"""The values for a statement's question marks."""
Statement = tuple[str, Row]


class Database(Protocol):
    """Carries out the journal's statements and answers its queries."""

    async def write(self, *statements: Statement) -> None:
        """Return when all the statements have taken lasting effect; raise what the database raised, and none has."""
        ...

    async def read(self, query: Executable) -> list[Any]:
        """Return the rows of the answer."""
        ...

    async def close(self) -> None:
        """Write what waits, then let go of the database."""
        ...


class CommitObserver(Protocol):
    """Counts what is written."""

    moves: int
    """Moves that were acknowledged."""

    def note_commit(self, writes: int, seconds: float) -> None:
        """Note a commit: for how many writes it did, and how long it took."""
        ...

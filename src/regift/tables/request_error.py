"""What a table answers to a request that it can't carry out for another reason than the rules of the game."""

from collections.abc import Sequence

from regift.kit.action_arguments_and_action_table import Value
from regift.kit.refusal_and_errors import RegiftError


class RequestError(RegiftError):
    """Raised when a request is not possible now; nothing has changed."""

    def __init__(
        self, field: str, expected: str, got: str = "", *, reason: str = "", values: Sequence[Value] = ()
    ) -> None:
        super().__init__(f"{field}: expected {expected}" + (f", got {got}" if got else ""))
        self.field = field
        self.expected = expected
        self.got = got
        self.reason = reason
        """A key in the words, `reason-` and this, where one sentence says more than the fields."""
        self.values: list[Value] = list(values)
        """What the words of the reason may name."""


class BadToken(RequestError):
    """Raised for a token that was not signed for this table."""


class NoSuchTable(RegiftError):
    """Raised when no table has that code."""


class TableClosed(NoSuchTable):
    """Raised when somebody is at a table that is deleted."""

    reason = "table_closed"

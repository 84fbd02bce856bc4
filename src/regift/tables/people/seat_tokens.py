"""Seat tokens: whoever bears one is that person at that table."""

from typing import NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer

from regift.tables.request_error import BadToken


class Bearer(NamedTuple):
    """Whom a token stands for."""

    table: int
    person: str


class SeatTokens:
    """Signs tokens, and knows its own again."""

    def __init__(self, secret: bytes) -> None:
        self._serializer = URLSafeSerializer(secret, salt="seat")

    def sign(self, table: int, person: str) -> str:
        """Return the token of a person at a table."""
        return str(self._serializer.dumps([table, person]))

    def read(self, token: str) -> Bearer:
        """Return whom the token stands for, or BadToken where it was not signed here; no table is looked for."""
        try:
            read = self._serializer.loads(token)
        except BadSignature:
            read = None
        if not isinstance(read, list) or len(read) != 2:
            raise BadToken("token", "a token of this table")
        return Bearer(int(read[0]), str(read[1]))

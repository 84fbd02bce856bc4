"""Seat tokens: whoever bears one is that person at that table."""

from itsdangerous import BadSignature, URLSafeSerializer

from regift.tables.request_error import BadToken


class SeatTokens:
    """Signs tokens, and knows its own again."""

    def __init__(self, secret: bytes) -> None:
        self._serializer = URLSafeSerializer(secret, salt="seat")

    def sign(self, table: int, person: str) -> str:
        """Return the token of a person at a table."""
        return str(self._serializer.dumps([table, person]))

    def is_ours(self, token: str) -> bool:
        """Return whether the token was signed here, for whichever table."""
        try:
            self._serializer.loads(token)
        except BadSignature:
            return False
        return True

    def person(self, token: str, table: int) -> str:
        """Return the person that the token stands for at this table, or BadToken."""
        try:
            read = self._serializer.loads(token)
        except BadSignature:
            read = None
        if not isinstance(read, list) or len(read) != 2 or read[0] != table:
            raise BadToken("token", "a token of this table")
        return str(read[1])

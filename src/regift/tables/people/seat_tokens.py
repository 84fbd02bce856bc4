"""Seat tokens: whoever bears one is that person at that table."""

from collections.abc import Mapping

from itsdangerous import BadSignature, URLSafeSerializer

from regift.tables.request_error import BadToken


class SeatTokens:
    """Signs tokens, and knows its own again."""

    def __init__(self, secret: bytes) -> None:
        self._serializer = URLSafeSerializer(secret, salt="seat")

    def sign(self, table: int, person: str, generation: int = 0) -> str:
        """Return the token of a person at a table; `generation`: how often they have logged other devices out."""
        return str(self._serializer.dumps([table, person, generation] if generation else [table, person]))

    def is_ours(self, token: str) -> bool:
        """Return whether the token was signed here, for whichever table."""
        try:
            self._serializer.loads(token)
        except BadSignature:
            return False
        return True

    def person(self, token: str, table: int, generations: Mapping[str, int]) -> str:
        """Return the person that the token stands for at this table, or BadToken.

        `generations`: by person, how often they have logged their other devices out; older tokens are void.
        """
        try:
            read = self._serializer.loads(token)
        except BadSignature:
            read = None
        if not isinstance(read, list) or len(read) not in (2, 3) or read[0] != table:
            raise BadToken("token", "a token of this table")
        person, generation = str(read[1]), read[2] if len(read) == 3 else 0
        if generation != generations.get(person, 0):
            raise logged_out()
        return person


def logged_out() -> BadToken:
    """Return what a device is told whose person has logged it out."""
    return BadToken("token", "a device that was not logged out", reason="logged_out")

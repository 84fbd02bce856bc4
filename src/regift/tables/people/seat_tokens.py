"""Seat tokens: whoever bears one is that person at that table."""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer

from regift.tables.request_error import BadToken


class Bearer(NamedTuple):
    """Whom a token stands for."""

    table: int
    person: str
    generation: int = 0
    """How often the person had logged other devices out when it was signed."""


class SeatTokens:
    """Signs tokens, and knows its own again."""

    def __init__(self, secret: bytes) -> None:
        self._serializer = URLSafeSerializer(secret, salt="seat")

    def sign(self, table: int, person: str, generation: int = 0) -> str:
        """Return the token of a person at a table; `generation`: how often they have logged other devices out."""
        return str(self._serializer.dumps([table, person, generation] if generation else [table, person]))

    def bearers_of(self, tokens: Iterable[str]) -> list[Bearer]:
        """Return whom those of the tokens stand for that were signed here."""
        bearers: list[Bearer] = []
        for token in tokens:
            with suppress(BadToken):
                bearers.append(self.read(token))
        return bearers

    def read(self, token: str) -> Bearer:
        """Return whom the token stands for, or BadToken where it was not signed here; no table is looked for."""
        try:
            read = self._serializer.loads(token)
        except BadSignature:
            read = None
        if not isinstance(read, list) or len(read) not in (2, 3):
            raise BadToken("token", "a token of this table")
        return Bearer(int(read[0]), str(read[1]), int(read[2]) if len(read) == 3 else 0)


def check_generation(bearer: Bearer, generations: Mapping[str, int]) -> None:
    """Raise BadToken for a token from before its person logged other devices out.

    `generations`: how often, by person.
    """
    if bearer.generation != generations.get(bearer.person, 0):
        raise logged_out()


def shown_out() -> BadToken:
    """Return what somebody is told whom the host has shown out."""
    return BadToken("token", "somebody whom the host has not shown out")


def logged_out() -> BadToken:
    """Return what a device is told whose person has logged it out."""
    return BadToken("token", "a device that was not logged out", reason="logged_out")

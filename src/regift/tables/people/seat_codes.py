"""Seat codes: who may come in, on which seat, and by whose leave."""

import hmac
from hashlib import blake2b
from typing import Final, NamedTuple

from regift.tables.request_error import RequestError
from regift.tables.storage.journal_interface import Guest

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Nothing that looks like something else."""
LENGTH: Final = 8
TRIES: Final = 20
TRY_SPAN: Final = 600.0
"""So many wrong seat codes in so many seconds; with one more, the table takes none for a while."""


class SeatRequest(NamedTuple):
    """Somebody who waits for the host's yes."""

    person: str
    guest: Guest
    seat: int


def seat_code(secret: bytes, table: int, person: str) -> str:
    """Return the code by which a person takes the own seat on another device."""
    digest = blake2b(f"{table} {person}".encode(), key=secret, digest_size=LENGTH, person=b"seat code").digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest)


def normalized(code: str) -> str:
    """Return a code as it is compared: however it was typed."""
    return "".join(letter for letter in code.upper() if letter.isalnum())


class SeatCodes:
    """Keeps the seat codes and who asks to come in."""

    def __init__(self, secret: bytes, table: int) -> None:
        self._secret = secret
        self._table = table
        self.requests: dict[str, SeatRequest] = {}
        """By person."""
        self._wrong: list[float] = []

    def code_of(self, person: str) -> str:
        """Return a person's seat code."""
        return seat_code(self._secret, self._table, person)

    def person(self, code: str, people: list[str], now: float) -> str:
        """Return the person whose seat code it is, or RequestError."""
        self._wrong = [time for time in self._wrong if now - time < TRY_SPAN]
        if len(self._wrong) >= TRIES:
            raise RequestError("seat_code", "a pause: too many wrong codes were tried at this table")
        tried = normalized(code).encode()
        found = [person for person in people if hmac.compare_digest(self.code_of(person).encode(), tried)]
        if not found:
            self._wrong.append(now)
            raise RequestError("seat_code", "the code of a seat at this table")
        return found[0]

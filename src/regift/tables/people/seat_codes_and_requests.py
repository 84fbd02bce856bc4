"""Seat codes: by which a person takes their own seat on another device, and who waits for a seat."""

import hmac
from collections.abc import Callable, Iterable
from hashlib import blake2b
from typing import Final, NamedTuple

from regift.tables.storage.stored_table_records import Guest

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Nothing that looks like something else."""
LENGTH: Final = 8


class SeatRequest(NamedTuple):
    """Somebody who waits for a yes."""

    person: str
    guest: Guest
    seat: int


def seat_code(secret: bytes, table: int, person: str, generation: int = 0) -> str:
    """Return the code by which a person takes the own seat on another device."""
    named = f"{table} {person}" + (f" {generation}" if generation else "")
    digest = blake2b(named.encode(), key=secret, digest_size=LENGTH, person=b"seat code").digest()
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
        self.refused_at: dict[tuple[str, str], float] = {}
        """By who asked and who answered: when it was last a no."""

    def code_of(self, person: str, generation: int = 0) -> str:
        """Return a person's seat code; `generation`: how often they have logged their other devices out."""
        return seat_code(self._secret, self._table, person, generation)

    def drop(self, is_void: Callable[[SeatRequest], bool]) -> None:
        """Let the requests fall that cannot be granted any more, or are."""
        self.requests = {person: request for person, request in self.requests.items() if not is_void(request)}

    def person(self, code: str, codes: Iterable[tuple[str, str]]) -> str:
        """Return the person whose seat code it is, of these people with their codes, "" for nobody's."""
        tried = normalized(code).encode()
        found = [person for person, own in codes if hmac.compare_digest(own.encode(), tried)]
        return found[0] if found else ""

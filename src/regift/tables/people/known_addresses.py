"""Known addresses: from where each person has come to a table, so far as one may tell people by that."""

from hashlib import blake2b
from typing import Final

MAX_ADDRESSES: Final = 8
"""Of one person; the oldest is forgotten first."""


def mark_of(secret: bytes, address: str) -> str:
    """Return what stands for an address where it is kept: nobody without the secret can tell which it was."""
    return blake2b(address.encode(), key=secret, digest_size=12, person=b"address").hexdigest()


class KnownAddresses:
    """By person: marks of the addresses from which they have come, while the table is in memory.

    Many may share an address, and one person may have many: an address proves nothing. It only decides who is asked
    and who has to wait.
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._marks: dict[str, tuple[str, ...]] = {}

    def note(self, person: str, address: str) -> None:
        """Note that the person has come from there."""
        if address:
            mark = mark_of(self._secret, address)
            others = [each for each in self._marks.get(person, ()) if each != mark]
            self._marks[person] = (*others, mark)[-MAX_ADDRESSES:]

    def has(self, person: str, address: str) -> bool:
        """Return whether the person has come from there."""
        return bool(address) and mark_of(self._secret, address) in self.marks(person)

    def marks(self, person: str) -> tuple[str, ...]:
        """Return the marks of all addresses from which the person has come."""
        return self._marks.get(person, ())

    def forget(self, person: str) -> None:
        """Forget somebody for whom nobody waits."""
        self._marks.pop(person, None)

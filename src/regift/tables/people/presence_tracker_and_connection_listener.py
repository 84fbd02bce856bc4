"""Presence: who is connected, and since when everybody else is gone."""

from collections.abc import Collection, Iterable
from typing import Protocol

from regift.kit.refusal_and_errors import RegiftError
from regift.tables.request_error import BadToken


class Listener(Protocol):
    """One connection of one person. To hear never waits."""

    person: str
    address: str
    """Where it comes from, "" where that is this machine's own or unknown: whose budget the table's work is on."""
    generation: int
    """That of the token it came with: how often the person had logged their other devices out."""

    def hear_entered(self, seat: int) -> None:
        """Learn that the person is at the table."""
        ...

    def hear_removed(self, why: BadToken) -> None:
        """Learn that this connection is the person's no more, and end."""
        ...

    def hear_closed(self) -> None:
        """Learn that the table is no more."""
        ...

    def hear_failure(self, failure: RegiftError) -> None:
        """Learn that something could not be done."""
        ...

    def hear_lobby(self) -> None:
        """Learn that people, seats, options or the phase changed."""
        ...

    def hear(self, frame: bytes) -> None:
        """Take what was worded for the wire."""
        ...


class Presence:
    """Who listens at one table."""

    def __init__(self) -> None:
        self.listeners: dict[Listener, None] = {}
        """In the order in which they came."""
        self._here: dict[str, list[Listener]] = {}
        """By person: their connections."""
        self._gone_since: dict[str, float] = {}
        self.left_at = 0.0
        """When the last connection went, or somebody last looked for the table."""
        self.gone_at: float | None = None
        """When the last connection went; None: nobody has been here."""

    def come(self, listener: Listener) -> None:
        """Note that a connection came."""
        if listener not in self.listeners:
            self.listeners[listener] = None
            self._here.setdefault(listener.person, []).append(listener)
            self._gone_since.pop(listener.person, None)

    def go(self, listener: Listener, now: float) -> bool:
        """Note that a connection went; tell whether it was the person's last."""
        if self.listeners.pop(listener, self) is self:
            return False
        self.left_at = self.gone_at = now
        person = listener.person
        self._here[person].remove(listener)
        if self._here[person]:
            return False
        del self._here[person]
        self._gone_since[person] = now
        return True

    def forget(self, person: str) -> None:
        """Forget since when somebody is gone for whom nobody waits."""
        self._gone_since.pop(person, None)

    def is_here(self, person: str) -> bool:
        """Return whether the person is connected."""
        return person in self._here

    def people(self) -> Iterable[str]:
        """Return everybody who is connected."""
        return self._here

    def gone_for(self, person: str, now: float) -> float:
        """Return how many seconds the person has been gone, counted from when anybody first asked."""
        return 0.0 if person in self._here else now - self._gone_since.setdefault(person, now)

    def of(self, person: str) -> list[Listener]:
        """Return the person's connections."""
        return list(self._here.get(person, ()))

    def address_of(self, person: str) -> str:
        """Return whose spending counts what the person asks for: their address, else they themselves."""
        return next((each.address for each in self.of(person)), "") or person

    def but(self, people: Collection[str]) -> list[Listener]:
        """Return the connections of everybody else."""
        return [listener for listener in self.listeners if listener.person not in people]

    def count_but(self, people: Collection[str]) -> int:
        """Return how many others are here."""
        return len(self._here) - sum(person in self._here for person in people)

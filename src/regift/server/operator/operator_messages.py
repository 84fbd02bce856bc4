"""What goes between the commands of an operator and a running server, as JSON.

What is asked is checked as it is made, in the command and again in the server: RequestError says what was expected.
"""

from typing import Final

from msgspec import Struct

from regift.tables.request_error import RequestError
from regift.tables.setup.table_code_generator import read_code

MOST_HOURS: Final = 366 * 24
"""The longest ban of an address."""
LONGEST_NOTICE: Final = 300
"""Characters of a notice."""


class SeatedPerson(Struct):
    """Somebody on a seat."""

    seat: int
    """As people see it: from 1."""
    person: str
    name: str
    is_here: bool


class TableEntry(Struct):
    """One table in the list."""

    code: str
    game: str
    phase: str
    """lobby, playing or over; dealt: a game was dealt, and the table is on disk alone."""
    seats: int
    taken: int
    here: int
    """Connections."""
    people: list[SeatedPerson]
    opened: int
    """Seconds since 1970."""
    used: int
    """When somebody was last there, in seconds since 1970."""
    expires: int
    """Until when it is kept if nobody comes any more, in seconds since 1970; 0: for good."""
    bytes: int
    """About what it takes on disk, with its photos, also those that others share."""


class PersonBan(Struct, forbid_unknown_fields=True):
    """Asks to ban somebody from a table: by the seat, from 1, or as a person."""

    seat: int = 0
    person: str = ""


class NetworkBan(Struct, forbid_unknown_fields=True):
    """Asks to turn an address, or a network, away from the whole server."""

    network: str
    hours: float = 24.0
    """For how long; 0: it may come back now."""

    def __post_init__(self) -> None:
        """Check the hours, which may be no number at all."""
        if not 0 <= self.hours <= MOST_HOURS:
            raise RequestError("hours", f"0 to {MOST_HOURS}", f"{self.hours:g}")


class Announcement(Struct, forbid_unknown_fields=True):
    """Asks to say something to all who are connected, or to those at one table."""

    text: str
    fr: str = ""
    table: str = ""
    """The code of the only table that hears it; "": all do."""

    def __post_init__(self) -> None:
        """Check the texts and the table."""
        if not self.text.strip():
            raise RequestError("text", "something to say", ascii(self.text))
        for field, text in (("text", self.text), ("fr", self.fr)):
            if len(text) > LONGEST_NOTICE:
                raise RequestError(field, f"at most {LONGEST_NOTICE} characters", f"{len(text)}")
        if self.table:
            read_code(self.table)


class Done(Struct):
    """What was done."""

    said: str


class NotDone(Struct):
    """Why it was not."""

    why: str

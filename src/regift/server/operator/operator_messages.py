"""What goes between the commands of an operator and a running server, as JSON."""

from typing import Annotated

from msgspec import Meta, Struct

Text = Annotated[str, Meta(min_length=1, max_length=300)]


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
    hours: Annotated[float, Meta(ge=0, le=8784)] = 24.0
    """For how long; 0: it may come back now."""


class Announcement(Struct, forbid_unknown_fields=True):
    """Asks to say something to all who are connected, or to those at one table."""

    text: Text
    fr: Annotated[str, Meta(max_length=300)] = ""
    table: str = ""


class Done(Struct):
    """What was done."""

    said: str


class NotDone(Struct):
    """Why it was not."""

    why: str

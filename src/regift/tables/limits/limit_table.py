"""The limit table: how much of what one may make a server spend. People at a table never meet these limits."""

from typing import Annotated, Final, Literal, NamedTuple, get_args, get_type_hints

from msgspec import Struct

Spender = Literal["connection", "address", "person", "table", "server"]
"""Whose spending a limit counts."""


class Rate(NamedTuple):
    """So many at once, and so many a second."""

    burst: float
    per_second: float


class Counted(NamedTuple):
    """What a limit counts, and whose."""

    spender: Spender
    what: str
    unit: str = ""
    """bytes, seconds, or "" for things."""


class Limits(Struct, frozen=True):
    """What one server allows. A `Rate` comes back with time; a number is what may be held at a time."""

    message: Annotated[Rate, Counted("connection", "messages")] = Rate(60, 20)
    excess: Annotated[int, Counted("connection", "messages too many that are dropped before it is closed")] = 200
    messages: Annotated[Rate, Counted("address", "messages of all connections")] = Rate(3000, 300)
    request: Annotated[Rate, Counted("address", "requests over HTTP, files apart")] = Rate(2000, 50)
    connection: Annotated[Rate, Counted("address", "websockets opened")] = Rate(600, 5)
    table: Annotated[Rate, Counted("address", "tables made")] = Rate(60, 0.2)
    replay: Annotated[Rate, Counted("address", "records handed in to be shown")] = Rate(30, 0.5)
    balance: Annotated[Rate, Counted("address", "decks weighed by many games")] = Rate(20, 0.2)
    search: Annotated[Rate, Counted("address", "iterations of bots that search")] = Rate(1_000_000, 5_000)
    own_cards: Annotated[Rate, Counted("address", "changes to tables' own cards")] = Rate(200, 1)
    photo: Annotated[Rate, Counted("address", "photos, or packs with photos, handed in")] = Rate(100, 0.5)
    taken_back: Annotated[int, Counted("person", "choices taken back in one game")] = 500
    seat_changes: Annotated[int, Counted("table", "seats taken in the midst of one game")] = 500
    photo_space: Annotated[int, Counted("server", "photos of all tables", "bytes")] = 2_000_000_000
    wrong_code: Annotated[Rate, Counted("address", "codes of no table")] = Rate(20, 0.1)
    wrong_seat_code: Annotated[Rate, Counted("address", "codes of no seat")] = Rate(10, 1 / 60)
    wrong_token: Annotated[Rate, Counted("address", "forged or foreign tokens")] = Rate(20, 0.1)
    sockets: Annotated[int, Counted("server", "connections of any kind")] = 2000
    sockets_of_one: Annotated[int, Counted("address", "connections of any kind")] = 1000
    at_one_table: Annotated[int, Counted("table", "connections")] = 600

    def times(self, factor: float) -> "Limits":
        """Return limits that allow so many times as much; 0: anything."""
        factor = factor or 1e9
        scaled: dict[str, Rate | int] = {}
        for name in self.__struct_fields__:
            value = getattr(self, name)
            more = isinstance(value, Rate)
            scaled[name] = Rate(value.burst * factor, value.per_second * factor) if more else int(value * factor)
        return Limits(**scaled)  # type: ignore[arg-type]


COUNTED: Final[dict[str, Counted]] = {
    name: get_args(hint)[1] for name, hint in get_type_hints(Limits, include_extras=True).items()
}
"""By limit: what it counts."""

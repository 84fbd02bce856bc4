"""The limit table: how much of what one may make a server spend. People at a table never meet these limits."""

from typing import Annotated, Final, Literal, NamedTuple, get_args, get_type_hints

from msgspec import Struct

Spender = Literal["request", "connection", "person", "table", "address", "server"]
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
    is_fixed: bool = False
    """Whether it is the same on every server: REGIFT_LIMITS does not change it."""


KB: Final = 1024
MB: Final = 1024 * KB


class Limits(Struct, frozen=True):
    """What one server allows. A `Rate` comes back with time; a number is what may be held at a time."""

    # Messages

    message: Annotated[Rate, Counted("connection", "messages")] = Rate(60, 20)
    excess: Annotated[int, Counted("connection", "messages too many before it is closed")] = 200
    messages: Annotated[Rate, Counted("address", "messages of all connections")] = Rate(3000, 300)
    messages_of_player: Annotated[Rate, Counted("person", "messages that always get through")] = Rate(60, 3)
    odd_frames: Annotated[Rate, Counted("connection", "pings, pongs and fragments", is_fixed=True)] = Rate(200, 20)
    message_size: Annotated[int, Counted("connection", "one message", "bytes", is_fixed=True)] = 64 * KB
    inbox: Annotated[int, Counted("connection", "messages that wait to be read", is_fixed=True)] = 256
    outbox: Annotated[int, Counted("connection", "frames to be sent", is_fixed=True)] = 64
    outbox_size: Annotated[int, Counted("connection", "frames to be sent", "bytes", is_fixed=True)] = 96 * KB
    unread: Annotated[int, Counted("connection", "frames sent and not taken", "bytes", is_fixed=True)] = 48 * KB

    # Connections

    connection: Annotated[Rate, Counted("address", "websockets opened")] = Rate(600, 5)
    unidentified: Annotated[int, Counted("address", "websockets beyond that, on trial")] = 50
    websockets: Annotated[Rate, Counted("server", "websockets let in; others wait for it")] = Rate(100, 50)
    sockets: Annotated[int, Counted("server", "connections of any kind")] = 2000
    sockets_of_one: Annotated[int, Counted("address", "connections of any kind")] = 1000
    players_of_one: Annotated[int, Counted("address", "players; more count as spectators")] = 300
    kept_of_one: Annotated[int, Counted("address", "connections kept on a full server")] = 30
    spectators: Annotated[int, Counted("server", "spectators")] = 1500
    spectators_of_one: Annotated[int, Counted("address", "spectators")] = 500
    spectators_of_table: Annotated[int, Counted("table", "spectators")] = 600
    screens_of_table: Annotated[int, Counted("table", "big screens beside these")] = 2
    enter_time: Annotated[int, Counted("connection", "until it enters a table", "seconds", is_fixed=True)] = 20
    idle_time: Annotated[int, Counted("connection", "without a sign of life", "seconds", is_fixed=True)] = 40
    request_time: Annotated[int, Counted("request", "in which nothing comes", "seconds", is_fixed=True)] = 20

    # Requests and their bodies

    request: Annotated[Rate, Counted("address", "requests over HTTP, files apart")] = Rate(2000, 50)
    file: Annotated[Rate, Counted("address", "files of the pages")] = Rate(3000, 200)
    body_pieces: Annotated[Rate, Counted("server", "pieces of bodies read; others wait")] = Rate(100, 500)
    small_chunks: Annotated[int, Counted("request", "tiny chunks in one body", is_fixed=True)] = 200
    body_size: Annotated[int, Counted("request", "a body", "bytes", is_fixed=True)] = 4 * KB
    deck_size: Annotated[int, Counted("request", "a deck", "bytes", is_fixed=True)] = 32 * KB
    cards_size: Annotated[int, Counted("request", "texts of cards", "bytes", is_fixed=True)] = 128 * KB
    record_size: Annotated[int, Counted("request", "a record", "bytes", is_fixed=True)] = 1 * MB
    photo_size: Annotated[int, Counted("request", "a photo", "bytes", is_fixed=True)] = 5 * MB
    pack_size: Annotated[int, Counted("request", "a pack", "bytes", is_fixed=True)] = 18 * MB
    uploads: Annotated[int, Counted("address", "bodies under way", "bytes")] = 24 * MB
    uploads_of_all: Annotated[int, Counted("server", "bodies under way", "bytes")] = 96 * MB
    answers: Annotated[int, Counted("address", "large answers under way", "bytes")] = 8 * MB
    answers_of_all: Annotated[int, Counted("server", "large answers under way", "bytes")] = 64 * MB

    # Tables and their cards

    table: Annotated[Rate, Counted("address", "tables made")] = Rate(60, 0.2)
    tables_kept: Annotated[int, Counted("address", "tables kept that it made")] = 500
    tables_kept_of_all: Annotated[int, Counted("server", "tables kept")] = 50_000
    taken_back: Annotated[int, Counted("person", "choices taken back in one game")] = 500
    seat_changes: Annotated[int, Counted("table", "seats taken in the midst of one game")] = 500
    moves_read: Annotated[Rate, Counted("address", "moves read for looks at tables")] = Rate(40_000, 1_000)
    game_moves: Annotated[int, Counted("table", "moves of one game, which then ends", is_fixed=True)] = 6000
    log_outs: Annotated[Rate, Counted("person", "log-outs of other devices")] = Rate(3, 1 / 60)
    entering_anew: Annotated[Rate, Counted("address", "times that who is in comes in anew")] = Rate(60, 5)
    seat_request: Annotated[Rate, Counted("address", "seats asked for that others have")] = Rate(10, 0.1)
    setup: Annotated[Rate, Counted("address", "decks read and options set")] = Rate(400, 20)
    own_cards: Annotated[Rate, Counted("address", "changes to tables’ own cards")] = Rate(200, 1)
    cards: Annotated[int, Counted("table", "cards of its own", is_fixed=True)] = 200
    table_writes: Annotated[Rate, Counted("address", "KB of large tables written anew")] = Rate(4000, 200)
    deal: Annotated[Rate, Counted("address", "KB of large deals, cards with them")] = Rate(8000, 4)
    photos_of_table: Annotated[int, Counted("table", "its photos", "bytes", is_fixed=True)] = 12_000_000
    photo: Annotated[Rate, Counted("address", "photos, or MB of packs, handed in")] = Rate(100, 0.5)
    pack: Annotated[Rate, Counted("address", "packs handed out")] = Rate(20, 0.2)
    photo_pixels: Annotated[int, Counted("request", "pixels of a photo", is_fixed=True)] = 40_000_000
    packed_photo_pixels: Annotated[int, Counted("request", "pixels of a photo in a pack", is_fixed=True)] = 2_000_000
    photo_scans: Annotated[int, Counted("request", "scans of a JPEG", is_fixed=True)] = 64
    photo_time: Annotated[int, Counted("request", "work on a photo", "seconds", is_fixed=True)] = 2
    photos_waiting: Annotated[int, Counted("server", "photos or packs not painted yet", is_fixed=True)] = 30
    photos_waiting_of_one: Annotated[int, Counted("address", "photos or packs not painted yet", is_fixed=True)] = 6
    photo_space: Annotated[int, Counted("server", "photos of all tables", "bytes")] = 2_000_000_000
    photo_space_of_one: Annotated[int, Counted("address", "photos of tables that it made", "bytes")] = 250_000_000

    # Other work

    replay: Annotated[Rate, Counted("address", "records handed in to be shown")] = Rate(30, 0.5)
    replay_moves: Annotated[int, Counted("request", "moves of a game shown again", is_fixed=True)] = 6100
    replays_waiting: Annotated[int, Counted("server", "replays not worded yet", is_fixed=True)] = 36
    replays_waiting_of_one: Annotated[int, Counted("address", "replays not worded yet", is_fixed=True)] = 9
    search: Annotated[Rate, Counted("address", "iterations of bots that search")] = Rate(1_000_000, 5_000)
    balance: Annotated[Rate, Counted("address", "decks weighed by many games")] = Rate(20, 0.2)
    balance_time: Annotated[int, Counted("request", "games that weigh a deck", "seconds", is_fixed=True)] = 120
    balance_share: Annotated[int, Counted("request", "the same, shared by who waits", "seconds", is_fixed=True)] = 15
    balances_waiting: Annotated[int, Counted("server", "decks not weighed yet", is_fixed=True)] = 40
    balances_waiting_of_one: Annotated[int, Counted("address", "decks not weighed yet", is_fixed=True)] = 2
    screen: Annotated[Rate, Counted("address", "codes drawn for big screens")] = Rate(30, 0.1)
    screens: Annotated[int, Counted("server", "codes of big screens good now")] = 1000
    open_tables: Annotated[int, Counted("server", "open tables told of at a time")] = 50
    open_tables_of_one: Annotated[int, Counted("address", "of these, those that it hosts")] = 5
    log_lines: Annotated[int, Counted("server", "lines of a kind in the log, a second", is_fixed=True)] = 10

    # Wrong tries

    wrong_code: Annotated[Rate, Counted("address", "wrong codes, seat codes and tokens")] = Rate(20, 0.1)
    wrong_code_waiting: Annotated[int, Counted("address", "codes that wait beyond that", is_fixed=True)] = 12
    wrong_seat_code: Annotated[Rate, Counted("address", "of these, codes of no seat")] = Rate(10, 1 / 60)
    wrong_screen: Annotated[Rate, Counted("table", "codes of no big screen")] = Rate(10, 1 / 60)
    wrong_screen_of_one: Annotated[Rate, Counted("address", "codes of no big screen")] = Rate(60, 0.1)
    wrong_seat_code_of_table: Annotated[Rate, Counted("table", "codes of no seat, before others wait")] = Rate(10, 1)

    def times(self, factor: float) -> "Limits":
        """Return limits that allow so many times as much of what is not fixed; 0: anything."""
        factor = factor or 1e9
        scaled: dict[str, Rate | int] = {}
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if COUNTED[name].is_fixed:
                scaled[name] = value
            elif isinstance(value, Rate):
                scaled[name] = Rate(value.burst * factor, value.per_second * factor)
            else:
                scaled[name] = int(value * factor)
        return Limits(**scaled)  # type: ignore[arg-type]


COUNTED: Final[dict[str, Counted]] = {
    name: get_args(hint)[1] for name, hint in get_type_hints(Limits, include_extras=True).items()
}
"""By limit: what it counts."""
DEFAULT: Final = Limits()
"""What a server allows that is told nothing; the fixed ones hold on every server."""

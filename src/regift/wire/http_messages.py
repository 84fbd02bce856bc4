"""What goes over HTTP and not over the websocket, as JSON; it holds what `regift.wire.all_messages` defines."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from regift.wire.all_messages import Arguments, Board, Chair, Choice, Code, Happening, Seats, Settings, Update
from regift.wire.custom_card_messages import OwnShelf, OwnText
from regift.wire.deck_and_balance_messages import DeckShelf


class Lid(Struct, frozen=True, omit_defaults=True):
    """What the box of a game says without words: `lid.toml` in its folder.

    {"minutes": 20, "kinds": ["race"], "drawing": [["👵", 50, 40, 36, 0]], "paper": "red", "pattern": "waves"}
    """

    minutes: int = 0
    """About how long a game takes; 0: nobody says."""
    kinds: list[str] = []
    """What kind of game it is: the client has words for some (`kind-race`)."""
    drawing: list[tuple[str, int, int, int, int]] = []
    """Emoji from the top one down: middle across and down, size, in hundredths of the picture, and tilt in degrees."""
    paper: str = ""
    """The gift wrap: red, green, blue, plum or teal."""
    pattern: str = ""
    """What is printed on it: stripes, dots, waves, checks, zigzag or confetti."""
    turn_seconds: int = 0
    """About how long a turn takes; 0: nobody says."""
    short: Settings = {}
    """Options of the game that make it a short one; none: it has only one length."""


class GameCard(Struct, omit_defaults=True):
    """A game on the shelf: `GET /api/games`."""

    id: str
    seat_range: tuple[int, int]
    lid: Lid = Lid()
    name: dict[str, str] = {}
    """By language."""
    blurb: dict[str, str] = {}
    """By language."""
    has_minute: bool = False
    """Whether its words tell the rules in a minute (`minute-1` and on)."""
    has_deck: bool = False
    """Whether its deck can be mixed."""


class GameSheet(Struct):
    """All a client needs to draw a game and speak of it: `GET /api/games/ID`."""

    id: str
    seat_range: tuple[int, int]
    choices: list[Choice]
    words: dict[str, str]
    """By language ("en", "fr"): the game's Fluent file."""
    rules: dict[str, str]
    """By language: the rules sheet, in Markdown."""
    lid: Lid = Lid()
    deck: DeckShelf | UnsetType = UNSET
    """Missing where its deck can't be mixed."""
    own: OwnShelf | UnsetType = UNSET
    """Missing where a table can't change its cards."""


class NewTable(Struct, forbid_unknown_fields=True):
    """Asks for a table: `POST /api/tables`."""

    game: str
    seats: Seats
    options: Settings = {}


class TableMade(Struct):
    """The answer: the code to enter with, and the token that makes its bearer the host."""

    code: str
    token: str
    link: str


class Step(Struct, omit_defaults=True):
    """What one move changed for the eyes it is shown to; {} where they saw no difference.

    {"update": {"t": "update", "at": 2, "events": [["draws", {"seat": "@1", "cards": "~3"}]]}, "turn": 1, "second": 31}
    """

    update: Update | UnsetType = UNSET
    """As it was sent at the table, without options."""
    seat: int = -1
    """Who moved, where these eyes saw the move itself."""
    verb: str = ""
    """What that seat did; "": it was withdrawn."""
    args: Arguments = {}
    turn: int = -1
    """Whose turn begins with it; −1: nobody's."""
    weight: int = 0
    """How remarkable was what everybody saw of it, 0 to 10."""
    second: int = -1
    """When it was made, in seconds since the deal; −1: not known."""


class Replay(Struct):
    """A game that is over, move by move: `GET /api/tables/CODE/replay?eyes=EYES`, `POST /api/replay?eyes=EYES`."""

    game: str
    eyes: str
    """A seat's number, "table" (as spectators saw it) or "open" (every card face up)."""
    chairs: list[Chair]
    turn: int
    """Whose turn it is before the first move; −1: nobody's."""
    board: Board
    """Before the first move."""
    steps: list[Step]
    story: list[Happening]
    words: dict[str, OwnText] = {}
    """By key: the cards that the table had added to the game."""


class HeldSeat(Struct, forbid_unknown_fields=True):
    """A seat that this browser keeps the token of."""

    code: Code
    token: Annotated[str, Meta(max_length=400)]


class HeldSeats(Struct, forbid_unknown_fields=True):
    """Asks how the tables are doing that one sits at: `POST /api/seats`."""

    seats: Annotated[list[HeldSeat], Meta(max_length=16)]


class ScreenCode(Struct):
    """What a big screen shows until somebody types it, and the secret it asks with: `POST /api/screens`."""

    code: str
    """Six digits."""
    secret: str
    link: str
    """Where a phone that sits at a table gives the screen that table."""


class ScreenTable(Struct):
    """What a big screen is to show: `GET /api/screens/CODE`."""

    table: str
    """The code of the table; "": nobody has chosen one."""
    token: str = ""
    """By which the screen comes to it: as somebody who watches, and is known as a big screen."""


class ChosenScreen(Struct, forbid_unknown_fields=True):
    """The screen that is to show a table: `POST /api/tables/CODE/screen`."""

    screen: Annotated[str, Meta(pattern="^([0-9]{6})?$")] = ""
    """The code that it shows; "": a screen in the own browser, whose token is the answer (`ScreenTable`)."""


class OpenTable(Struct):
    """A table that its host has listed for everybody, and that waits for players: `GET /api/open-tables`."""

    code: str
    game: str
    host: str
    """The host's name."""
    avatar: str
    free: int
    """Seats that nobody has."""
    seats: int
    language: str
    """Of the people there: en or fr."""


class TableNews(Struct):
    """How a table is doing that one sits at; those that are gone are left out of the answer."""

    code: str
    game: str
    phase: str
    """lobby, playing or over."""
    chairs: list[Chair]
    seat: int
    """The own seat, −1 for a host who has none."""
    to_act: list[int]
    """Whom the game waits for, as far as this seat knows."""
    kept_until: int = 0
    """Until when the table is kept if nobody comes any more, in seconds since 1970; 0: for good."""

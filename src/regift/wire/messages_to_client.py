"""What the server says to a client: one tagged union, the tag in `t`."""

from msgspec import UNSET, Struct, UnsetType

from regift.wire.evening_messages import EveningSummary
from regift.wire.lobby_state_structs import Asking, Chair, Choice, TimeLeft
from regift.wire.message_base_class_and_field_types import Arguments, Message
from regift.wire.view_part_option_and_event_messages import AnyPart, Change, Happening, Option, Standing


class Entered(Message, tag="entered"):
    """You are at the table. Keep the token: it is your seat.

    {"t": "entered", "code": "KNOT", "token": "…", "seat": 0}
    """

    code: str
    token: str
    seat: int
    """−1: a spectator."""
    seat_code: str = ""
    """Takes the own seat on another device; "" for spectators."""
    said: int = 0
    """The number of the last line that was said before you came; 0: none that you may hear."""


class UnplayableGame(Struct, omit_defaults=True):
    """The table's last game, which this release cannot take up; seats, options and own cards are kept."""

    reason: str
    """rules: it was played by others; moves: what was kept of its moves is damaged."""
    standings: list[Standing] = []
    """How it ended; empty where it was not over, or nobody knows."""
    chairs: list[Chair] = []
    """Who sat where then."""


class Lobby(Message, tag="lobby"):
    """Who sits where, and what is to be played; sent whenever it changes, before, during and after the game."""

    code: str
    game: str
    phase: str
    """lobby, playing or over."""
    chairs: list[Chair]
    choices: list[Choice]
    """The game's options; none once it is dealt."""
    seat_range: tuple[int, int]
    link: str
    """What to send to friends."""
    is_host: bool = False
    """Whether the reader is the host."""
    hint: str = ""
    """Why it can't start yet: a key in the client's words; "" when it can."""
    seat: int = -1
    """The reader's own seat now, −1 for a spectator."""
    manners: list[Choice] = []
    """How the table is kept: clocks, windows, watchers, chat."""
    is_paused: bool = False
    watching: int = 0
    """How many watch."""
    has_big_screen: bool = False
    """Whether one of them is a big screen to which somebody here gave the table."""
    first_host: str = ""
    """The name of the person who is host again once they are back; "": the host is no stand-in."""
    asking: list[Asking] = []
    """Who waits for the reader's yes: the host's, but for the seat of somebody who is here that person's."""
    is_asking: bool = False
    """Whether the reader waits for a yes."""
    hand_seen: int = -1
    """The seat whose hand the reader, who has none now, has seen in this game: no other can be theirs; −1: any."""
    commitment: str = ""
    """The SHA-256 of the server's part of the next shuffle."""
    next: str = ""
    """The code of the table where those go on who are out; "": nobody has opened one."""
    own: str = ""
    """Changes whenever the table's own cards do (`GET /api/tables/CODE/own`); "": it has none."""
    may_add: bool = False
    """Whether the reader may add some, as the table is kept."""
    unplayable: UnplayableGame | None = None
    """Why the game that was played here is gone, until the next is dealt."""
    kept_for: int = 0
    """Seconds for which the table is kept once everybody has left it; 0: for good."""
    has_played: bool = False
    """Whether people have played here, so that it is kept for longer."""
    evening: EveningSummary | None = None
    """Who stands where after the games that these people have played; nothing before the end of the first."""


class Board(Message, tag="board"):
    """The whole board: when you come, at the deal, and when you ask."""

    at: int
    """The number of this message; each reader has its own count."""
    seat: int
    parts: list[AnyPart]
    to_act: list[int]
    options: list[Option] = []
    can_take_back: bool = False
    can_hasten: bool = False
    """Whether it is a moment shown to all, which the table may go through faster."""
    standings: list[Standing] = []
    """Empty until the end."""
    story: list[Happening] = []
    """Once it is over: what only this game can tell, then the game in three lines; a kind is a key after "story-"."""
    out: list[int] = []
    """The seats that take no part any more."""
    past: list[Happening] = []
    """What lasts of what this seat saw last, for a page that has heard nothing; none once the game is over."""


class Update(Message, tag="update"):
    """What happened, the parts that changed, and what you may do now."""

    at: int
    since: int = -1
    """The number that this update follows, −1 for the one before: several in one for who missed some."""
    events: list[Happening] = []
    parts: list[AnyPart] = []
    """Put in place of the parts with the same ids, or added."""
    changes: dict[str, Change] = {}
    """By id of a part that is there: its fields that changed."""
    gone: list[str] = []
    """Ids of parts that are there no more; some may have come and gone since."""
    to_act: list[int] | UnsetType = UNSET
    """Left out where it is as it was."""
    out: list[int] | UnsetType = UNSET
    """The same."""
    options: list[Option] = []
    can_take_back: bool = False
    can_hasten: bool = False
    standings: list[Standing] = []
    story: list[Happening] = []
    reveal: int = 0
    """Milliseconds for which all look at it on the table's big screen, with the board as it has become.

    Until then nobody is asked anything or told how the game ended. 0 where no big screen shows it.
    """


class Refused(Message, tag="refused"):
    """What you asked for is not allowed, and which clause says so.

    {"t": "refused", "clause": "MKF-10", "args": {"level": 3}}
    """

    clause: str
    args: Arguments = {}


class Fault(Message, tag="fault"):
    """A message that can't be carried out. {"t": "fault", "field": "seats", "expected": "2 to 6", "got": "9"}"""

    field: str
    expected: str
    got: str = ""
    is_final: bool = False
    """True: the connection closes and trying again is no use."""
    reason: str = ""
    """A key in the words after "reason-" that says more than the field does."""
    args: Arguments = {}
    """What the reason names."""


class Clocks(Message, tag="clocks"):
    """What time is left to whom, and whether it runs; sent when that changes otherwise than by passing.

    {"t": "clocks", "left": [{"seat": 1, "left": 12500, "whole": 30000}]}
    """

    left: list[TimeLeft] = []
    is_running: bool = True


class SubstituteMoves(Message, tag="substitute_moves"):
    """What a bot or the clock has played in your name since you last played yourself; sent when you are back.

    {"t": "substitute_moves", "by": "bot", "choices": [[4, "give", {"square": 2, "target": "@1", "card": "#kazoo"}]]}
    """

    by: str
    """bot or clock."""
    moves: int = 0
    """How many moves of them all have seen."""
    events: list[Happening] = []
    """The last of what these announced, as you saw it; nothing that leaves no trace."""
    choices: list[Option] = []
    """The last choices of taste; `card` is what each was played on."""
    is_open: bool = False
    """Whether these choices can still be taken back."""


class Said(Message, tag="said"):
    """What somebody says, or shows. {"t": "said", "number": 4, "name": "Léa", "seat": 0, "text": "Well played!"}"""

    number: int
    """The same number twice is the same line."""
    name: str
    seat: int
    """−1: a spectator."""
    text: str = ""
    reaction: str = ""


class OpenedBet(Struct):
    """A bet on a game that is over. {"name": "Léa", "avatar": "fox", "seat": 3, "on": 2, "round": 5, "points": 7}"""

    name: str
    avatar: str
    seat: int
    """The bettor's, −1 for who only watched."""
    on: int
    round: int
    """The round in which it was made, 1 for the first."""
    points: int
    """Up to 10, the more the earlier it was made; 0: it was wrong."""


class Bets(Message, tag="bets"):
    """Your own bet, and once the game is over everybody's. {"t": "bets", "own": 2}"""

    own: int = -1
    """The seat that you bet on; −1: none."""
    opened: list[OpenedBet] = []
    """The best first."""


class Moved(Message, tag="moved"):
    """The next table, and the token to enter it with. {"t": "moved", "code": "FROG", "token": "…"}"""

    code: str
    token: str


class RenewedTokens(Message, tag="renewed_tokens"):
    """Your new tokens of other tables, by their codes, once you have logged other devices out.

    {"t": "renewed_tokens", "tokens": {"KNOT": "…"}}
    """

    tokens: dict[str, str]


class Pledged(Struct):
    """A seat's pledge. {"seat": 0, "pledge": "5feceb66…"}"""

    seat: int
    pledge: str


class Sealed(Message, tag="sealed"):
    """What is fixed before the shuffle: check that your own pledge is in it, then send your share."""

    commitment: str
    pledges: list[Pledged]


class Notice(Message, tag="notice"):
    """What whoever runs the server says to all. {"t": "notice", "text": "Back at nine.", "fr": "De retour à 9 h."}"""

    text: str
    fr: str = ""
    """The same in French; "": nobody has worded it."""


class Pong(Message, tag="pong"):
    """The answer to Ping. {"t": "pong"}"""


ToClient = (
    Entered
    | Lobby
    | Board
    | Update
    | Refused
    | Fault
    | Clocks
    | SubstituteMoves
    | Said
    | Bets
    | Moved
    | RenewedTokens
    | Sealed
    | Notice
    | Pong
)

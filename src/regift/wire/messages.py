"""Every message between a client and the server, as JSON text frames: two tagged unions, the tag in `t`.

An argument's value says its own type: a number is a number, "@1" is seat 1, "#thief" the card `thief`, "~3" three
cards face down, ["#thief", "#level_1"] cards face up, "#?" one card face down, and any other string a key in the
game's words.
TypeScript is generated from this module by `python -m tools.generate`.
"""

from typing import Annotated, TypeVar

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

Argument = int | str | list[str]
Arguments = dict[str, Argument]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Avatar = Annotated[str, Meta(min_length=1, max_length=24)]
Code = Annotated[str, Meta(pattern="^[A-Z]{4}$")]
Seats = Annotated[int, Meta(ge=1, le=8)]
Settings = dict[str, bool | int | str]
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""32 bytes."""


def count_of(faces: list[str]) -> int:
    """Return how many cards lie in a zone that is sent with faces and without a count."""
    return len(faces) - faces.count("")


class Message(Struct, tag_field="t", forbid_unknown_fields=True, omit_defaults=True):
    """What every message has: its tag."""


# What lies on the table


def named_by(id: str) -> str:
    """Return the name of a part that is sent without one."""
    return id.partition(":")[0]


class Part(Message):
    """What every part of a view has: an id, a name (a key in the game's words) and whose it is (−1: the table's)."""

    id: str
    name: str = ""
    """Left out where it is the id, or what stands in the id before a colon."""
    owner: int = -1

    def __post_init__(self) -> None:
        """Give the part the name that was left out."""
        self.name = self.name or named_by(self.id)


class Zone(Part, tag="zone"):
    """A place for cards; `faces` is empty when all lie face down, "" an empty slot.

    {"t": "zone", "id": "row:0", "owner": 0, "layout": "slots", "faces": ["one", ""]}
    """

    layout: str = "fan"
    """fan, pile or slots."""
    count: int = 0
    """Left out where it is the number of faces, empty slots not counted."""
    faces: list[str] = []
    ghost: int = -1
    """The slot to be filled next, −1 for none."""

    def __post_init__(self) -> None:
        """Give the zone the name and the count that were left out."""
        super().__post_init__()
        self.count = self.count or count_of(self.faces)


class Gauge(Part, tag="gauge"):
    """A number that fills up. {"t": "gauge", "id": "tears:1", "owner": 1, "value": 4, "top": 10}"""

    value: int = 0
    top: int = 0


class Track(Part, tag="track"):
    """Pawns on spaces 0 to `length`, by seat.

    {"t": "track", "id": "road", "length": 20, "pawns": [3, 5]}
    """

    length: int = 0
    pawns: list[int] = []


class Grid(Part, tag="grid"):
    """Cells in rows. {"t": "grid", "id": "shop", "columns": 3, "cells": ["hat", "", "boat"]}"""

    columns: int = 1
    cells: list[str] = []


class Token(Part, tag="token"):
    """A mark. {"t": "token", "id": "turn", "owner": 2}"""


class Fact(Part, tag="fact"):
    """A number, or a key in the game's words. {"t": "fact", "id": "step", "value": "step_attack"}"""

    value: int | str = 0


AnyPart = Zone | Gauge | Track | Grid | Token | Fact
Changed = TypeVar("Changed", bound=Part)


class Change(Struct, omit_defaults=True):
    """What changed of a part; its other fields stay, but new faces without a count bring their own. {"count": 4}"""

    name: str | UnsetType = UNSET
    owner: int | UnsetType = UNSET
    layout: str | UnsetType = UNSET
    count: int | UnsetType = UNSET
    faces: list[str] | UnsetType = UNSET
    ghost: int | UnsetType = UNSET
    value: int | str | UnsetType = UNSET
    top: int | UnsetType = UNSET
    length: int | UnsetType = UNSET
    pawns: list[int] | UnsetType = UNSET
    columns: int | UnsetType = UNSET
    cells: list[str] | UnsetType = UNSET
    splice: list[int | str] | UnsetType = UNSET
    """Instead of faces or cells: the place from which they differ, how many are taken out there, and those put in."""

    def applied_to(self, part: Changed) -> Changed:
        """Return the part as it is after the change."""
        given = {name: getattr(self, name) for name in self.__struct_fields__}
        given = {name: value for name, value in given.items() if value is not UNSET}
        if splice := given.pop("splice", None):
            field = "cells" if isinstance(part, Grid) else "faces"
            start, out, *put = splice
            faces = getattr(part, field)
            given[field] = [*faces[:start], *put, *faces[start + out :]]
        if "faces" in given:
            given.setdefault("count", count_of(given["faces"]))
        return replace(part, **given)


class Option(Struct, array_like=True):
    """Something this seat may do now, as a list of its fields; the last ones may be missing.

    [1, "place", {"card": "#level_1"}, "hand:0/level_1"]
    """

    id: int
    verb: str
    args: Arguments = {}
    spot: str = ""
    """Where it is played: a part ("hand:1"), a face or slot of it ("row:1/3"), a seat ("@1"); "": a button."""
    caution: str = ""
    """The clause to show before asking "are you sure?"."""
    caution_args: Arguments = {}
    """What the game's words of that caution, `caution-CLAUSE`, may name."""


class Happening(Struct, array_like=True):
    """An event as this reader saw it, as a list of its fields. ["draws", {"seat": "@1", "cards": "~3"}]"""

    kind: str
    args: Arguments = {}
    is_fleeting: bool = False
    """Whether it is told this once and is to leave no trace: no log keeps it, and nobody who missed it is told."""
    pause: int = 0
    """Milliseconds for which all look at it, before any of what follows in the same update is shown or told."""


class Standing(Struct):
    """Where a seat ended; 1 is best, equal places are tied."""

    seat: int
    place: int
    score: int


# Who sits at the table


class Chair(Struct, omit_defaults=True):
    """One seat of the table. {"seat": 1, "who": "person", "name": "Léa", "avatar": "fox", "is_here": true}"""

    seat: int
    who: str
    """person, bot or free."""
    name: str = ""
    avatar: str = ""
    bot: str = ""
    """Which bot: a name as `GET /api/bots` lists them."""
    is_here: bool = True
    is_host: bool = False
    is_covered: bool = False
    """Whether a bot plays for the person until they are back."""
    pledge: str = ""
    """What the person pledged for the next shuffle."""
    voters: list[int] = []
    """The seats of those who want this one out of the game."""
    out_in: int = 0
    """Milliseconds in which the person can still come back before the seat is out of the game; 0: it stays."""
    is_awaited: bool = False
    """Whether the person is gone, and all others wait for a choice of theirs that no bot makes unasked."""
    move_on_in: int = 0
    """Milliseconds until others may move on without that choice; 0: they may."""
    move_on_voters: list[int] = []
    """The seats of those who want to."""
    is_away: bool = False
    """Whether the person has gone on to the next table."""
    hastens: bool = False
    """Whether the seat wishes to go faster through what is shown to all."""


class Asking(Struct, omit_defaults=True):
    """Somebody who waits for the reader's yes. {"person": "9f2c", "name": "Zoé", "avatar": "cat", "seat": 2}"""

    person: str
    name: str
    avatar: str
    seat: int
    """Where it is the reader's own, it is theirs to give."""
    is_like_banned: bool = False
    """Whether they come from an address from which somebody was here whom the host has shown out."""


class TimeLeft(Struct):
    """What is left to one seat, in milliseconds; 0: its time is up. {"seat": 1, "left": 12500, "whole": 30000}"""

    seat: int
    left: int
    whole: int


class Choice(Struct, omit_defaults=True):
    """An option of a game, for the lobby: what it takes and what it is set to."""

    name: str
    value: bool | int | str
    default: bool | int | str | UnsetType = UNSET
    """Left out where it is the value."""
    allowed: list[bool | int | str] = []
    """Left out for who can't change it."""
    is_house: bool = False
    is_fixed: bool = False
    """Whether it can't be changed now."""
    seat: int = -1
    """Whose it is: who sits there may set it, as the host may; −1: nobody's."""


# From the client


class Enter(Message, tag="enter"):
    """Come to a table; always the first message. With a token: back to one's own seat; without: a new person.

    {"t": "enter", "code": "KNOT", "name": "Léa", "avatar": "fox"}
    """

    code: Code
    name: Name
    avatar: Avatar = "gift"
    token: str = ""
    watch: bool = False
    """True: as a spectator, even where a seat is free."""
    seat_code: str = ""
    """Instead of a token, on another device: the own seat's code, however it is typed."""
    at: int = -1
    """The number of the last board or update that this page still has: what came after is enough then."""


class Rename(Message, tag="rename"):
    """Change one's own name and avatar. {"t": "rename", "name": "Léo", "avatar": "cat"}"""

    name: Name
    avatar: Avatar


class SetSeats(Message, tag="seats"):
    """Host, before the start: how many seats. {"t": "seats", "seats": 4}"""

    seats: Seats


class SetOption(Message, tag="option"):
    """Host, before the start: set one option of the game. {"t": "option", "name": "turn_cap", "value": 20}"""

    name: str
    value: bool | int | str


class AddBot(Message, tag="add_bot"):
    """Host: put a bot on a free seat. {"t": "add_bot", "seat": 2, "bot": "rules"}"""

    seat: int
    bot: str


class Free(Message, tag="free"):
    """Host, before the start: free a seat of its bot or person. {"t": "free", "seat": 2}"""

    seat: int


class Swap(Message, tag="swap"):
    """Host, before the start: let two seats change places. {"t": "swap", "one": 0, "other": 2}"""

    one: int
    other: int


class SetManner(Message, tag="manner"):
    """Host: set how the table is kept. {"t": "manner", "name": "clock", "value": "brisk"}"""

    name: str
    value: bool | int | str


class ShowOut(Message, tag="show_out"):
    """Host: show the person on a seat out; their token is no good any more. {"t": "show_out", "seat": 2}"""

    seat: int


class Answer(Message, tag="answer"):
    """Host, or the seat's owner: say yes or no to who asks for it. {"t": "answer", "person": "9f2c", "is_yes": true}"""

    person: str
    is_yes: bool


class Start(Message, tag="start"):
    """Host: deal. {"t": "start"}"""


class Play(Message, tag="play"):
    """Play an option of the update numbered `at`; may be repeated safely. {"t": "play", "action": 12, "at": 31}"""

    action: int
    at: int


class TakeBack(Message, tag="take_back"):
    """Take back one's unannounced picks. {"t": "take_back", "at": 31}"""

    at: int


class Why(Message, tag="why"):
    """Ask why nothing can be done on a spot of the view; answered by Refused. {"t": "why", "spot": "hand:0/level_7"}"""

    spot: str


class Resync(Message, tag="resync"):
    """Ask for the whole board. {"t": "resync"}"""


class Ping(Message, tag="ping"):
    """Is anybody there? Answered by Pong. {"t": "ping"}"""


class Rematch(Message, tag="rematch"):
    """Host, after the end: back to the lobby with the same seats. {"t": "rematch"}"""


class AskSeat(Message, tag="ask"):
    """Spectator: sit down on a seat that is free or a bot's, or that of somebody who is gone; mostly somebody is asked.

    {"t": "ask", "seat": 2}
    """

    seat: int


class StandUp(Message, tag="stand_up"):
    """Leave the seat for good: a bot takes it over during a game. {"t": "stand_up"}"""


class Hush(Message, tag="hush"):
    """Don't ask me: let every reaction window pass until my next turn. Nobody can tell. {"t": "hush", "is_on": true}"""

    is_on: bool


class Hasten(Message, tag="hasten"):
    """Wish to go faster through what is shown to all; once all people do, none is waited for.

    {"t": "hasten", "is_on": true}
    """

    is_on: bool


class PressOn(Message, tag="press_on"):
    """Go on without those whose time is up. {"t": "press_on"}"""


class Pause(Message, tag="pause"):
    """Let the table stand still, or go on. {"t": "pause", "is_on": true}"""

    is_on: bool


class HoldBots(Message, tag="hold_bots"):
    """Let bots wait while one who is alone with them is told how to play, or no more; it ends by itself.

    {"t": "hold_bots", "is_on": true}
    """

    is_on: bool


class LogOutOthers(Message, tag="log_out_others"):
    """Make one's tokens and seat code void on all other devices; answered by Entered with new ones.

    {"t": "log_out_others"}
    """


class Withdraw(Message, tag="withdraw"):
    """Want the seat of somebody who is gone for long out of the game, or no more.

    {"t": "withdraw", "seat": 2, "is_on": true}
    """

    seat: int
    is_on: bool = True


class MoveOn(Message, tag="move_on"):
    """Let a bot make the choice that waits for somebody who is gone, or no more.

    {"t": "move_on", "seat": 2, "is_on": true}
    """

    seat: int
    is_on: bool = True


class Say(Message, tag="say"):
    """Say something to all. {"t": "say", "text": "Well played!"}"""

    text: Annotated[str, Meta(min_length=1, max_length=400)]


class React(Message, tag="react"):
    """Show a quick reaction. {"t": "react", "reaction": "laugh"}"""

    reaction: str


class MakeBet(Message, tag="bet"):
    """Who does not play: bet that a seat wins, −1: nothing any more. Sealed until the end. {"t": "bet", "on": 2}"""

    on: int


class GoOn(Message, tag="go_on"):
    """Who does not play: go on to the next table, opened where there is none. Answered by Moved. {"t": "go_on"}"""


class Pledge(Message, tag="pledge"):
    """Take part in the next shuffle: the SHA-256 of 32 random bytes. {"t": "pledge", "pledge": "5feceb66…"}"""

    pledge: Hex32


class Share(Message, tag="share"):
    """Reveal the bytes that were pledged, in answer to Sealed. {"t": "share", "share": "00c1…"}"""

    share: Hex32


ToServer = (
    Enter
    | Rename
    | SetSeats
    | SetOption
    | AddBot
    | Free
    | Swap
    | SetManner
    | ShowOut
    | Answer
    | Start
    | Play
    | TakeBack
    | Why
    | Resync
    | Ping
    | Rematch
    | AskSeat
    | StandUp
    | LogOutOthers
    | Hush
    | Hasten
    | PressOn
    | Pause
    | HoldBots
    | Withdraw
    | MoveOn
    | Say
    | React
    | MakeBet
    | GoOn
    | Pledge
    | Share
)


# To the client


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
    """The game in three lines, once it is over; a kind is a key in the words after "story-"."""
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
    """A bet on a game that is over. {"name": "Léa", "avatar": "fox", "seat": 3, "on": 2, "turn": 5, "points": 7}"""

    name: str
    avatar: str
    seat: int
    """The bettor's, −1 for who only watched."""
    on: int
    turn: int
    """The turn in which it was made; 0: before the first."""
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
    | Sealed
    | Notice
    | Pong
)


__all__ = ["ToClient", "ToServer"]

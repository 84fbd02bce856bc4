"""What is kept of a table: its stored state, its deals, moves, bets and results, and the rows that list tables."""

from typing import Final, NamedTuple

from msgspec import Struct, field

from regift.tables.evening.evening_games_and_people import NO_GAMES, Evening
from regift.tables.setup.custom_card_list import NO_CARDS, CustomCardList
from regift.tables.setup.game_setup import GameSetup, SeatAssignment, Setting

TAKE_BACK: Final = "!take_back"
"""In place of an action's name: the seat took back its unannounced picks."""
SIT: Final = "!sit"
"""The same: from now on a person has the seat, which a bot or another person had."""
WITHDRAW: Final = "!withdraw"
"""The same: the seat was taken out of the game for good."""


class Entry(NamedTuple):
    """One move of a table."""

    number: int
    """Its place among all the table's moves, from 1. It never leaves the server."""
    seat: int
    action: str
    """The name of the action, TAKE_BACK, SIT or WITHDRAW."""
    date: float
    """Seconds since 1970."""


class Deal(Struct, frozen=True):
    """A game dealt at a table."""

    match: int
    """1 for the table's first game, 2 for the rematch."""
    after: int
    """The number of the last entry before it."""
    game_setup: GameSetup
    secret: bytes
    """What its chance is drawn from; told to nobody before the end."""
    rules_version: int
    date: float
    shuffle: bytes = b""
    """What proves how the cards were shuffled, as JSON; empty where nothing does."""


class Guest(Struct, frozen=True):
    """Somebody who came to a table."""

    name: str = ""
    """Empty: has not come yet."""
    avatar: str = ""


class Bet(Struct, frozen=True):
    """What somebody who does not play bets on: who wins."""

    name: str
    """The bettor's."""
    avatar: str
    seat: int
    """The bettor's seat, −1 for none."""
    on: int
    """The seat that will win."""
    since: int
    """How long the history was that the bettor had been shown."""


class SeatResult(Struct, frozen=True):
    """How a seat ended; 1 is the best place, equal places are tied."""

    seat: int
    place: int
    score: int


class MatchResult(Struct, frozen=True):
    """How a match ended, for a later release that plays by other rules and cannot find it out again."""

    match: int
    """Which of the table's games, as in its deal."""
    seats: tuple[SeatAssignment, ...]
    """Who sat where at the end."""
    standings: tuple[SeatResult, ...]


NO_BET: Final = -1
"""In place of a seat: no bet."""


class GameSettings(Struct, frozen=True, omit_defaults=True):
    """What a table has set for a game: what is kept of it while another is played."""

    options: dict[str, Setting] = {}
    own: CustomCardList = NO_CARDS
    """The table's own cards."""
    bots: tuple[str, ...] = ()
    """By seat: which bot sat there, "" for none."""


class TableBefore(Struct, frozen=True, array_like=True):
    """A table from which another was opened; its code alone may come again."""

    id: int
    code: str


class StoredTable(Struct, frozen=True):
    """What a table keeps beside its moves."""

    game_setup: GameSetup = field(name="recipe")
    host: str
    """The person who may change the setup and start."""
    people: dict[str, Guest]
    """Those who have a seat, and the host; who only watches, or has stood up, is not kept."""
    is_lobby: bool = True
    """False: a game has been dealt and nobody has asked for a rematch."""
    secret: bytes = b""
    """The server's part of the next shuffle."""
    is_paused: bool = False
    banned: tuple[str, ...] = ()
    """Those whom a host has shown out."""
    banned_marks: dict[str, tuple[str, ...]] = {}
    """By who is banned: the marks of the addresses from which they were here, see `KnownAddresses`."""
    acting_bans: tuple[str, ...] = ()
    """Those of the banned whom an acting host has shown out."""
    first_host: str = ""
    """Who is host again once they are back, while `host` only acts as one; "": nobody."""
    hands_seen: dict[str, int] = {}
    """By person: the seat whose hand they have seen in the newest game; who has sat there since the deal may lack."""
    generations: dict[str, int] = {}
    """By person: how often they have logged their other devices out; each time their tokens and seat code change."""
    bets: dict[str, Bet] = {}
    """By person: bets on the newest game."""
    next: str = ""
    """The code of the table where those go on who are out; "": nobody has opened one."""
    away: tuple[str, ...] = ()
    """Those of them who have a seat here, and are there."""
    reserved_for: tuple[str, ...] = ()
    """Until the first deal: people with a seat at the table before this one, each of whom finds a free one here."""
    result: MatchResult | None = None
    """Of the newest game, once it is over."""
    others_played: bool = False
    """Several people were seated in a game at the table, whoever of them is still here."""
    opened: tuple[str, ...] = ()
    """The codes of tables that were opened as `next` from this one and from those after it, the newest last."""
    tables_before: tuple[TableBefore, ...] | None = None
    """The tables by which people came here, the nearest last; None: the release that opened it kept none."""
    evening: Evening = NO_GAMES
    """The games that its people have played here, and at the tables before it."""
    other_games: dict[str, GameSettings] = {}
    """By game: how the games were set that were to be played before the one that is now."""
    wishes: dict[str, str] = {}
    """By person: the game that somebody with a seat would like to play next."""

    def card_lists(self) -> dict[str, CustomCardList]:
        """Return the lists of own cards that the table keeps, by digest; none that is empty."""
        lists = [self.game_setup.own, *[game.own for game in self.other_games.values()]]
        return {cards.digest: cards for cards in lists if cards}

    def generation_of(self, person: str) -> int:
        """Return how often the person has logged their other devices out."""
        return self.generations.get(person, 0)

    def is_alone(self) -> bool:
        """Return whether no more than one person has ever played at the table, or sits there."""
        return not self.others_played and len(self.people) < 2


class TableRow(NamedTuple):
    """A table as the journal keeps it."""

    id: int
    code: str
    stored: StoredTable
    use: "TableUse"


class TableUse(NamedTuple):
    """When somebody was last at a table, and whether people have played there: what says how long it is kept."""

    date: float
    """Seconds since 1970."""
    is_played: bool


class TableListing(NamedTuple):
    """A table in the list of all."""

    row: TableRow
    opened: float
    """Seconds since 1970."""
    bytes: int
    """About what it takes on disk, photos that others share included."""


class Origin(NamedTuple):
    """Where a new table comes from."""

    creator: str = ""
    """What stands for the address that made it; "": nobody counts."""
    photos_of: int = 0
    """The table whose photos it has as well; 0: none."""


NO_ORIGIN: Final = Origin()

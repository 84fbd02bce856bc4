"""The game: its seats, its options, its kinds of events."""

from typing import Final, final

from mypy_extensions import i64

from regift.games.kung_fu.actions import Table
from regift.games.kung_fu.box import WORDS
from regift.kit.action import CARD, CARDS, NUMBER, SEAT, WORD
from regift.kit.chance import Chance
from regift.kit.event import EventKind, Field
from regift.kit.game import Game, Option, switch
from regift.kit.state import State

ID: Final = "kung_fu"
SEATS: Final = (2, 6)
"""MKF-A28."""
RULES_VERSION: Final = 1

STARTS: Final[i64] = 0
DRAWS: Final[i64] = 1
RESHUFFLES: Final[i64] = 2
ATTACKS: Final[i64] = 3
BLOCKS: Final[i64] = 4
ROBS: Final[i64] = 5
LAYS: Final[i64] = 6
TAKES: Final[i64] = 7
SWAPS: Final[i64] = 8
PLACES: Final[i64] = 9
CLEANS_UP: Final[i64] = 10
DISCARDS: Final[i64] = 11
WINS: Final[i64] = 12
STOPS: Final[i64] = 13
WITHDRAWS: Final[i64] = 14


def event_kinds() -> list[EventKind]:
    """List the kinds of events, by code."""
    seat = Field("seat", SEAT)
    target = Field("target", SEAT)
    card = Field("card", CARD)
    level = Field("level", NUMBER)
    return [
        EventKind("starts", [seat]),
        EventKind("draws", [seat, Field("cards", CARDS, only=("seat",))]),
        EventKind("reshuffles", []),
        EventKind("attacks", [seat, target, card, Field("power", CARD), Field("way", WORD), level]),
        EventKind("blocks", [target, seat]),
        EventKind("robs", [seat, target, Field("card", CARD, only=("seat", "target")), level]),
        EventKind("lays", [seat, target, card, level]),
        EventKind("takes", [seat, target, card, level]),
        EventKind("swaps", [seat, target]),
        EventKind("places", [seat, card, level]),
        EventKind("cleans_up", [seat]),
        EventKind("discards", [seat, Field("cards", CARDS)]),
        EventKind("wins", [seat]),
        EventKind("stops", []),
        EventKind("withdraws", [seat, Field("cards", CARDS), Field("row", CARDS)]),
    ]


@final
class KungFu(Game):
    """Kung Fu Granny for 2 to 6 seats."""

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        super().__init__(ID, RULES_VERSION, seats, SEATS)
        self.declare(switch("keep_stolen_granny"))
        self.declare(switch("free_granny"))
        self.declare(Option("turn_cap", 0, list(range(201)), is_house=True))
        self.choose(options)
        self.keep_stolen_granny: bool = self.settings["keep_stolen_granny"] is True
        """MKF-A4, house option: the thief may keep a granny stolen at random."""
        self.free_granny: bool = self.settings["free_granny"] is True
        """MKF-A2, house option: a granny in a row fits any thief."""
        cap = self.settings["turn_cap"]
        self.turn_cap: i64 = cap if isinstance(cap, int) else 0
        """MKF-A34, house option: turns a seat after which the game stops; 0: none."""
        self.do = Table(self.table, seats)
        """The actions by what they stand for."""
        self.event_kinds = event_kinds()
        self.words = list(WORDS)

    def deal_with(self, chance: Chance) -> State:
        """Shuffle, deal seven to each seat and let the first begin (MKF-2 to MKF-4)."""
        from regift.games.kung_fu.state import deal

        return deal(self, chance)

    def spare_chance(self) -> Chance:
        """Give the chance of a position read from text."""
        return Chance(1)

    def position(self, text: str) -> State:
        """Read a position as `State.notation` writes it; BadRecord says what can't be read and where."""
        from regift.games.kung_fu.notation import read_position

        return read_position(self, text)


def make(seats: int, options: dict[str, object]) -> KungFu:
    """Make the game, or raise BadOption."""
    return KungFu(seats, options)

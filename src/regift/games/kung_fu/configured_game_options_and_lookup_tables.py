"""The options of a game, and the tables that its positions look things up in."""

from typing import Final

from mypy_extensions import i64

from regift.games.kung_fu.actions import GameActions
from regift.games.kung_fu.box_contents import WORDS
from regift.games.kung_fu.events import event_kinds
from regift.games.kung_fu.observation_part_kinds import part_kinds
from regift.kit.game import Game, Option, switch
from regift.kit.observation.part_kind_base_and_columns import PartKind

ID: Final = "kung_fu"
SEATS: Final = (2, 6)
"""MKF-A28."""
RULES_VERSION: Final = 1


class ConfiguredGame(Game):
    """What a game of Kung Fu Granny is played by: its seats, its options, its actions and its kinds of events."""

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        super().__init__(ID, RULES_VERSION, seats, SEATS)
        self.declare(switch("keep_stolen_granny"))
        self.declare(switch("free_granny"))
        self.declare(switch("granny_wins"))
        self.declare(Option("turn_cap", 0, list(range(201)), is_house=True))
        self.choose(options)
        self.keep_stolen_granny: bool = self.settings["keep_stolen_granny"] is True
        """MKF-A4, house option: the thief may keep a granny stolen at random."""
        self.free_granny: bool = self.settings["free_granny"] is True
        """MKF-A2, house option: a granny in a row fits any thief whose next level is 1 to 7."""
        self.granny_wins: bool = self.settings["granny_wins"] is True
        """MKF-A3, house option: a thief with levels 1 to 7 may take a granny from a row, and wins."""
        cap = self.settings["turn_cap"]
        self.turn_cap: i64 = cap if isinstance(cap, int) else 0
        """MKF-A34, house option: turns a seat after which the game stops; 0: none."""
        self.do = GameActions(self.table, seats)
        """The actions by what they stand for."""
        self.event_kinds = event_kinds()
        self.words = list(WORDS)

    def part_kinds(self) -> list[PartKind]:
        """Return a kind for each part that a view can show."""
        return part_kinds(self.seats, int(self.turn_cap))

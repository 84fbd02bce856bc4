"""The options of a game, and what its positions look things up in."""

from typing import Final

from mypy_extensions import i64

from regift.games.not_a_hat.actions import GameActions, former_names
from regift.games.not_a_hat.box_contents import BLACK, WHITE, WORDS, deck_of
from regift.games.not_a_hat.events import event_kinds
from regift.games.not_a_hat.observation_part_kinds import part_kinds
from regift.kit.game import Game, Option, switch
from regift.kit.observation.part_kind_base_and_columns import PartKind

ID: Final = "not_a_hat"
SEATS: Final = (2, 8)
"""HAT-1, HAT-33."""
RULES_VERSION: Final = 1
BOTH: Final = "both"
ONE: Final = "one"
EACH: Final = "each"


class ConfiguredGame(Game):
    """What a game of That's Not a Hat is played by: its seats, its options, its actions and its kinds of events."""

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        super().__init__(ID, RULES_VERSION, seats, SEATS)
        self.forgets = True
        self.declare(Option("rounds", ONE, [ONE, EACH]))
        self.declare(Option("arrows", BOTH, [BOTH, BLACK, WHITE]))
        self.declare(Option("gifts", 2, [2]) if seats == 2 else Option("gifts", 1, [1, 2]))
        self.declare(Option("easy", default=False, allowed=[False, True], is_house=True))
        self.declare(switch("last_receiver_begins"))
        self.choose(options)
        self.rounds: i64 = seats if self.settings["rounds"] == EACH else 1
        """HAT-27: how many rounds are played."""
        self.arrows = str(self.settings["arrows"])
        """HAT-29: the colour of the arrows that are played with."""
        self.gifts: i64 = 2 if self.settings["gifts"] == 2 else 1
        """HAT-30, HAT-33: how many gifts everyone starts with."""
        self.easy: bool = self.settings["easy"] is True
        """HAT-A4, house option: claims are chosen from a short list."""
        self.last_receiver_begins: bool = self.settings["last_receiver_begins"] is True
        """HAT-A11, house option: whoever accepted a gift last begins the next round."""
        self.fewest: i64 = 2 if self.gifts == 2 else 3
        """HAT-A20: with fewer players nobody goes on."""
        self.deck = deck_of(self.arrows)
        self.do = GameActions(self.table)
        """The actions by what they stand for."""
        self.former_names = former_names()
        self.event_kinds = event_kinds()
        self.words = list(WORDS)

    def part_kinds(self) -> list[PartKind]:
        """Return a kind for each part that a view can show."""
        return part_kinds(self.seats, int(self.gifts), int(self.rounds), is_easy=self.easy)

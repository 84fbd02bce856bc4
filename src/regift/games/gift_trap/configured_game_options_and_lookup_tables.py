"""The options of a game, and what its positions look things up in."""

from typing import Final

from mypy_extensions import i64

from regift.games.gift_trap.actions import GameActions
from regift.games.gift_trap.events import event_kinds
from regift.games.gift_trap.gift_lists_changes_option_and_packs_in_play import PackOption, build_packs
from regift.games.gift_trap.observation_part_kinds import early_kinds, part_kinds
from regift.games.gift_trap.pack_colours_and_token_scores import HOME, SQUARES
from regift.games.gift_trap.who_knew_whom_and_rated_gifts import highlights_of
from regift.kit.action_arguments_and_action_table import Value
from regift.kit.event import Event
from regift.kit.game import Game, Option, switch
from regift.kit.observation.part_kind_base_and_columns import PartKind
from regift.kit.refusal_and_errors import BadOption

ID: Final = "gift_trap"
SEATS: Final = HOME
"""GT-1."""
RULES_VERSION: Final = 2
DOUBLING: Final = 4
"""GT-41: so many at most may double the gifts."""
SHARE: Final = "share"
MOST_SPACES: Final = "most_spaces"
LAST_ROUND: Final = "last_round"
"""Version 1 of the rules: as MOST_SPACES, spaces beyond the ends of a track counted, too. No lobby offers it."""
EARLIER_RULES: Final[dict[int, dict[str, object]]] = {1: {"ties": LAST_ROUND}}
LONGEST_CAP: Final = 30
BRIEF_CAP: Final = 10
"""Strangers at eight may play for ever (GT-A8)."""


class TiesOption(Option):
    """GT-A6: what becomes of several who have both pawns home in one round."""

    def __init__(self) -> None:
        super().__init__("ties", SHARE, [SHARE, MOST_SPACES], is_house=True)

    def fit(self, value: object) -> "bool | int | str | None":
        """Return the value, also that of earlier releases."""
        return LAST_ROUND if value == LAST_ROUND else super().fit(value)


class ConfiguredGame(Game):
    """What a game of GiftTRAP is played by: its packs, its options, its actions and its kinds of events."""

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        super().__init__(ID, RULES_VERSION, seats, SEATS)
        self.earlier_rules = EARLIER_RULES
        self.takes_back_singly = True
        self.has_personal_choices = True
        self.brief = {"cap": BRIEF_CAP}
        self._declare_options()
        self.choose(options)
        self.each: i64 = 2 if self.settings["doubled"] is True else 1
        """GT-41: how many gifts each gives to each other."""
        self.strategy: bool = self.settings["strategy"] is True
        """GT-7: whether the strategy cards are in play."""
        self.length: i64 = int(self.settings["length"])
        """GT-A7: the spaces from GO to GIFTED."""
        self.cap: i64 = int(self.settings["cap"])
        """GT-A8: after so many rounds the game ends; 0: never for that reason."""
        self.ties_shared: bool = self.settings["ties"] == SHARE
        """GT-A6: those who qualify in one round win together."""
        self.counts_lost_spaces: bool = self.settings["ties"] == LAST_ROUND
        """Whether spaces that a pawn could not go count as gained (GT-A6 in version 1)."""
        self.hides_places: bool = self.settings["hide_places"] is True
        """GT-A11: where tokens lie stays hidden with their ranks."""
        layout = build_packs(self.settings["family"] is True, str(self.settings["packs"]))
        self.gifts: list[str] = layout.gifts
        """By gift: its id, as words and pictures know it."""
        self.codes: list[int] = layout.codes
        """By gift: what stands for it in a history."""
        self.turned: list[int] = layout.turned
        """By gift: what comes up when its card is turned over (GT-A9); itself where the other face is put away."""
        self.early: list[bool] = layout.early
        """By gift: whether it comes up before those of the game (GT-A27)."""
        self.has_early: bool = layout.has_early
        """Whether any gift does."""
        self.cards: list[list[int]] = layout.cards
        """By colour: a gift of each card."""
        self.words = layout.words
        self.do = GameActions(self.table, seats, is_doubled=self.each == 2)
        """The actions by what they stand for."""
        self.event_kinds = event_kinds(seats * (seats - 1) * int(self.each))
        if not any(len(cards) >= self.wanted(seats) for cards in self.cards):
            raise BadOption("packs", self.settings["packs"], f"a pack of at least {self.wanted(seats)} cards")

    def _declare_options(self) -> None:
        doubles: list[bool | int | str] = [False, True] if self.seats <= DOUBLING else [False]
        self.declare(Option("doubled", default=False, allowed=doubles))
        self.declare(Option("strategy", default=False, allowed=[False, True]))
        self.declare(Option("length", 20, [15, 20, 30], is_house=True))
        self.declare(Option("cap", 0, list(range(LONGEST_CAP + 1)), is_house=True))
        self.declare(TiesOption())
        self.declare(switch("hide_places"))
        self.declare(Option("family", default=True, allowed=[False, True]))
        self.declare(PackOption())

    def wanted(self, players: i64) -> i64:
        """Return how many cards are dealt (GT-19, GT-42, GT-A1)."""
        cards = (players + 1) * self.each
        return min(SQUARES, cards)

    def highlights(self, events: list[Event]) -> "list[tuple[str, list[Value]]]":
        """Tell who knew whom best, the surest gift and the most dreaded one."""
        return highlights_of(events)

    def part_kinds(self) -> list[PartKind]:
        """Return a kind for each part that a view can show."""
        sizes = [len(cards) for cards in self.cards]
        kinds = part_kinds(self.seats, self.gifts, sizes, self.seats * int(self.each), int(self.length))
        return kinds + early_kinds(sizes) if self.has_early else kinds

"""A whole position: what lies where, whose turn it is, what is being played, and picks not yet announced."""

from typing import Final, final

from mypy_extensions import i64

from regift.games.cursed_gifts.actions import Pick
from regift.games.cursed_gifts.configured_game_options_and_lookup_tables import ConfiguredGame
from regift.games.cursed_gifts.position.card_zones import NOTHING, CardZones
from regift.kit.mypyc_support.pickling import attributes_of, set_attributes
from regift.kit.seeded_random_generator import Chance

TURN: Final[i64] = 0
"""The seat in turn may play a card or end its turn."""
WINDOW: Final[i64] = 1
"""Those aimed at are asked for a Comeback."""
CHOOSE: Final[i64] = 2
"""An effect asks for choices; `choice` says of what."""
LAST: Final[i64] = 3
"""Somebody who is being eliminated may play a last card (CG-D7)."""
OVER: Final[i64] = 4

NO_CHOICE: Final[i64] = 0
TO_DISCARD: Final[i64] = 1
TO_GIVE: Final[i64] = 2
TO_TAKE: Final[i64] = 3
TO_REDO: Final[i64] = 4
"""Who turned a card back makes its choices and pays its cost anew (CG-A11)."""
TO_FETCH: Final[i64] = 5

UNTOUCHED: Final[i64] = 0
HIT: Final[i64] = 1
EXEMPT: Final[i64] = 2
RETURNED: Final[i64] = 3
DEFLECTED: Final[i64] = 4

NOBODY: Final[i64] = -1


@final
class PlayedCard:
    """A card played, or three Useless Gifts as one, or two. It never changes."""

    def __init__(self, seat: i64, target: i64, kind: i64, cards: list[int]) -> None:
        self.seat: i64 = seat
        self.target: i64 = target
        """The one seat it is aimed at; NOBODY for none or several."""
        self.kind: i64 = kind
        """NOTHING for Useless Gifts played together."""
        self.cards: list[int] = cards
        """The kinds of the cards that lie there."""
        self.place: i64 = NOTHING
        """The place in an area of the gift it points at."""

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        """Pickle it as all it holds."""
        return rebuilt_card, (self.seat, self.target, self.kind, self.cards, attributes_of(self))


def rebuilt_card(seat: i64, target: i64, kind: i64, cards: list[int], held: dict[str, object]) -> PlayedCard:
    """Return a card that was played as one that was pickled."""
    card = PlayedCard(seat, target, kind, cards)
    set_attributes(card, held)
    return card


class Position(CardZones):
    """The turn, the card being played with its answers, and who is asked for what."""

    def __init__(self, rules: ConfiguredGame, chance: Chance) -> None:
        super().__init__(rules, chance)
        self.picks: list[list[Pick]] = []
        """By seat: what it has picked and not announced."""
        self.turns: i64 = 0
        """How many turns have ended, those counted that an eliminated seat would have had."""
        self.step: i64 = TURN
        self.plays: i64 = 0
        """How many cards may still be played this turn (CG-R4)."""
        self.gifts: i64 = 0
        """How many Cursed Gifts may still be offered this turn (CG-R5)."""
        self.is_quiet = True
        """No card was played this turn."""
        self.idle: i64 = 0
        """How many turns in a row ended without a card played, the deck empty (CG-A22)."""
        self.wave: i64 = 0
        self.dying: i64 = NOBODY
        """Who is asked for a last card."""
        self.has_stopped = False
        """The game ended by fewest points."""
        self.play_now: PlayedCard | None = None
        """The card being played."""
        self.has_landed = False
        """The card being played lies where it belongs, and not in the discard pile later."""
        self.catcher: i64 = NOBODY
        """Who takes the card being played into the hand once it is resolved."""
        self.chain: list[PlayedCard] = []
        """The Comebacks that answer one another; the first answers the card being played."""
        self.queue: list[PlayedCard] = []
        """First answers of further targets, in turn order."""
        self.fates: list[int] = []
        """By seat: what the card being played does to it."""
        self.at: i64 = 0
        """Which of its steps comes next."""
        self.choice: i64 = NO_CHOICE
        self.owes: list[int] = []
        """By seat: how many cards it has to choose."""

    def locked(self) -> list[int]:
        """List the living seats whose answer is sealed, in turn order."""
        found: list[int] = []
        seats: i64 = self.rules.seats
        for away in range(seats):
            seat: i64 = (self.turn + away) % seats
            if self.fell[seat] == 0 and self.is_locked(seat):
                found.append(seat)
        return found

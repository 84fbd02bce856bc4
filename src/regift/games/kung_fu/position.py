"""What lies where, and the small moves everything else is made of."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from regift.games.kung_fu.box_contents import COUNTS, HAND_SIZE, WINNING_LEVEL
from regift.games.kung_fu.configured_game_options_and_lookup_tables import ConfiguredGame
from regift.games.kung_fu.events import DRAWS, RESHUFFLES
from regift.games.kung_fu.packed_hands_and_rows import cards_of, count_of, levels_in, next_level, one_of, size_of
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State

ATTACK: Final[i64] = 2
"""Step 2: may attack, else place (step 3) or clean up (step 4)."""
PLACE: Final[i64] = 3
"""Step 3, after the attack of this turn."""
TIDY: Final[i64] = 4
"""Step 4."""
WINDOW: Final[i64] = 5
"""An attack has been declared; its target may block it."""
OVER: Final[i64] = 6
"""Nobody plays any more (MKF-39)."""

NOBODY: Final[i64] = -1
NOTHING: Final[i64] = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """Hands, rows, pile and discards, whose turn and which step, and the picks not yet announced."""

    def __init__(self, rules: ConfiguredGame, chance: Chance) -> None:
        super().__init__(rules, chance)
        self.rules = rules
        self.hands: list[int] = []
        """By seat, packed; see `regift.games.kung_fu.packed_hands_and_rows`."""
        self.sizes: list[int] = []
        """By seat: the number of cards in hand, public (MKF-A25)."""
        self.rows: list[int] = []
        """By seat, packed."""
        self.deck: list[int] = []
        """The draw pile, its top at the end."""
        self.discards: i64 = 0
        """The discard pile, packed."""
        self.top: i64 = NOTHING
        """The kind on top of the discard pile, all that is seen of it (MKF-A24)."""
        self.is_duel: bool = rules.seats == 2
        """Whether two players were left when this turn began: then a blocked attack may be tried again (MKF-33)."""
        self.turns: i64 = 0
        """How many turns have ended, those counted that a withdrawn seat would have had."""
        self.step: i64 = ATTACK
        self.winner: i64 = NOBODY
        self.crown: i64 = 0
        """1: the winner's granny lies above level 7 (MKF-24)."""
        self.wild: i64 = 0
        """How many grannies stand in rows; once all do, nobody can win any more (MKF-A35)."""
        self.attack_kind: i64 = NOTHING
        """The card of the attack picked, or declared once the step is WINDOW."""
        self.attack_power: i64 = NOTHING
        self.target: i64 = NOBODY
        self.way: i64 = NOTHING
        self.keeps: i64 = 0
        """1: a granny stolen at random stays in hand (house option)."""
        self.level: i64 = 0
        """The level of the card to be taken from the row."""
        self.picked: i64 = 0
        """What was picked to be thrown away, packed; still in hand."""

    def next_level_of(self, seat: i64) -> i64:
        """Return the seat's next level, 8 when only the winning granny is missing."""
        return next_level(self.rows[seat])

    def holds(self, seat: i64, kind: i64) -> bool:
        """Return whether the seat has a card of this kind in hand."""
        return count_of(self.hands[seat], kind) > 0

    def levels_of(self, seat: i64) -> i64:
        """Count the levels laid: 8 for the winner."""
        return WINNING_LEVEL if self.crown and seat == self.winner else levels_in(self.rows[seat])

    def gain(self, seat: i64, kind: i64) -> None:
        """Put a card into the seat's hand."""
        hand: i64 = self.hands[seat]
        self.hands[seat] = hand + one_of(kind)
        size: i64 = self.sizes[seat]
        self.sizes[seat] = size + 1

    def lose(self, seat: i64, kind: i64) -> None:
        """Take a card out of the seat's hand."""
        hand: i64 = self.hands[seat]
        self.hands[seat] = hand - one_of(kind)
        size: i64 = self.sizes[seat]
        self.sizes[seat] = size - 1

    def throw_away(self, seat: i64, kind: i64) -> None:
        """Put a card from the seat's hand on the discard pile."""
        self.lose(seat, kind)
        self.discards += one_of(kind)
        self.top = kind

    def refill(self, seat: i64) -> None:
        """Draw up to seven, shuffling the discards into a new pile when it runs out (MKF-5, MKF-11, MKF-A8)."""
        missing: i64 = HAND_SIZE - self.sizes[seat]
        while missing > 0:
            if not self.deck:
                if not self.discards:
                    return
                self.reshuffle()
            missing -= self.draw(seat, missing)

    def draw(self, seat: i64, wanted: i64) -> i64:
        """Draw at most this many from the pile as it lies; give how many there were."""
        left: i64 = len(self.deck)
        count: i64 = min(wanted, left)
        self.write(DRAWS, seat, count)
        history = self.history
        for _ in range(count):
            kind: i64 = self.deck.pop()
            self.gain(seat, kind)
            history.append(kind)  # a list of them would cost a tenth of a game
        return count

    def reshuffle(self) -> None:
        """Make a new draw pile of the whole discard pile (MKF-A8)."""
        self.deck = cards_of(self.discards)
        self.chance.shuffle(self.deck)
        self.discards = 0
        self.top = NOTHING
        self.write(RESHUFFLES)

    def forget_attack(self) -> None:
        """Clear what was picked or declared of an attack."""
        self.attack_kind = NOTHING
        self.attack_power = NOTHING
        self.target = NOBODY
        self.way = NOTHING
        self.keeps = 0
        self.level = 0

    def forget_picks(self) -> None:
        """Clear what was picked to be thrown away."""
        self.picked = 0


def count_players(position: Position) -> None:
    """MKF-A32: as a turn begins, see whether it is one of two players."""
    count: i64 = 0
    for seat in range(position.rules.seats):
        count += 1 if position.is_in(seat) else 0
    position.is_duel = count == 2


def fresh_pile() -> list[int]:
    """List all 96 cards, lowest kind first (MKF-1)."""
    return [kind for kind in range(len(COUNTS)) for _ in range(COUNTS[kind])]


def total_in(position: Position) -> i64:
    """Count all cards wherever they lie (MKF-37)."""
    total: i64 = len(position.deck) + size_of(position.discards) + position.crown
    for seat in range(position.rules.seats):
        total += size_of(position.hands[seat]) + levels_in(position.rows[seat])
    return total

"""The board, the packs and the pawns, and whose turn it is."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from regift.games.gift_trap.configured_game_options_and_lookup_tables import ConfiguredGame
from regift.kit.mypyc_safe_shift import bit
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State

COLOUR: Final[i64] = 0
"""The dealer chooses a pack; what was opened last lies there still."""
GIVE: Final[i64] = 1
"""All choose gifts for all, unseen."""
RATE: Final[i64] = 2
"""All lay their GET tokens, unseen."""
OPEN: Final[i64] = 3
"""The revealer chooses the next parcel."""
BEAT: Final[i64] = 4
"""Whoever holds a card that could do something may play it."""
OVER: Final[i64] = 5

DEALT: Final[i64] = 0
"""What a beat comes after, or before: gifts lie there, nobody has given."""
GIVEN: Final[i64] = 1
"""All have given, nobody has rated."""
TURNING: Final[i64] = 2
"""The revealer is about to turn the own tokens."""
FLIPPING: Final[i64] = 3
"""A parcel is about to be opened."""

PLAYING: Final[i64] = 0
"""How the game ended: it has not."""
GIFTED: Final[i64] = 1
CAPPED: Final[i64] = 2
BROKEN: Final[i64] = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Board(State):
    """What stays from round to round, and what is going on."""

    def __init__(self, rules: ConfiguredGame, chance: Chance) -> None:
        super().__init__(rules, chance)
        self.rules = rules
        self.packs: list[list[int]] = []
        """By colour: the gift that is up on each card, the top of the pack at the end."""
        self.fresh: list[int] = []
        """By colour: how many cards, from the top, have never been dealt."""
        self.display: list[int] = []
        """By square: the gift that lies there (GT-20)."""
        self.colour: i64 = 0
        self.round: i64 = 1
        self.dealer: i64 = 0
        self.step: i64 = COLOUR
        self.after: i64 = DEALT
        """What the beat comes after."""
        self.is_played: bool = False
        """Whether a card was played in this beat: then another follows."""
        self.players: i64 = bit(rules.seats) - 1
        """A bit for each seat that takes part in this round."""
        self.give: list[int] = []
        """By seat: where the GIVE pawn stands."""
        self.get: list[int] = []
        """By seat: where the GET pawn stands."""
        self.give_before: list[int] = []
        """By seat: where the GIVE pawn stood when the gifts of this round were dealt."""
        self.get_before: list[int] = []
        """By seat: where the GET pawn stood then."""
        self.gains: list[int] = []
        """By seat: the spaces moved forward this round on both tracks, less those moved back (GT-A6)."""
        self.ended: i64 = PLAYING

    def plays(self, seat: i64) -> bool:
        """Return whether the seat takes part in this round."""
        return self.players & bit(seat) != 0

    def is_revealing(self) -> bool:
        """Return whether parcels are being opened, or tokens about to be turned."""
        return self.step == OPEN or (self.step == BEAT and self.after >= TURNING)

    def next_player(self, seat: i64) -> i64:
        """Return the next seat clockwise that takes part in this round."""
        seats: i64 = self.rules.seats
        other = (seat + 1) % seats
        while not self.players & bit(other):
            other = (other + 1) % seats
        return other

    def cards_in(self, colour: i64) -> i64:
        """Count the cards of a pack, with what lies on the display when it is about to go back."""
        size: i64 = len(self.packs[colour])
        return size + len(self.display) if colour == self.colour else size

    def early_on_top(self, colour: i64) -> i64:
        """GT-A27: count the gifts of the table's own that are still to come up first in a pack."""
        pack = self.packs[colour]
        early = self.rules.early
        count: i64 = 0
        for at in range(len(pack) - self.fresh[colour], len(pack)):
            if early[pack[at]]:
                count += 1
        return count

    def code_at(self, square: i64) -> int:
        """Return what stands in a history for the gift on the square."""
        return self.rules.codes[self.display[square]]


def count_bits(bits: i64) -> i64:
    """Count the bits that are set."""
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count

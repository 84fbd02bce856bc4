"""The tokens and cards that lie on the board in a round, and the small moves everything else is made of."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from regift.games.gift_trap.configured_game_options_and_lookup_tables import ConfiguredGame
from regift.games.gift_trap.pack_colours_and_token_scores import PACKS, SQUARES, TOKENS, UNRATED
from regift.games.gift_trap.position_packs_display_pawns_and_phase import Board, count_bits
from regift.kit.seeded_random_generator import Chance

NONE: Final[i64] = -1
OPENED: Final[i64] = 16
"""Added to the square in a parcel that has been opened."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(Board):
    """Tokens, parcels and strategy cards."""

    def __init__(self, rules: ConfiguredGame, chance: Chance) -> None:
        super().__init__(rules, chance)
        self.picks: list[list[int]] = []
        """By seat: the ids of the actions not locked yet, in order."""
        self.spent: list[int] = []
        """By seat: a bit for each square given, or rated."""
        self.parcels: list[int] = []
        """By slot, receiver and giver: the square given, and OPENED when all have seen it; NONE: no parcel."""
        self.more: list[int] = []
        """By giver: the parcel that GIVE MORE lies with."""
        self.get_more: list[int] = []
        """By receiver: the parcel that GET MORE lies under."""
        self.ranks: list[int] = []
        """By seat and rank: the square rated so."""
        self.turned: i64 = 0
        """A bit for each seat whose GET tokens are turned up."""
        self.trapped: i64 = 0
        """A bit for each square with a GiftTRAP card on it."""
        self.traps: i64 = 0
        """A bit for each seat that still holds its GiftTRAP card."""
        self.revealer: i64 = NONE
        self.lifted: i64 = NONE
        """The parcel that is about to be opened."""

    def set_up(self) -> None:
        """GT-5, GT-6: give everyone their tokens, and put all pawns on GO."""
        seats = self.rules.seats
        self.packs = [[] for _ in range(PACKS)]
        self.fresh = [0] * PACKS
        self.give = [0] * seats
        self.get = [0] * seats
        self.picks = [[] for _ in range(seats)]
        self.clear_tokens()

    def clear_tokens(self) -> None:
        """GT-36: all tokens and cards go back to their owners, and what a round brings is counted from here."""
        seats = self.rules.seats
        self.parcels = [NONE] * (seats * seats * self.rules.each)
        self.ranks = [NONE] * (seats * TOKENS)
        self.spent = [0] * seats
        self.more = [NONE] * seats
        self.get_more = [NONE] * seats
        self.give_before = self.give[:]
        self.get_before = self.get[:]
        self.gains = [0] * seats
        self.turned = 0
        self.trapped = 0

    # Parcels

    def at(self, giver: i64, receiver: i64, slot: i64) -> i64:
        """Return where a parcel stands in `parcels`."""
        seats: i64 = self.rules.seats
        return (slot * seats + receiver) * seats + giver

    def giver_of(self, parcel: i64) -> i64:
        """Return who gave the parcel."""
        return parcel % i64(self.rules.seats)

    def receiver_of(self, parcel: i64) -> i64:
        """Return before whom the parcel lies."""
        seats: i64 = self.rules.seats
        return parcel // seats % seats

    def slot_of(self, parcel: i64) -> i64:
        """Return which of two parcels of one giver it is."""
        seats: i64 = self.rules.seats
        return parcel // (seats * seats)

    def holds(self, parcel: i64) -> i64:
        """Return the square in a parcel, opened or not; NONE: there is no parcel."""
        square: i64 = self.parcels[parcel]
        return square - OPENED if square >= OPENED else square

    def is_closed(self, parcel: i64) -> bool:
        """Return whether there is such a parcel, and nobody has opened it."""
        square: i64 = self.parcels[parcel]
        return 0 <= square < SQUARES

    def closed_before(self, receiver: i64) -> list[int]:
        """List the closed parcels before a seat, clockwise from its left (GT-A5)."""
        seats: i64 = self.rules.seats
        found: list[int] = []
        for away in range(1, seats):
            for slot in range(self.rules.each):
                parcel = self.at((receiver + away) % seats, receiver, slot)
                if self.is_closed(parcel):
                    found.append(parcel)
        return found

    def gifts_due(self) -> i64:
        """Return how many gifts each gives (GT-23, GT-41)."""
        return (count_bits(self.players) - 1) * self.rules.each

    # GET tokens

    def rank_of(self, seat: i64, square: i64) -> i64:
        """Return the rank of the seat's token on the square, UNRATED where there is none."""
        first = seat * TOKENS
        for rank in range(TOKENS):
            if self.ranks[first + rank] == square:
                return rank
        return UNRATED

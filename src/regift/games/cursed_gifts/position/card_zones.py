"""What lies where, and the small moves everything else is made of."""

from typing import Final, final

from mypy_extensions import i64

from regift.games.cursed_gifts.configured_game_options_and_lookup_tables import ConfiguredGame
from regift.games.cursed_gifts.deck.card import Card
from regift.games.cursed_gifts.events import DRAWS, RESHUFFLES
from regift.kit.event import counted
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State

NOTHING: Final[i64] = -1


@final
class PlacedGift:
    """One gift in an area with what is placed on it. It never changes: another takes its place."""

    def __init__(self, kind: i64, second: i64, worth: i64, placed: list[int]) -> None:
        self.kind: i64 = kind
        """Its card, or the first of two Useless Gifts."""
        self.second: i64 = second
        """The second of two Useless Gifts; NOTHING for a Cursed Gift."""
        self.worth: i64 = worth
        """What it counts, with all that is placed on it."""
        self.placed: list[int] = placed
        """The kinds of the Treacheries placed on it."""

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        """Pickle it as all it holds."""
        return PlacedGift, (self.kind, self.second, self.worth, self.placed)

    def cards(self) -> list[int]:
        """List the kinds of its own cards, one or two."""
        return [self.kind] if self.second == NOTHING else [self.kind, self.second]


class CardZones(State):
    """Hands, areas, Defences that stay, deck and discard pile."""

    def __init__(self, rules: ConfiguredGame, chance: Chance) -> None:
        super().__init__(rules, chance)
        self.rules = rules
        self.hands: list[list[int]] = []
        """By seat: kinds, sorted."""
        self.areas: list[list[PlacedGift]] = []
        """By seat: the gifts in front of it, oldest first."""
        self.points: list[int] = []
        """By seat: what its area counts."""
        self.tables: list[list[int]] = []
        """By seat: the Defences that stay in front of it (CG-R23)."""
        self.deck: list[int] = []
        """Its top at the end."""
        self.discards: list[int] = []
        """Oldest first; all of it can be seen in a deck without a card that fetches from it (CG-A7)."""
        self.fetched: list[int] = []
        """CG-D5: what was taken out of the discard pile unseen since it was empty."""
        self.fell: list[int] = []
        """By seat: 0 while it plays, else in which wave it went: a later one is better (CG-A49)."""
        self.limits: list[int] = []
        """By seat: at most so many plays in its next turn; −1: as many as ever."""

    def card(self, kind: i64) -> Card:
        """Return the row of a kind."""
        return self.rules.cards[kind]

    def is_in(self, seat: i64) -> bool:
        """Return whether the seat still plays."""
        return self.fell[seat] == 0

    def has_left(self, seat: i64) -> bool:
        """Return whether the seat was withdrawn while it played; who was eliminated keeps its place (CG-A50)."""
        return self.fell[seat] < 0

    def living(self) -> list[int]:
        """List the seats that still play, the one in turn first, then in turn order."""
        found: list[int] = []
        seats: i64 = self.rules.seats
        for away in range(seats):
            seat: i64 = (self.turn + away) % seats
            if self.fell[seat] == 0:
                found.append(seat)
        return found

    def after(self, seat: i64) -> i64:
        """Return the next seat clockwise that still plays (CG-R2)."""
        seats: i64 = self.rules.seats
        at: i64 = seat
        for _ in range(seats):
            at = (at + 1) % seats
            if self.fell[at] == 0:
                break
        return at

    def size(self, seat: i64) -> i64:
        """Count the cards in the seat's hand."""
        return len(self.hands[seat])

    def holds(self, seat: i64, kind: i64) -> bool:
        """Return whether a card of this kind is in the seat's hand."""
        for held in self.hands[seat]:
            if held == kind:
                return True
        return False

    def gain(self, seat: i64, kind: i64) -> None:
        """Put a card into the seat's hand, in its order."""
        hand = self.hands[seat]
        at: i64 = len(hand)
        hand.append(kind)
        while at > 0 and hand[at - 1] > kind:
            hand[at] = hand[at - 1]
            at -= 1
        hand[at] = kind

    def lose(self, seat: i64, kind: i64) -> None:
        """Take a card out of the seat's hand."""
        self.hands[seat].remove(kind)

    def throw_away(self, seat: i64, kinds: list[int]) -> None:
        """Put cards from the seat's hand on the discard pile."""
        for kind in kinds:
            self.lose(seat, kind)
            self.discards.append(kind)

    def can_draw(self) -> bool:
        """Return whether there is anything to draw (CG-A46)."""
        return len(self.deck) > 0 or (self.rules.edition.reshuffles and len(self.discards) > 0)

    def draw(self, seat: i64, count: i64) -> None:
        """Draw, making a new deck on the way where one is to be made; tell what was drawn even if nothing was."""
        left: i64 = count
        while True:
            if left > 0 and not self.deck and self.can_draw():
                self.reshuffle()
            now: i64 = min(left, i64(len(self.deck)))
            self._draw_from_deck(seat, now)
            left -= now
            if left == 0 or not self.can_draw():
                return

    def _draw_from_deck(self, seat: i64, count: i64) -> None:
        self.write(DRAWS, seat, count)
        history = self.history
        for _ in range(count):
            kind: i64 = self.deck.pop()
            self.gain(seat, kind)
            history.append(kind)  # a list of them would cost a tenth of a game

    def reshuffle(self) -> None:
        """CG-D2: make a new deck of the whole discard pile."""
        self.write_entry([RESHUFFLES, *counted(self.known_discards()), len(self.discards)])
        self.deck = self.discards[:]
        self.chance.shuffle(self.deck)
        self.discards = []
        self.fetched = []

    def known_discards(self) -> list[int]:
        """CG-D5: list what all have seen go to the discard pile since it was empty, also what was fetched since."""
        return sorted(self.discards + self.fetched) if self.rules.has_fetch else self.discards

    def renew_deck(self) -> None:
        """CG-A20: as soon as the deck is empty, the discard pile becomes the new one, in the French edition."""
        if not self.deck and self.rules.edition.reshuffles and self.discards:
            self.reshuffle()

    def land(self, seat: i64, unit: PlacedGift) -> None:
        """Put a gift into the seat's area."""
        self.areas[seat].append(unit)
        points: i64 = self.points[seat]
        self.points[seat] = points + unit.worth

    def lift(self, seat: i64, place: i64) -> PlacedGift:
        """Take a gift out of the seat's area."""
        unit = self.areas[seat].pop(place)
        points: i64 = self.points[seat]
        self.points[seat] = points - unit.worth
        return unit

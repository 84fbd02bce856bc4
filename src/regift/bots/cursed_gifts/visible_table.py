"""What a player of Cursed Gifts sees on the table."""

from typing import NamedTuple

from regift.games.cursed_gifts.configured_game_options_and_lookup_tables import ConfiguredGame
from regift.games.cursed_gifts.deck.card import ATTACH, GIFT, USELESS, Card
from regift.kit.view import Gauge, Token, View, Zone


class AreaGift(NamedTuple):
    """A gift in an area, with what is placed on it."""

    worth: int
    bonus: int
    """How much of that is placed on it."""


class VisibleTable:
    """The table as the seat sees it: hands and areas by seat."""

    def __init__(self, view: View, rules: ConfiguredGame, kind_of: dict[str, int]) -> None:
        self.seat = view.seat
        self.rules = rules
        self.kind_of = kind_of
        self.view = view
        self.zones = {part.id: part for part in view.parts if isinstance(part, Zone)}
        self.owners = {part.id: part.owner for part in view.parts if isinstance(part, Token)}
        seats = range(rules.seats)
        self.rivals = [seat for seat in seats if seat != view.seat and f"out:{seat}" not in self.owners]
        gauges = {part.owner: part.value for part in view.parts if isinstance(part, Gauge)}
        self.points = [gauges[seat] for seat in seats]
        self.sizes = [self.zones[f"hand:{seat}"].count for seat in seats]
        self.picked = self.kinds("picked")
        self.hand = sorted(self.kinds(f"hand:{view.seat}") + self.picked)
        """The kinds in its hand, with those it has picked and not announced."""
        self.is_own_turn = view.fact("step") == "step_turn" and self.owners.get("turn") == view.seat
        self.areas = [self._area(seat) for seat in seats]

    def kinds(self, zone: str) -> list[int]:
        """List the kinds of the cards in a zone, [] when it is not there."""
        return [self.kind_of[face] for face in self.zones[zone].faces] if zone in self.zones else []

    def guards(self, seat: int) -> list[int]:
        """List what the Defences that stay in front of a seat do there."""
        return [self.rules.cards[kind].guard for kind in self.kinds(f"table:{seat}")]

    def can_draw(self) -> bool:
        """Return whether there is anything to draw."""
        is_renewed = self.rules.edition.reshuffles and self.zones["discards"].count > 0
        return self.zones["deck"].count > 0 or is_renewed

    def _area(self, seat: int) -> list[AreaGift]:
        """Read the gifts of an area; each is followed by what is placed on it, and two Useless Gifts are one."""
        found: list[AreaGift] = []
        is_half = False
        for kind in self.kinds(f"area:{seat}"):
            card = self.rules.cards[kind]
            if card.type == GIFT:
                found.append(AreaGift(card.value, 0))
            elif card.type == USELESS:
                if not is_half:
                    found.append(AreaGift(self.rules.edition.pair_worth, 0))
                is_half = not is_half
            else:
                found[-1] = AreaGift(found[-1].worth + bonus_of(card), found[-1].bonus + bonus_of(card))
        return found

    def unseen(self) -> list[int]:
        """Count the cards of each kind that the seat can't see: in other hands, and in the deck."""
        left = list(self.rules.counts)
        for id, zone in self.zones.items():
            if not id.startswith("hand:") or id == f"hand:{self.seat}":
                for face in zone.faces:
                    left[self.kind_of[face]] -= 1
        return [max(0, count) for count in left]


def bonus_of(card: Card) -> int:
    """Return how much more a gift is worth once the card is placed on it."""
    return sum(int(step.amount) for step in card.steps if step.family == ATTACH)

"""Who knew whom best, and which gifts all wanted or dreaded: told at the end, from what everybody saw.

A gift counts as right when both moved forward for it (GT-10 to GT-12); one that a GiftTRAP lay on counts for nothing.
Of gifts it is told how all rated them, whoever they were given to: a seat's tokens rate everything on the display.
"""

from typing import Final

from regift.games.gift_trap.pack_colours_and_token_scores import FAIR, NO_WAY, RANKS, UNRATED, WORTH
from regift.kit.action_arguments_and_action_table import CARD, NUMBER, SEAT, Value
from regift.kit.event import Event

KNOWS_BEST: Final = "knows-best"
SUREST: Final = "surest-gift"
DREADED: Final = "dreaded-gift"
RANK_TOLD: Final = {"delights": 0, "pleases": 1, "suits": 2, "appals": 3, "misses": 4}
"""By kind of event: the rank of the token that lay on the gift, 4 for none."""


class Pair:
    """Somebody who gave, and somebody who got."""

    def __init__(self, giver: int, receiver: int) -> None:
        self.giver = giver
        self.receiver = receiver
        self.gifts = 0
        self.hits = 0
        """How many of the gifts moved both forward."""
        self.points = 0
        """What all of them were worth, before any doubling."""


class RatedGift:
    """A gift, and how all who turned their tokens rated it."""

    def __init__(self, gift: str) -> None:
        self.gift = gift
        self.points = 0
        """What it would have brought, given once to each."""
        self.count = 0
        self.liked = 0
        self.dreaded = 0


def highlights_of(events: list[Event]) -> "list[tuple[str, list[Value]]]":
    """Tell who knew whom best, the surest gift and the most dreaded one, as far as there are any."""
    told: list[tuple[str, list[Value]]] = []
    pairs = pairs_in(events)
    best = closest(pairs)
    if best is not None:
        others = sum([pair.hits == best.hits and pair.points == best.points for pair in pairs]) - 1
        seats = [Value("seat", SEAT, best.giver), Value("target", SEAT, best.receiver)]
        counts = [number("hits", best.hits), number("gifts", best.gifts), number("others", others)]
        told.append((KNOWS_BEST, seats + counts))
    gifts = rated_in(events)
    surest = first_of([gift for gift in gifts if gift.points > 0], sign=1)
    if surest is not None:
        told.append((SUREST, [Value("gift", CARD, surest.gift), number("liked", surest.liked), of(surest)]))
    dreaded = first_of([gift for gift in gifts if gift.points < 0 and gift.dreaded], sign=-1)
    if dreaded is not None:
        told.append((DREADED, [Value("gift", CARD, dreaded.gift), number("dreaded", dreaded.dreaded), of(dreaded)]))
    return told


def pairs_in(events: list[Event]) -> list[Pair]:
    """Count the gifts of each to each, in the order in which the first of them was opened."""
    pairs: dict[tuple[int, int], Pair] = {}
    for event in events:
        rank = RANK_TOLD.get(event.kind, -1)
        if rank < 0:
            continue
        key = (seat_in(event, "seat"), seat_in(event, "target"))
        if key not in pairs:
            pairs[key] = Pair(key[0], key[1])
        pairs[key].gifts += 1
        pairs[key].hits += int(rank <= FAIR)
        pairs[key].points += WORTH[rank]
    return list(pairs.values())


def closest(pairs: list[Pair]) -> Pair | None:
    """Return the pair with most gifts that were right, then with most points; None where nothing was right."""
    best: Pair | None = None
    for pair in pairs:
        if pair.hits and (best is None or (pair.hits, pair.points) > (best.hits, best.points)):
            best = pair
    return best


def rated_in(events: list[Event]) -> list[RatedGift]:
    """Return how each gift was rated by all who turned their tokens while it lay there, in the order of the deals."""
    rated: dict[str, RatedGift] = {}
    display: list[str] = []
    for event in events:
        if event.kind == "deals":
            gifts = event["gifts"]
            display = [str(gift) for gift in gifts] if isinstance(gifts, list) else []
        elif event.kind == "turns":
            places = [str(event[rank]) for rank in RANKS]
            for gift in display:
                rank = places.index(gift) if gift in places else int(UNRATED)
                add_rating(rated.setdefault(gift, RatedGift(gift)), rank)
    return list(rated.values())


def add_rating(gift: RatedGift, rank: int) -> None:
    """Count a seat's rating."""
    gift.count += 1
    gift.points += WORTH[rank]
    gift.liked += int(rank <= FAIR)
    gift.dreaded += int(rank == NO_WAY)


def first_of(gifts: list[RatedGift], *, sign: int) -> RatedGift | None:
    """Return the gift with most points, or with a sign of −1 fewest; of several the one that was dealt first."""
    best: RatedGift | None = None
    for gift in gifts:
        if best is None or sign * gift.points > sign * best.points:
            best = gift
    return best


def seat_in(event: Event, name: str) -> int:
    """Return the seat that an event names."""
    return int(str(event[name]))


def number(name: str, count: int) -> Value:
    """Name a number."""
    return Value(name, NUMBER, count)


def of(gift: RatedGift) -> Value:
    """Return how many have rated the gift."""
    return number("count", gift.count)

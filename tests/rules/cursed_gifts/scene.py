"""Set a table in shorthand: cards by id, hands and areas by seat between bars; short words for what a test asks."""

from functools import cache
from typing import Final

from regift.games.cursed_gifts.game_class_deal_and_position_from_text import CursedGifts
from regift.games.cursed_gifts.kit_state_adapter import CursedGiftsState
from regift.kit.event import EVERYONE
from regift.kit.game import Game
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State, names

SHORT: Final = {
    **{f"g{value}": f"gift_{value}" for value in range(1, 6)},
    **{f"i{value}": f"inevitable_{value}" for value in range(1, 5)},
    **{f"a{value}": f"antidote_{value}" for value in (1, 2, 5)},
    "gold": "golden_gift",
    "snatch": "snatching",
    "mourning": "day_of_mourning",
    "mug": "useless_mug",
    "tie": "useless_tie",
    "candle": "useless_candle",
    "frog": "useless_frog",
    "calendar": "useless_calendar",
}
"""How tests write the most common cards."""
LONG: Final = {id: short for short, id in SHORT.items()}
LET: Final = "let it come"
DEPART: Final = "depart"
TRIO: Final = "answer with three useless gifts"
PAIR: Final = "offer two useless gifts"
END: Final = "end turn"


def long(text: str) -> str:
    """Spell out every short name in a text."""
    words: list[str] = []
    for word in text.split(" "):
        parts = [[spelled(card) for card in part.split("&")] for part in word.split("+")]
        words.append("+".join("&".join(cards) for cards in parts))
    return " ".join(words)


def spelled(word: str) -> str:
    """Spell out one card, perhaps with a count."""
    card, star, count = word.partition("*")
    return f"{SHORT.get(card, card)}{star}{count}"


class Scene:
    """A position with short words for what a test does and asks."""

    def __init__(self, state: CursedGiftsState) -> None:
        self.state = state

    def position(self, text: str) -> State:
        """Return the position that a text describes."""
        game = self.state.game
        assert isinstance(game, Game)
        return game.position(text)

    def play(self, *said: str) -> "Scene":
        """Play actions by name, each for the first who is to act, or for whom the words begin with ("2: …")."""
        for name in said:
            seat, colon, rest = name.partition(": ")
            actor = int(seat) if colon else self.actors()[0]
            self.state.apply(actor, self.state.named(long(rest if colon else name)))
            self.state.check_invariants()
        return self

    def actors(self) -> list[int]:
        """List the seats to act."""
        return list(self.state.to_act())

    def options(self, start: str = "", seat: int | None = None) -> list[str]:
        """Name the options of whoever is to act, those that start so, in short."""
        actor = self.actors()[0] if seat is None else seat
        found = [name for name in names(self.state.options(actor)) if name.startswith(start)]
        return [" ".join(LONG.get(word, word) for word in name.split()) for name in found]

    def refusal(self, name: str, seat: int | None = None) -> str:
        """Name the clause that forbids an action, "" when it is allowed."""
        actor = self.actors()[0] if seat is None else seat
        refused = self.state.refuse(actor, self.state.named(long(name)))
        return "" if refused is None else refused.clause

    def hand(self, seat: int) -> str:
        """Write a seat's hand, in order."""
        return self.write(self.state.hands[seat])

    def size(self, seat: int) -> int:
        """Count a seat's hand."""
        return len(self.state.hands[seat])

    def area(self, seat: int) -> str:
        """Write what lies in a seat's area."""
        units = self.state.areas[seat]
        return " ".join("+".join(["&".join(self.ids(unit.cards())), *self.ids(unit.placed)]) for unit in units)

    def points(self) -> list[int]:
        """List what each area counts."""
        return list(self.state.points)

    def table(self, seat: int) -> str:
        """Write the Defences that stay in front of a seat."""
        return self.write(self.state.tables[seat])

    def discards(self) -> str:
        """Write the discard pile, its top last."""
        return self.write(self.state.discards)

    def deck(self) -> str:
        """Write the deck, sorted."""
        return self.write(sorted(self.state.deck))

    def turn(self) -> int:
        """Return the seat in turn."""
        return int(self.state.turn)

    def plays(self) -> int:
        """Return how many cards may still be played."""
        return int(self.state.plays)

    def out(self) -> list[int]:
        """List who is out of the game."""
        return [seat for seat, wave in enumerate(self.state.fell) if wave]

    def winners(self) -> list[int]:
        """List who shares the first place, once the game is over."""
        return [placing.seat for placing in self.state.standings() if placing.place == 1] if self.is_over() else []

    def places(self) -> list[int]:
        """Return each seat's place."""
        places = {placing.seat: placing.place for placing in self.state.standings()}
        return [places[seat] for seat in range(self.state.game.seats)]

    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return self.state.is_over

    def told(self) -> list[str]:
        """Name the kinds of events so far."""
        return [event.kind for event in self.state.events(EVERYONE)]

    def write(self, kinds: list[int]) -> str:
        """Write cards in short."""
        return " ".join(self.ids(kinds))

    def ids(self, kinds: list[int]) -> list[str]:
        """Name cards in short."""
        return [LONG.get(id, id) for id in self.state.game.names_of(list(kinds))]


def scene(
    hands: str = "",
    areas: str = "",
    *,
    tables: str = "",
    deck: str | None = None,
    discards: str = "",
    rest: str = "deck",
    seats: int = 0,
    turn: int = 0,
    plays: int = 3,
    seed: int = 1,
    box: str = "base",
    **options: object,
) -> Scene:
    """Set a table with a seat for each hand or area named, two at least; `box` is the deck that is played with.

    Cards that are named nowhere lie under the deck, or with `rest="none"` are not in the game at all.
    """
    hand_of, area_of = hands.split("|"), areas.split("|")
    seats = seats or max(2, len(hand_of), len(area_of))
    lying = [f"hands {' / '.join(hand_of)}", f"areas {' / '.join(area_of)}", f"tables {tables.replace('|', '/')}"]
    named = " ".join([hands, areas, tables, deck or "", discards])
    if rest == "none":
        box = counted(long(named.replace("|", " ")))
    text = [f"turn {turn}", f"plays {plays}", *lying, f"discards {discards}"]
    if deck is not None:
        text.append(f"deck {deck}")
    only = " ".join(sorted(long(named.replace("|", " ")).split())) if rest == "none" else ""
    game = game_of(seats, box, tuple(options.items()), only)
    state = game.position(long(" | ".join(text)))
    assert isinstance(state, CursedGiftsState)
    state.chance = Chance(seed)
    return Scene(state)


@cache
def game_of(seats: int, box: str, options: tuple[tuple[str, object], ...], only: str) -> CursedGifts:
    """Make a game, with no card but those listed in `only`, if any are."""
    game = CursedGifts(seats, {"deck": box, **dict(options)})
    if only:
        game.counts = counts_named(game, only)
    return game


def counts_named(game: CursedGifts, named: str) -> list[int]:
    """Count each card of the game among those named."""
    words = named.replace("+", " ").replace("&", " ").split()
    counts = dict.fromkeys(game.words, 0)
    for word in words:
        id, _, count = word.partition("*")
        counts[id] += int(count or 1)
    return [counts[id] for id in game.words]


def counted(named: str) -> str:
    """Write a deck that holds every card named, and enough others that it can be dealt."""
    words = named.replace("+", " ").replace("&", " ").split()
    ids = {word.partition("*")[0] for word in words}
    ids |= {"gift_5", "karma", "draw_2"}
    return ",".join(f"{id}={60 // len(ids) + 1}" for id in sorted(ids))


def dealt(seats: int, seed: int = 1, **options: object) -> Scene:
    """Deal a new game."""
    state = CursedGifts(seats, options).deal(seed)
    assert isinstance(state, CursedGiftsState)
    return Scene(state)

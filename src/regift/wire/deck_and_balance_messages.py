"""What is said over HTTP of decks that a host mixes, and of the balance of a game, as JSON."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from regift.wire.all_messages import Fault, Seats, Settings


class DeckCard(Struct):
    """A card that a deck may hold.

    {"id": "karma", "kind": "defence", "source": "rulebook", "most": 60}
    """

    id: str
    kind: str
    source: str
    """Who says what it does: rulebook, publisher or house."""
    most: int


class DeckBox(Struct):
    """Cards that are put in and taken out together.

    {"name": "golden", "counts": {"golden_gift": 1}}
    """

    name: str
    counts: dict[str, int]
    is_base: bool = False
    """Whether it can be played alone, and mixed with another of its kind."""


class DeckShelf(Struct):
    """What decks of a game are mixed from."""

    option: str
    """The option whose value is a deck."""
    cards: list[DeckCard]
    boxes: list[DeckBox]
    most: int = 0
    """So many cards a deck holds at most, all told: a limit of the house; 0: there is none."""


class DeckAsked(Struct, forbid_unknown_fields=True):
    """Asks what a deck is worth: `POST /api/decks`."""

    game: str
    seats: Seats
    options: Settings = {}
    """The deck among them: a name, counts or a code."""
    name: Annotated[str, Meta(max_length=200)] = ""
    file: str = ""
    """The text of a file, instead."""


class DeckNews(Struct):
    """A deck as it was understood."""

    value: str
    """What the option is set to."""
    code: str
    """What stands for it in a link."""
    link: str
    """What to send to friends."""
    counts: dict[str, int]
    seats: list[int]
    """How many can play with it."""
    name: str
    file: str
    """The text of a file that holds it."""
    fault: Fault | None
    """Why those who asked can't play with it."""


class BalanceAsked(Struct, forbid_unknown_fields=True):
    """Asks for many quick games: `POST /api/balance`, answered by a stream of events, a BalanceNews each."""

    game: str
    seats: Seats
    options: Settings = {}
    bot: str = ""
    """Who plays on all seats, none that searches; "": the quickest."""


class Estimate(Struct, frozen=True, array_like=True):
    """A figure and its 95 % interval.

    [31.2, 29.8, 32.6]
    """

    value: float
    low: float
    high: float


NOTHING = Estimate(0, 0, 0)


class GroupShare(Struct, frozen=True):
    """What share of the games is in a group.

    {"label": "12–14", "share": 0.25}
    """

    label: str
    """From which whole number to which."""
    share: float


class CardWorth(Struct, frozen=True):
    """What share of the wins those had to whom something happened with a card.

    {"card": "karma", "share": [0.31, 0.27, 0.35]}
    """

    card: str
    share: Estimate


class CardsOnOccasion(Struct, frozen=True):
    """What became of cards, and what they were worth to whom it happened; the best first.

    {"occasion": "played", "cards": [{"card": "karma", "share": [0.31, 0.27, 0.35]}]}
    """

    occasion: str
    """Drawn, played, held or front."""
    cards: list[CardWorth]


class BalanceNews(Struct, omit_defaults=True):
    """What is known after some of the games; none yet: others are served first."""

    games: int = 0
    of: int = 0
    """How many are to be played."""
    bot: str = ""
    """Who plays on all seats."""
    unfinished: int = 0
    turns: Estimate = NOTHING
    minutes: Estimate | UnsetType = UNSET
    """Missing where nobody says how long a turn takes."""
    shares: list[Estimate] = []
    """How often each wins: who begins, the next, and so on."""
    advantage: Estimate = NOTHING
    """By how much who begins wins more often than if the place made no difference."""
    even: float = 0
    is_over: bool = False
    lengths: list[GroupShare] = []
    """How long games take, in turns."""
    watched: int = 0
    """In so many of the games it was watched who led and what became of the cards."""
    leads: list[GroupShare] = []
    """How often the leader changes in those."""
    cards: list[CardsOnOccasion] = []

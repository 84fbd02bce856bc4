"""A card is a row: what it is, when it is played, whom it is aimed at, what it costs and the steps it takes."""

from typing import Final, final

from mypy_extensions import i64

from regift.kit.mypyc_safe_shift import bit

# Types

GIFT: Final[i64] = 0
ANTIDOTE: Final[i64] = 1
TREACHERY: Final[i64] = 2
DEFENCE: Final[i64] = 3
DRAW: Final[i64] = 4
USELESS: Final[i64] = 5
TYPES: Final = ["gift", "antidote", "treachery", "defence", "draw", "useless"]

# Whom or what a card is aimed at

SELF: Final[i64] = 0
ONE: Final[i64] = 1
"""Another living player."""
ALL: Final[i64] = 2
"""All other living players."""
THEIR_GIFT: Final[i64] = 3
"""A gift in another living player's area."""
OWN_GIFT: Final[i64] = 4
"""A gift in the own area."""
OWN_GIFT_TO_ONE: Final[i64] = 5
"""A gift in the own area, then another living player."""
AIMS: Final = ["self", "one", "all", "their_gift", "own_gift", "own_gift_to_one"]

# What a Comeback can answer: bits

TO_GIFT: Final[i64] = 1
TO_TREACHERY: Final[i64] = 2
TO_DEFENCE: Final[i64] = 4

# Who says what a card does

RULEBOOK: Final[i64] = 0
PUBLISHER: Final[i64] = 1
HOUSE: Final[i64] = 2
SOURCES: Final = ["rulebook", "publisher", "house"]

# Families of effects. "You" is who plays the card, "they" whom it is aimed at.

OFFER: Final[i64] = 0
"""The card lands in their area."""
CURE: Final[i64] = 1
"""Cures gifts in your area of exactly its value, alone or with other Antidotes."""
ATTACH: Final[i64] = 2
"""The card is placed on the gift, which is worth so much more."""
CANCEL: Final[i64] = 3
"""The card answered does nothing."""
RETURN: Final[i64] = 4
"""The card answered is turned back on who played it."""
DEFLECT: Final[i64] = 5
"""The card answered goes on to the next player clockwise."""
CATCH: Final[i64] = 6
"""The card answered does nothing, and you take it into your hand."""
STEAL: Final[i64] = 7
"""You take so many random cards from their hand."""
TAKE: Final[i64] = 8
"""You take a card of your choice from their hand."""
LOOK: Final[i64] = 9
"""You see their hand."""
GIVE: Final[i64] = 10
"""You give them so many cards of your choice from your hand, unseen by others."""
PICK_UP: Final[i64] = 11
"""You draw so many cards."""
DISCARD: Final[i64] = 12
"""They discard so many cards of their choice."""
DROP: Final[i64] = 13
"""They discard so many random cards."""
SHARE: Final[i64] = 14
"""You discard so many cards of your choice, too."""
REMOVE: Final[i64] = 15
"""The gift is discarded, with what is placed on it."""
STRIP: Final[i64] = 16
"""What is placed on the gift is discarded."""
MOVE: Final[i64] = 17
"""The gift moves into their area, with what is placed on it."""
SWAP_HANDS: Final[i64] = 18
"""You and they exchange hands."""
SWAP_AREAS: Final[i64] = 19
"""You and they exchange areas."""
LIMIT: Final[i64] = 20
"""They may play at most so many cards in their next turn."""
MORE_PLAYS: Final[i64] = 21
"""You may play so many more cards this turn."""
MORE_GIFTS: Final[i64] = 22
"""You may offer so many more Cursed Gifts this turn."""
FETCH: Final[i64] = 23
"""You take a card of your choice from the discard pile."""
RENEW: Final[i64] = 24
"""You discard your hand and draw as many cards."""
STAY: Final[i64] = 25
"""The card stays on the table in front of you; its guard says what it does there."""
FAMILIES: Final = [
    "offer",
    "cure",
    "attach",
    "cancel",
    "return",
    "deflect",
    "catch",
    "steal",
    "take",
    "look",
    "give",
    "pick_up",
    "discard",
    "drop",
    "share",
    "remove",
    "strip",
    "move",
    "swap_hands",
    "swap_areas",
    "limit",
    "more_plays",
    "more_gifts",
    "fetch",
    "renew",
    "stay",
]

# What a card that stays on the table does there

NO_GUARD: Final[i64] = 0
STOP_GIFT: Final[i64] = 1
"""Stops the next Cursed Gift offered to you that is not Inevitable, and is discarded with it."""
STOP_TREACHERY: Final[i64] = 2
"""Stops the next Treachery aimed at you, and is discarded with it."""
SURVIVE: Final[i64] = 3
"""When you would be eliminated, discards your heaviest gift instead, and itself."""
INCOME: Final[i64] = 4
"""At the end of your turn you draw so many cards more."""
GUARDS: Final = ["no_guard", "stop_gift", "stop_treachery", "survive", "income"]


@final
class Step:
    """One effect of a card: its family and how much of it."""

    def __init__(self, family: i64, amount: i64) -> None:
        self.family: i64 = family
        self.amount: i64 = amount


@final
class Card:
    """One row. Its names and its text stand in the words, under its id."""

    def __init__(self, id: str, type: i64, source: i64) -> None:
        self.id = id
        self.type: i64 = type
        self.source: i64 = source
        """Who says what it does: RULEBOOK, PUBLISHER or HOUSE."""
        self.value: i64 = 0
        """The points of a Cursed Gift, or what an Antidote cures."""
        self.is_inevitable = False
        self.aim: i64 = SELF
        self.cost: i64 = 0
        """How many cards of your choice you discard when you play it."""
        self.answers: i64 = 0
        """What it answers as a Comeback (bits); 0: it is none."""
        self.is_posthumous = False
        """It is played by a player who is being eliminated, and only then."""
        self.printed = ""
        """The key of its printed name, where that is ruder than the one it goes by at family tables."""
        self.sign = ""
        """The sign of the zodiac without which it is a Useless Gift like any other."""
        self.steps: list[Step] = []
        self.guard: i64 = NO_GUARD
        self.guard_amount: i64 = 0
        self.families: i64 = 0
        """A bit for each family of its steps."""
        self.wants_hand = False
        """Whom it is aimed at must hold a card."""

    def worth(self, value: i64) -> "Card":
        """Set the points of a gift, or what an Antidote cures."""
        self.value = value
        return self

    def inevitable(self) -> "Card":
        """Let nobody answer it (CG-R9)."""
        self.is_inevitable = True
        return self

    def at(self, aim: i64) -> "Card":
        """Aim it."""
        self.aim = aim
        return self

    def costs(self, cards: i64) -> "Card":
        """Let it cost so many cards of your choice."""
        self.cost = cards
        return self

    def to(self, answers: i64) -> "Card":
        """Make it a Comeback to these types of cards."""
        self.answers = answers
        return self

    def posthumous(self) -> "Card":
        """Let it be played by who is being eliminated (CG-D7)."""
        self.is_posthumous = True
        return self

    def printed_as(self, key: str) -> "Card":
        """Set the key of its printed name."""
        self.printed = key
        return self

    def for_sign(self, sign: str) -> "Card":
        """Let only this sign of the zodiac play it."""
        self.sign = sign
        return self

    def does(self, family: i64, amount: i64 = 1) -> "Card":
        """Add a step."""
        self.steps.append(Step(family, amount))
        self.families |= bit(family)
        if family in (STEAL, TAKE, LOOK, DISCARD, DROP):
            self.wants_hand = True
        return self

    def guards(self, guard: i64, amount: i64 = 1) -> "Card":
        """Let it stay on the table (CG-R23)."""
        self.guard = guard
        self.guard_amount = amount
        return self.does(STAY)

    def has(self, family: i64) -> bool:
        """Return whether a step of it is of this family."""
        return self.families & bit(family) != 0

"""What lies in the box: 110 cards, each with an object on its front and an arrow on its back (HAT-2)."""

from typing import Final

from mypy_extensions import i64

from regift.games.not_a_hat.card_objects import OBJECTS

CARDS: Final[i64] = 110
SOMETHING_ELSE: Final[i64] = 110
"""The claim that names no object of the box (HAT-A1)."""
FIRST_BACK: Final[i64] = 111
ACCEPTED: Final[i64] = 115
REFUSED: Final[i64] = 116

FACES: Final = [f"card-{name}" for name in OBJECTS]
"""By card: what its front is called in views and words."""
BACKS: Final = ["back-black-left", "back-white-right", "back-black-right", "back-white-left"]
"""The four backs there are."""
WORDS: Final = [*FACES, "something_else", *BACKS, "accepted", "refused"]
"""What codes in the history stand for."""

BLACK: Final = "black"
WHITE: Final = "white"


def back_of(card: i64) -> i64:
    """Return which of the four backs a card has: 28, 28, 27 and 27 cards (HAT-A21)."""
    return card % 4


def points_left(card: i64) -> bool:
    """Return whether the arrow shows to the giver's left, the next seat clockwise (HAT-A16)."""
    return card % 4 == 0 or card % 4 == 3


def is_black(card: i64) -> bool:
    """Return whether the arrow is black."""
    return card % 2 == 0


def deck_of(arrows: str) -> list[int]:
    """List the cards that are played with: those with arrows of one colour, or all (HAT-29)."""
    cards: list[int] = []
    for card in range(CARDS):
        if arrows not in {BLACK, WHITE} or is_black(card) == (arrows == BLACK):
            cards.append(card)
    return cards

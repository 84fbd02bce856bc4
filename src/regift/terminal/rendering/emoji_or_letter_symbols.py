"""The symbols of cards and reactions, as far as the terminal has them, and the colours of cards."""

from collections.abc import Callable
from typing import Final

from regift.games.action_and_event_wording import GameTranslations

ARROWS: Final = ("\u2190", "\u21ff")
NARROW: Final = "\ufe0f"
"""Asks for the wide picture of a sign; terminals do not agree how many columns that is."""


class Symbols:
    """Draws cards in a column or two; where the terminal has no emoji, in letters."""

    game: GameTranslations
    """The game's own words."""

    def __init__(self, say: Callable[[str], str], label: Callable[[str], str]) -> None:
        self._say = say
        self._label = label
        self.has_emoji = True
        """Whether the terminal has signs of two columns; else there are letters in their place."""

    def sign(self, sign: str) -> str:
        """Return a sign with a blank after it, "" where the terminal does not have it."""
        return f"{sign} " if self.has_emoji else ""

    def reaction(self, reaction: str) -> str:
        """Return what somebody shows, with its sign where the terminal has it."""
        does = self._say(f"reaction-{reaction}")
        return f"{does} {self._say(f'sign-{reaction}')}" if self.has_emoji else does

    def glyph(self, card: str) -> str:
        """Return the sign of a card."""
        glyph = self.game.attribute(card, "glyph").replace(NARROW, "")
        is_there = self.has_emoji or glyph.isalnum() or is_plain(glyph)
        return glyph if glyph and is_there else shortened(self._label(card))

    def has_glyph(self, card: str) -> bool:
        """Return whether a card has a sign of its own; else it is best named."""
        return not card or self.game.attribute(card, "glyph") != ""

    def tint(self, card: str) -> str:
        """Return the colour of a card."""
        return self.game.attribute(card, "tint") or "grey"


def is_plain(glyph: str) -> bool:
    """Return whether a sign is an arrow: terminals without emoji have those."""
    return glyph != "" and all(ARROWS[0] <= sign <= ARROWS[1] for sign in glyph)


def shortened(label: str) -> str:
    """Return two letters of a label's first word and one of its last: a sign that every terminal has."""
    words = label.split()
    return words[0][:2] + words[-1][:1].upper() if len(words) > 1 else label[:2]

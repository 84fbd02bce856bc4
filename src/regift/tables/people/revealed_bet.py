"""What became of a bet, once the game is over."""

from typing import NamedTuple

from regift.tables.storage.journal_interface import Bet


class RevealedBet(NamedTuple):
    """A bet, once the game is over."""

    bet: Bet
    turn: int
    """The turn in which it was made, 0: before the first."""
    points: int
    """The more the earlier it was made; 0: wrong."""

"""Regift: party card games as a live table and as a fast Python library."""

from regift.games.catalogue import game
from regift.kit.chance import Chance
from regift.kit.refusal import BadOption, IllegalAction, Refusal

__all__ = ["BadOption", "Chance", "IllegalAction", "Refusal", "game"]
__version__ = "0.1.0"

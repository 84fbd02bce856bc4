"""A player of Cursed Gifts, in several styles."""

from regift.bots.cursed_gifts.rules import Rules
from regift.bots.cursed_gifts.style import STYLES

__all__ = ["STYLES", "Rules"]

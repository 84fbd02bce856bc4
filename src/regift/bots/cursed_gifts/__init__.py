"""A player of Cursed Gifts, in several styles."""

from regift.bots.cursed_gifts.bot import CursedGiftsBot as GameBot
from regift.bots.cursed_gifts.style import STYLES, TABLE_STYLE

__all__ = ["STYLES", "TABLE_STYLE", "GameBot"]

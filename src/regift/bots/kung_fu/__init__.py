"""A player of Kung Fu Granny, and one that dreams."""

from regift.bots.kung_fu.bot import KungFuBot as GameBot
from regift.bots.kung_fu.style import STYLES

__all__ = ["STYLES", "GameBot"]

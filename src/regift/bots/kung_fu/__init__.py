"""A player of Kung Fu Granny."""

from regift.bots.kung_fu.bot import KungFuBot as GameBot

__all__ = ["GameBot"]

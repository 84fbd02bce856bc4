"""A player of Kung Fu Granny."""

from regift.bots.kung_fu.rules import Rules

__all__ = ["Rules"]

"""A player of GiftTRAP that has a taste of its own, and learns the tastes of others, at several levels."""

from regift.bots.gift_trap.bot import GiftTrapBot as GameBot
from regift.bots.gift_trap.level import DEFAULT_LEVEL
from regift.bots.gift_trap.level import LEVELS as STYLES

__all__ = ["DEFAULT_LEVEL", "STYLES", "GameBot"]

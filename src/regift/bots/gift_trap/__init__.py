"""A player of GiftTRAP that has a taste of its own, and learns the tastes of others, at several levels."""

from regift.bots.gift_trap.level import LEVELS as STYLES
from regift.bots.gift_trap.level import PLAIN
from regift.bots.gift_trap.player import Player as Rules

__all__ = ["PLAIN", "STYLES", "Rules"]

"""A player of That's Not a Hat that forgets like people, at several levels."""

from regift.bots.not_a_hat.level import LEVELS as STYLES
from regift.bots.not_a_hat.level import PLAIN
from regift.bots.not_a_hat.player import Player as Rules

__all__ = ["PLAIN", "STYLES", "Rules"]

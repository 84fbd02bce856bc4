"""A player of That's Not a Hat that forgets like people, at several levels."""

from regift.bots.not_a_hat.bot import NotAHatBot as GameBot
from regift.bots.not_a_hat.level import DEFAULT_LEVEL
from regift.bots.not_a_hat.level import LEVELS as STYLES

__all__ = ["DEFAULT_LEVEL", "STYLES", "GameBot"]

"""A player of Kung Fu Granny, one that dreams, and one for two seats that has learned by playing."""

from typing import Final

from regift.bots.kung_fu.bot import KungFuBot as GameBot
from regift.bots.kung_fu.style import STYLES
from regift.bots.level_for_some_seats import LevelForSomeSeats

LEVELS_FOR_SOME_SEATS: Final = {
    "learned": LevelForSomeSeats((2,), "numpy", "learned", "regift.bots.kung_fu.learned_bot:LearnedBot")
}

__all__ = ["LEVELS_FOR_SOME_SEATS", "STYLES", "GameBot"]

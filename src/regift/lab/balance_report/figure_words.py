"""Figures as a page writes them: in words of Fluent files, numbers as each language writes them, ready for HTML."""

from html import escape
from pathlib import Path
from typing import Final

from regift.games.action_and_event_wording import GameTranslations
from regift.lab.value_with_interval import Estimate

HERE: Final = Path(__file__).parent
MINUS: Final = "\N{MINUS SIGN}"


class FigureWords:
    """Says figures in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = GameTranslations(HERE, language, str)

    def say(self, key: str, **given: float | str) -> str:
        """Say a message with its variables."""
        return self.words.say(key, given)

    def colon(self, key: str) -> str:
        """Say what stands before a colon, and the colon."""
        space = "\N{NO-BREAK SPACE}" if self.language == "fr" else ""
        return f"{escape(self.say(key))}{space}: "

    def cell(self, value: Estimate | float | None, *, is_share: bool, is_signed: bool) -> str:
        """Write a figure, with its interval below if it has one."""
        if value is None:
            return ""
        if not isinstance(value, Estimate):
            return (
                str(value)
                if isinstance(value, int)
                else escape(self.said(value, is_share=is_share, is_signed=is_signed))
            )
        middle, low, high = (escape(self.said(each, is_share=is_share, is_signed=is_signed)) for each in value)
        return f"{middle}<small>{self.say('range', low=low, high=high)}</small>"

    def said(self, value: float, *, is_share: bool, is_signed: bool) -> str:
        """Say a number; a share as a percentage, the difference of two shares in points."""
        if is_signed:
            scaled = round(value * 100 if is_share else value, 1)
            sign = MINUS if scaled < 0 else "+"
            return sign + self.say("number", value=abs(scaled))
        if is_share:
            return self.say("percent", value=round(value * 100, 1) / 100)
        return self.say("number", value=round(value, 1))

    def whole_percent(self, share: float) -> str:
        """Say a share as a whole percentage."""
        return self.say("whole-percent", value=share)
